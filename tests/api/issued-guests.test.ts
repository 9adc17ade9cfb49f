import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asIssued } from '#backend/customers/guests.ts';
import { openDatabase } from '#backend/db/open.ts';
import type { WireCart } from '#lib/contract/cart.ts';
import type { WireWishlist } from '#lib/contract/wishlist.ts';
import { fixtureOptions as options } from '#tests/fixtures/catalog.ts';
import { issueGuest, newCustomer } from './customers.ts';
import { startTestApi, type TestApi } from './harness.ts';

const cart = '/api/v1/cart/';
const wishlist = '/api/v1/wishlist/';
let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const order = {
  contact: { lastName: 'Kovács', firstName: 'Anna', email: 'rendeles@example.hu', phone: '+36 30 123 4567' },
  delivery: { type: 'home', address: { postal: '6724', city: 'Szeged', street: 'Londoni körút', streetNo: '3.' } },
  expectedTotal: '7.990',
  acceptTerms: true,
};

const add = (uuid: string | null | undefined, headers: Record<string, string> = {}) =>
  api.call<WireCart>('POST', cart, { uuid: uuid ?? null, headers, body: { productOption: options.shirt } });
const addToWishlist = (uuid: string | null | undefined) =>
  api.call<WireWishlist>('POST', wishlist, { uuid: uuid ?? null, body: { productId: 1 } });
const read = <Data>(path: string, uuid: string) => api.call<Data>('GET', path, { uuid });
const pieces = ({ products }: WireCart) => products.map(({ option }) => [option.id, option.quantity]);

/** Everything that is stored of callers, as text. */
async function stored(): Promise<string> {
  const tables = ['cart', 'cart_line', 'addition_key', 'wishlist', 'wishlist_item', 'orders', 'retired_guest'] as const;
  return JSON.stringify(await Promise.all(tables.map((table) => api.db.selectFrom(table).selectAll().execute())));
}

describe('[API-02] a request uuid that no guest was given', () => {
  describe.each([
    ['22 characters', `gAAAA${'x'.repeat(17)}`],
    ['31 characters', `gAAAA${'B-_9'.repeat(6)}yz`],
    ['32 characters, as the API makes them', `gAAAA${'Q'.repeat(27)}`],
  ])('of %s', (_, foreign) => {
    it('reads as no guest’s', async () => {
      expect(await read<WireCart>(cart, foreign)).toMatchObject({ status: 200, data: { uuid: null, products: [] } });
      expect(await read<WireWishlist>(wishlist, foreign)).toMatchObject({ data: { uuid: null, products: [] } });
      expect((await read('/api/v1/delivery/', foreign)).status).toBe(200);
    });

    it('gets a new one with the first write, and nothing is stored under it', async () => {
      const key = randomUUID();
      const first = await add(foreign, { 'idempotency-key': key });
      const again = await add(foreign, { 'idempotency-key': key });
      const other = await addToWishlist(foreign);
      expect(first.data.uuid).toMatch(/^[^uU][\w-]{31}$/);
      expect([again.data.uuid, pieces(again.data)]).toEqual([first.data.uuid, [[options.shirt, 1]]]);
      expect(new Set([foreign, first.data.uuid, other.data.uuid]).size).toBe(3);
      for (const method of ['PUT', 'DELETE'] as const) {
        const body = method === 'PUT' ? { body: { amount: 2 } } : {};
        expect((await api.call(method, `${cart}hash/${'0'.repeat(24)}/`, { uuid: foreign, ...body })).status).toBe(404);
      }
      const placed = await api.call('POST', '/api/v1/orders/', { uuid: foreign, body: order });
      expect(placed).toMatchObject({ status: 422, errors: { cart: ['empty'] } });
      expect(await stored()).not.toContain(foreign);
    });

    it('merges nothing into a customer’s, and stays as unknown as it was', async () => {
      const { headers, uuid } = await newCustomer(api);
      await add(null, headers);
      const merged = await api.call<WireCart>('POST', `${cart}merge/`, { headers, body: { mergeUuid: foreign } });
      expect([merged.status, merged.data.uuid, pieces(merged.data)]).toEqual([200, uuid, [[options.shirt, 1]]]);
      expect(await api.call('POST', `${wishlist}merge/`, { headers, body: { mergeUuid: foreign } })).toMatchObject({
        status: 200,
        data: { uuid, products: [] },
      });
      expect(await stored()).not.toContain(foreign);
    });
  });

  it('is told from an issued one by every process, after a restart too', async () => {
    const { data } = await add(null);
    const listed = await addToWishlist(null);
    const restarted = await openDatabase(api.settings);
    const caller = (requestUuid: string | null) => ({ requestUuid, customerId: null, role: 'vk' as const });
    for (const uuid of [data.uuid ?? '', listed.data.uuid ?? ''])
      expect(await asIssued(restarted, caller(uuid))).toEqual(caller(uuid));
    expect(await asIssued(restarted, caller('g'.repeat(32)))).toEqual(caller(null));
    await restarted.destroy();
  });

  it('is issued for cart and wishlist alike, and a guest of before keeps the cart', async () => {
    const { data } = await addToWishlist(null);
    expect((await add(data.uuid)).data.uuid).toBe(data.uuid);
    const known = await issueGuest(api, `gAAAA${'x'.repeat(17)}`);
    expect((await add(known)).data.uuid).toBe(known);
    expect((await addToWishlist(known)).data.uuid).toBe(known);
  });

  it('of many first writes at once makes a cart for each, never one for all', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => add(`gAAAA${'x'.repeat(17)}`)));
    expect(new Set(answers.map(({ data }) => data.uuid)).size).toBe(12);
    for (const { data } of answers) expect(pieces(data)).toEqual([[options.shirt, 1]]);
  });
});
