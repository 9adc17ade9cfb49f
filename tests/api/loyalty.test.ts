import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { money } from '#lib/contract/money.ts';
import type { WireLoyalty } from '#lib/contract/loyalty.ts';
import { fixtureNow, fixtureOptions as options } from '#tests/fixtures/catalog.ts';
import { newCustomer, placeOrder, type TestCustomer } from './customers.ts';
import { startTestApi, type TestApi } from './harness.ts';

let api: TestApi;
let customer: TestCustomer;

beforeEach(async () => {
  api = await startTestApi();
  customer = await newCustomer(api);
});
afterEach(() => api.close());

const read = () => api.call<WireLoyalty>('GET', '/api/v1/loyalty/', { headers: customer.headers });

describe('[ACC-10] the loyalty programme', () => {
  it('greets a customer with a card and points', async () => {
    const { data } = await read();
    expect(data).toEqual({
      cardNumber: expect.stringMatching(/^29\d{11}$/),
      points: 100,
      yearPoints: 100,
      tier: { id: 'rajt', name: 'Rajt', from: 0 },
      tiers: [
        { id: 'rajt', name: 'Rajt', from: 0 },
        { id: 'ritmus', name: 'Ritmus', from: 1500 },
        { id: 'lendulet', name: 'Lendület', from: 5000 },
      ],
      next: { tier: { id: 'ritmus', name: 'Ritmus', from: 1500 }, missing: 1400 },
      expiring: [{ points: 100, at: '2028-11-21' }],
      history: [{ at: fixtureNow.toISOString(), points: 100, reason: 'welcome', orderNumber: null }],
      vouchers: [],
    });
  });

  it('gives a point for each full 100 Ft of goods, in the same transaction as the order', async () => {
    await placeOrder(api, customer.headers, options.shoe, 2);
    expect((await read()).data).toMatchObject({
      points: 599,
      history: [{ points: 499, reason: 'order', orderNumber: 'L26-000001' }, { reason: 'welcome' }],
    });
    await placeOrder(api, {}, options.shirt);
    expect((await read()).data.points).toBe(599);
  });

  it('shows vouchers, those that last longest first', async () => {
    const { id } = await api.db.selectFrom('customer').select('id').executeTakeFirstOrThrow();
    const voucher = { customer_id: id, name: '2 000 Ft', value: money(2000), minimum: money(10_000), used_at: null };
    await api.db
      .insertInto('voucher')
      .values([
        { ...voucher, code: 'A', valid_until: '2026-12-01' },
        { ...voucher, code: 'B', valid_until: '2027-01-01', minimum: null },
      ])
      .execute();
    expect((await read()).data.vouchers).toEqual([
      { code: 'B', name: '2 000 Ft', value: '2.000', minimum: null, validUntil: '2027-01-01', usedAt: null },
      { code: 'A', name: '2 000 Ft', value: '2.000', minimum: '10.000', validUntil: '2026-12-01', usedAt: null },
    ]);
  });

  it('is for customers alone', async () => {
    expect(await api.call('GET', '/api/v1/loyalty/', { uuid: 'A'.repeat(32) })).toMatchObject({
      status: 403,
      errors: { token: ['invalid token'] },
    });
  });
});
