import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { money } from '#lib/contract/money.ts';
import type { CatalogProduct } from '#backend/catalog/model.ts';
import { loadFilterValueIds } from '#backend/db/filter-values.ts';
import { up as giveFilterValueIds } from '#backend/db/migrations/0002-filter-values.ts';
import { deleteProducts, saveProducts } from '#backend/db/product-writer.ts';
import { saveBrands, saveCategories, saveSports, saveShops } from '#backend/db/structure-writer.ts';
import { fixtureCatalog, fixtureNow, fixtureOptions as options } from '#tests/fixtures/catalog.ts';
import { startTestApi, type TestApi } from './harness.ts';
import { product, write } from './other-process.ts';

let api: TestApi;

beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

describe('what writers note', () => {
  it('is just what differs', async () => {
    const { products, brands, categories, sports, shops } = fixtureCatalog();
    const save = (changed: CatalogProduct[]) =>
      write(api, (transaction) => saveProducts(transaction, changed, api.clock.now));
    expect(await save(products)).toEqual([]);
    expect(
      await write(api, async (transaction) => [
        ...(await saveBrands(transaction, brands)),
        ...(await saveCategories(transaction, categories)),
        ...(await saveSports(transaction, sports)),
        ...(await saveShops(transaction, shops)),
      ]),
    ).toEqual([]);
    products[0]!.options[1]!.stock.online = 77;
    products[1]!.priceLog.push({ at: fixtureNow.toISOString(), role: 'vk', price: money(1234) });
    products[2]!.name = 'Áramlat kulacs';
    products[3]!.options[0]!.stock = {};
    expect(await save(products)).toEqual([
      { kind: 'stock', entityId: options.shoe },
      { kind: 'price', entityId: 2 },
      { kind: 'product', entityId: 3 },
      { kind: 'stock', entityId: options.treadmill },
    ]);
    expect(await api.stock(options.shoe)).toBe(77);
    expect(await api.stock(options.treadmill)).toBe(0);
    expect(await save(products)).toEqual([]);
  });

  it('keeps the price log: the past stays, and what was settled for later can be withdrawn', async () => {
    const later = { at: new Date(fixtureNow.getTime() + 1000).toISOString(), role: 'vk' as const, price: money(99) };
    const shirt = await product(api, 2);
    const past = [...shirt.priceLog];
    const save = (priceLog: CatalogProduct['priceLog']) =>
      write(api, (transaction) => saveProducts(transaction, [{ ...shirt, priceLog }], api.clock.now));
    expect(await save([later])).toEqual([{ kind: 'price', entityId: 2 }]);
    expect((await product(api, 2)).priceLog).toEqual([...past, later]);
    expect(await save([])).toEqual([{ kind: 'price', entityId: 2 }]);
    expect((await product(api, 2)).priceLog).toEqual(past);
    await expect(save([{ ...past[0]!, price: money(1) }])).rejects.toThrow('Product 2: the vk price of');
  });

  it('gives every value of a filter an id of its own, for good, whoever stores it', async () => {
    const named = async (id: number, size: string): Promise<CatalogProduct> => {
      const copy = await product(api, 3, { id, slug: `kulacs-${id}`, sizes: [size] });
      return { ...copy, options: [{ ...copy.options[0]!, id: id * 100, size }] };
    };
    const sizes = Array.from({ length: 8 }, (_, at) => `${at + 1} l`);
    const added = await Promise.all(sizes.map((size, at) => named(300 + at, size)));
    const before = await loadFilterValueIds(api.db);
    await Promise.all(added.map((one) => write(api, (transaction) => saveProducts(transaction, [one], api.clock.now))));
    const after = await loadFilterValueIds(api.db);
    expect(new Set(sizes.map((size) => after.find('GENERAL_Size', size))).size).toBe(sizes.length);
    expect(after.find('GENERAL_Size', '42')).toBe(before.find('GENERAL_Size', '42'));
    await write(api, (transaction) =>
      deleteProducts(
        transaction,
        added.map(({ id }) => id),
      ),
    );
    expect((await loadFilterValueIds(api.db)).find('GENERAL_Size', '3 l')).toBe(after.find('GENERAL_Size', '3 l'));
  });

  it('keeps the ids that a database of the first version showed', async () => {
    const stored = () => api.db.selectFrom('filter_value').selectAll().orderBy('id').execute();
    const before = await stored();
    expect(before.slice(0, 3).map(({ id, key }) => [id, key])).toEqual([
      [10_001, 'vento'],
      [10_002, 'norra'],
      [10_003, 'tarn'],
    ]);
    await api.db.schema.dropTable('filter_value').execute();
    await giveFilterValueIds(api.db as never);
    expect(await stored()).toEqual(before);
  });
});
