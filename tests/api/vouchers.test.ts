import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#backend/db/schema.ts';
import type { Insertable } from 'kysely';
import type { WireCart } from '#lib/contract/cart.ts';
import { money } from '#lib/contract/money.ts';
import type { OrderRequest, WireOrderDetails, WirePlacedOrder } from '#lib/contract/order.ts';
import type { Withdrawal } from '#lib/contract/withdrawal.ts';
import { fixtureOptions as options } from '#tests/fixtures/catalog.ts';
import { lastMail, newCustomer, type TestCustomer } from './customers.ts';
import { startTestApi, type TestApi } from './harness.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const email = 'rendeles@example.hu';

async function makeVoucher(code: string, changes: Partial<Insertable<Database['voucher']>> = {}): Promise<void> {
  await api.db
    .insertInto('voucher')
    .values({
      code,
      customer_id: null,
      name: '1 000 Ft kedvezmény',
      value: money(1000),
      minimum: null,
      valid_until: '2026-12-31',
      used_at: null,
      ...changes,
    })
    .execute();
}

const usesOf = async (code: string) =>
  api.db.selectFrom('voucher').select(['used', 'used_at']).where('code', '=', code).executeTakeFirst();
const idOf = async ({ uuid }: TestCustomer) =>
  (await api.db.selectFrom('customer').select('id').where('uuid', '=', uuid).executeTakeFirstOrThrow()).id;

/** The headers of a caller whose cart has something in it. */
async function cartOf(amount = 1, headers: Record<string, string> = {}): Promise<Record<string, string>> {
  const body = { productOption: options.shirt, amount };
  const { data } = await api.call<WireCart>('POST', '/api/v1/cart/', { headers, body });
  return { ...headers, 'x-request-id': data.uuid ?? '' };
}

const redeem = (headers: Record<string, string>, code: string) =>
  api.call<WireCart>('POST', '/api/v1/cart/voucher/', { headers, body: { code } });
const takeOut = (headers: Record<string, string>, code: string) =>
  api.call<WireCart>('DELETE', `/api/v1/cart/voucher/${code}/`, { headers });
const readCart = (headers: Record<string, string>) => api.call<WireCart>('GET', '/api/v1/cart/', { headers });

function order(headers: Record<string, string>, expectedTotal: string, given: Partial<OrderRequest> = {}) {
  const contact = { lastName: 'Kovács', firstName: 'Anna', email, phone: '+36 30 123 4567' };
  const delivery = {
    type: 'home' as const,
    address: { postal: '6724', city: 'Szeged', street: 'Londoni körút', streetNo: '3.' },
  };
  const body = { contact, delivery, expectedTotal, acceptTerms: true, ...given };
  return api.call<WirePlacedOrder>('POST', '/api/v1/orders/', { headers, body });
}

describe('a voucher in the cart', () => {
  it('[ADR-0123] takes its value off the goods, as it is typed, and can be taken out', async () => {
    await makeVoucher('LEND-1234');
    const headers = await cartOf(2);
    const { status, data } = await redeem(headers, ' lend-1234 ');
    expect(status).toBe(200);
    expect(data.vouchers).toEqual([
      { code: 'LEND-1234', name: '1 000 Ft kedvezmény', state: 'applied', discount: '1.000', minimum: null },
    ]);
    expect(data.total).toMatchObject({ items: '15.980', discount: '1.000', delivery: '1.490', grand: '16.470' });
    // Typed twice it stands there once.
    expect((await redeem(headers, 'LEND-1234')).data).toEqual(data);
    const without = await takeOut(headers, 'lend-1234');
    expect([without.data.vouchers, without.data.total.grand]).toEqual([[], '17.470']);
    expect((await takeOut(headers, 'LEND-1234')).status).toBe(404);
  });

  it('[ADR-0123] is refused by name, and changes nothing', async () => {
    const other = await newCustomer(api);
    await makeVoucher('LEJART', { valid_until: '2026-11-20' });
    await makeVoucher('ELKELT', { uses: 2, used: 2 });
    await makeVoucher('MASE', { customer_id: await idOf(other) });
    await makeVoucher('NAGY', { minimum: money(10_000) });
    await makeVoucher('EGYEDUL');
    await makeVoucher('MASIK');
    const headers = await cartOf();
    const refusals: [code: string, refusal: string][] = [
      ['NINCS-ILYEN', 'unknown'],
      ['LEJART', 'expired'],
      ['ELKELT', 'used'],
      ['MASE', 'foreign'],
      ['NAGY', 'minimum:10000'],
      ['a/b', 'format'],
      ['', 'required'],
    ];
    for (const [code, refusal] of refusals) {
      const { status, errors } = await redeem(headers, code);
      expect([code, status, errors]).toEqual([code, 422, { code: [refusal] }]);
    }
    expect((await readCart(headers)).data.vouchers).toEqual([]);
    await redeem(headers, 'EGYEDUL');
    expect((await redeem(headers, 'MASIK')).errors).toEqual({ code: ['not_combinable'] });
    expect((await redeem(await cartOf(1, other.headers), 'MASE')).status).toBe(200);
  });

  it('[ADR-0123] stays when the goods come to less than its minimum, and then takes nothing off', async () => {
    await makeVoucher('NAGY', { minimum: money(10_000) });
    const headers = await cartOf(2);
    const { data } = await redeem(headers, 'NAGY');
    const path = `/api/v1/cart/hash/${data.products[0]?.hash}/`;
    const less = await api.call<WireCart>('PUT', path, { headers, body: { amount: 1 } });
    expect(less.data.vouchers).toMatchObject([{ state: 'minimum', discount: '0', minimum: '10.000' }]);
    expect(less.data.total).toMatchObject({ items: '7.990', discount: '0', grand: '9.480' });
  });

  it('[AUTH-03] follows a guest into the account, where a customer’s own comes first', async () => {
    const customer = await newCustomer(api);
    await makeVoucher('SAJAT', { customer_id: await idOf(customer) });
    await makeVoucher('VENDEG');
    const guest = await cartOf();
    await redeem(guest, 'VENDEG');
    await redeem(await cartOf(1, customer.headers), 'SAJAT');
    const body = { mergeUuid: guest['x-request-id'] };
    const { data } = await api.call<WireCart>('POST', '/api/v1/cart/merge/', { headers: customer.headers, body });
    expect(data.vouchers).toMatchObject([
      { code: 'SAJAT', state: 'applied' },
      { code: 'VENDEG', state: 'not_combinable' },
    ]);
  });

  it('[T10] is no matter of guessing: after twenty wrong codes an address waits', async () => {
    await api.close();
    api = await startTestApi({ environment: { RATE_LIMIT_EXEMPT: '10.9.9.9' } });
    await makeVoucher('JO');
    await makeVoucher('JO-KOD');
    const headers = await cartOf();
    for (let count = 0; count < 20; count += 1) expect((await redeem(headers, `ROSSZ-${count}`)).status).toBe(422);
    expect((await redeem(headers, 'JO-KOD')).status).toBe(429);
  });
});

describe('an order with a voucher', () => {
  it('[ADR-0123] costs less, says so, and leaves the cart without it', async () => {
    await makeVoucher('LEND-1234');
    const headers = await cartOf(2);
    await redeem(headers, 'LEND-1234');
    const { status, data } = await order(headers, '16.470');
    expect(status).toBe(200);
    expect(data.total).toMatchObject({ items: '15.980', discount: '1.000', delivery: '1.490', grand: '16.470' });
    expect(data.vouchers).toEqual([{ code: 'LEND-1234', name: '1 000 Ft kedvezmény', discount: '1.000' }]);
    expect(data.items).toMatchObject([{ lineTotal: '15.980', discount: '1.000' }]);
    expect((await readCart(headers)).data.vouchers).toEqual([]);
    expect(await usesOf('LEND-1234')).toEqual({ used: 1, used_at: api.clock.now.toISOString() });
    const mail = await lastMail(api, email);
    expect(mail?.text).toContain('Kupon (1 000 Ft kedvezmény): −1\u00A0000\u00A0Ft');
    expect(mail?.text).toContain('Átvételkor fizetendő: 16\u00A0470\u00A0Ft');
  });

  it('[ADR-0123] may cost nothing but the delivery, never less', async () => {
    await makeVoucher('NAGY', { value: money(50_000) });
    const headers = await cartOf(2);
    expect((await redeem(headers, 'NAGY')).data.total).toMatchObject({ discount: '15.980', grand: '1.490' });
    const store = 'hu_szeged-arkad';
    const { stores } = (await api.call<{ stores: { sysname: string }[] }>('GET', '/api/v1/delivery/', { headers }))
      .data;
    const free = await order(headers, '0', {
      delivery: { type: 'click_and_collect', store: stores[0]?.sysname ?? store },
    });
    expect([free.status, free.data.total.grand]).toEqual([200, '0']);
  });

  it('[ADR-0123] gives the last use to one of two that come at once', async () => {
    await makeVoucher('UTOLSO', { uses: 2, used: 1 });
    const carts = await Promise.all(Array.from({ length: 6 }, () => cartOf(2)));
    for (const headers of carts) expect((await redeem(headers, 'UTOLSO')).status).toBe(200);
    const answers = await Promise.all(carts.map((headers) => order(headers, '16.470')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, errors } of answers.filter((one) => one.status !== 200)) {
      expect([status, errors]).toEqual([409, { cart: ['changed'] }]);
    }
    expect(await usesOf('UTOLSO')).toMatchObject({ used: 2 });
    expect(await api.db.selectFrom('order_voucher').select('code').execute()).toEqual([{ code: 'UTOLSO' }]);
    // Who lost sees why, and can order at the full price.
    const lost = carts[answers.findIndex(({ status }) => status === 409)] ?? {};
    expect((await readCart(lost)).data).toMatchObject({
      vouchers: [{ state: 'used', discount: '0' }],
      total: { grand: '17.470' },
    });
    expect((await order(lost, '17.470')).status).toBe(200);
  });

  it('[ADR-0123] pays back what was paid: the shares of all pieces add up', async () => {
    const customer = await newCustomer(api);
    await makeVoucher('LEND-1234', { customer_id: await idOf(customer) });
    const headers = await cartOf(3, customer.headers);
    await api.call('POST', '/api/v1/cart/', { headers, body: { productOption: options.bottle } });
    const cart = (await redeem(headers, 'LEND-1234')).data;
    expect(cart.total).toMatchObject({ items: '26.460', discount: '1.000' });
    const { data: placed } = await order(headers, cart.total.grand);
    expect(placed.items.map(({ discount }) => discount)).toEqual(['906', '94']);

    const start = (items?: object) =>
      api.call<Withdrawal>('POST', '/api/v1/withdrawal/', {
        body: { name: 'Kovács Anna', orderNumber: placed.number, email, items },
      });
    const confirm = (uuid: string) => api.call<Withdrawal>('POST', '/api/v1/withdrawal/confirm/', { body: { uuid } });
    const first = await start([{ line: 0, quantity: 1 }]);
    expect(first.data.items).toMatchObject([{ refund: '7.688' }]);
    const receipt = await confirm(first.data.uuid);
    expect(receipt.data.items).toMatchObject([{ refund: '7.688' }]);
    expect((await lastMail(api, email))?.text).toContain('Visszatérítendő vételár: 7\u00A0688\u00A0Ft');
    const rest = await start();
    expect(rest.data.items).toMatchObject([
      { line: 0, quantity: 2, refund: '15.376' },
      { line: 1, quantity: 1, refund: '2.396' },
    ]);
    await confirm(rest.data.uuid);
    // 7 688 + 15 376 + 2 396 = 26 460 − 1 000; a receipt that is asked for again says the same.
    expect((await confirm(first.data.uuid)).data.items).toMatchObject([{ refund: '7.688' }]);
    const points = await api.db.selectFrom('loyalty_entry').select(['points', 'reason']).orderBy('id').execute();
    expect(points.filter(({ reason }) => reason === 'order')).toEqual([{ reason: 'order', points: 254 }]);
  });
});

describe('a deleted customer', () => {
  it('[ADR-0123] leaves what vouchers took off, without their names and codes', async () => {
    const customer = await newCustomer(api);
    await makeVoucher('SZULINAP', { customer_id: await idOf(customer), name: 'Anna, boldog születésnapot' });
    const headers = await cartOf(2, customer.headers);
    await redeem(headers, 'SZULINAP');
    expect((await order(headers, '16.470')).status).toBe(200);
    expect((await api.call('DELETE', '/api/v1/user/', { headers })).status).toBe(200);
    const left = await api.db.selectFrom('order_voucher').select(['code', 'name', 'discount']).execute();
    expect(left).toEqual([{ code: '', name: '', discount: 1000 }]);
    expect(await usesOf('SZULINAP')).toBeUndefined();
  });
});

describe('a cancelled order', () => {
  it('[ADR-0123] gives its voucher back, once', async () => {
    const customer = await newCustomer(api);
    await makeVoucher('LEND-1234', { customer_id: await idOf(customer) });
    const headers = await cartOf(2, customer.headers);
    await redeem(headers, 'LEND-1234');
    const { data: placed } = await order(headers, '16.470');
    const path = `/api/v1/user/order/${placed.uuid}/cancel/`;
    const answers = await Promise.all([1, 2, 3].map(() => api.call<WireOrderDetails>('POST', path, { headers })));
    for (const { status, data } of answers) expect([status, data.status]).toEqual([200, 'cancelled']);
    expect(await usesOf('LEND-1234')).toEqual({ used: 0, used_at: null });
    expect((await redeem(await cartOf(1, customer.headers), 'LEND-1234')).status).toBe(200);
  });
});
