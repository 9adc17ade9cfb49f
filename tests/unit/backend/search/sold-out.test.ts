import { expect, it } from 'vitest';
import { search } from '#backend/search/query.ts';
import { ReadModel } from '#backend/search/read-model.ts';
import { fixtureCatalog, fixtureNow } from '#tests/fixtures/catalog.ts';

/** The fixtures' goods of which those options are sold out. */
function shopWithout(isSoldOut: (option: { productId: number; colour: string }) => boolean): ReadModel {
  const catalog = fixtureCatalog();
  const model = ReadModel.fromCatalog(catalog, fixtureNow);
  for (const { id, options } of catalog.products) {
    for (const option of options)
      if (isSoldOut({ productId: id, colour: option.colour })) model.setStock(option.id, {});
  }
  return model;
}

it('[PLP-24] puts what is sold out behind all that can be bought, in the usual order alone', () => {
  const model = shopWithout(({ productId }) => productId === 3);
  const ids = (query: Parameters<typeof search>[1]) => search(model, query, 'vk').products.map(({ id }) => id);
  expect(ids({})).toEqual([1, 2, 9, 7, 8, 5, 6, 4, 3]);
  expect(ids({ sortField: 'price', sortType: 'asc' })[0]).toBe(3);
});

it('[PLP-24] shows a colour that can be bought, and the first where none can', () => {
  const cardOf = (model: ReadModel) =>
    search(model, { path: '/cipok/', options: '1' }, 'vk').products.find(({ id }) => id === 1);
  const [first] = fixtureCatalog().products.find(({ id }) => id === 1)?.colours ?? [];
  const other = cardOf(shopWithout(({ productId, colour }) => productId === 1 && colour === first?.slug));
  // The page without a variant shows the same.
  expect(other?.url).toBe('/p/vento-pacer-3-futocipo-1/');
  expect(other?.colours[0]?.slug).toBe('piros');
  expect(other?.image.path).toBe('/media/pacer-piros-elol');
  expect(other?.options?.some(({ isSoldOut }) => !isSoldOut)).toBe(true);
  const none = cardOf(shopWithout(({ productId }) => productId === 1));
  expect(none).toMatchObject({ url: '/p/vento-pacer-3-futocipo-1/', sizes: [] });
});
