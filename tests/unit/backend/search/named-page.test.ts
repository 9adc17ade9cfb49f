import { describe, expect, it } from 'vitest';
import type { CatalogProduct } from '#backend/catalog/model.ts';
import { ReadModel } from '#backend/search/read-model.ts';
import { search } from '#backend/search/query.ts';
import { fixtureCatalog, fixtureNow } from '#tests/fixtures/catalog.ts';

const [running, cycling, hiking, bottles, shoes] = [1, 4, 6, 31, 11];

const goods: readonly Partial<CatalogProduct>[] = [
  { name: 'Zápor futás kulacs', categoryId: bottles, sportIds: [running, cycling, 5, 6], salesRank: 9000 },
  { name: 'Zápor tempó cipő', categoryId: shoes, sportIds: [running], salesRank: 4000, gender: 'female' },
  { name: 'Zápor cipő futás könyv', categoryId: bottles, sportIds: [cycling], salesRank: 9500, gender: 'female' },
  { name: 'Zápor iram', categoryId: shoes, sportIds: [running], salesRank: 5000, gender: 'male' },
];

/** The fixture's football as other goods, by id from 1 on, in a shop that calls running so in English. */
function shop(english?: string, sold = goods): ReadModel {
  const catalog = fixtureCatalog();
  const [football] = catalog.products.filter(({ id }) => id === 9);
  if (!football) throw new Error('The fixture has no football');
  const products = sold.map((one, at) => ({
    ...football,
    slug: `aru-${at}`,
    ...one,
    id: at + 1,
    options: [{ ...football.options[0]!, id: 100 + at, sku: `SKU-${at}`, ean: String(5_990_000_000_000 + at) }],
  }));
  const sports = catalog.sports.map((sport) =>
    sport.id === running && english ? { ...sport, translations: { en: { name: english } } } : sport,
  );
  return ReadModel.fromCatalog({ ...catalog, products, sports }, fixtureNow);
}

describe('a query that names a list', () => {
  const model = shop();
  const found = (q: string, more = {}) => search(model, { q, ...more }, 'vk').products.map(({ id }) => id);

  it('[PLP-23] begins with the goods of the sport in its order, whatever says its name more often', () => {
    expect(search(model, { path: '/sport/futas/' }, 'vk').products.map(({ id }) => id)).toEqual([4, 2, 1]);
    for (const q of ['futás', 'Futas', 'futást', 'futáshoz']) expect(found(q)).toEqual([4, 2, 1, 3]);
  });

  it('[PLP-23] begins with the goods of the category, in any form of its name and with filters read beside it', () => {
    for (const q of ['cipő', 'cipők', 'cipőt', 'cipo', 'nike cipő']) expect(found(q)).toEqual([4, 2, 3]);
    expect(found('női cipő')).toEqual([2, 3]);
  });

  it('[PLP-23] shows what is in stock before what is not', () => {
    const sold = shop();
    sold.setStock(103, { online: 0 });
    expect(search(sold, { q: 'futás' }, 'vk').products.map(({ id }) => id)).toEqual([2, 4, 1, 3]);
  });

  it('[PLP-23] begins with its goods in a chosen order too, and then goes on with what mentions them', () => {
    const byPrice = { sortField: 'price', sortType: 'asc' } as const;
    expect(found('futás', byPrice)).toEqual([1, 2, 4, 3]);
    expect(found('zápor', byPrice)).toEqual([1, 2, 3, 4]);
  });

  it('[PLP-23] leaves every other query as it is', () => {
    expect(found('zápor')).toEqual([4, 3, 1, 2]);
    expect(found('futás zápor')).toEqual([3, 4, 1, 2]);
  });

  it('[PLP-23] knows a sport by its other names', () => {
    const hiked = shop(undefined, [
      { name: 'Zápor túra cipő', categoryId: shoes, sportIds: [running], salesRank: 9000 },
      { name: 'Zápor kulacs', categoryId: bottles, sportIds: [hiking], salesRank: 10 },
    ]);
    const named = (q: string) => search(hiked, { q }, 'vk').products.map(({ id }) => id);
    expect(named('túrázás')).toEqual([2, 1]);
    expect(named('kirándulást')).toEqual([2, 1]);
  });

  it('[PLP-23] knows a list by its name in another language', () => {
    expect(search(shop('Zápor'), { q: 'zápor' }, 'vk').products.map(({ id }) => id)).toEqual([4, 2, 1, 3]);
  });
});
