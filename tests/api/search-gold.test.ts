import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveContent } from '#backend/content/storage.ts';
import { generateCatalog } from '#demo/catalog/index.ts';
import { generateContent } from '#demo/content/index.ts';
import { demoProducts, demoSeed } from '#demo/records.ts';
import { fixtureNow } from '#tests/fixtures/catalog.ts';
import { version } from '../../package.json' with { type: 'json' };
import { startTestApi, type TestApi } from './harness.ts';
import {
  failing,
  judge,
  judgeAll,
  meanRecall,
  tableByClass,
  wrongDirectHits,
  type Court,
  type JudgedAnswer,
} from './search-gold/judge.ts';
import { isUnseen, readGold, recallAt10, dataRows, rightProducts, type GoldQuery } from './search-gold/score.ts';

const file = join(import.meta.dirname, 'search-gold', 'queries.json');
const classes = readGold(file);
const catalog = generateCatalog({ seed: demoSeed, products: demoProducts, now: fixtureNow });
const court: Court = { catalog, now: fixtureNow, version };

/** What is reached, of which nothing is given away again. */
const reached = { seen: 0.99, unseen: 0.96, wrongFirstFives: 0, wrongDirectHits: 0 };

describe('search of the demo catalog by gold queries', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ catalog });
    await saveContent(api.db, generateContent(catalog, fixtureNow), fixtureNow);
  });
  afterAll(() => api.close());

  const ask = async (query: string): Promise<JudgedAnswer> => {
    const { status, data } = await api.call<JudgedAnswer>('GET', `/api/v1/search/?q=${encodeURIComponent(query)}`);
    if (status !== 200) throw new Error(`"${query}" was answered with ${status}`);
    return data;
  };

  it('finds what is meant, and says what the shop does not have', { timeout: 120_000 }, async () => {
    const all = await judgeAll(court, classes, ask);
    console.log(tableByClass(all));
    expect.soft(meanRecall(all.filter((one) => !one.isUnseen))).toBeGreaterThanOrEqual(reached.seen);
    expect.soft(meanRecall(all.filter((one) => one.isUnseen))).toBeGreaterThanOrEqual(reached.unseen);
    expect.soft(all.filter((one) => one.isWrongFirstFive).length).toBeLessThanOrEqual(reached.wrongFirstFives);
    expect.soft(wrongDirectHits(all).length).toBeLessThanOrEqual(reached.wrongDirectHits);
  });
});

describe('the gold queries', () => {
  const all = Object.values(classes).flat();

  it('are each asked once, and the catalog can answer them', () => {
    expect(new Set(all.map(({ query }) => query)).size).toBe(all.length);
    const unanswerable = all.filter(
      ({ expect: expectation }) => expectation && rightProducts(catalog, expectation, fixtureNow).size === 0,
    );
    expect(unanswerable.map(({ query }) => query)).toEqual([]);
  });

  it('are held aside by a third, each release another one', () => {
    const aside = (release: string) => all.filter(({ query }) => isUnseen(query, release)).map(({ query }) => query);
    const [now, next] = [aside('1.0.0'), aside('1.1.0')];
    for (const part of [now, next]) {
      expect(part.length / all.length).toBeGreaterThan(0.27);
      expect(part.length / all.length).toBeLessThan(0.4);
    }
    expect(aside('1.0.0')).toEqual(now);
    expect(next.filter((query) => now.includes(query)).length).toBeLessThan(now.length / 2);
  });
});

describe('the judge', () => {
  const silent: JudgedAnswer = {
    products: [],
    total: 0,
    corrected: null,
    understood: null,
    notSold: null,
    leftOut: [],
    answers: [],
    direct: null,
  };
  const shoes = catalog.products
    .filter(({ name }) => name.includes('futócipő'))
    .slice(0, 10)
    .map(({ id }) => ({ id }));
  const verdict = (gold: Omit<GoldQuery, 'query'>, answer: Partial<JudgedAnswer>) => {
    const { recall, isWrongFirstFive } = judge(court, 'class', { query: 'x', ...gold }, { ...silent, ...answer });
    return { recall, isWrongFirstFive };
  };
  const nearest = null;

  it('takes goods that were not meant for wrong, unless the answer says that the shop has none', () => {
    const gold = { notSold: 'goods' as const };
    expect(verdict(gold, { products: shoes })).toEqual({ recall: 0, isWrongFirstFive: true });
    expect(verdict(gold, {})).toEqual({ recall: 0, isWrongFirstFive: false });
    const said = { word: 'x', kind: 'goods' as const, nearest };
    expect(verdict(gold, { products: shoes, notSold: said })).toEqual({ recall: 1, isWrongFirstFive: false });
    const asBrand = { ...said, kind: 'brand' as const };
    expect(verdict(gold, { notSold: asBrand })).toEqual({ recall: 0, isWrongFirstFive: false });
  });

  it('holds what comes near against the expectation', () => {
    const notSold = { word: 'x', kind: 'brand' as const, nearest };
    const gold = { notSold: 'brand' as const, expect: { categories: ['cipok'] } };
    expect(verdict(gold, { notSold, products: shoes }).recall).toBe(1);
    expect(verdict(gold, { notSold }).recall).toBe(0);
  });

  it('wants the page that is meant among the answers', () => {
    const page = { kind: 'page', title: 'x', text: '', url: '/static/visszakuldes/' };
    expect(verdict({ answer: 'visszakuldes' }, { answers: [page] }).recall).toBe(1);
    expect(verdict({ answer: 'gyik' }, { answers: [page], products: shoes })).toEqual({
      recall: 0,
      isWrongFirstFive: false,
    });
    expect(verdict({ answer: 'gyik' }, { products: shoes }).isWrongFirstFive).toBe(true);
  });

  it('wants an order and words left out to be said', () => {
    const expected = { categories: ['cipok'] };
    const sorting = { field: 'price', type: 'asc', without: '' } as const;
    const understood = { query: 'x', filters: [], sorting };
    expect(verdict({ expect: expected, sorting: 'asc' }, { products: shoes, understood }).recall).toBe(1);
    expect(verdict({ expect: expected, sorting: 'desc' }, { products: shoes, understood }).recall).toBe(0);
    const leftOut = ['Selyem'];
    expect(verdict({ expect: expected, leftOut: ['selyem'] }, { products: shoes, leftOut }).recall).toBe(1);
    const corrected = { query: 'futócipő', applied: true, total: 10 };
    expect(verdict({ expect: expected, leftOut: ['selyem'] }, { products: shoes, corrected }).recall).toBe(1);
    expect(verdict({ expect: expected, leftOut: ['selyem'] }, { products: shoes }).recall).toBe(0);
  });

  it('names the queries that are seen alone', () => {
    const all = ['a', 'b'].map((query, at) => ({
      query,
      class: 'words',
      isUnseen: at === 1,
      recall: 0,
      isWrongFirstFive: false,
      direct: { was: null, expected: null },
    }));
    expect(failing(all)).toBe('## words\n0.00  a');
    expect(tableByClass(all)).toContain('seen 0.000 of   1   unseen 0.000 of   1');
  });
});

describe('the score', () => {
  it('counts a product as right by all keys and any value of each', () => {
    const right = rightProducts(
      catalog,
      {
        categories: ['cipok/szandalok', 'cipok/futocipok'],
        brands: ['lendulet', 'talpas'],
        genders: ['female'],
        colours: ['türkiz'],
        sports: ['kemping'],
        nameContains: ['TURASZANDAL', 'hálózsák'],
      },
      fixtureNow,
    );
    const byHand = catalog.products.filter(
      ({ brand, gender, name, colours }) =>
        ['lendulet', 'talpas'].includes(brand) &&
        gender === 'female' &&
        name.includes('túraszandál') &&
        colours.some(({ family }) => family === 'türkiz'),
    );
    expect(byHand.length).toBeGreaterThan(0);
    expect(right).toEqual(new Set(byHand.map(({ id }) => id)));
  });

  it('takes sizes that can be bought in a right colour, rows of the data and bounds of the price', () => {
    const asked = {
      sizes: ['42'],
      colours: ['kék'],
      attributes: { 'Drop (talpesés)': ['8 mm'] },
      price: { max: 30_000 },
    };
    const right = rightProducts(catalog, asked, fixtureNow);
    const byHand = catalog.products.filter(({ options, colours, facts, attributes, priceLog }) => {
      const blue = colours.filter(({ family }) => family === 'kék').map(({ slug }) => slug);
      const buyable = options.filter(({ stock }) => Object.values(stock).some((pieces) => pieces > 0));
      const paid = priceLog.filter(({ role, at }) => role === 'vk' && new Date(at) <= fixtureNow).at(-1)?.price ?? 0;
      return (
        buyable.some(({ colour, size }) => size === '42' && blue.includes(colour)) &&
        dataRows({ facts, attributes }).some(({ name, value }) => name === 'Drop (talpesés)' && value === '8 mm') &&
        paid <= 30_000
      );
    });
    expect(byHand.length).toBeGreaterThan(0);
    expect(right).toEqual(new Set(byHand.map(({ id }) => id)));
  });

  it('takes a category by whole slugs with all below it', () => {
    const [shoes] = catalog.categories.filter(({ slug }) => slug === 'cipok');
    const categories = [...catalog.categories, { ...shoes!, id: 999_999, parentId: shoes!.id, slug: 'futo' }];
    const none = rightProducts({ ...catalog, categories }, { categories: ['cipok/futo'] }, fixtureNow);
    const below = rightProducts(catalog, { categories: ['cipok/futocipok'] }, fixtureNow);
    const leaves = rightProducts(
      catalog,
      {
        categories: ['cipok/futocipok/mindennapi-futocipok', 'cipok/futocipok/versenycipok'],
      },
      fixtureNow,
    );
    expect(none.size).toBe(0);
    expect(below).toEqual(leaves);
  });

  it('takes a sport or a sub-sport', () => {
    const withSport = (slug: string) => {
      const sportId = catalog.sports.find((sport) => sport.slug === slug)?.id ?? 0;
      return new Set(catalog.products.filter(({ sportIds }) => sportIds.includes(sportId)).map(({ id }) => id));
    };
    expect(rightProducts(catalog, { sports: ['mtb'] }, fixtureNow)).toEqual(withSport('mtb'));
    expect(rightProducts(catalog, { sports: ['kerekpar', 'joga'] }, fixtureNow)).toEqual(
      withSport('kerekpar').union(withSport('joga')),
    );
  });

  it.each([
    ['categories', 'cip'],
    ['brands', 'acme'],
    ['sports', 'golf'],
    ['colours', 'kockás'],
  ])('refuses %s that the catalog does not know', (key, word) => {
    expect(() => rightProducts(catalog, { [key]: [word] }, fixtureNow)).toThrow(`${key}: not in the catalog: ${word}`);
  });

  it('is 1 where the first ten are right or all the right ones are among them, whatever follows', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(ids, ids, (right, rest) => {
        const wrong = rest.filter((id) => !right.includes(id));
        expect(recallAt10([...right, ...wrong], new Set(right))).toBe(1);
        expect(recallAt10(wrong, new Set(right))).toBe(0);
      }),
    );
    expect(recallAt10([1, 9, 2, 2], new Set([1, 2, 3, 4]))).toBe(0.5);
    expect(recallAt10([9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 1], new Set([1]))).toBe(0);
    expect(() => recallAt10([1], new Set())).toThrow(RangeError);
  });
});
