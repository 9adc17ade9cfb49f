import { beforeAll, describe, expect, it } from 'vitest';
import { generateCatalog } from '#demo/catalog/index.ts';
import { bits, fullBitmap } from '#backend/search/bitmap.ts';
import { QueryRun } from '#backend/search/query-run.ts';
import { search } from '#backend/search/query.ts';
import { ReadModel } from '#backend/search/read-model.ts';
import { TextIndex } from '#backend/search/text-index.ts';
import { fixtureNow } from '#tests/fixtures/catalog.ts';

const boundless = { expressions: Infinity, nears: Infinity };
let model: ReadModel;

beforeAll(() => {
  model = ReadModel.fromCatalog(generateCatalog({ seed: 2735, products: 600, now: fixtureNow }), fixtureNow);
});

/** Answers a query, and tells how often words were matched and others like them were looked for. */
function counted(q: string, limits?: ConstructorParameters<typeof QueryRun>[0]) {
  const run = new QueryRun(limits);
  const { total, products, corrected, relaxations } = search(model, { q }, 'vk', null, run);
  return { run, answer: { total, products: products.map(({ id }) => id), corrected, relaxations } };
}

describe('a query of five mistyped words', () => {
  const dear = [
    'turqbkkancs vízállü hátizsxkom kulqcsokk sapjkákat',
    'futóvcipő sátorr hálószák teljmeszelő kerlkpáros',
    'női vízállü hátizsxkom kulqcsokk 42-es sapjkákat',
    'akciós gyerek turqbkkancs kulqcsokk sapjkákat 38',
    'qwrtzpsd fghjklqx yxcvbnmq poiuztrw lkjhgfds',
  ];

  it.each(dear)('is matched a bounded number of times: %s', (q) => {
    const { run } = counted(q);
    expect(run.expressions).toBeLessThanOrEqual(120);
    expect(run.nears).toBeLessThanOrEqual(60);
  });

  it('asks for less than one that may ask for all, and is answered the same each time', () => {
    const [q = ''] = dear;
    const tight = { expressions: 10, nears: 4 };
    const [once, again, all] = [counted(q, tight), counted(q, tight), counted(q, boundless)];
    expect(once.run.expressions).toBeLessThan(all.run.expressions);
    expect(once.run.nears).toBe(4);
    expect(again).toEqual(once);
  });

  it('is sought once, however often its readings and suggestions ask for the same', () => {
    const { run } = counted('qwrtzpsd fghjklqx yxcvbnmq poiuztrw lkjhgfds', boundless);
    // Each word, in the middle and at the end of a list.
    expect(run.expressions).toBeLessThanOrEqual(10);
  });

  it('is corrected as a whole, where four words and more are mistyped', () => {
    const index = new TextIndex();
    index.add(0, { name: ['bakancs hátizsák kesztyű kulacs'] });
    index.add(1, { name: ['bakancs'] });
    const hits = index.search('bajancs hátizszk kestyű kulcacs', { live: fullBitmap(2), size: 2 });
    expect(hits?.corrected).toBe('bakancs hátizsák kesztyű kulacs');
    expect([...bits(hits?.documents ?? fullBitmap(0))]).toEqual([0]);
  });
});

describe('a query that a shopper types', () => {
  it.each(['futócipő', 'futócipö női 38', 'vízáló túrabakancs', 'gyerek sapka kék', 'hátizák', 'mosógép'])(
    '%s is answered as if there were no bound',
    (q) => {
      expect(counted(q).answer).toEqual(counted(q, boundless).answer);
    },
  );
});
