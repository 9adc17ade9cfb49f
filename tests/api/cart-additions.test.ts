import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { money } from '#lib/contract/money.ts';
import type { WireCart } from '#lib/contract/cart.ts';
import { fixtureNow, fixtureOptions as options, fixtureSet } from '#tests/fixtures/catalog.ts';
import { newCustomer } from './customers.ts';
import { startTestApi, type TestApi } from './harness.ts';

const cart = '/api/v1/cart/';
const added = fixtureNow.toISOString();
const later = new Date(fixtureNow.getTime() + 3_600_000);
let api: TestApi;

beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const add = (body: object, headers: Record<string, string> = {}) => api.call<WireCart>('POST', cart, { headers, body });
const read = async (headers: Record<string, string>) => (await api.call<WireCart>('GET', cart, { headers })).data;
const guest = ({ uuid }: Pick<WireCart, 'uuid'>) => ({ 'x-request-id': uuid ?? '' });
const raise = (productId: number, price: number, role: 'vk' | 'staff' = 'vk') =>
  api.db
    .insertInto('price_log')
    .values({ product_id: productId, role, at: fixtureNow.toISOString(), price: money(price) })
    .execute();

describe('[CART-01] what a line was when it was added', () => {
  it('stays, while price and stock go on', async () => {
    const { data } = await add({ productOption: options.shirt });
    expect(data.products[0]).toMatchObject({
      price: '7.990',
      added: { at: added, price: '7.990', stock: 'available' },
    });
    api.clock.now = later;
    await raise(2, 8490);
    await api.setStock(options.shirt, 2);
    expect((await read(guest(data))).products[0]).toMatchObject({
      price: '8.490',
      option: { stock: 2 },
      added: { at: added, price: '7.990', stock: 'available' },
    });
  });

  it('is not changed by more of the same, by a quantity or by another line', async () => {
    const { data } = await add({ productOption: options.shirt });
    api.clock.now = later;
    await raise(2, 8490);
    await add({ productOption: options.shirt, amount: 2 }, guest(data));
    await api.call('PUT', `${cart}hash/${data.products[0]?.hash}/`, { headers: guest(data), body: { amount: 5 } });
    const { data: after } = await add({ productOption: options.bottle }, guest(data));
    expect(after.products.map((item) => [item.price, item.added])).toEqual([
      ['8.490', { at: added, price: '7.990', stock: 'available' }],
      ['2.490', { at: later.toISOString(), price: '2.490', stock: 'available' }],
    ]);
  });

  it('is the share of a set’s line, and the price of the caller’s role', async () => {
    const { data } = await add({ productOption: options.helmet, setId: fixtureSet.id });
    expect(data.products.map((item) => item.added?.price)).toEqual(data.products.map(({ price }) => price));
    const { headers } = await newCustomer(api, 'staff');
    const { data: own } = await add({ productOption: options.shoe }, headers);
    expect(own.products[0]?.added).toEqual({ at: added, price: '19.990', stock: 'available' });
  });

  it('says that there was little of it', async () => {
    await api.setStock(options.shirt, 2);
    expect((await add({ productOption: options.shirt })).data.products[0]?.added?.stock).toBe('few');
  });

  it('is null for lines from before it was kept, and stays so', async () => {
    const { data } = await add({ productOption: options.shirt });
    await api.db.updateTable('cart_line').set({ added_at: null, added_price: null, added_stock: null }).execute();
    const { data: after } = await add({ productOption: options.bottle }, guest(data));
    expect(after.products.map((item) => item.added === null)).toEqual([true, false]);
  });
});

describe('[AUTH-03] taking over a guest’s cart', () => {
  it.each(['guest', 'customer'] as const)('keeps the earlier addition, which was the %s’s', async (first) => {
    const customer = await newCustomer(api, 'staff');
    const addAsGuest = () => add({ productOption: options.shoe });
    const addAsCustomer = () => add({ productOption: options.shoe }, customer.headers);
    let mergeUuid: string | null = null;
    if (first === 'guest') mergeUuid = (await addAsGuest()).data.uuid;
    else await addAsCustomer();
    api.clock.now = later;
    if (first === 'guest') await addAsCustomer();
    else mergeUuid = (await addAsGuest()).data.uuid;
    const { data } = await api.call<WireCart>('POST', `${cart}merge/`, {
      headers: customer.headers,
      body: { mergeUuid },
    });
    expect(data.products).toMatchObject([
      {
        option: { quantity: 2 },
        price: '19.990',
        added: { at: added, price: first === 'guest' ? '24.990' : '19.990' },
      },
    ]);
  });

  it('brings along lines as they were added', async () => {
    const customer = await newCustomer(api);
    const {
      data: { uuid: mergeUuid },
    } = await add({ productOption: options.shirt });
    api.clock.now = later;
    const { data } = await api.call<WireCart>('POST', `${cart}merge/`, {
      headers: customer.headers,
      body: { mergeUuid },
    });
    expect(data.products[0]?.added).toEqual({ at: added, price: '7.990', stock: 'available' });
  });
});
