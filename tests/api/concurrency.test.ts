import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#backend/db/transaction.ts';
import type { WireCart } from '#lib/contract/cart.ts';
import type { WirePlacedOrder, OrderRequest } from '#lib/contract/order.ts';
import { fixtureOptions as options, fixtureShops } from '#tests/fixtures/catalog.ts';
import { issueGuest } from './customers.ts';
import { startTestApi, type TestApi } from './harness.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const guest = 'G'.repeat(24);

function add(productOption: number, uuid?: string, amount = 1) {
  return api.call<WireCart>('POST', '/api/v1/cart/', { uuid, body: { productOption, amount } });
}

async function cartWith(...wanted: number[]): Promise<WireCart & { uuid: string }> {
  let cart: WireCart | undefined;
  for (const option of wanted) cart = (await add(option, cart?.uuid ?? undefined)).data;
  if (!cart || cart.uuid === null) throw new Error('The cart has no uuid');
  return { ...cart, uuid: cart.uuid };
}

function order(uuid: string, expectedTotal: string, key?: string, given: Partial<OrderRequest> = {}) {
  const body: OrderRequest = {
    contact: { lastName: 'Kovács', firstName: 'Anna', email: 'anna@example.hu', phone: '+36 30 123 4567' },
    delivery: { type: 'home', address: { postal: '6724', city: 'Szeged', street: 'Londoni körút', streetNo: '3.' } },
    expectedTotal,
    acceptTerms: true,
    ...given,
  };
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  return api.call<WirePlacedOrder>('POST', '/api/v1/orders/', { uuid, body, headers });
}

async function placed() {
  return api.db.selectFrom('orders').select(['uuid', 'sequence', 'owner']).orderBy('sequence').execute();
}

/** How often each status came. */
function statuses(answers: readonly { status: number }[]): Record<string, number> {
  return Object.fromEntries(
    Map.groupBy(answers, ({ status }) => status)
      .entries()
      .map(([status, list]) => [status, list.length]),
  );
}

describe('changes of one cart at once', () => {
  it('are all kept, also when they are its first', async () => {
    await issueGuest(api, guest);
    const wanted: number[] = [options.shirt, options.bottle, options.skis, options.football, options.helmet];
    const fourTimes = [...wanted, ...wanted, ...wanted, ...wanted];
    const answers = await Promise.all(fourTimes.map((option) => add(option, guest)));
    expect(statuses(answers)).toEqual({ 200: 20 });
    const { data } = await api.call<WireCart>('GET', '/api/v1/cart/', { uuid: guest });
    const held = new Map(data.products.map(({ option }) => [option.id, option.quantity]));
    expect(held).toEqual(new Map(wanted.map((option) => [option, 4])));
  });

  it('never hold more than there is', async () => {
    await issueGuest(api, guest);
    const answers = await Promise.all(Array.from({ length: 12 }, () => add(options.treadmill, guest)));
    expect(statuses(answers)).toEqual({ 200: 2, 422: 10 });
  });
});

describe('orders at once', () => {
  it('sell the last piece to exactly one of fifty', async () => {
    await api.setStock(options.shoe, 1);
    await api.setStock(options.shoe, 0, fixtureShops.szeged);
    const carts = await Promise.all(Array.from({ length: 50 }, () => cartWith(options.shoe)));
    const answers = await Promise.all(carts.map(({ uuid, total }) => order(uuid, total.grand)));
    expect(statuses(answers)).toEqual({ 200: 1, 409: 49 });
    const named = answers.filter(({ errors }, index) => errors?.stock?.[0] === carts[index]?.products[0]?.hash);
    expect(named).toHaveLength(49);
    expect(await api.stock(options.shoe)).toBe(0);
    expect(await placed()).toHaveLength(1);
  });

  it('take what another place has when the first is sold out meanwhile', async () => {
    await api.setStock(options.shoe, 1);
    const carts = await Promise.all(Array.from({ length: 3 }, () => cartWith(options.shoe)));
    const answers = await Promise.all(carts.map(({ uuid, total }) => order(uuid, total.grand)));
    expect(statuses(answers)).toEqual({ 200: 3 });
    expect([await api.stock(options.shoe), await api.stock(options.shoe, fixtureShops.szeged)]).toEqual([0, 0]);
  });

  it('of the same goods in another order do not block each other, and are numbered without gaps', async () => {
    const carts = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        index % 2 === 0
          ? cartWith(options.shirt, options.helmet, options.goggles)
          : cartWith(options.goggles, options.helmet, options.shirt),
      ),
    );
    const answers = await Promise.all(carts.map(({ uuid, total }) => order(uuid, total.grand)));
    expect(statuses(answers)).toEqual({ 200: 5, 409: 25 });
    expect((await placed()).map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('Idempotency-Key', () => {
  const key = 'press-of-the-button';

  it('places one order for calls that come at once, and never another one', async () => {
    const { uuid, total } = await cartWith(options.shirt);
    const answers = await Promise.all(Array.from({ length: 10 }, () => order(uuid, total.grand, key)));
    expect(new Set(answers.map(({ status, data }) => `${status} ${data.uuid}`)).size).toBe(1);
    await add(options.bottle, uuid);
    const again = (await order(uuid, total.grand, key)).data;
    expect(again).toEqual({ ...answers[0]?.data, accessToken: again.accessToken });
    expect(await placed()).toHaveLength(1);
  });

  it('refuses something else under a key that was used, and places nothing', async () => {
    const { uuid, total } = await cartWith(options.shirt);
    const first = await order(uuid, total.grand, key);
    await add(options.shirt, uuid);
    const other = await order(uuid, total.grand, key, { comment: 'Csengessen kétszer' });
    expect(other).toMatchObject({ status: 409, errors: { 'idempotency-key': ['reused'] } });
    expect(await placed()).toMatchObject([{ uuid: first.data.uuid }]);
  });

  it('is still that of an order from before its request was kept', async () => {
    const { uuid, total } = await cartWith(options.shirt);
    const first = await order(uuid, total.grand, key);
    await api.db.updateTable('orders').set({ request_hash: null }).execute();
    const again = (await order(uuid, '1', key)).data;
    expect(again).toEqual({ ...first.data, accessToken: again.accessToken });
  });
});

describe('a transaction', () => {
  it('that lost a race is repeated as a whole', async () => {
    await api.db
      .insertInto('phrase')
      .values([
        { phrase: 'egy', position: 100, weight: 0 },
        { phrase: 'ketto', position: 101, weight: 0 },
      ])
      .execute();
    // Each takes the two rows in another order: without repetition one of the two would fail.
    const raise = (first: string, second: string) =>
      inTransaction(api.db, async (transaction) => {
        for (const phrase of [first, second]) {
          await transaction
            .updateTable('phrase')
            .set(({ eb }) => ({ weight: eb('weight', '+', 1) }))
            .where('phrase', '=', phrase)
            .execute();
          await new Promise((resolve) => {
            setTimeout(resolve, 20);
          });
        }
      });
    await Promise.all([raise('egy', 'ketto'), raise('ketto', 'egy')]);
    const rows = await api.db.selectFrom('phrase').select('weight').where('position', '>=', 100).execute();
    expect(rows).toEqual([{ weight: 2 }, { weight: 2 }]);
  });

  it('that fails for another reason is not, and leaves nothing', async () => {
    let times = 0;
    const failing = inTransaction(api.db, async (transaction) => {
      times += 1;
      await transaction.insertInto('phrase').values({ phrase: 'harom', position: 102, weight: 0 }).execute();
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(times).toBe(1);
    expect(await api.db.selectFrom('phrase').select('phrase').where('phrase', '=', 'harom').execute()).toEqual([]);
  });
});

describe('a text that no database can hold', () => {
  it('is answered as bad input or as unknown', async () => {
    const { uuid, total } = await cartWith(options.shirt);
    const refused = await order(uuid, total.items, undefined, {
      delivery: { type: 'click_and_collect', store: 'store_\u0000' },
    });
    expect(refused.status).toBe(422);
  });

  it('nor a number beyond what it counts with', async () => {
    const refused = await add(Number.MAX_SAFE_INTEGER, guest);
    expect(refused).toMatchObject({ status: 422, errors: { productOption: ['unknown'] } });
  });
});
