import { beforeEach, describe, expect, it } from 'vitest';
import { countOf, PhraseCounts } from '#backend/search/phrase-counts.ts';
import { ReadModel } from '#backend/search/read-model.ts';
import { productsByQuery } from '#backend/search/suggest.ts';
import { search } from '#backend/search/query.ts';
import { fixtureCatalog, fixtureNow } from '#tests/fixtures/catalog.ts';

let model: ReadModel;
let time = 0;
beforeEach(() => {
  model = ReadModel.fromCatalog(fixtureCatalog(), fixtureNow);
  time = 0;
});

/** Counts on a clock on which each phrase takes a millisecond. */
const counts = () => new PhraseCounts({ model: () => model, rest: () => Promise.resolve(), clock: () => (time += 1) });
const settle = async (counter: PhraseCounts) => {
  for (let round = 0; round < 300; round += 1) await Promise.resolve();
  return counter.phrases();
};

describe('the phrases of the search box', () => {
  it('[SRCH-03] carry what a search for them finds, and leave out those that find nothing', async () => {
    const found = await counts().phrases();
    expect(found.length).toBeGreaterThan(5);
    for (const { phrase, count } of found) {
      const { total, direct } = search(model, { q: phrase }, 'vk');
      if (direct === null) expect([phrase, count]).toEqual([phrase, total]);
      expect(count).toBeGreaterThan(0);
    }
    model.catalog.phrases.push({ phrase: 'xylofon', weight: 9000 });
    model.catalog.phrases.push({ phrase: 'nike futócipő', weight: 9000 });
    const named = (await counts().phrases()).map(({ phrase }) => phrase);
    expect(named).not.toContain('xylofon');
    expect(named).not.toContain('nike futócipő');
  });

  it('[SRCH-03] count anew once products changed, and keep the last numbers until then', async () => {
    const counter = counts();
    const countIn = (all: Awaited<ReturnType<PhraseCounts['phrases']>>) =>
      all.find(({ phrase }) => phrase === 'Vento')?.count;
    const before = countIn(await counter.phrases());
    model.remove(model.at(productsOf('Vento')[0] ?? 0).id);
    expect(countIn(await counter.phrases())).toBe(before);
    time += 1_000_000;
    await counter.phrases();
    expect(countIn(await settle(counter))).toBe((before ?? 0) - 1);
  });

  it('[SRCH-03] count a brand by its page, to which its name leads', () => {
    expect(countOf(model, 'Vento')).toBe(productsOf('Vento').length);
  });
});

/** Documents of a brand. */
function productsOf(brand: string): number[] {
  return Array.from({ length: model.documents.length }, (_, document) => document).filter(
    (document) => model.brands.get(model.at(document).brand)?.name === brand,
  );
}

describe('products of two letters', () => {
  it('[SRCH-02] are those of kinds and names that begin so', () => {
    const names = productsByQuery(model, 'ku').map(({ name }) => name);
    expect(names.some((name) => name.includes('kulacs'))).toBe(true);
    expect(productsByQuery(model, 'k')).toEqual([]);
  });
});
