import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogProduct } from '#backend/catalog/model.ts';
import { ReadModel } from '#backend/search/read-model.ts';
import { leadingGoods } from '#backend/search/leading-goods.ts';
import { hasBit } from '#backend/search/bitmap.ts';
import { search } from '#backend/search/query.ts';
import { limits } from '#lib/contract/limits.ts';
import { fixtureCatalog, fixtureNow } from '#tests/fixtures/catalog.ts';
import { someCatalog } from './catalog-arbitrary.ts';

type Goods = Pick<CatalogProduct, 'categoryId' | 'sportIds' | 'salesRank'> & Partial<Pick<CatalogProduct, 'gender'>>;

/** Pieces of the fixture's football, in the categories and sports given, by id from 1 on. */
function shopOf(goods: readonly Goods[]): ReadModel {
  const catalog = fixtureCatalog();
  const [football] = catalog.products.filter(({ id }) => id === 9);
  if (!football) throw new Error('The fixture has no football');
  const [option] = football.options;
  const products = goods.map((one, at) => ({
    ...football,
    ...one,
    id: at + 1,
    options: [{ ...option!, id: 100 + at, sku: `SKU-${at}`, ean: String(5_990_000_000_000 + at) }],
  }));
  return ReadModel.fromCatalog({ ...catalog, products }, fixtureNow);
}

const listed = (model: ReadModel, path: string, more = {}) =>
  search(model, { path, ...more }, 'vk').products.map(({ id }) => id);

const [running, cycling, bottles, shoes, bicycles, balls] = [1, 4, 31, 11, 33, 36];

describe('the usual order of a sport', () => {
  const goods = [
    { categoryId: bottles, sportIds: [running, cycling, 5, 6], salesRank: 9000 },
    { categoryId: shoes, sportIds: [running], salesRank: 4000 },
    { categoryId: bicycles, sportIds: [cycling], salesRank: 3000 },
    { categoryId: shoes, sportIds: [running], salesRank: 5000 },
    { categoryId: bicycles, sportIds: [cycling], salesRank: 3500 },
  ];

  it('[PLP-23] begins with the kinds that the sport lives by, best-selling first, whatever accessories sell', () => {
    const model = shopOf(goods);
    expect(listed(model, '/sport/futas/')).toEqual([4, 2, 1]);
    expect(listed(model, '/sport/kerekpar/')).toEqual([5, 3, 1]);
  });

  it('[PLP-23] goes on with what else the sport lives by: boots, then balls, then bags', () => {
    const [football, hiking] = [7, 6];
    const model = shopOf([
      { categoryId: bottles, sportIds: [football, running, hiking], salesRank: 9000 },
      { categoryId: balls, sportIds: [football], salesRank: 4000 },
      { categoryId: shoes, sportIds: [football], salesRank: 7000 },
    ]);
    expect(listed(model, '/sport/labdarugas/')).toEqual([3, 2, 1]);
  });

  it('[PLP-23] is none of the orders that a shopper chooses, nor that of other pages', () => {
    const model = shopOf(goods);
    expect(listed(model, '/sport/futas/', { sortField: 'price', sortType: 'asc' })).toEqual([1, 2, 4]);
    expect(listed(model, '/cipok/')).toEqual([4, 2]);
    expect(listed(model, '/felszereles/')).toEqual([1, 5, 3]);
  });

  it('[PLP-23] of all that is for a gender begins with the kinds that are for it alone', () => {
    const model = shopOf([
      { categoryId: bottles, sportIds: [running], salesRank: 9000, gender: 'unisex' },
      { categoryId: shoes, sportIds: [running], salesRank: 4000, gender: 'female' },
      { categoryId: shoes, sportIds: [running], salesRank: 5000, gender: 'female' },
      { categoryId: bicycles, sportIds: [cycling], salesRank: 8000, gender: 'unisex' },
    ]);
    expect(listed(model, '/noi/')).toEqual([3, 2, 1, 4]);
    expect(listed(model, '/noi/', { sortField: 'price', sortType: 'asc' })).toEqual([1, 2, 3, 4]);
  });

  it('[PLP-23] stays through filters, with what they leave', () => {
    const model = shopOf(goods);
    expect(listed(model, '/sport/futas/', { priceMin: 5, priceMax: 6 })).toEqual([4, 2, 1]);
    model.remove(2);
    expect(listed(model, '/sport/futas/', { priceMin: 5, priceMax: 6 })).toEqual([4, 1]);
  });

  it('[PLP-23] shows every product once over the pages of a list', () => {
    const many = Array.from({ length: 2 * limits.pageSize + 5 }, (_, at) => ({
      categoryId: at % 3 === 0 ? bottles : shoes,
      sportIds: [running],
      salesRank: at % 3 === 0 ? 1000 + at : 900 - at,
    }));
    const model = shopOf(many);
    const pages = [1, 2, 3].map((page) => listed(model, '/sport/futas/', { page }));
    expect(pages.map(({ length }) => length)).toEqual([limits.pageSize, limits.pageSize, 5]);
    const leads = (id: number) => many[id - 1]?.categoryId === shoes;
    const inOrder = pages.flat();
    expect(new Set(inOrder).size).toBe(many.length);
    expect(inOrder.map(leads)).toEqual(inOrder.map(leads).toSorted((a, b) => Number(b) - Number(a)));
    for (const half of [true, false]) {
      const ranks = inOrder.filter((id) => leads(id) === half).map((id) => many[id - 1]?.salesRank ?? 0);
      expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
    }
  });

  it('[PLP-23] does not shift with what is sold, and follows goods that come', () => {
    const model = shopOf(goods);
    const leading = () => leadingGoods(model, model.pages.find('/sport/futas/') ?? null);
    const before = leading();
    model.setStock(100, { online: 0 });
    expect(leading()).toEqual(before);
    expect(listed(model, '/sport/futas/')).toEqual([4, 2, 1]);
    for (const id of [2, 4]) model.remove(id);
    expect(listed(model, '/sport/futas/')).toEqual([1]);
    expect(leading().some((group) => hasBit(group, model.documentOf(1) ?? -1))).toBe(true);
  });

  it('[PLP-23] leads with something wherever a sport has goods', () => {
    fc.assert(
      fc.property(someCatalog, (catalog) => {
        const model = ReadModel.fromCatalog(catalog, fixtureNow);
        for (const page of model.pages.all()) {
          const leading = leadingGoods(model, page);
          const isGender = page.subject.kind === 'everything' && page.gender !== null;
          expect(leading.length > 0).toBe(page.subject.kind === 'sport' || isGender);
          const [group] = leading;
          if (!group || page.gender !== null) continue;
          const [first] = search(model, { path: page.path }, 'vk').products;
          expect(hasBit(group, model.documentOf(first?.id ?? 0) ?? -1)).toBe(true);
        }
      }),
      { numRuns: 20 },
    );
  });
});
