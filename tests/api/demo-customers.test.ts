import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeSeed } from '#backend/seeding/seeding.ts';
import { demoGiftCards } from '#demo/gift-cards.ts';
import { demoPassword, demoPeople } from '#demo/people.ts';
import { demoRecords } from '#demo/records.ts';
import type { WireGiftCard } from '#lib/contract/cart-gift-card.ts';
import type { Account } from '#lib/contract/account.ts';
import type { Loyalty } from '#lib/contract/loyalty.ts';
import { toWirePrice } from '#lib/contract/money.ts';
import type { OrderDetails, OrderSummary } from '#lib/contract/order.ts';
import type { Wishlist } from '#lib/contract/wishlist.ts';
import { fixtureNow } from '#tests/fixtures/catalog.ts';
import { seedLines, seedWriting } from '#tests/fixtures/seed.ts';
import { headersOf, logIn, newCustomer } from './customers.ts';
import { startTestApi, type TestApi } from './harness.ts';

let api: TestApi;
const records = [...demoRecords({ products: 60, now: fixtureNow })];
const seed = (withCustomers = true) => storeSeed(api.db, seedLines(records), { ...seedWriting, withCustomers });

beforeAll(async () => {
  api = await startTestApi();
  await seed();
  await api.live.catchUp();
});
afterAll(() => api.close());

describe('the demo’s customers', () => {
  it.each(demoPeople)('$email has account, orders, loyalty and wishlist of the role $role', async (person) => {
    const { data: session } = await logIn(api, person.email, demoPassword);
    const headers = headersOf(session);
    const get = async <Data>(path: string) => (await api.call<Data>('GET', path, { headers })).data;
    const account = await get<Account>('/api/v1/user/');
    expect(account).toMatchObject({ role: person.role, verified: true });
    expect(account.addresses.shipping.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    const orders = await get<OrderSummary[]>('/api/v1/user/orders/');
    expect(orders.map(({ status }) => status)).toEqual(person.orders.map(({ status }) => status));
    expect(
      orders
        .map(({ placedAt }) => placedAt)
        .toSorted()
        .toReversed(),
    ).toEqual(orders.map(({ placedAt }) => placedAt));
    for (const { uuid, status } of orders) {
      const details = await get<OrderDetails>(`/api/v1/user/order/${uuid}/`);
      expect(details.timeline.map(({ at }) => at).toSorted()).toEqual(details.timeline.map(({ at }) => at));
      expect(details.timeline.every(({ at }) => at <= fixtureNow.toISOString())).toBe(true);
      if (status === 'withdrawn')
        expect(details.items.every(({ withdrawn, quantity }) => withdrawn === quantity)).toBe(true);
    }
    expect((await get<Loyalty>('/api/v1/loyalty/')).vouchers).toHaveLength(2);
    expect((await get<Wishlist>('/api/v1/wishlist/')).products.length).toBeGreaterThan(0);
  });

  it('are numbered by date, take nothing from stock and get no mail', async () => {
    const orders = await api.db.selectFrom('orders').select(['placed_at', 'sequence']).orderBy('sequence').execute();
    expect(orders.map((order) => order.placed_at).toSorted()).toEqual(orders.map((order) => order.placed_at));
    for (const record of records) {
      if (record.kind !== 'product') continue;
      for (const { id, stock } of record.options) expect(await api.stock(id)).toBe(stock.online ?? 0);
    }
    expect(await api.db.selectFrom('mail').selectAll().execute()).toEqual([]);
  });

  it('[GIFT-02] can try its gift cards, whose codes are stored nowhere', async () => {
    const asked = demoGiftCards.map(async ({ code, balance }) => {
      const answer = await api.call<WireGiftCard>('POST', '/api/v1/gift-card/balance/', { body: { code } });
      expect(answer.data).toMatchObject({ balance: toWirePrice(balance), ending: code.slice(-4) });
      return answer.data.state;
    });
    expect(await Promise.all(asked)).toEqual(['applied', 'applied', 'expired', 'empty']);
    const stored = JSON.stringify(await api.db.selectFrom('gift_card').selectAll().execute());
    for (const { code } of demoGiftCards) expect(stored).not.toContain(code);
  });

  it('are stored only in a local shop where nobody is a customer yet', async () => {
    const count = async () => (await api.db.selectFrom('customer').select('id').execute()).length;
    await seed();
    expect(await count()).toBe(demoPeople.length);
    await api.db.deleteFrom('customer').execute();
    await api.db.deleteFrom('gift_card').execute();
    await seed(false);
    expect(await count()).toBe(0);
    expect(await api.db.selectFrom('gift_card').select('id').execute()).toEqual([]);
    await newCustomer(api);
    await seed();
    expect(await count()).toBe(1);
  });
});
