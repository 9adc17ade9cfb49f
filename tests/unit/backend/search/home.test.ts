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
