import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#lib/contract/account.ts';
import type { OrderAccount } from '#lib/contract/guest-order.ts';
import {
  orderStatusSchema,
  type OrderStatus,
  type WireOrderDetails,
  type WireOrderSummary,
} from '#lib/contract/order.ts';
import type { WireCart } from '#lib/contract/cart.ts';
import type { WirePlacedOrder } from '#lib/contract/order.ts';
import type { Withdrawal } from '#lib/contract/withdrawal.ts';
import { fixtureOptions as options, fixtureShops } from '#tests/fixtures/catalog.ts';
import { goodPassword, headersOf, lastMail, linkPart, logIn, newCustomer, placeOrder } from './customers.ts';
import { startTestApi, type TestApi } from './harness.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const email = 'rendeles@example.hu';

async function guestOrder(
  option: number = options.shirt,
  amount = 2,
): Promise<WirePlacedOrder & { accessToken: string }> {
  const placed: WirePlacedOrder = await placeOrder(api, {}, option, amount);
  return { ...placed, accessToken: placed.accessToken ?? '' };
}

const mailedToken = () => linkPart(api, email, /\/checkout\/rendeles\/([\w-]{43})\//);
const read = (token: string) => api.call<WireOrderDetails>('GET', `/api/v1/order/${token}/`);
const cancel = (token: string) => api.call<WireOrderDetails>('POST', `/api/v1/order/${token}/cancel/`);
const register = (token: string, password = goodPassword) =>
  api.call<OrderAccount>('POST', `/api/v1/order/${token}/account/`, { body: { password, acceptTerms: true } });

async function reach(order: { uuid: string }, ...statuses: OrderStatus[]): Promise<void> {
  for (const status of statuses) {
    const { count } = await api.db
      .selectFrom('order_status')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('order_uuid', '=', order.uuid)
      .executeTakeFirstOrThrow();
    const at = api.clock.now.toISOString();
    await api.db
      .insertInto('order_status')
      .values({ order_uuid: order.uuid, position: Number(count), status, at })
      .execute();
  }
}

const unknownToken = 'A'.repeat(43);

describe('a guest’s order by its secret link', () => {
  it('[ADR-0124] opens by the link of the mail and by that of the page, and by nothing else', async () => {
    const order = await guestOrder();
    for (const token of [order.accessToken, await mailedToken()]) {
      const { status, data, headers } = await read(token);
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
      expect(data).toMatchObject({
        number: order.number,
        status: 'placed',
        isCancellable: true,
        expected: { from: '2026-11-24', until: '2026-11-25' },
        contact: { email },
      });
    }
    for (const token of [unknownToken, order.uuid.padEnd(43, '0')]) {
      for (const call of [read, cancel, register]) expect((await call(token)).status).toBe(404);
    }
    const stored = await api.db.selectFrom('order_link').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(order.accessToken);
    expect(stored).toHaveLength(2);
  });

  it('[ADR-0124] a customer’s order has none, neither in the answer nor in the mail', async () => {
    const customer = await newCustomer(api);
    const placed: WirePlacedOrder = await placeOrder(api, customer.headers, options.shirt);
    expect(placed.accessToken).toBeNull();
    expect((await lastMail(api, email))?.text).toContain(`/my-account/order-details/${placed.uuid}/`);
    expect((await lastMail(api, email))?.text).not.toContain('/checkout/rendeles/');
  });

  it('[ADR-0124] lapses', async () => {
    const { accessToken } = await guestOrder();
    api.clock.now = new Date(api.clock.now.getTime() + 181 * 86_400_000);
    expect((await read(accessToken)).status).toBe(404);
  });

  it('[T10] is no matter of guessing: after twenty wrong ones an address waits', async () => {
    await api.close();
    api = await startTestApi({ environment: { RATE_LIMIT_EXEMPT: '10.9.9.9' } });
    for (let count = 0; count < 20; count += 1) expect((await read(unknownToken)).status).toBe(404);
    expect((await read(unknownToken)).status).toBe(429);
  });
});

describe('calling an order off', () => {
  it('[ADR-0124] puts every piece back to where it came from, and says so by mail', async () => {
    const before = [await api.stock(options.shoe), await api.stock(options.shoe, fixtureShops.szeged)];
    const { accessToken, number } = await guestOrder(options.shoe, 4);
    expect([await api.stock(options.shoe), await api.stock(options.shoe, fixtureShops.szeged)]).toEqual([0, 1]);
    const { status, data } = await cancel(accessToken);
    expect([status, data.status, data.isCancellable, data.expected]).toEqual([200, 'cancelled', false, null]);
    expect([await api.stock(options.shoe), await api.stock(options.shoe, fixtureShops.szeged)]).toEqual(before);
    const shown = await api.call<{ options: { id: number; stock: number }[] }>('GET', '/api/v1/product/1/');
    expect(shown.data.options.find(({ id }) => id === options.shoe)?.stock).toBe((before[0] ?? 0) + (before[1] ?? 0));
    expect((await lastMail(api, email))?.subject).toBe(`Töröltük a rendelésed: ${number}`);
    // Pressed again it changes nothing and writes no second mail.
    const mails = await api.db.selectFrom('mail').select('id').execute();
    expect((await cancel(accessToken)).data.status).toBe('cancelled');
    expect(await api.stock(options.shoe)).toBe(before[0]);
    expect(await api.db.selectFrom('mail').select('id').execute()).toEqual(mails);
  });

  const ways: [OrderStatus, OrderStatus[]][] = [
    ['awaiting_payment', ['awaiting_payment']],
    ['placed', []],
    ['confirmed', ['confirmed']],
    ['packed', ['confirmed', 'packed']],
    ['shipped', ['confirmed', 'packed', 'shipped']],
    ['ready_for_pickup', ['confirmed', 'ready_for_pickup']],
    ['delivered', ['confirmed', 'packed', 'shipped', 'delivered']],
    ['withdrawn', ['withdrawn']],
    ['cancelled', ['cancelled']],
  ];
  it.each(ways)('[ADR-0124] is possible until it is packed: %s', async (status, statuses) => {
    expect(ways.map(([name]) => name).toSorted()).toEqual([...orderStatusSchema.options].toSorted());
    const customer = await newCustomer(api);
    const order = await placeOrder(api, customer.headers, options.shirt);
    await reach(order, ...statuses);
    const { headers } = customer;
    const path = `/api/v1/user/order/${order.uuid}/`;
    const details = await api.call<WireOrderDetails>('GET', path, { headers });
    const isPossible = status === 'awaiting_payment' || status === 'placed' || status === 'confirmed';
    expect(details.data.isCancellable).toBe(isPossible);
    const answer = await api.call('POST', `${path}cancel/`, { headers });
    if (isPossible || status === 'cancelled') expect(answer.status).toBe(200);
    else expect([answer.status, answer.errors]).toEqual([409, { order: ['packed'] }]);
    const listed = await api.call<WireOrderSummary[]>('GET', '/api/v1/user/orders/', { headers });
    expect(listed.data[0]?.status).toBe(isPossible ? 'cancelled' : status);
  });

  it('[ADR-0124] takes the points back, and is not possible once a part was withdrawn from', async () => {
    const customer = await newCustomer(api);
    const order = await placeOrder(api, customer.headers, options.shirt, 2);
    const points = async () =>
      (await api.call<{ points: number }>('GET', '/api/v1/loyalty/', { headers: customer.headers })).data.points;
    expect(await points()).toBe(259);
    const body = { name: 'Kovács Anna', orderNumber: order.number, email, items: [{ line: 0, quantity: 1 }] };
    const begun = await api.call<Withdrawal>('POST', '/api/v1/withdrawal/', { body });
    const path = `/api/v1/user/order/${order.uuid}/cancel/`;
    const second = await placeOrder(api, customer.headers, options.shirt, 2);
    await api.call('POST', `/api/v1/user/order/${second.uuid}/cancel/`, { headers: customer.headers });
    expect(await points()).toBe(259);
    await api.call('POST', '/api/v1/withdrawal/confirm/', { body: { uuid: begun.data.uuid } });
    expect((await api.call('POST', path, { headers: customer.headers })).errors).toEqual({ order: ['withdrawn'] });
  });

  it('[T8] is for the owner alone', async () => {
    const [owner, other] = [await newCustomer(api), await newCustomer(api)];
    const order = await placeOrder(api, owner.headers, options.shirt);
    const answer = await api.call('POST', `/api/v1/user/order/${order.uuid}/cancel/`, { headers: other.headers });
    expect([answer.status, answer.errors]).toEqual([404, { id: ['not_found'] }]);
  });
});

describe('an account from a guest’s order', () => {
  it('[ADR-0124] has the order, its points, name and address; the mail’s link proves the e-mail address', async () => {
    const order = await guestOrder();
    const token = await mailedToken();
    expect((await register(token)).data).toEqual({ done: true, email, verified: true });
    const session = await logIn(api, email, goodPassword);
    const headers = headersOf(session.data);
    const account = await api.call<Account>('GET', '/api/v1/user/', { headers });
    expect(account.data).toMatchObject({
      verified: true,
      personal: { firstName: 'Anna', lastName: 'Kovács', email, phone: '+36301234567' },
      addresses: { shipping: [{ city: 'Szeged', street: 'Londoni körút', isDefault: true }] },
      p4m: { points: 259 },
    });
    const orders = await api.call<WireOrderSummary[]>('GET', '/api/v1/user/orders/', { headers });
    expect(orders.data.map(({ number }) => number)).toEqual([order.number]);
    // All links end with it.
    for (const link of [token, order.accessToken]) {
      for (const call of [read, cancel, register]) expect((await call(link)).status).toBe(404);
    }
  });

  it('[ADR-0124] made from the page, has to confirm the address by mail', async () => {
    const { accessToken } = await guestOrder();
    expect((await register(accessToken)).data).toMatchObject({ verified: false });
    const proof = await linkPart(api, email, /\/doi\/thankyou\/([\w-]+)/);
    const session = await logIn(api, email, goodPassword);
    const account = () => api.call<Account>('GET', '/api/v1/user/', { headers: headersOf(session.data) });
    expect((await account()).data.verified).toBe(false);
    await api.call('GET', `/api/v1/doi/${proof}/`);
    expect((await account()).data.verified).toBe(true);
  });

  it('[ADR-0124] is not made of an address that has one, nor with a password that anybody guesses', async () => {
    const { accessToken } = await guestOrder();
    expect((await register(accessToken, 'password')).errors).toEqual({ password: ['common'] });
    expect((await register(accessToken, 'rövid')).errors).toEqual({ password: ['short:8'] });
    await newCustomer(api, 'vk', { email });
    expect((await register(accessToken)).errors).toEqual({ email: ['taken'] });
    // The order stays the guest's.
    expect((await read(accessToken)).status).toBe(200);
  });

  it('[ADR-0124] is made once of two presses at once', async () => {
    const { accessToken } = await guestOrder();
    const answers = await Promise.all([register(accessToken), register(accessToken)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(await api.db.selectFrom('customer').select('email').execute()).toEqual([{ email }]);
  });

  it('[ADR-0124] gets no points for an order that was called off', async () => {
    const { accessToken } = await guestOrder();
    await cancel(accessToken);
    await register(accessToken);
    const entries = await api.db.selectFrom('loyalty_entry').select('reason').execute();
    expect(entries).toEqual([{ reason: 'welcome' }]);
  });
});

describe('what a confirmation says', () => {
  it('[ADR-0124] of goods that are no parcel: that somebody calls', async () => {
    const { data: cart } = await api.call<WireCart>('POST', '/api/v1/cart/', {
      body: { productOption: options.treadmill },
    });
    const placed: WirePlacedOrder = await placeOrder(api, { 'x-request-id': cart.uuid ?? '' }, options.bottle);
    expect([placed.isDayAgreed, placed.expected]).toEqual([true, null]);
    expect((await lastMail(api, email))?.text).toContain('A szállítás napját telefonon egyeztetjük veled.');
  });

  it('[ADR-0124] of a parcel: the days on which it is expected', async () => {
    await guestOrder();
    expect((await lastMail(api, email))?.text).toContain('Várható érkezés: november 24–25., kedd–szerda');
  });
});
