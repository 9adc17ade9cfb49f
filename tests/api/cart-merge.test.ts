import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteCustomer } from '#backend/customers/deletion.ts';
import { InvalidSession } from '#backend/domain/errors.ts';
import { changeCart, mergeCart } from '#backend/routes/cart.ts';
import { addWishlistItem, mergeWishlist } from '#backend/routes/wishlist.ts';
import type { Cart } from '#lib/contract/cart.ts';
import { fixtureOptions as options, fixtureSet } from '#tests/fixtures/catalog.ts';
import { issueGuest, newCustomer, type TestCustomer } from './customers.ts';
import { startTestApi, type TestApi } from './harness.ts';

const cart = '/api/v1/cart/';
let api: TestApi;
let customer: TestCustomer;

beforeEach(async () => {
  api = await startTestApi();
  customer = await newCustomer(api);
});
afterEach(() => api.close());

const add = (headers: Record<string, string>, productOption: number, amount = 1, more: object = {}) =>
  api.call<Cart>('POST', cart, { headers, body: { productOption, amount, ...more } });
const read = async (headers: Record<string, string>) => (await api.call<Cart>('GET', cart, { headers })).data;
const merge = (mergeUuid: unknown, { headers }: TestCustomer = customer) =>
  api.call<Cart>('POST', `${cart}merge/`, { headers, body: { mergeUuid } });
const quantities = ({ products }: Cart) => products.map(({ option }) => [option.id, option.quantity]);

async function guestWith(productOption: number, amount: number): Promise<string> {
  return (await add({}, productOption, amount)).data.uuid ?? '';
}

describe('[AUTH-03] merging a guest’s cart', () => {
  it('takes over its lines, adds up the same goods, and empties it', async () => {
    const guest = await guestWith(options.shirt, 3);
    await add({ 'x-request-id': guest }, options.helmet, 1, { setId: fixtureSet.id });
    await add(customer.headers, options.bottle, 1);
    await add(customer.headers, options.shirt, 2);
    const { status, data } = await merge(guest);
    expect(status).toBe(200);
    expect(data.uuid).toBe(customer.uuid);
    expect(quantities(data)).toEqual([
      [options.bottle, 1],
      [options.shirt, 5],
      [options.helmet, 1],
      [options.goggles, 1],
    ]);
    expect(await read(customer.headers)).toEqual(data);
    expect((await read({ 'x-request-id': guest })).products).toEqual([]);
  });

  it('counts once, of twenty calls at once', async () => {
    const guest = await guestWith(options.shirt, 3);
    await add(customer.headers, options.shirt, 2);
    const answers = await Promise.all(Array.from({ length: 20 }, () => merge(guest)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(quantities(await read(customer.headers))).toEqual([[options.shirt, 5]]);
  });

  it('caps quantities at stock, never refuses, and takes nothing away', async () => {
    const guest = await guestWith(options.shoe, 4);
    await add({ 'x-request-id': guest }, options.bicycle, 1);
    await add(customer.headers, options.shoe, 3);
    await api.setStock(options.bicycle, 0);
    await api.setStock(options.bicycle, 0, 'store_budapest-arena');
    const { data } = await merge(guest);
    expect(data.products.map(({ option, status }) => [option.id, option.quantity, status])).toEqual([
      [options.shoe, 5, 'available'],
      [options.bicycle, 1, 'unavailable'],
    ]);
    await api.setStock(options.shoe, 0);
    expect(quantities((await merge(await guestWith(options.shoe, 1))).data)[0]).toEqual([options.shoe, 5]);
  });

  it.each([
    ['unknown', 'A'.repeat(32), 200],
    ['another customer’s', null, 422],
    ['the own', 'own', 422],
    ['malformed', 'x', 422],
    ['missing', undefined, 422],
  ])('changes nothing for a uuid that is %s', async (_, given, status) => {
    const other = await newCustomer(api);
    await add(other.headers, options.shirt, 2);
    await add(customer.headers, options.bottle, 1);
    const answer = await merge(given === null ? other.uuid : given === 'own' ? customer.uuid : given);
    expect(answer.status).toBe(status);
    if (typeof given !== 'undefined' && given !== 'x' && status === 422) {
      expect(answer.errors).toEqual({ mergeUuid: ['invalid'] });
    }
    expect(quantities(await read(customer.headers))).toEqual([[options.bottle, 1]]);
    expect(quantities(await read(other.headers))).toEqual([[options.shirt, 2]]);
  });

  it('retires the guest’s uuid: a later write gets a new one, which nobody takes over by the old', async () => {
    const guest = await guestWith(options.shirt, 1);
    await merge(guest);
    const late = await add({ 'x-request-id': guest }, options.bottle, 2);
    expect(late.data.uuid).toMatch(/^[^uU]/);
    expect(late.data.uuid).not.toBe(guest);
    const thief = await newCustomer(api);
    expect((await merge(guest, thief)).data.products).toEqual([]);
    expect(quantities(await read({ 'x-request-id': late.data.uuid ?? '' }))).toEqual([[options.bottle, 2]]);
  });

  it('and every other change is refused to a customer who is being deleted, and stores nothing', async () => {
    const { uuid } = await newCustomer(api);
    const { id: customerId } = await api.db
      .selectFrom('customer')
      .select('id')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    const caller = { requestUuid: uuid, customerId, role: 'vk' } as const;
    await deleteCustomer(api.db, customerId, api.clock.now);
    const { db, settings, live } = api;
    const context = { db, settings, readModel: live.model, replication: live, now: () => api.clock.now };
    await issueGuest(api, 'G'.repeat(24));
    await expect(mergeCart(context, caller, 'G'.repeat(24))).rejects.toThrow(InvalidSession);
    await expect(mergeWishlist(context, caller, 'G'.repeat(24))).rejects.toThrow(InvalidSession);
    await expect(changeCart(context, caller, (lines) => lines)).rejects.toThrow(InvalidSession);
    await expect(addWishlistItem(context, caller, 1)).rejects.toThrow(InvalidSession);
    expect(await api.db.selectFrom('wishlist').select('owner').where('owner', '=', uuid).execute()).toEqual([]);
    expect(await api.db.selectFrom('cart').select('uuid').where('uuid', '=', uuid).execute()).toEqual([]);
  });

  it('is for customers alone', async () => {
    const guest = await guestWith(options.shirt, 1);
    const other = await guestWith(options.bottle, 1);
    const answer = await api.call('POST', `${cart}merge/`, { uuid: other, body: { mergeUuid: guest } });
    expect(answer).toMatchObject({ status: 403, errors: { token: ['invalid token'] } });
    expect(quantities(await read({ 'x-request-id': guest }))).toEqual([[options.shirt, 1]]);
  });

  it('asks the customer’s own prices afterwards', async () => {
    const staff = await newCustomer(api, 'staff');
    const { data } = await merge(await guestWith(options.shoe, 1), staff);
    expect(data.products).toMatchObject([{ price: '19.990' }]);
  });

  it('keeps what each of them held, whatever that was', async () => {
    const some = [options.shirt, options.bottle, options.skis, options.helmet, options.football];
    const lines = fc.dictionary(fc.constantFrom(...some.map(String)), fc.integer({ min: 1, max: 4 }), { maxKeys: 4 });
    await fc.assert(
      fc.asyncProperty(lines, lines, async (own, guests) => {
        const someone = await newCustomer(api);
        let guest = 'A'.repeat(32);
        for (const [option, amount] of Object.entries(own)) await add(someone.headers, Number(option), amount);
        for (const [option, amount] of Object.entries(guests)) {
          guest =
            (await add(guest.startsWith('A'.repeat(32)) ? {} : { 'x-request-id': guest }, Number(option), amount)).data
              .uuid ?? '';
        }
        const merged = new Map(
          quantities((await merge(guest, someone)).data).map(([id, count]) => [String(id), count]),
        );
        const stock: Record<string, number> = { [options.skis]: 4, [options.helmet]: 6, [options.football]: 7 };
        for (const option of some.map(String)) {
          const sum = Math.min((own[option] ?? 0) + (guests[option] ?? 0), stock[option] ?? 99);
          expect(merged.get(option) ?? 0).toBe(sum);
        }
      }),
      { numRuns: 12 },
    );
  });
});
