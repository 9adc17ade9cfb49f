import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOfGiftCardCode } from '#backend/db/gift-cards.ts';
import type { Database } from '#backend/db/schema.ts';
import type { WireGiftCard } from '#lib/contract/cart-gift-card.ts';
import type { WireCart } from '#lib/contract/cart.ts';
import { money } from '#lib/contract/money.ts';
import type { OrderRequest, WireOrderDetails, WirePlacedOrder } from '#lib/contract/order.ts';
import type { Withdrawal } from '#lib/contract/withdrawal.ts';
import { fixtureOptions as options } from '#tests/fixtures/catalog.ts';
import { lastMail, newCustomer } from './customers.ts';
import { startTestApi, type TestApi } from './harness.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const email = 'rendeles@example.hu';
const code = 'AAAA-BBBB-CCCC-0001';
const second = 'AAAA-BBBB-CCCC-0002';
const plain = (typed: string) => typed.replaceAll('-', '');

/** Issues a card with so much on it. */
async function makeCard(typed: string, balance: number, changes: Partial<Insertable<Database['gift_card']>> = {}) {
  await api.db
    .insertInto('gift_card')
    .values({
      id: randomUUID(),
      code_hash: hashOfGiftCardCode(plain(typed)),
      ending: typed.slice(-4),
      value: money(balance),
      balance: money(balance),
      valid_until: '2027-12-31',
      ...changes,
    })
    .execute();
}

const cardOf = async (typed: string) =>
  api.db
    .selectFrom('gift_card')
    .select(['balance', 'valid_until'])
    .where('code_hash', '=', hashOfGiftCardCode(plain(typed)))
    .executeTakeFirstOrThrow();
const balanceOf = async (typed: string) => (await cardOf(typed)).balance;

/** The headers of a caller whose cart holds shirts for 7 990 Ft each; home delivery is 1 490 Ft. */
async function cartOf(amount = 2, headers: Record<string, string> = {}): Promise<Record<string, string>> {
  const body = { productOption: options.shirt, amount };
  const { data } = await api.call<WireCart>('POST', '/api/v1/cart/', { headers, body });
  return { ...headers, 'x-request-id': data.uuid ?? '' };
}

const put = (headers: Record<string, string>, typed: string) =>
  api.call<WireCart>('POST', '/api/v1/cart/gift-card/', { headers, body: { code: typed } });
const takeOut = (headers: Record<string, string>, id: string) =>
  api.call<WireCart>('DELETE', `/api/v1/cart/gift-card/${id}/`, { headers });
const readCart = (headers: Record<string, string>) => api.call<WireCart>('GET', '/api/v1/cart/', { headers });
const askBalance = (typed: string) =>
  api.call<WireGiftCard>('POST', '/api/v1/gift-card/balance/', { body: { code: typed } });

function order(
  headers: Record<string, string>,
  expectedTotal: string,
  expectedGiftCards: string,
  given: Partial<OrderRequest> = {},
) {
  const contact = { lastName: 'Kovács', firstName: 'Anna', email, phone: '+36 30 123 4567' };
  const delivery = {
    type: 'home' as const,
    address: { postal: '6724', city: 'Szeged', street: 'Londoni körút', streetNo: '3.' },
  };
  const body = { contact, delivery, expectedTotal, expectedGiftCards, acceptTerms: true, ...given };
  return api.call<WirePlacedOrder>('POST', '/api/v1/orders/', { headers, body });
}

describe('a gift card in the cart', () => {
  it('[GIFT-01] pays goods and delivery, as it is typed; the total stays what it was', async () => {
    await makeCard(code, 17_000);
    const headers = await cartOf();
    const { status, data } = await put(headers, ' aaaa bbbb cccc ooo1 ');
    expect(status).toBe(200);
    expect(data.giftCards).toMatchObject([
      { ending: '0001', balance: '17.000', validUntil: '2027-12-31', state: 'applied', paid: '17.000' },
    ]);
    expect(data.total).toMatchObject({ items: '15.980', discount: '0', grand: '17.470', giftCards: '17.000' });
    expect(JSON.stringify(data)).not.toContain(plain(code));
    // Typed twice it pays once.
    expect((await put(headers, code)).data).toEqual(data);
    const without = await takeOut(headers, data.giftCards?.[0]?.id ?? '');
    expect([without.data.giftCards, without.data.total.giftCards]).toEqual([[], '0']);
    expect((await takeOut(headers, data.giftCards?.[0]?.id ?? '')).status).toBe(404);
  });

  it('[GIFT-01] is one of several, which pay in their order', async () => {
    await makeCard(code, 5000);
    await makeCard(second, 50_000);
    const headers = await cartOf();
    await put(headers, code);
    const { data } = await put(headers, second);
    expect(data.giftCards?.map(({ paid }) => paid)).toEqual(['5.000', '12.470']);
    expect(data.total).toMatchObject({ grand: '17.470', giftCards: '17.470' });
  });

  it('[GIFT-02] is refused by name, and changes nothing', async () => {
    await makeCard('AAAA-AAAA-AAAA-0003', 5000, { valid_until: '2026-11-20' });
    await makeCard('AAAA-AAAA-AAAA-0004', 5000, { balance: money(0) });
    const headers = await cartOf();
    const refusals: [typed: string, refusal: string][] = [
      ['AAAA-AAAA-AAAA-9999', 'unknown'],
      ['AAAA-AAAA-AAAA-0003', 'expired'],
      ['AAAA-AAAA-AAAA-0004', 'empty'],
      ['AAAA-AAAA', 'format'],
      ['', 'required'],
    ];
    for (const [typed, refusal] of refusals) {
      const { status, errors } = await put(headers, typed);
      expect([typed, status, errors]).toEqual([typed, 422, { code: [refusal] }]);
    }
    for (let made = 1; made <= 5; made += 1) {
      await makeCard(`CCCC-CCCC-CCCC-000${made}`, 100);
      expect((await put(headers, `CCCC-CCCC-CCCC-000${made}`)).status).toBe(200);
    }
    await makeCard(code, 100);
    expect((await put(headers, code)).errors).toEqual({ code: ['max:5'] });
    expect((await readCart(headers)).data.giftCards).toHaveLength(5);
  });

  it('[AUTH-03] follows a guest into the account', async () => {
    await makeCard(code, 5000);
    const customer = await newCustomer(api);
    const guest = await cartOf();
    await put(guest, code);
    const body = { mergeUuid: guest['x-request-id'] };
    const { data } = await api.call<WireCart>('POST', '/api/v1/cart/merge/', { headers: customer.headers, body });
    expect(data.giftCards).toMatchObject([{ ending: '0001', paid: '5.000' }]);
  });

  it('[T10] [GIFT-02] is no matter of guessing: twenty wrong codes, here or for a balance, and an address waits', async () => {
    await api.close();
    api = await startTestApi({ environment: { RATE_LIMIT_EXEMPT: '10.9.9.9' } });
    await makeCard(code, 5000);
    const headers = await cartOf();
    for (let count = 10; count < 20; count += 1) {
      expect((await put(headers, `ZZZZ-ZZZZ-ZZZZ-00${count}`)).status).toBe(422);
      expect((await askBalance(`ZZZZ-ZZZZ-ZZZZ-00${count}`)).status).toBe(422);
    }
    expect((await put(headers, code)).status).toBe(429);
    expect((await askBalance(code)).status).toBe(429);
  });
});

describe('the balance of a gift card', () => {
  it('[GIFT-03] is told to who knows the code, an expired card’s too', async () => {
    await makeCard(code, 12_500);
    await makeCard(second, 5000, { valid_until: '2026-11-20' });
    expect((await askBalance(code)).data).toEqual({
      ending: '0001',
      balance: '12.500',
      validUntil: '2027-12-31',
      state: 'applied',
    });
    expect((await askBalance(second)).data).toMatchObject({ state: 'expired', balance: '5.000' });
    expect((await askBalance('ZZZZ-ZZZZ-ZZZZ-0000')).errors).toEqual({ code: ['unknown'] });
  });
});

describe('an order with a gift card', () => {
  it('[GIFT-04] says what it paid in its answer, its mail and the account, and takes it off the card', async () => {
    const customer = await newCustomer(api);
    await makeCard(code, 10_000);
    const headers = await cartOf(2, customer.headers);
    await put(headers, code);
    const { status, data } = await order(headers, '17.470', '10.000');
    expect(status).toBe(200);
    expect(data.total).toMatchObject({ items: '15.980', delivery: '1.490', grand: '17.470', giftCards: '10.000' });
    expect(data.giftCards).toEqual([{ ending: '0001', paid: '10.000' }]);
    expect(data.items).toMatchObject([{ lineTotal: '15.980', discount: '0' }]);
    expect(await balanceOf(code)).toBe(0);
    expect((await readCart(headers)).data.giftCards).toEqual([]);
    const mail = await lastMail(api, email);
    expect(mail?.text).toContain('Összesen: 17\u00A0470\u00A0Ft');
    expect(mail?.text).toContain('Ebből ajándékkártyával (…0001): 10\u00A0000\u00A0Ft');
    expect(mail?.text).toContain('Átvételkor fizetendő: 7\u00A0470\u00A0Ft');
    const path = `/api/v1/user/order/${data.uuid}/`;
    const details = await api.call<WireOrderDetails>('GET', path, { headers });
    expect(details.data).toMatchObject({
      giftCards: [{ ending: '0001', paid: '10.000' }],
      total: { giftCards: '10.000' },
    });
    // Points are for what the goods cost, whatever paid them.
    const points = await api.db.selectFrom('loyalty_entry').select('points').where('reason', '=', 'order').execute();
    expect(points).toEqual([{ points: 159 }]);
  });

  it('[GIFT-04] is placed for what the shopper saw alone: another part by gift cards is a changed cart', async () => {
    await makeCard(code, 10_000);
    const headers = await cartOf();
    await put(headers, code);
    for (const seen of ['0', '9.000', '17.470']) {
      const { status, errors } = await order(headers, '17.470', seen);
      expect([status, errors]).toEqual([409, { cart: ['changed'] }]);
    }
    expect(await balanceOf(code)).toBe(10_000);
  });

  it('[GIFT-04] answers the same to a repeated key, and charges once', async () => {
    await makeCard(code, 30_000);
    const headers = { ...(await cartOf()), 'idempotency-key': 'gift-card-key-0001' };
    await put(headers, code);
    const first = await order(headers, '17.470', '17.470');
    const again = await order(headers, '17.470', '17.470');
    expect([again.status, again.data.uuid]).toEqual([200, first.data.uuid]);
    expect(await balanceOf(code)).toBe(12_530);
  });

  it('[GIFT-05] that come at once never spend more than the balance', async () => {
    await makeCard(code, 40_000);
    const carts = await Promise.all(Array.from({ length: 6 }, () => cartOf()));
    for (const headers of carts) expect((await put(headers, code)).status).toBe(200);
    const answers = await Promise.all(carts.map((headers) => order(headers, '17.470', '17.470')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    for (const { status, errors } of answers.filter((one) => one.status !== 200)) {
      expect([status, errors]).toEqual([409, { cart: ['changed'] }]);
    }
    expect(await balanceOf(code)).toBe(5060);
    // Who came too late sees what is left, and can order with that.
    const late = carts[answers.findIndex(({ status }) => status === 409)] ?? {};
    expect((await readCart(late)).data.total).toMatchObject({ grand: '17.470', giftCards: '5.060' });
    expect((await order(late, '17.470', '5.060')).status).toBe(200);
    const paid = await api.db.selectFrom('order_gift_card').select('paid').execute();
    expect(paid.reduce((sum, row) => sum + row.paid, 0)).toBe(40_000);
    expect(await balanceOf(code)).toBe(0);
  });

  it('[GIFT-05] with the same two cards the other way round do not wait for each other', async () => {
    await makeCard(code, 17_470);
    await makeCard(second, 17_470);
    const carts = await Promise.all(Array.from({ length: 6 }, () => cartOf(4)));
    for (const [index, headers] of carts.entries()) {
      for (const typed of index % 2 === 0 ? [code, second] : [second, code]) await put(headers, typed);
    }
    const answers = await Promise.all(carts.map((headers) => order(headers, '31.960', '31.960')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  });
});

describe('money that goes back to a gift card', () => {
  const cancel = (headers: Record<string, string>, uuid: string) =>
    api.call<WireOrderDetails>('POST', `/api/v1/user/order/${uuid}/cancel/`, { headers });

  it('[GIFT-06] comes back once when the order is called off, and can be spent for a while', async () => {
    const customer = await newCustomer(api);
    await makeCard(code, 10_000, { valid_until: '2026-11-30' });
    const headers = await cartOf(2, customer.headers);
    await put(headers, code);
    const { data: placed } = await order(headers, '17.470', '10.000');
    const answers = await Promise.all([1, 2, 3].map(() => cancel(headers, placed.uuid)));
    for (const { status, data } of answers) expect([status, data.status]).toEqual([200, 'cancelled']);
    const card = await cardOf(code);
    expect(card.balance).toBe(10_000);
    expect(card.valid_until > '2027-01-31').toBe(true);
    expect((await lastMail(api, email))?.text).toContain('10\u00A0000\u00A0Ft visszakerült a kártyádra');
  });

  it('[GIFT-06] is its part of what is withdrawn from, and all of it with the last piece', async () => {
    const customer = await newCustomer(api);
    await makeCard(code, 10_000);
    const headers = await cartOf(2, customer.headers);
    await put(headers, code);
    const { data: placed } = await order(headers, '17.470', '10.000');
    const start = (items?: object) =>
      api.call<Withdrawal>('POST', '/api/v1/withdrawal/', {
        body: { name: 'Kovács Anna', orderNumber: placed.number, email, items },
      });
    const confirm = (uuid: string) => api.call<Withdrawal>('POST', '/api/v1/withdrawal/confirm/', { body: { uuid } });
    const first = await start([{ line: 0, quantity: 1 }]);
    // 10 000 × 7 990 / 17 470, rounded down.
    expect(first.data.toGiftCards).toBe('4.573');
    expect((await confirm(first.data.uuid)).data.toGiftCards).toBe('4.573');
    expect(await balanceOf(code)).toBe(4573);
    expect((await lastMail(api, email))?.text).toContain('Ajándékkártyára visszatöltve: 4\u00A0573\u00A0Ft');
    const rest = await start();
    expect((await confirm(rest.data.uuid)).data.toGiftCards).toBe('5.427');
    // A receipt that is asked for again says the same and pays nothing more.
    expect((await confirm(rest.data.uuid)).data.toGiftCards).toBe('5.427');
    expect(await balanceOf(code)).toBe(10_000);
  });
});
