import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '#backend/app.ts';
import { forgetGuests } from '#backend/customers/forgotten-guests.ts';
import type { WireCart } from '#lib/contract/cart.ts';
import type { WireWishlist } from '#lib/contract/wishlist.ts';
import { fixtureNow, fixtureOptions as options } from '#tests/fixtures/catalog.ts';
import { newCustomer } from './customers.ts';
import { startTestApi, type TestApi } from './harness.ts';

const day = 24 * 60 * 60 * 1000;
let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  vi.useRealTimers();
  await api.close();
});

const daysLater = (days: number) => new Date(fixtureNow.getTime() + days * day);
const add = async (more: Record<string, string> = {}) => {
  const headers = { ...more, 'idempotency-key': randomUUID() };
  const body = { productOption: options.shirt };
  return (await api.call<WireCart>('POST', '/api/v1/cart/', { headers, body })).data.uuid ?? '';
};
const addToWishlist = async (headers: Record<string, string> = {}) => {
  const body = { productId: 1 };
  return (await api.call<WireWishlist>('POST', '/api/v1/wishlist/', { headers, body })).data.uuid ?? '';
};

/** Whose carts and wishlists are stored, and whether anything of another's is left. */
async function left() {
  const uuids = async (table: 'cart_line' | 'addition_key') =>
    (await api.db.selectFrom(table).select('cart_uuid as uuid').execute()).map(({ uuid }) => uuid);
  const carts = (await api.db.selectFrom('cart').select('uuid').execute()).map(({ uuid }) => uuid);
  const wishlists = (await api.db.selectFrom('wishlist').select('owner').execute()).map(({ owner }) => owner);
  const itemOwners = (await api.db.selectFrom('wishlist_item').select('owner').execute()).map(({ owner }) => owner);
  expect([...new Set([...(await uuids('cart_line')), ...(await uuids('addition_key'))])].toSorted()).toEqual(
    carts.toSorted(),
  );
  expect(itemOwners.toSorted()).toEqual(wishlists.toSorted());
  return { carts: carts.toSorted(), wishlists: wishlists.toSorted() };
}

describe('[API-02] what guests leave behind', () => {
  it('goes when nothing was changed in it for so many days, and what is a customer’s stays', async () => {
    const { headers, uuid: customer } = await newCustomer(api);
    const [cart, wishlist] = [await add(), await addToWishlist()];
    await add(headers);
    await addToWishlist(headers);
    api.clock.now = daysLater(1);
    const [laterCart, laterWishlist] = [await add(), await addToWishlist()];
    expect(await forgetGuests(api.db, 90, daysLater(90))).toBe(0);
    expect(await forgetGuests(api.db, 90, new Date(daysLater(90).getTime() + 1))).toBe(2);
    expect(await left()).toEqual({
      carts: [customer, laterCart].toSorted(),
      wishlists: [customer, laterWishlist].toSorted(),
    });
    for (const [path, uuid] of [
      ['/api/v1/cart/', cart],
      ['/api/v1/wishlist/', wishlist],
    ] as const)
      expect(await api.call('GET', path, { uuid })).toMatchObject({ status: 200, data: { uuid: null, products: [] } });
  });

  it('goes in batches, past the old carts of customers, and only until the process stops', async () => {
    const { headers } = await newCustomer(api);
    const customer = await add(headers);
    const at = (index: number) => new Date(fixtureNow.getTime() + index).toISOString();
    const row = (index: number) => ({ created_at: at(index), changed_at: at(index) });
    const uuids = Array.from({ length: 1201 }, (_, index) => `g${String(index).padStart(31, '0')}`);
    await api.db
      .insertInto('cart')
      .values(uuids.map((uuid, index) => ({ uuid, ...row(index - 600) })))
      .execute();
    await api.db
      .insertInto('wishlist')
      .values(uuids.map((owner, index) => ({ owner, ...row(index % 3) })))
      .execute();
    const stopped = AbortSignal.abort();
    expect(await forgetGuests(api.db, 90, daysLater(100), stopped)).toBe(0);
    expect(await forgetGuests(api.db, 90, daysLater(100))).toBe(2402);
    expect(await api.db.selectFrom('cart').select('uuid').execute()).toEqual([{ uuid: customer }]);
    expect(await api.db.selectFrom('wishlist').select('owner').execute()).toEqual([]);
  });

  it('goes once however many processes sweep, and never under a guest who comes back', async () => {
    const uuids = await Promise.all(Array.from({ length: 8 }, () => add()));
    api.clock.now = daysLater(91);
    const [back = ''] = uuids;
    const [answer] = await Promise.all([
      api.call<WireCart>('POST', '/api/v1/cart/', { uuid: back, body: { productOption: options.bottle } }),
      ...Array.from({ length: 4 }, () => forgetGuests(api.db, 90, api.clock.now)),
    ]);
    expect(answer.status).toBe(200);
    // Whichever came first: the goods of before and the new ones, or a cart of the new ones alone.
    const { data } = await api.call<WireCart>('GET', '/api/v1/cart/', { uuid: answer.data.uuid });
    expect(data.products.map(({ option }) => option.id)).toContain(options.bottle);
    expect((await left()).carts).toEqual([answer.data.uuid]);
  });
});

describe('the API', () => {
  const sweepAfterAnHour = async (environment: Record<string, string>, expected: number) => {
    await api.close();
    api = await startTestApi({ environment });
    await add();
    const { db, settings, live } = api;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const now = () => daysLater(8);
    const app = await buildApp({ db, settings, now, replication: live, readModel: live.model });
    await vi.advanceTimersByTimeAsync(3_600_000);
    vi.useRealTimers();
    const carts = async () => (await db.selectFrom('cart').select('uuid').execute()).length;
    await vi.waitFor(async () => expect(await carts()).toBe(expected));
    await app.close();
    expect(await carts()).toBe(expected);
  };

  it('forgets guests every hour, as GUEST_DAYS says', async () => {
    await sweepAfterAnHour({ GUEST_DAYS: '7' }, 0);
    await sweepAfterAnHour({ GUEST_DAYS: '9' }, 1);
    await sweepAfterAnHour({ GUEST_DAYS: '0' }, 1);
  });
});
