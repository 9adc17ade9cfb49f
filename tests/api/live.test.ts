import { sql, type Transaction } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CatalogueProduct } from '#backend/catalogue/model.ts';
import { changesAfter, latestChange, noteChanges, type Change } from '#backend/db/changes.ts';
import { loadFilterValueIds } from '#backend/db/filter-values.ts';
import { up as giveFilterValueIds } from '#backend/db/migrations/0002-filter-values.ts';
import { openReader } from '#backend/db/open.ts';
import { PostgresWakeUp } from '#backend/db/postgres-wake-up.ts';
import { deleteProducts, savePrices, saveProducts, saveStock } from '#backend/db/product-writer.ts';
import { loadProducts } from '#backend/db/products.ts';
import type { Database } from '#backend/db/schema.ts';
import { saveBanners, saveBrands, saveCategories, saveSports, saveStores } from '#backend/db/structure-writer.ts';
import { inTransaction } from '#backend/db/transaction.ts';
import { LiveCatalogue } from '#backend/live/catalogue.ts';
import type { SearchQuery } from '#backend/search/choice.ts';
import { search } from '#backend/search/query.ts';
import type { Cart } from '#lib/contract/cart.ts';
import { stockSchema } from '#lib/contract/product.ts';
import type { SearchAnswer } from '#lib/contract/search.ts';
import { fixtureCatalogue, fixtureNow, fixtureOptions as options, fixtureStores } from '#tests/fixtures/catalogue.ts';
import { isOverPostgres } from '#tests/databases/test-database.ts';
import { startTestApi, type TestApi } from './harness.ts';

let api: TestApi;
/** The model of another process over the same database. */
let other: LiveCatalogue;
const problems: unknown[] = [];

beforeEach(async () => {
  api = await startTestApi();
  other = await loadOther();
});
afterEach(async () => {
  await other.stop();
  await api.close();
  expect(problems.splice(0)).toEqual([]);
});

function loadOther(more: Partial<Parameters<typeof LiveCatalogue.load>[0]> = {}): Promise<LiveCatalogue> {
  return LiveCatalogue.load({
    db: api.db, now: () => api.clock.now, openReader: () => openReader(api.settings), discountLimit: 0,
    onProblem: (error) => problems.push(error), ...more,
  });
}

/** Writes as another process would, and notes what changed. */
async function write(work: (transaction: Transaction<Database>) => Promise<Change[]>): Promise<Change[]> {
  return inTransaction(api.db, async (transaction) => {
    const changes = await work(transaction);
    await noteChanges(transaction, changes, api.clock.now);
    return changes;
  });
}

async function product(id: number, change: Partial<CatalogueProduct> = {}): Promise<CatalogueProduct> {
  const [stored] = await loadProducts(api.db, [id]);
  if (!stored) throw new Error(`There is no product ${id}`);
  return { ...stored, ...change };
}

const cards = (query: SearchQuery = {}) => search(other.model, query, 'vk').products;
const ids = (query: SearchQuery = {}) => cards(query).map(({ id }) => id);

describe('a catalogue that another process changes', () => {
  it('shows prices, stock, products and removals as soon as it has caught up', async () => {
    const bottle = await product(3, { id: 30, slug: 'uj-kulacs', name: 'Új kulacs', sizes: ['1,5 l'] });
    bottle.options = [{ id: 3101, colour: 'zold', size: '1,5 l', sku: 'UJ-1', ean: '5990000031018', stock: { online: 2 } }];
    const shirt = await product(2, { name: 'Bukfenc póló' });
    await write(async (transaction) => [
      ...await savePrices(transaction, [{ productId: 1, role: 'vk', price: 1990 }], api.clock.now),
      ...await saveStock(transaction, [{ optionId: options.football, place: fixtureStores.szeged, pieces: 0 }]),
      ...await saveProducts(transaction, [bottle, shirt], api.clock.now),
      ...await deleteProducts(transaction, [4]),
    ]);
    expect(ids({ q: 'bukfenc' })).toEqual([]);
    await other.catchUp();
    expect(ids({ q: 'bukfenc' })).toEqual([2]);
    expect(ids({ q: 'UJ-1' })).toEqual([30]);
    expect(ids({ sortField: 'price', sortType: 'asc' })).toEqual([1, 3, 30, 9, 2, 8, 7, 6, 5]);
    expect(cards({ q: 'strada' })[0]?.sizes).toEqual([]);
    const size = search(other.model, {}, 'vk').filters.find(({ f_name }) => f_name === 'GENERAL_Size')?.values
      .find(({ fv_name }) => fv_name === '1,5 l');
    expect(size).toMatchObject({ count: 1, fv_id: 40_010 });
    expect(ids({ filters: '40010' })).toEqual([30]);
    const { data } = await api.call<SearchAnswer>('GET', '/api/v1/search/');
    expect(data.total).toBe(9);
    await api.live.catchUp();
    expect((await api.call<SearchAnswer>('GET', '/api/v1/search/?q=bukfenc')).data.total).toBe(1);
    expect((await api.call<{ name: string }>('GET', '/api/v1/product/30/')).data.name).toBe('Új kulacs');
  });

  it('learns of an order, which the process that took it shows at once', async () => {
    const size43 = '40003';
    const shoe43 = async () => (await api.call<SearchAnswer>('GET', `/api/v1/search/?filters=${size43}`)).data.total;
    await write((transaction) => saveStock(transaction, [
      { optionId: 1003, place: 'online', pieces: 1 }, { optionId: 1003, place: fixtureStores.budapest, pieces: 0 },
    ]));
    await Promise.all([api.live.catchUp(), other.catchUp()]);
    expect([await shoe43(), ids({ filters: size43 })]).toEqual([1, [1]]);
    const cart = await api.call<Cart>('POST', '/api/v1/cart/', { body: { productOption: 1003 } });
    const contact = { lastName: 'Kovács', firstName: 'Anna', email: 'anna@example.hu', phone: '+36 30 123 4567' };
    const delivery = { type: 'home', address: { postal: '6724', city: 'Szeged', street: 'Fő utca', streetNo: '1.' } };
    const order = await api.call('POST', '/api/v1/orders/', {
      uuid: cart.data.uuid, body: { contact, delivery, expectedTotal: cart.data.total.grand, acceptTerms: true },
    });
    expect(order.errors).toBeUndefined();
    const stock = stockSchema.parse((await api.call('GET', '/api/v1/product/1/stock/')).data);
    expect(stock.updatedAt).toBe(fixtureNow.toISOString());
    expect(stock.stores.map(({ sysname }) => sysname)).toEqual(Object.values(fixtureStores));
    expect(stock.rows.map(({ optionId, store, stock: pieces }) => [optionId, store, pieces])).toEqual([
      [1001, 'online', 8], [1002, 'online', 3], [1002, fixtureStores.szeged, 2], [1004, 'online', 4],
      [1005, fixtureStores.budapest, 2],
    ]);
    expect([await shoe43(), ids({ filters: size43 })]).toEqual([0, [1]]);
    await other.catchUp();
    expect(ids({ filters: size43 })).toEqual([]);
  });

  it('builds a new model where what products are sorted into changes', async () => {
    const before = other.model;
    const { brands, banners } = fixtureCatalogue();
    const ball = await product(9, { brand: 'uj' });
    await write(async (transaction) => [
      ...await saveBrands(transaction, [...brands.map((brand) => ({ ...brand, name: `${brand.name} Sport` })), {
        ...brands[0]!, slug: 'uj', name: 'Új',
      }]),
      ...await saveBanners(transaction, banners.map((banner) => ({ ...banner, title: 'Tavasz' }))),
      ...await saveProducts(transaction, [ball], api.clock.now),
    ]);
    await other.catchUp();
    expect(other.model).not.toBe(before);
    expect(other.model.catalogue.banners[0]?.title).toBe('Tavasz');
    expect(cards({ path: '/marka/uj/' }).map(({ brand }) => brand.name)).toEqual(['Új']);
    expect(cards({ q: 'futópad' })[0]?.brand.name).toBe('Norra Sport');
    expect(search(other.model, { filters: '10004' }, 'vk').total).toBe(1);
  });

  it('takes over in the new model what changed while it was built', async () => {
    let change = async (): Promise<unknown> => undefined;
    await other.stop();
    other = await loadOther({
      openReader: () => {
        const reader = openReader(api.settings);
        const destroy = reader.destroy.bind(reader);
        // The last thing that a build does: by now it has read what it shows.
        return Object.assign(reader, { destroy: async () => { await change(); await destroy(); } });
      },
    });
    change = () => write((transaction) => savePrices(transaction, [{ productId: 5, role: 'vk', price: 5 }], api.clock.now));
    await write((transaction) => saveBanners(transaction, []));
    await other.catchUp();
    expect(other.model.catalogue.banners).toEqual([]);
    expect(ids({ sortField: 'price', sortType: 'asc' })[0]).toBe(5);
    expect(other.lastChange).toBe(await latestChange(api.db));
  });
});

describe('time', () => {
  it('brings prices into force that were settled before, and lets novelties grow old', async () => {
    const sale = new Date(fixtureNow.getTime() + 60_000);
    const shirt = await product(2, { addedAt: new Date(fixtureNow.getTime() - 10_000).toISOString() });
    shirt.priceLog.push({ at: sale.toISOString(), role: 'vk', price: 3990 });
    await write((transaction) => saveProducts(transaction, [shirt], api.clock.now));
    await other.catchUp();
    const badges = () => cards({ q: 'futópóló' })[0]?.badges;
    expect([cards({ q: 'futópóló' })[0]?.prices.vk, badges()]).toEqual(['7.990', ['new']]);
    api.clock.now = sale;
    await other.catchUp();
    expect([cards({ q: 'futópóló' })[0]?.prices.vk, badges()]).toEqual(['3.990', ['sale', 'new']]);
    expect(ids({ path: '/akcio/' })).toContain(2);
    expect(ids({ sortField: 'price', sortType: 'asc' }).slice(0, 2)).toEqual([3, 2]);
    api.clock.now = new Date(sale.getTime() + 46 * 24 * 60 * 60 * 1000);
    await other.catchUp();
    expect(badges()).toEqual(['sale']);
    expect(other.model.pages.find('/ujdonsagok/')).toBeUndefined();
  });

  it('shows a product from its first public price on', async () => {
    const start = new Date(fixtureNow.getTime() + 1000);
    const ball = await product(9, { id: 90, slug: 'holnapi-labda' });
    ball.options = [{ ...ball.options[0]!, id: 9900 }];
    ball.priceLog = [{ at: start.toISOString(), role: 'vk', price: 990 }];
    await write((transaction) => saveProducts(transaction, [ball], api.clock.now));
    await other.catchUp();
    expect(ids({ q: 'labda' })).toEqual([9]);
    expect((await api.call('GET', '/api/v1/product/90/')).status).toBe(404);
    await write((transaction) => saveStock(transaction, [{ optionId: 9900, place: 'online', pieces: 1 }]));
    await other.catchUp();
    api.clock.now = start;
    await other.catchUp();
    expect(ids({ q: 'labda' }).toSorted((a, b) => a - b)).toEqual([9, 90]);
    expect(cards({ q: 'labda' }).find(({ id }) => id === 90)?.sizes).toEqual(['Egy méret']);
  });
});

describe('following', () => {
  it('loads anew where changes are no longer kept', async () => {
    const before = other.model;
    const day = 24 * 60 * 60 * 1000;
    await write((transaction) => savePrices(transaction, [{ productId: 1, role: 'vk', price: 1500 }], api.clock.now));
    await write((transaction) => savePrices(transaction, [{ productId: 1, role: 'vk', price: 1400 }], api.clock.now));
    api.clock.now = new Date(fixtureNow.getTime() + 2 * day);
    await write((transaction) => savePrices(transaction, [{ productId: 2, role: 'vk', price: 1300 }], api.clock.now));
    expect(await changesAfter(api.db, other.lastChange, 10)).toBeNull();
    await other.catchUp();
    expect(other.model).not.toBe(before);
    expect(ids({ sortField: 'price', sortType: 'asc' }).slice(0, 2)).toEqual([2, 1]);
    expect(other.lastChange).toBe(await latestChange(api.db));
  });

  it('says once that the database does not answer, and goes on when it does again', async () => {
    const reported: unknown[] = [];
    let isDown = true;
    const broken = openReader(api.settings);
    await latestChange(broken);
    await broken.destroy();
    let wake = () => {};
    await other.stop();
    other = await loadOther({
      db: new Proxy(api.db, {
        get(target, name) {
          const db = isDown ? broken : target;
          const found: unknown = Reflect.get(db, name);
          return typeof found === 'function' ? found.bind(db) as unknown : found;
        },
      }),
      onProblem: (error) => reported.push(error),
      wakeUp: { onWake: (callback) => { wake = callback; return () => {}; } },
    });
    other.start();
    wake();
    await vi.waitFor(() => expect(other.isFollowing).toBe(false));
    wake();
    await write((transaction) => savePrices(transaction, [{ productId: 1, role: 'vk', price: 10 }], api.clock.now));
    expect(reported).toHaveLength(1);
    expect(cards().find(({ id }) => id === 1)?.prices.vk).toBe('24.990');
    isDown = false;
    wake();
    await vi.waitFor(() => expect(other.isFollowing).toBe(true));
    expect(cards().find(({ id }) => id === 1)?.prices.vk).toBe('10');
    expect(reported).toHaveLength(1);
  });

  it('shows in the health since when the catalogue is out of date', async () => {
    const health = () => api.call<object>('GET', '/health/');
    expect((await health()).data).toEqual({ status: 'ready', products: 9 });
    vi.spyOn(api.live, 'isFollowing', 'get').mockReturnValue(false);
    expect(await health()).toMatchObject({
      status: 200, data: { status: 'ready', products: 9, outdatedSince: fixtureNow.toISOString() },
    });
  });

  it('goes on asking by itself, and leaves out a product that cannot be shown', async () => {
    other.start();
    await api.db.updateTable('product').set({ document: JSON.stringify({ colours: [], sizes: [] }) }).where('id', '=', 6).execute();
    await write(async () => [{ kind: 'product', entityId: 6 }]);
    await vi.waitFor(() => expect(ids()).not.toContain(6));
    expect(problems.splice(0)).toMatchObject([{ message: expect.stringContaining('Product 6') }]);
  });
});

describe('what writers note', () => {
  it('is just what differs', async () => {
    const { products, brands, categories, sports, stores } = fixtureCatalogue();
    const save = (changed: CatalogueProduct[]) => write((transaction) => saveProducts(transaction, changed, api.clock.now));
    expect(await save(products)).toEqual([]);
    expect(await write(async (transaction) => [
      ...await saveBrands(transaction, brands), ...await saveCategories(transaction, categories),
      ...await saveSports(transaction, sports), ...await saveStores(transaction, stores),
    ])).toEqual([]);
    products[0]!.options[1]!.stock.online = 77;
    products[1]!.priceLog.push({ at: fixtureNow.toISOString(), role: 'vk', price: 1234 });
    products[2]!.name = 'Áramlat kulacs';
    products[3]!.options[0]!.stock = {};
    expect(await save(products)).toEqual([
      { kind: 'stock', entityId: options.shoe }, { kind: 'price', entityId: 2 }, { kind: 'product', entityId: 3 },
      { kind: 'stock', entityId: options.treadmill },
    ]);
    expect(await api.stock(options.shoe)).toBe(77);
    expect(await api.stock(options.treadmill)).toBe(0);
    expect(await save(products)).toEqual([]);
  });

  it('keeps the price log: the past stays, and what was settled for later can be withdrawn', async () => {
    const later = { at: new Date(fixtureNow.getTime() + 1000).toISOString(), role: 'vk' as const, price: 99 };
    const shirt = await product(2);
    const past = [...shirt.priceLog];
    const save = (priceLog: CatalogueProduct['priceLog']) =>
      write((transaction) => saveProducts(transaction, [{ ...shirt, priceLog }], api.clock.now));
    expect(await save([later])).toEqual([{ kind: 'price', entityId: 2 }]);
    expect((await product(2)).priceLog).toEqual([...past, later]);
    expect(await save([])).toEqual([{ kind: 'price', entityId: 2 }]);
    expect((await product(2)).priceLog).toEqual(past);
    await expect(save([{ ...past[0]!, price: 1 }])).rejects.toThrow('Product 2: the vk price of');
  });

  it('gives every value of a filter an id of its own, for good, whoever stores it', async () => {
    const named = async (id: number, size: string): Promise<CatalogueProduct> => {
      const copy = await product(3, { id, slug: `kulacs-${id}`, sizes: [size] });
      return { ...copy, options: [{ ...copy.options[0]!, id: id * 100, size }] };
    };
    const sizes = Array.from({ length: 8 }, (_, at) => `${at + 1} l`);
    const added = await Promise.all(sizes.map((size, at) => named(300 + at, size)));
    const before = await loadFilterValueIds(api.db);
    await Promise.all(added.map((one) => write((transaction) => saveProducts(transaction, [one], api.clock.now))));
    const after = await loadFilterValueIds(api.db);
    expect(new Set(sizes.map((size) => after.find('GENERAL_Size', size))).size).toBe(sizes.length);
    expect(after.find('GENERAL_Size', '42')).toBe(before.find('GENERAL_Size', '42'));
    await write((transaction) => deleteProducts(transaction, added.map(({ id }) => id)));
    expect((await loadFilterValueIds(api.db)).find('GENERAL_Size', '3 l')).toBe(after.find('GENERAL_Size', '3 l'));
  });

  it('keeps the ids that a database of the first version showed', async () => {
    const stored = () => api.db.selectFrom('filter_value').selectAll().orderBy('id').execute();
    const before = await stored();
    expect(before.slice(0, 3).map(({ id, key }) => [id, key])).toEqual([[10_001, 'vento'], [10_002, 'norra'], [10_003, 'tarn']]);
    await api.db.schema.dropTable('filter_value').execute();
    await giveFilterValueIds(api.db as never);
    expect(await stored()).toEqual(before);
  });
});

describe.runIf(isOverPostgres)('PostgreSQL', () => {
  it('wakes every process at a change, and the listener comes back after its connection was cut', async () => {
    const url = api.settings.DATABASE_URL ?? '';
    const woken = vi.fn();
    const stop = new PostgresWakeUp(url, 10).onWake(woken);
    let price = 1000;
    const change = () => write((transaction) => savePrices(transaction, [{ productId: 1, role: 'vk', price: price += 1 }], api.clock.now));
    const wakes = (times: number) => vi.waitUntil(async () => {
      await change();
      return woken.mock.calls.length >= times;
    }, { timeout: 10_000, interval: 20 });
    await wakes(1);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lendulet-api-listener' and datname = current_database()`.execute(api.db);
    await wakes(woken.mock.calls.length + 2);
    stop();
  });
});
