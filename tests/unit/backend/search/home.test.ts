import { describe, expect, it } from 'vitest';
import { homePage } from '#backend/search/home.ts';
import { ReadModel } from '#backend/search/read-model.ts';
import { fixtureCatalog, fixtureNow } from '#tests/fixtures/catalog.ts';

describe('the figures under a banner', () => {
  it('[RT-06] count the whole shop, not what the banner leads to', () => {
    const catalog = fixtureCatalog();
    const [product] = catalog.products;
    if (!product) throw new Error('The fixture has no product');
    const products = Array.from({ length: 1204 }, (_, at) => ({
      ...product,
      id: product.id + at,
      slug: `${product.slug}-${at}`,
    }));
    const [part] = ReadModel.fromCatalog(catalog, fixtureNow).pages.all();
    const banner = {
      title: 'Futás',
      highlight: 'Futás',
      text: '',
      image: { name: 'shoe', alt: '' },
      links: [{ name: 'Futás', path: part?.path ?? '' }],
      tone: 'mist' as const,
    };
    const { banners } = homePage(ReadModel.fromCatalog({ ...catalog, products, banners: [banner] }, fixtureNow));
    expect(banners[0]?.score).toEqual([
      { value: '1\u00A0204', label: 'termék' },
      { value: String(catalog.shops.length), label: 'áruház' },
      { value: String(catalog.brands.length), label: 'márka' },
    ]);
  });
});

describe('the rows of the home page', () => {
  it('[ADR-0138] are of the categories in a shop of one brand without banners, offers and novelties', () => {
    const catalog = fixtureCatalog();
    const [brand] = catalog.brands;
    if (!brand) throw new Error('The fixture has no brand');
    const products = catalog.products.map((product) => ({
      ...product,
      brand: brand.slug,
      sportIds: [],
      addedAt: '2020-01-01T00:00:00.000Z',
      priceLog: product.priceLog.slice(0, 1),
      refurbished: false,
      refurbishment: null,
    }));
    const shop = { ...catalog, brands: [brand], banners: [], sports: [], products };
    const { banners, rows, sports } = homePage(ReadModel.fromCatalog(shop, fixtureNow));
    expect([banners, sports]).toEqual([[], []]);
    expect(rows.map(({ title, url }) => [title, url])).toEqual([
      ['Cipők', '/cipok/'],
      ['Ruházat', '/ruhazat/'],
    ]);
    const sets = { ...shop, products: products.map((product) => ({ ...product, categoryId: 11 })) };
    expect(homePage(ReadModel.fromCatalog(sets, fixtureNow)).rows[0]?.products).toHaveLength(8);
  });
});

describe('what is sold out', () => {
  it('[RT-06] [PLP-24] stands in no row of the home page', () => {
    const model = ReadModel.fromCatalog(fixtureCatalog(), fixtureNow);
    const [row] = homePage(model).rows;
    const [first] = row?.products ?? [];
    if (!row || !first) throw new Error('The fixture has no row');
    const sold = fixtureCatalog().products.find(({ id }) => id === first.id);
    for (const { id } of sold?.options ?? []) model.setStock(id, {});
    const ids = homePage(model).rows.flatMap(({ products }) => products.map(({ id }) => id));
    expect(ids).not.toContain(first.id);
  });
});

describe('the sports of the home page', () => {
  it('[RT-06] show what is for them more than for others, and no picture twice', () => {
    const catalog = fixtureCatalog();
    const goods: Record<number, { categoryId: number; sportIds: number[]; salesRank: number }> = {
      1: { categoryId: 11, sportIds: [1, 3], salesRank: 9 },
      2: { categoryId: 21, sportIds: [1], salesRank: 8 },
    };
    const products = catalog.products.map((product) => ({ ...product, sportIds: [], ...goods[product.id] }));
    const { sports } = homePage(ReadModel.fromCatalog({ ...catalog, products }, fixtureNow));
    const pictureOf = (id: number) => products.find((product) => product.id === id)?.colours[0]?.images[0]?.name;
    expect(sports.map(({ url, image }) => [url, image.path])).toEqual([
      ['/sport/futas/', `/media/${pictureOf(2)}`],
      ['/sport/si/', `/media/${pictureOf(1)}`],
    ]);
  });
});
