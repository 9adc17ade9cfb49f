import { describe, expect, it } from 'vitest';
import { productPage } from '#backend/search/product-page.ts';
import { ReadModel } from '#backend/search/read-model.ts';
import { fixtureCatalog, fixtureNow } from '#tests/fixtures/catalog.ts';

describe('what goes with a product', () => {
  it('[PDP-10] shows no two that go with it of one category that look alike, by colour or by picture', () => {
    const catalog = fixtureCatalog();
    const goggles = catalog.products.find(({ id }) => id === 8)!;
    const [red] = goggles.colours;
    const helmet = catalog.products.find(({ id }) => id === 7)!;
    const twin = (id: number, look: Partial<typeof red>) => ({
      ...goggles,
      id,
      slug: `paros-${id}`,
      colours: [{ ...red!, ...look }],
      options: [{ ...goggles.options[0]!, id: id * 1000, sku: `PAROS-${id}`, ean: String(5_990_000_100_000 + id) }],
    });
    const { images } = helmet.colours[0]!;
    const twins = [twin(90, { images }), twin(91, { family: 'zöld' }), twin(92, { images, family: 'kék' })];
    const others = ReadModel.fromCatalog({ ...catalog, products: [...catalog.products, ...twins] }, fixtureNow);
    const product = catalog.products.find(({ id }) => id === 1)!;
    const brand = catalog.brands.find(({ slug }) => slug === product.brand)!;
    const shown = (relatedIds: number[]) =>
      productPage(
        others,
        { product: { ...product, relatedIds }, brand, sets: [], goods: new Map() },
        'vk',
        fixtureNow,
      )?.related.map(({ id }) => id);
    expect(shown([8, 90, 91, 92, 2])).toEqual([8, 2, 92]);
    expect(shown([91, 90, 2])).toEqual([91, 2, 90]);
  });

  it('[PDP-10] shows nothing with it that is sold out', () => {
    const catalog = fixtureCatalog();
    const model = ReadModel.fromCatalog(catalog, fixtureNow);
    const product = { ...catalog.products.find(({ id }) => id === 1)!, relatedIds: [8, 2] };
    const brand = catalog.brands.find(({ slug }) => slug === product.brand)!;
    const shown = () =>
      productPage(model, { product, brand, sets: [], goods: new Map() }, 'vk', fixtureNow)?.related.map(({ id }) => id);
    expect(shown()).toEqual([8, 2]);
    for (const { id } of catalog.products.find(({ id }) => id === 8)!.options) model.setStock(id, {});
    expect(shown()).toEqual([2]);
  });
});
