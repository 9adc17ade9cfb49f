import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveContent } from '#backend/content/storage.ts';
import type { WireCart } from '#lib/contract/cart.ts';
import type { OrderRequest, WireDeliveryOptions, WireOrder, WirePlacedOrder } from '#lib/contract/order.ts';
import {
  fixtureMounting,
  fixtureNow,
  fixtureOptions as options,
  fixtureSet,
  fixtureShops,
} from '#tests/fixtures/catalog.ts';
import { expectedDays } from '#lib/core/products/delivery.ts';
import { marketDay } from '#lib/core/calendar/days.ts';
import { contractContent } from './contract-content.ts';
import { startTestApi, type TestApi } from './harness.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const home: OrderRequest['delivery'] = {
  type: 'home',
  address: { postal: '6724', city: 'Szeged', street: 'Londoni körút', streetNo: '3.' },
};

/** A cart with so many pieces of an option, and its uuid. */
async function cartWith(productOption: number, amount = 1, more: object = {}): Promise<WireCart & { uuid: string }> {
  const { data } = await api.call<WireCart>('POST', '/api/v1/cart/', { body: { productOption, amount, ...more } });
  if (data.uuid === null) throw new Error('The cart has no uuid');
  return { ...data, uuid: data.uuid };
}

function order(
  uuid: string | null,
  expectedTotal: string,
  given: Partial<OrderRequest> = {},
  headers: Record<string, string> = {},
) {
  const contact = { lastName: 'Kovács', firstName: 'Anna', email: 'anna@example.hu', phone: '+36 30 123 4567' };
  const body = { contact, delivery: home, expectedTotal, acceptTerms: true, ...given };
  return api.call<WirePlacedOrder>('POST', '/api/v1/orders/', { uuid, body, headers });
}

async function everything() {
  const { db } = api;
  return {
    orders: await db.selectFrom('orders').selectAll().execute(),
    lines: await db.selectFrom('order_line').selectAll().execute(),
    stock: await db.selectFrom('stock').selectAll().execute(),
    cart: await db.selectFrom('cart_line').selectAll().execute(),
    changes: await db.selectFrom('change').selectAll().execute(),
  };
}

describe('placing an order', () => {
  it('[CART-07] says what services come to, of the sum of its items', async () => {
    const mounted = { mounting: fixtureMounting.id };
    const cart = await cartWith(options.skis, 2, mounted);
    const { data } = await order(cart.uuid, cart.total.grand);
    expect(data.items).toMatchObject([{ quantity: 2, title: expect.stringContaining(` + ${fixtureMounting.name}`) }]);
    expect(data.total).toMatchObject({ items: cart.total.items, services: '13.980' });
  });

  it('takes the goods from stock, empties the cart and notes what changed', async () => {
    const cart = await cartWith(options.shoe, 4);
    const { status, data } = await order(cart.uuid, cart.total.grand);
    expect(status).toBe(200);
    expect(data).toEqual({
      uuid: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4/),
      number: 'L26-000001',
      placedAt: fixtureNow.toISOString(),
      items: [
        {
          name: 'Pacer 3 futócipő',
          brand: 'Vento',
          title: 'Kék, 42',
          productId: expect.any(Number),
          image: { path: expect.stringMatching(/^\/media\//), alt: expect.any(String) },
          quantity: 4,
          price: '24.990',
          lineTotal: '99.960',
          discount: '0',
        },
      ],
      vouchers: [],
      giftCards: [],
      total: { items: '99.960', services: '0', discount: '0', delivery: '0', grand: '99.960', giftCards: '0' },
      delivery: { type: 'home', description: '6724 Szeged, Londoni körút 3.' },
      // Ordered on a Saturday: the second and the third working day after it.
      expected: { from: '2026-11-24', until: '2026-11-25' },
      isDayAgreed: false,
      payment: {
        way: 'on_delivery',
        state: 'none',
        amount: '99.960',
        refunded: '0',
        payUntil: null,
        reference: null,
      },
      billing: null,
      email: 'anna@example.hu',
      accessToken: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
    });
    expect(await api.stock(options.shoe)).toBe(0);
    expect(await api.stock(options.shoe, fixtureShops.szeged)).toBe(1);
    expect((await api.call<WireCart>('GET', '/api/v1/cart/', { uuid: cart.uuid })).data.products).toEqual([]);
    const changes = await api.db.selectFrom('change').selectAll().where('kind', '=', 'stock').execute();
    expect(changes).toMatchObject([{ entity_id: options.shoe, at: fixtureNow.toISOString() }]);
    const shown = await api.call<{ options: { id: number; stock: number }[] }>('GET', '/api/v1/product/1/');
    expect(shown.data.options.find(({ id }) => id === options.shoe)?.stock).toBe(1);
  });

  it('adds the delivery that was chosen', async () => {
    const { uuid } = await cartWith(options.bottle);
    const point = await order(uuid, '3.480', { delivery: { type: 'pick_up_points', point: 'pp-6001' } });
    expect(point.data).toMatchObject({
      total: { items: '2.490', delivery: '990', grand: '3.480' },
      delivery: { type: 'pick_up_points', description: 'Csomagpont Dóm tér, Szeged, Dóm tér 1.' },
    });
    const collected = await cartWith(options.bottle);
    const shop = await order(collected.uuid, '2.490', {
      delivery: { type: 'click_and_collect', store: fixtureShops.szeged },
    });
    expect(shop.data).toMatchObject({
      number: 'L26-000002',
      total: { delivery: '0' },
      delivery: { description: 'Lendület Szeged Árkád, 6724 Szeged, Londoni körút 3.', store: fixtureShops.szeged },
    });
    expect(await api.stock(options.bottle, fixtureShops.szeged)).toBe(3);
    expect(await api.stock(options.bottle)).toBe(11);
  });

  it('sells the last three pieces to exactly three of twenty', async () => {
    await api.setStock(options.shoe, 3);
    await api.setStock(options.shoe, 0, fixtureShops.szeged);
    const carts = await Promise.all(Array.from({ length: 20 }, () => cartWith(options.shoe)));
    const answers = await Promise.all(carts.map(({ uuid, total }) => order(uuid, total.grand)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.flatMap(({ status, errors }, index) =>
      status === 409 && errors?.stock?.[0] === carts[index]?.products[0]?.hash ? [index] : [],
    );
    expect(refused).toHaveLength(17);
    expect(await api.stock(options.shoe)).toBe(0);
    expect(new Set(answers.flatMap(({ data }) => data?.number ?? [])).size).toBe(3);
  });

  it('never sells more of a set than its scarcest member', async () => {
    const cart = await cartWith(options.helmet, 5, { setId: fixtureSet.id });
    const { data } = await order(cart.uuid, cart.total.grand);
    expect(data.total.items).toBe('166.665');
    expect([await api.stock(options.helmet), await api.stock(options.goggles)]).toEqual([1, 0]);
  });
});

describe('orders of guests to one mailbox', () => {
  const to = (email: string): Partial<OrderRequest> => ({
    contact: { lastName: 'Kovács', firstName: 'Anna', email, phone: '+36 30 123 4567' },
  });
  const mails = () => api.db.selectFrom('mail').select('id').execute();

  it('[SEC-01] are ten a day; the eleventh changes nothing, and a repeated key does not count', async () => {
    const keyed = { 'idempotency-key': 'kulcs-kulcs-kulcs-1' };
    for (let count = 0; count < 10; count += 1) {
      const { uuid, total } = await cartWith(options.shirt);
      const email = count % 2 ? 'anna@example.hu' : 'Anna+bolt@example.hu';
      const first = await order(uuid, total.grand, to(email), keyed);
      const again = await order(uuid, total.grand, to(email), keyed);
      expect([first.status, again.data.uuid]).toEqual([200, first.data.uuid]);
    }
    expect(await mails()).toHaveLength(10);
    const cart = await cartWith(options.shirt);
    const before = await everything();
    const refused = await order(cart.uuid, cart.total.grand);
    expect(refused).toMatchObject({ status: 429, errors: { 'contact.email': ['too_many'], request: ['wait:86400'] } });
    expect(await everything()).toEqual(before);
    expect(await mails()).toHaveLength(10);
    expect((await order(cart.uuid, cart.total.grand, to('bela@example.hu'))).status).toBe(200);

    api.clock.now = new Date(api.clock.now.getTime() + 86_400_000);
    const next = await cartWith(options.shirt);
    expect((await order(next.uuid, next.total.grand)).status).toBe(200);
  });

  it('[SEC-01] count no order that was refused', async () => {
    for (let count = 0; count < 11; count += 1) {
      const { uuid } = await cartWith(options.shirt);
      expect((await order(uuid, '1')).status).toBe(409);
    }
    const { uuid, total } = await cartWith(options.shirt);
    expect((await order(uuid, total.grand)).status).toBe(200);
  });
});

describe('an order that cannot be placed', () => {
  it.each<
    [string, (cart: WireCart & { uuid: string }) => Promise<{ status: number; errors?: object }>, number, object]
  >([
    ['with another total', ({ uuid }) => order(uuid, '24.991'), 409, { cart: ['changed'] }],
    ['by a guest without a cart', () => order(null, '0'), 422, { cart: ['empty'] }],
    ['of an empty cart', () => order('CCCCCCCCCCCCCCCCCCCCCCCC', '0'), 422, { cart: ['empty'] }],
    [
      'for a store that does not exist',
      ({ uuid, total }) => order(uuid, total.grand, { delivery: { type: 'click_and_collect', store: 'store_nincs' } }),
      422,
      { 'delivery.store': ['unknown'] },
    ],
    [
      'for a pick-up point that does not exist',
      ({ uuid, total }) => order(uuid, total.grand, { delivery: { type: 'pick_up_points', point: 'pp-0' } }),
      422,
      { 'delivery.point': ['unknown'] },
    ],
    [
      'under a key that is too short',
      ({ uuid, total }) => order(uuid, total.grand, {}, { 'idempotency-key': 'short' }),
      422,
      { 'idempotency-key': ['invalid'] },
    ],
  ])('%s changes nothing', async (_, place, status, errors) => {
    const cart = await cartWith(options.shoe);
    const before = await everything();
    expect(await place(cart)).toMatchObject({ status, errors });
    expect(await everything()).toEqual(before);
  });

  it('names the lines that are short, and changes nothing', async () => {
    const cart = await cartWith(options.shoe, 4);
    await api.call('POST', '/api/v1/cart/', { uuid: cart.uuid, body: { productOption: options.shirt } });
    await api.setStock(options.shoe, 1);
    const before = await everything();
    const refused = await order(cart.uuid, '107.950');
    expect(refused).toMatchObject({ status: 409, errors: { stock: [cart.products[0]?.hash] } });
    expect(await everything()).toEqual(before);
  });

  it('leaves lines without stock in the cart when the shopper saw a total without them', async () => {
    const cart = await cartWith(options.shoe);
    await api.call('POST', '/api/v1/cart/', { uuid: cart.uuid, body: { productOption: options.football } });
    await api.setStock(options.football, 0, fixtureShops.szeged);
    const unseen = await order(cart.uuid, '30.480');
    expect(unseen).toMatchObject({ status: 409, errors: { stock: [expect.any(String)] } });
    const { data } = await order(cart.uuid, '24.990');
    expect(data.items).toHaveLength(1);
    const left = await api.call<WireCart>('GET', '/api/v1/cart/', { uuid: cart.uuid });
    expect(left.data.products).toMatchObject([{ option: { id: options.football }, status: 'unavailable' }]);
  });

  it('refuses heavy goods and bicycles at pick-up points', async () => {
    const { uuid, total } = await cartWith(options.bicycle);
    const refused = await order(uuid, total.items, { delivery: { type: 'pick_up_points', point: 'pp-6001' } });
    expect(refused).toMatchObject({ status: 422, errors: { 'delivery.type': ['unavailable'] } });
  });

  it('[STORE-05] brings to a store what only another has', async () => {
    const { uuid, total } = await cartWith(options.football);
    const placed = await order(uuid, total.items, {
      delivery: { type: 'click_and_collect', store: fixtureShops.budapest },
    });
    expect(placed).toMatchObject({ status: 200, data: { delivery: { store: fixtureShops.budapest } } });
    // It comes when goods from elsewhere do, and not when the store opens.
    expect(placed.data.expected).toEqual(expectedDays('store', marketDay(api.clock.now)));
  });
});

describe('Idempotency-Key', () => {
  const headers = { 'idempotency-key': 'press-of-the-button' };

  it('answers one order to calls that come at once and to a later one', async () => {
    const cart = await cartWith(options.shirt, 2);
    const placing = Array.from({ length: 8 }, () => order(cart.uuid, cart.total.grand, {}, headers));
    const answers = await Promise.all(placing);
    const again = await order(cart.uuid, cart.total.grand, {}, headers);
    // Each answer brings a secret of its own, and each opens the one order.
    for (const { status, data } of [...answers, again]) {
      expect([status, { ...data, accessToken: null }]).toEqual([200, { ...again.data, accessToken: null }]);
      const opened = await api.call<WireOrder>('GET', `/api/v1/order/${data.accessToken}/`);
      expect([opened.status, opened.data.number]).toEqual([200, data.number]);
    }
    expect((await everything()).orders).toHaveLength(1);
    expect(await api.stock(options.shirt)).toBe(38);
  });

  it('is the caller’s own', async () => {
    const [mine, theirs] = [await cartWith(options.shirt), await cartWith(options.shirt)];
    const first = await order(mine.uuid, mine.total.grand, {}, headers);
    const second = await order(theirs.uuid, theirs.total.grand, {}, headers);
    expect(second.status).toBe(200);
    expect(second.data.uuid).not.toBe(first.data.uuid);
  });
});

describe('delivery', () => {
  it('tells prices, and which stores hold the whole cart', async () => {
    const { uuid } = await cartWith(options.shoe, 2);
    const { data } = await api.call<WireDeliveryOptions>('GET', '/api/v1/delivery/', { uuid });
    expect(data.methods).toEqual([
      { type: 'home', price: '0', available: true },
      { type: 'click_and_collect', price: '0', available: true },
      { type: 'pick_up_points', price: '0', available: true },
    ]);
    expect(data.stores.map(({ sysname, complete }) => [sysname, complete])).toEqual([
      [fixtureShops.budapest, false],
      [fixtureShops.szeged, true],
    ]);
    expect(data.pickUpPoints.map(({ id }) => id)).toEqual(['pp-1001', 'pp-6001']);
    const bicycle = await cartWith(options.bicycle);
    const large = await api.call<WireDeliveryOptions>('GET', '/api/v1/delivery/', { uuid: bicycle.uuid });
    expect(large.data.methods.at(-1)).toMatchObject({ type: 'pick_up_points', available: false });
  });

  it('[CART-08] [STORE-05] offers every store while all places together have the cart, and says which has it by itself', async () => {
    const { uuid } = await cartWith(options.shoe, 4);
    const { data } = await api.call<WireDeliveryOptions>('GET', '/api/v1/delivery/', { uuid });
    expect(data.stores.map(({ sysname, complete }) => [sysname, complete])).toEqual([
      [fixtureShops.budapest, false],
      [fixtureShops.szeged, false],
    ]);
    expect(data.methods[1]).toMatchObject({ type: 'click_and_collect', available: true });
  });

  it('[STORE-05] is not before a store opens again, as far as its hours are known', async () => {
    await saveContent(api.db, contractContent, fixtureNow);
    // Saturday, half past ten at night; the store stays closed on Sundays.
    api.clock.now = new Date('2026-11-21T21:30:00.000Z');
    const { uuid, total } = await cartWith(options.shoe, 2);
    const { data } = await api.call<WireDeliveryOptions>('GET', '/api/v1/delivery/', { uuid });
    expect(data.stores.map(({ sysname, handedOver }) => [sysname, handedOver])).toEqual([
      [fixtureShops.budapest, null],
      [fixtureShops.szeged, '2026-11-23'],
    ]);
    const delivery = { type: 'click_and_collect', store: fixtureShops.szeged } as const;
    const placed = await order(uuid, total.items, { delivery });
    expect(placed.data.expected).toEqual({ from: '2026-11-23', until: '2026-11-24' });
  });
});
