import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveCatalog } from '#backend/db/catalog.ts';
import { latestChange } from '#backend/db/changes.ts';
import { openReader } from '#backend/db/open.ts';
import { deleteProducts, savePrices, saveProducts, saveStock } from '#backend/db/product-writer.ts';
import { saveBanners, saveBrands } from '#backend/db/structure-writer.ts';
import type { LiveCatalog } from '#backend/live/catalog.ts';
import type { SearchQuery } from '#backend/search/choice.ts';
import { search } from '#backend/search/query.ts';
import { money } from '#lib/contract/money.ts';
import type { WireCart } from '#lib/contract/cart.ts';
import { stockSchema, type Comparison } from '#lib/contract/product.ts';
import type { WireSearchAnswer } from '#lib/contract/search.ts';
import { fixtureCatalog, fixtureNow, fixtureOptions as options, fixtureShops } from '#tests/fixtures/catalog.ts';
import { startTestApi, type TestApi } from './harness.ts';
import { loadOther, product, write } from './other-process.ts';

let api: TestApi;
/** The model of another process over the same database. */
let other: LiveCatalog;
const problems: unknown[] = [];

beforeEach(async () => {
  api = await startTestApi();
  other = await loadOther(api, problems);
});
afterEach(async () => {
  await other.stop();
  await api.close();
  expect(problems.splice(0)).toEqual([]);
});

const cards = (query: SearchQuery = {}) => search(other.model, query, 'vk').products;
const ids = (query: SearchQuery = {}) => cards(query).map(({ id }) => id);

describe('a catalog that another process changes', () => {
  it('shows prices, stock, products and removals as soon as it has caught up', async () => {
    const bottle = await product(api, 3, { id: 30, slug: 'uj-kulacs', name: 'Új kulacs', sizes: ['1,5 l'] });
    bottle.options = [
      { id: 3101, colour: 'zold', size: '1,5 l', sku: 'UJ-1', ean: '5990000031018', stock: { online: 2 } },
    ];
    const shirt = await product(api, 2, { name: 'Bukfenc póló' });
    await write(api, async (transaction) => [
      ...(await savePrices(transaction, [{ productId: 1, role: 'vk', price: money(1990) }], api.clock.now)),
      ...(await saveStock(transaction, [{ optionId: options.football, place: fixtureShops.szeged, pieces: 0 }])),
      ...(await saveProducts(transaction, [bottle, shirt], api.clock.now)),
      ...(await deleteProducts(transaction, [4])),
    ]);
    expect(ids({ q: 'bukfenc' })).toEqual([]);
    await other.catchUp();
    expect(ids({ q: 'bukfenc' })).toEqual([2]);
    expect(ids({ q: 'UJ-1' })).toEqual([30]);
    expect(ids({ sortField: 'price', sortType: 'asc' })).toEqual([1, 3, 30, 9, 2, 8, 7, 6, 5]);
    expect(cards({ q: 'strada' })[0]?.sizes).toEqual([]);
    const size = search(other.model, {}, 'vk')
      .filters.find(({ f_name }) => f_name === 'GENERAL_Size')
      ?.values.find(({ fv_name }) => fv_name === '1,5 l');
    expect(size).toMatchObject({ count: 1, fv_id: 40_010 });
    expect(ids({ filters: '40010' })).toEqual([30]);
    const { data } = await api.call<WireSearchAnswer>('GET', '/api/v1/search/');
    expect(data.total).toBe(9);
    await api.live.catchUp();
    expect((await api.call<WireSearchAnswer>('GET', '/api/v1/search/?q=bukfenc')).data.total).toBe(1);
    expect((await api.call<{ name: string }>('GET', '/api/v1/product/30/')).data.name).toBe('Új kulacs');
  });

  it('says of a removed product that it is gone for good, until it comes back', async () => {
    const statusOf = async (path: string) => {
      const { status, errors } = await api.call('GET', path);
      return [status, errors];
    };
    const gone = [410, { id: ['gone'] }];
    const before = await product(api, 4, {});
    await write(api, (transaction) => deleteProducts(transaction, [4]));
    await write(api, (transaction) => deleteProducts(transaction, [4, 4000]));
    for (const path of ['/api/v1/product/4/', '/api/v1/product/4/stock/']) expect(await statusOf(path)).toEqual(gone);
    expect(await statusOf('/api/v1/product/4000/')).toEqual([404, { id: ['not_found'] }]);
    const compared = async () => (await api.call<Comparison>('GET', '/api/v1/compare/?ids=4,4000,1')).data;
    expect((await compared()).products.map(({ id }) => id)).toEqual([1]);
    expect((await compared()).missing).toEqual([
      { id: 4, isGone: true },
      { id: 4000, isGone: false },
    ]);
    await write(api, (transaction) => saveProducts(transaction, [before], api.clock.now));
    await api.live.catchUp();
    expect((await compared()).missing).toEqual([{ id: 4000, isGone: false }]);
    expect(await statusOf('/api/v1/product/4/')).toEqual([200, undefined]);
    await write(api, (transaction) => deleteProducts(transaction, [4]));
    await saveCatalog(api.db, fixtureCatalog(), api.clock.now);
    expect(await api.db.selectFrom('gone_product').selectAll().execute()).toEqual([]);
  });

  it('learns of an order, which the process that took it shows at once', async () => {
    const size43 = '40003';
    const shoe43 = async () =>
      (await api.call<WireSearchAnswer>('GET', `/api/v1/search/?filters=${size43}`)).data.total;
    await write(api, (transaction) =>
      saveStock(transaction, [
        { optionId: 1003, place: 'online', pieces: 1 },
        { optionId: 1003, place: fixtureShops.budapest, pieces: 0 },
      ]),
    );
    await Promise.all([api.live.catchUp(), other.catchUp()]);
    expect([await shoe43(), ids({ filters: size43 })]).toEqual([1, [1]]);
    const cart = await api.call<WireCart>('POST', '/api/v1/cart/', { body: { productOption: 1003 } });
    const contact = { lastName: 'Kovács', firstName: 'Anna', email: 'anna@example.hu', phone: '+36 30 123 4567' };
    const delivery = { type: 'home', address: { postal: '6724', city: 'Szeged', street: 'Fő utca', streetNo: '1.' } };
    const order = await api.call('POST', '/api/v1/orders/', {
      uuid: cart.data.uuid,
      body: { contact, delivery, expectedTotal: cart.data.total.grand, acceptTerms: true },
    });
    expect(order.errors).toBeUndefined();
    const stock = stockSchema.parse((await api.call('GET', '/api/v1/product/1/stock/')).data);
    expect(stock.updatedAt).toBe(fixtureNow.toISOString());
    expect(stock.stores.map(({ sysname }) => sysname)).toEqual(Object.values(fixtureShops));
    expect(stock.rows.map(({ optionId, store: shop, stock: pieces }) => [optionId, shop, pieces])).toEqual([
      [1001, 'online', 8],
      [1002, 'online', 3],
      [1002, fixtureShops.szeged, 2],
      [1004, 'online', 4],
      [1005, fixtureShops.budapest, 2],
    ]);
    expect([await shoe43(), ids({ filters: size43 })]).toEqual([0, [1]]);
    await other.catchUp();
    expect(ids({ filters: size43 })).toEqual([]);
  });

  it('builds a new model where what products are sorted into changes', async () => {
    const before = other.model;
    const { brands, banners } = fixtureCatalog();
    const ball = await product(api, 9, { brand: 'uj' });
    await write(api, async (transaction) => [
      ...(await saveBrands(transaction, [
        ...brands.map((brand) => ({ ...brand, name: `${brand.name} Sport` })),
        {
          ...brands[0]!,
          slug: 'uj',
          name: 'Új',
        },
      ])),
      ...(await saveBanners(
        transaction,
        banners.map((banner) => ({ ...banner, title: 'Tavasz' })),
      )),
      ...(await saveProducts(transaction, [ball], api.clock.now)),
    ]);
    await other.catchUp();
    expect(other.model).not.toBe(before);
    expect(other.model.catalog.banners[0]?.title).toBe('Tavasz');
    expect(cards({ path: '/marka/uj/' }).map(({ brand }) => brand.name)).toEqual(['Új']);
    expect(cards({ q: 'futópad' })[0]?.brand.name).toBe('Norra Sport');
    expect(search(other.model, { filters: '10004' }, 'vk').total).toBe(1);
  });

  it('takes over in the new model what changed while it was built', async () => {
    let change = async (): Promise<unknown> => undefined;
    await other.stop();
    other = await loadOther(api, problems, {
      openReader: () => {
        const reader = openReader(api.settings);
        const destroy = reader.destroy.bind(reader);
        // The last thing that a build does: by now it has read what it shows.
        return Object.assign(reader, {
          destroy: async () => {
            await change();
            await destroy();
          },
        });
      },
    });
    change = () =>
      write(api, (transaction) =>
        savePrices(transaction, [{ productId: 5, role: 'vk', price: money(5) }], api.clock.now),
      );
    await write(api, (transaction) => saveBanners(transaction, []));
    await other.catchUp();
    expect(other.model.catalog.banners).toEqual([]);
    expect(ids({ sortField: 'price', sortType: 'asc' })[0]).toBe(5);
    expect(other.lastChange).toBe(await latestChange(api.db));
  });
});

describe('time', () => {
  it('brings prices into force that were settled before, and lets novelties grow old', async () => {
    const sale = new Date(fixtureNow.getTime() + 60_000);
    const shirt = await product(api, 2, { addedAt: new Date(fixtureNow.getTime() - 10_000).toISOString() });
    shirt.priceLog.push({ at: sale.toISOString(), role: 'vk', price: money(3990) });
    await write(api, (transaction) => saveProducts(transaction, [shirt], api.clock.now));
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
    const ball = await product(api, 9, { id: 90, slug: 'holnapi-labda' });
    ball.options = [{ ...ball.options[0]!, id: 9900 }];
    ball.priceLog = [{ at: start.toISOString(), role: 'vk', price: money(990) }];
    await write(api, (transaction) => saveProducts(transaction, [ball], api.clock.now));
    await other.catchUp();
    expect(ids({ q: 'labda' })).toEqual([9]);
    expect((await api.call('GET', '/api/v1/product/90/')).status).toBe(404);
    await write(api, (transaction) => saveStock(transaction, [{ optionId: 9900, place: 'online', pieces: 1 }]));
    await other.catchUp();
    api.clock.now = start;
    await other.catchUp();
    expect(ids({ q: 'labda' }).toSorted((a, b) => a - b)).toEqual([9, 90]);
    expect(cards({ q: 'labda' }).find(({ id }) => id === 90)?.sizes).toEqual(['Egy méret']);
  });
});
