import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { money } from '#lib/contract/money.ts';
import type { WireCart } from '#lib/contract/cart.ts';
import type { WireWishlist } from '#lib/contract/wishlist.ts';
import { fixtureNow, fixtureOptions as options } from '#tests/fixtures/catalog.ts';
import { issueGuest, newCustomer } from './customers.ts';
import { startTestApi, type TestApi } from './harness.ts';

const path = '/api/v1/wishlist/';
let api: TestApi;

beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const as = (uuid: string | null | undefined): Record<string, string> => (uuid ? { 'x-request-id': uuid } : {});
const read = async (headers: Record<string, string> = {}) =>
  (await api.call<WireWishlist>('GET', path, { headers })).data;
const add = (productId: unknown, headers: Record<string, string> = {}) =>
  api.call<WireWishlist>('POST', path, { headers, body: { productId } });
const remove = (id: number | string, headers: Record<string, string>) =>
  api.call<WireWishlist>('DELETE', `${path}${id}/`, { headers });
const merge = (mergeUuid: string, headers: Record<string, string>) =>
  api.call<WireWishlist>('POST', `${path}merge/`, { headers, body: { mergeUuid } });
const ids = ({ products }: WireWishlist) => products.map(({ id }) => id);

describe('the wishlist of a guest', () => {
  it('[WISH-05] [WISH-01] is empty without a uuid until the first write, which issues one for the cart too', async () => {
    expect(await read()).toEqual({ products: [], uuid: null });
    expect(await api.db.selectFrom('wishlist').selectAll().execute()).toEqual([]);
    const { data } = await add(1);
    expect(data.uuid).toMatch(/^[^uU][A-Za-z0-9_-]{31}$/);
    expect(data.products).toMatchObject([
      {
        id: 1,
        name: 'Pacer 3 futócipő',
        prices: { vk: '24.990', vkFull: '29.990' },
        stock: 25,
        added: { at: fixtureNow.toISOString(), price: '24.990' },
      },
    ]);
    expect(await read(as(data.uuid))).toEqual(data);
    const cart = await api.call<WireCart>('POST', '/api/v1/cart/', {
      uuid: data.uuid ?? null,
      body: { productOption: options.shirt },
    });
    expect(cart.data.uuid).toBe(data.uuid);
  });

  it('shows the newest first, keeps what is in it, and loses what is removed', async () => {
    const { uuid } = (await add(1)).data;
    await add(2, as(uuid));
    await add(3, as(uuid));
    expect(ids((await add(1, as(uuid))).data)).toEqual([3, 2, 1]);
    expect(ids((await remove(2, as(uuid))).data)).toEqual([3, 1]);
    expect(await remove(2, as(uuid))).toMatchObject({ status: 404, errors: { id: ['not_found'] } });
    expect(ids(await read(as(uuid)))).toEqual([3, 1]);
  });

  it('[WISH-03] keeps the price of then beside the one of now', async () => {
    const { uuid } = (await add(1)).data;
    await api.db
      .insertInto('price_log')
      .values({ product_id: 1, role: 'vk', at: '2026-11-21T09:00:00.000Z', price: money(22_990) })
      .execute();
    expect((await read(as(uuid))).products[0]?.added.price).toBe('24.990');
  });

  it.each<[string, unknown, object]>([
    ['an unknown product', 99_999, { productId: ['unknown'] }],
    ['no product', undefined, { productId: [expect.any(String)] }],
    ['a text', '1', { productId: [expect.any(String)] }],
    ['a fraction', 1.5, { productId: [expect.any(String)] }],
    ['a number beyond all', 2 ** 31, { productId: [expect.any(String)] }],
  ])('refuses %s and stores nothing', async (_, productId, errors) => {
    expect(await add(productId)).toMatchObject({ status: 422, errors });
    expect(await api.db.selectFrom('wishlist').selectAll().execute()).toEqual([]);
  });

  it('[API-07] [WISH-05] takes a removal without the last slash too, as the interface’s table writes it', async () => {
    const { uuid } = (await add(1)).data;
    const answer = await api.call<WireWishlist>('DELETE', `${path}1`, { headers: as(uuid) });
    expect([answer.status, ids(answer.data)]).toEqual([200, []]);
  });

  it('leaves out products that are gone', async () => {
    const { uuid } = (await add(1)).data;
    await api.db
      .insertInto('wishlist_item')
      .values({ owner: uuid ?? '', product_id: 99_999, added_at: fixtureNow.toISOString(), price: money(1) })
      .execute();
    expect(ids(await read(as(uuid)))).toEqual([1]);
  });

  it('holds two hundred products, and a product once however often it is added at once', async () => {
    const uuid = await issueGuest(api, 'A'.repeat(32));
    await Promise.all(Array.from({ length: 20 }, () => add(1, as(uuid))));
    expect(await api.db.selectFrom('wishlist_item').select('product_id').execute()).toEqual([{ product_id: 1 }]);
    await api.db
      .insertInto('wishlist_item')
      .values(
        Array.from({ length: 199 }, (_, index) => ({
          owner: uuid,
          product_id: 10_000 + index,
          added_at: fixtureNow.toISOString(),
          price: money(1),
        })),
      )
      .execute();
    expect(await add(2, as(uuid))).toMatchObject({ status: 422, errors: { productId: ['max:200'] } });
    expect((await add(1, as(uuid))).status).toBe(200);
  });
});

describe('[WISH-04] merging a guest’s wishlist', () => {
  it('adds its products once, and empties and retires it', async () => {
    const customer = await newCustomer(api);
    const { uuid } = (await add(1)).data;
    await add(2, as(uuid));
    api.clock.now = new Date(fixtureNow.getTime() + 1000);
    await add(2, customer.headers);
    await add(3, customer.headers);
    const answers = await Promise.all(Array.from({ length: 20 }, () => merge(uuid ?? '', customer.headers)));
    for (const { status, data } of answers)
      expect([status, ids(data), data.uuid]).toEqual([200, [3, 2, 1], customer.uuid]);
    expect((await read(as(uuid))).products).toEqual([]);
    const late = await add(4, as(uuid));
    expect(late.data.uuid).not.toBe(uuid);
    expect(ids(late.data)).toEqual([4]);
    expect(ids((await merge(uuid ?? '', customer.headers)).data)).toEqual([3, 2, 1]);
  });

  it('works after the cart of the same guest was merged', async () => {
    const customer = await newCustomer(api);
    const { uuid } = (await add(1)).data;
    await api.call('POST', '/api/v1/cart/', { uuid: uuid ?? null, body: { productOption: options.shirt } });
    await api.call('POST', '/api/v1/cart/merge/', { headers: customer.headers, body: { mergeUuid: uuid } });
    expect(ids((await merge(uuid ?? '', customer.headers)).data)).toEqual([1]);
  });

  it('never takes a customer’s, and is for customers alone', async () => {
    const [customer, other] = [await newCustomer(api), await newCustomer(api)];
    await add(1, other.headers);
    expect(await merge(other.uuid, customer.headers)).toMatchObject({
      status: 422,
      errors: { mergeUuid: ['invalid'] },
    });
    expect(await merge('A'.repeat(32), {})).toMatchObject({ status: 403, errors: { token: ['invalid token'] } });
    expect((await merge('A'.repeat(32), customer.headers)).data.products).toEqual([]);
    expect(ids(await read(other.headers))).toEqual([1]);
  });
});

it('shows a customer the price of the own role, then and now', async () => {
  const staff = await newCustomer(api, 'staff');
  const { data } = await add(1, staff.headers);
  expect(data.products).toMatchObject([{ prices: { vk: '24.990', staff: '19.990' }, added: { price: '19.990' } }]);
  expect(data.products[0]?.prices).not.toHaveProperty('pro');
});
