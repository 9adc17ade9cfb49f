import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateCatalog } from '#demo/catalog/index.ts';
import { fixtureNow } from '#tests/fixtures/catalog.ts';
import { startTestApi, type TestApi } from './harness.ts';
import { readGold, recallAt10, rightProducts, type GoldQuery } from './search-gold/score.ts';

interface Score {
  query: string;
  recall: number;
  /** Where the answer led to, and where it should have. */
  direct: { was: string | null; expected: string | null };
}

interface Answer {
  products: { id: number }[];
  direct?: string | null;
}

const parts = [
  { name: 'first', atLeast: 0.95 },
  { name: 'unseen', atLeast: 0.9 },
]
  .map((part) => ({ ...part, file: join(import.meta.dirname, 'search-gold', `${part.name}.json`) }))
  .filter(({ file }) => existsSync(file));

const catalog = generateCatalog({ seed: 2735, products: 3000, now: fixtureNow });

async function score(api: TestApi, { query, expect: expectation, direct = null }: GoldQuery): Promise<Score> {
  const { status, data } = await api.call<Answer>('GET', `/api/v1/search/?q=${encodeURIComponent(query)}`);
  if (status !== 200) throw new Error(`"${query}" was answered with ${status}`);
  const recall = recallAt10(
    data.products.map(({ id }) => id),
    rightProducts(catalog, expectation),
  );
  return { query, recall, direct: { was: data.direct ?? null, expected: direct } };
}

const wrongDirectHits = (scores: readonly Score[]) =>
  scores
    .filter(({ direct: { was, expected } }) => was !== expected)
    .map(({ query, direct: { was, expected } }) => `${query}: ${was} instead of ${expected}`);

function report(name: string, scores: readonly Score[], mean: number): string {
  const worst = scores.toSorted((a, b) => a.recall - b.recall).slice(0, 10);
  const wrong = wrongDirectHits(scores);
  return [
    `${name}: recall at 10 ${mean.toFixed(3)} of ${scores.length} queries`,
    ...worst.map(({ query, recall }) => `  ${recall.toFixed(2)}  ${query}`),
    `  wrong direct hits: ${wrong.length}`,
    ...wrong.map((line) => `    ${line}`),
  ].join('\n');
}

describe('search of the demo catalog by gold queries', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ catalog });
  });
  afterAll(() => api.close());

  it.each(parts)('$name: the first ten products are right', { timeout: 120_000 }, async ({ name, atLeast, file }) => {
    const scores: Score[] = [];
    for (const gold of readGold(file)) scores.push(await score(api, gold));
    const mean = scores.reduce((sum, { recall }) => sum + recall, 0) / scores.length;
    console.log(report(name, scores, mean));
    expect.soft(mean).toBeGreaterThanOrEqual(atLeast);
    expect.soft(wrongDirectHits(scores)).toEqual([]);
  });
});

describe('the gold queries', () => {
  it.each(parts)('$name: each is asked once, and the catalog can answer it', ({ file }) => {
    const gold = readGold(file);
    expect(new Set(gold.map(({ query }) => query)).size).toBe(gold.length);
    expect(gold.filter(({ expect: expectation }) => rightProducts(catalog, expectation).size === 0)).toEqual([]);
  });
});

describe('the score', () => {
  it('counts a product as right by all keys and any value of each', () => {
    const right = rightProducts(catalog, {
      categories: ['cipok/szandalok', 'cipok/futocipok'],
      brands: ['lendulet', 'talpas'],
      genders: ['female'],
      colours: ['türkiz'],
      sports: ['kemping'],
      nameContains: ['TURASZANDAL', 'hálózsák'],
    });
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

  it('takes a category by whole slugs with all below it', () => {
    const [shoes] = catalog.categories.filter(({ slug }) => slug === 'cipok');
    const categories = [...catalog.categories, { ...shoes!, id: 999_999, parentId: shoes!.id, slug: 'futo' }];
    const none = rightProducts({ ...catalog, categories }, { categories: ['cipok/futo'] });
    const below = rightProducts(catalog, { categories: ['cipok/futocipok'] });
    const leaves = rightProducts(catalog, {
      categories: ['cipok/futocipok/mindennapi-futocipok', 'cipok/futocipok/versenycipok'],
    });
    expect(none.size).toBe(0);
    expect(below).toEqual(leaves);
  });

  it('takes a sport or a sub-sport', () => {
    const withSport = (slug: string) => {
      const sportId = catalog.sports.find((sport) => sport.slug === slug)?.id ?? 0;
      return new Set(catalog.products.filter(({ sportIds }) => sportIds.includes(sportId)).map(({ id }) => id));
    };
    expect(rightProducts(catalog, { sports: ['mtb'] })).toEqual(withSport('mtb'));
    expect(rightProducts(catalog, { sports: ['kerekpar', 'joga'] })).toEqual(
      withSport('kerekpar').union(withSport('joga')),
    );
  });

  it.each([
    ['categories', 'cip'],
    ['brands', 'acme'],
    ['sports', 'golf'],
    ['colours', 'kockás'],
  ])('refuses %s that the catalog does not know', (key, word) => {
    expect(() => rightProducts(catalog, { [key]: [word] })).toThrow(`${key}: not in the catalog: ${word}`);
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
