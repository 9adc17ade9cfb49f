import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backendSettingsSchema } from '#lib/config/backend-settings.ts';
import { readSettings } from '#lib/config/settings.ts';
import type { OrderRecord } from '#lib/contract/order-record.ts';
import { orderStatusSchema, type OrderStatus, type WireOrderDetails } from '#lib/contract/order.ts';
import { settableStatusSchema } from '#lib/contract/admin.ts';
import { mayBecome } from '#backend/domain/order-states.ts';
import { fixtureOptions as options, fixtureShops } from '#tests/fixtures/catalog.ts';
import { lastMail, linkPart, newCustomer, placeOrder } from './customers.ts';
import { startTestApi, type TestAnswer, type TestApi } from './harness.ts';

const reads = 'a-key-that-reads-orders';
const writes = 'a-key-that-does-both=1';
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi({
    environment: {
      ADMIN_KEYS: `orders:read=${reads}; orders:read,orders:write=${writes}`,
      LINK_ORIGINS: 'https://szelfutar.example',
    },
  });
});
afterEach(() => api.close());

const get = <Data = OrderRecord>(path: string, key = reads) =>
  api.call<Data>('GET', `/admin/v1/orders/${path}`, { headers: bearer(key) });
const post = (number: string, part: string, body: object, key = writes): Promise<TestAnswer<OrderRecord>> =>
  api.call('POST', `/admin/v1/orders/${number}/${part}/`, { headers: bearer(key), body });
const become = (number: string, status: string) => post(number, 'status', { status });
const told = async () =>
  (
    await api.db
      .selectFrom('event')
      .select(['type', 'data'])
      .where('object_kind', '=', 'order')
      .orderBy('position')
      .execute()
  ).map(({ type, data }) => [type, JSON.parse(data)] as const);
const mails = async () =>
  (await api.db.selectFrom('mail').select('subject').orderBy('id').execute()).map(({ subject }) => subject);

describe('the keys of other systems', () => {
  it('[EVT-05] open what their scopes name, and nothing is there without any', async () => {
    const { number } = await placeOrder(api, {}, options.shirt);
    expect((await get('')).headers['cache-control']).toBe('no-store');
    for (const headers of [{}, bearer('another-key-of-somebody'), { authorization: reads }])
      expect(await api.call('GET', '/admin/v1/orders/', { headers })).toMatchObject({
        status: 401,
        errors: { authorization: ['invalid'] },
      });
    expect(await post(number, 'status', { status: 'confirmed' }, reads)).toMatchObject({
      status: 403,
      message: 'The key may not do that: it lacks orders:write',
    });
    expect((await get(`${number}/`)).data.status).toBe('placed');
    const without = await startTestApi();
    expect((await without.call('GET', '/admin/v1/orders/')).status).toBe(404);
    await without.close();
  });

  it.each(['orders:all=a-key-that-is-long', 'orders:read=short', 'a-key-without-any-scope'])(
    '[EVT-05] %j is refused at the start, and shown to nobody',
    (keys) => {
      const read = () => readSettings(backendSettingsSchema, { ADMIN_KEYS: keys });
      expect(read).toThrow('ADMIN_KEYS="…" is not allowed: expected scopes');
    },
  );
});

describe('orders as other systems read them', () => {
  it('[EVT-05] come oldest first, in parts that follow each other, of a state and since a moment', async () => {
    const numbers: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      numbers.push((await placeOrder(api, {}, options.bottle)).number);
      api.clock.now = new Date(api.clock.now.getTime() + 60_000);
    }
    const seen: string[] = [];
    let next: string | null = null;
    do {
      const { data }: TestAnswer<{ orders: OrderRecord[]; next: string | null }> = await get(
        `?limit=2${next === null ? '' : `&after=${next}`}`,
      );
      seen.push(...data.orders.map(({ number }) => number));
      next = data.next;
    } while (next !== null);
    expect(seen).toEqual(numbers);
    await become(numbers[3] ?? '', 'confirmed');
    const listed = async (query: string) =>
      (await get<{ orders: OrderRecord[] }>(query)).data.orders.map(({ number }) => number);
    expect(await listed('?status=confirmed')).toEqual([numbers[3]]);
    const since = new Date(api.clock.now.getTime() - 120_000).toISOString();
    expect(await listed(`?since=${since}`)).toEqual(numbers.slice(3));
    expect(await listed(`?since=${since}&status=placed`)).toEqual(numbers.slice(4));
    expect((await get('?status=lost')).errors).toEqual({ status: ['unknown'] });
    expect((await get('L26-999999/')).status).toBe(404);
  });

  it('[EVT-05] say what a warehouse has to know, in whole forints', async () => {
    const { number } = await placeOrder(api, {}, options.shirt, 2, {
      delivery: { type: 'click_and_collect', store: fixtureShops.szeged },
      comment: 'Csengessetek!',
    });
    expect((await get(`${number}/`)).data).toMatchObject({
      number,
      contact: { lastName: 'Kovács', email: 'rendeles@example.hu' },
      delivery: { type: 'click_and_collect', place: fixtureShops.szeged, address: null },
      comment: 'Csengessetek!',
      items: [{ quantity: 2, price: 7990, lineTotal: 15_980, isCustomMade: false }],
      total: { items: 15_980, delivery: 0, grand: 15_980, giftCards: 0 },
      shipment: null,
      invoice: null,
      refunds: [],
    });
  });

  it('[EVT-05] name the customer as events do, and nobody of a guest', async () => {
    const { headers, uuid } = await newCustomer(api);
    const { number } = await placeOrder(api, headers, options.shirt);
    expect((await get(`${number}/`)).data.customer).toBe(uuid);
    expect((await get(`${(await placeOrder(api, {}, options.shirt)).number}/`)).data.customer).toBeNull();
  });
});

describe('the state of an order', () => {
  it('[EVT-05] moves on by call, once each, with an event and a mail where it matters', async () => {
    const { headers } = await newCustomer(api);
    const order = await placeOrder(api, headers, options.shirt);
    await post(order.number, 'shipment', {
      carrier: 'Szélfutár',
      number: 'SZ-1',
      url: 'https://szelfutar.example/SZ-1',
    });
    for (const status of ['confirmed', 'confirmed', 'packed', 'shipped', 'shipped', 'delivered'])
      expect(await become(order.number, status)).toMatchObject({ status: 200, data: { status } });
    expect((await told()).slice(1).map(([type, data]) => `${type} ${data.from} ${data.to}`)).toEqual([
      'order.status_changed placed confirmed',
      'order.status_changed confirmed packed',
      'order.status_changed packed shipped',
      'order.status_changed shipped delivered',
    ]);
    const mail = await lastMail(api, 'rendeles@example.hu');
    expect(mail?.subject).toBe(`Elindult a rendelésed: ${order.number}`);
    for (const part of [
      'Csomagszám: SZ-1',
      'https://szelfutar.example/SZ-1',
      `/my-account/order-details/${order.uuid}/`,
    ])
      expect(mail?.text).toContain(part);
    const { data } = await api.call<WireOrderDetails>('GET', `/api/v1/user/order/${order.uuid}/`, { headers });
    expect(data).toMatchObject({
      status: 'delivered',
      tracking: { carrier: 'Szélfutár', number: 'SZ-1', url: 'https://szelfutar.example/SZ-1' },
      withdrawalUntil: expect.any(String),
    });
  });

  it('[EVT-05] is refused with both names where it may not become that, and nothing changes', async () => {
    const { number, uuid } = await placeOrder(api, {}, options.bottle);
    for (const from of orderStatusSchema.options) {
      await api.db.deleteFrom('order_status').where('order_uuid', '=', uuid).execute();
      const row = { order_uuid: uuid, position: 0, status: from, at: api.clock.now.toISOString() };
      await api.db.insertInto('order_status').values(row).execute();
      for (const to of settableStatusSchema.options) {
        if (to === from || mayBecome(from, to)) continue;
        expect(await become(number, to)).toMatchObject({
          status: 409,
          message: `An order that is ${from} may not become ${to}`,
          errors: { status: [`from:${from}`, `to:${to}`] },
        });
        expect((await get(`${number}/`)).data.status).toBe(from);
      }
    }
    expect(await told()).toHaveLength(1);
    for (const status of ['withdrawn', 'placed', 'lost'] satisfies (OrderStatus | 'lost')[])
      expect((await become(number, status)).errors).toEqual({ status: ['unknown'] });
  });

  it('[EVT-05] that is called off by the shop gives the goods back and says so in other words', async () => {
    const before = await api.stock(options.shirt);
    const { number } = await placeOrder(api, {}, options.shirt, 2);
    for (const _ of ['once', 'again']) expect((await become(number, 'cancelled')).data.status).toBe('cancelled');
    expect(await api.stock(options.shirt)).toBe(before);
    expect((await told()).slice(1)).toEqual([
      ['order.cancelled', { order: expect.objectContaining({ number }), by: 'shop', toGiftCards: 0, toCard: 0 }],
    ]);
    const mail = await lastMail(api, 'rendeles@example.hu');
    expect(mail?.text).toContain('Sajnos nem tudjuk teljesíteni a rendelésed');
    expect(mail?.text).not.toContain('Ahogy kérted');
  });

  it('[EVT-05] of a guest is told with a link that opens the order', async () => {
    const { number } = await placeOrder(api, {}, options.shirt);
    for (const status of ['confirmed', 'packed', 'shipped', 'ready_for_pickup']) await become(number, status);
    expect((await mails()).slice(1)).toEqual([`Elindult a rendelésed: ${number}`, `Átveheted a rendelésed: ${number}`]);
    const token = await linkPart(api, 'rendeles@example.hu', /\/checkout\/rendeles\/([\w-]{43})\//);
    const { data } = await api.call<WireOrderDetails>('GET', `/api/v1/order/${token}/`);
    expect(data.status).toBe('ready_for_pickup');
  });
});

describe('an order that is ready in its store', () => {
  it('[STORE-08] is told with its last day there, and the way to the store’s page', async () => {
    const delivery = { type: 'click_and_collect' as const, store: fixtureShops.szeged };
    const { number } = await placeOrder(api, {}, options.shirt, 1, { delivery });
    for (const status of ['confirmed', 'ready_for_pickup']) await become(number, status);
    const mail = await lastMail(api, 'rendeles@example.hu');
    expect(mail?.text).toMatch(/Eddig tartjuk neked: \d{4}\. \p{Ll}+ \d{1,2}\. /u);
    expect(mail?.text).toContain(`/shop/${fixtureShops.szeged.replace(/^[a-z]+_/, '')}/`);
  });
});

describe('shipment, invoice and refund', () => {
  it('[EVT-05] take the place of what was said before, and refuse an address that no page would show', async () => {
    const { number } = await placeOrder(api, {}, options.shirt);
    const invoice = { number: '2026/17', url: 'https://szelfutar.example/szamla/17' };
    for (const _ of ['once', 'again']) expect((await post(number, 'invoice', invoice)).data.invoice).toEqual(invoice);
    expect((await post(number, 'invoice', { number: '2026/18' })).data.invoice).toEqual({
      number: '2026/18',
      url: null,
    });
    for (const part of ['invoice', 'shipment']) {
      const body = { number: '1', ...(part === 'shipment' ? { carrier: 'X' } : {}) };
      expect(await post(number, part, { ...body, url: 'https://elsewhere.example/1' })).toMatchObject({
        status: 422,
        errors: { url: ['LINK_ORIGINS does not name https://elsewhere.example'] },
      });
      expect((await post(number, part, { ...body, url: 'http://szelfutar.example/1' })).errors).toEqual({
        url: ['format'],
      });
      expect((await post(number, part, { ...body, url: 'javascript:alert(1)' })).status).toBe(422);
      expect((await post(number, part, {})).status).toBe(422);
    }
    expect((await get(`${number}/`)).data.shipment).toBeNull();
  });

  it('[EVT-05] of money is noted once under its name, never above what was paid, and told to who had paid', async () => {
    const order = await placeOrder(api, {}, options.shirt, 2);
    const refund = { reference: 'R-1', amount: 10_000, reason: 'Hiányzott' };
    for (const _ of ['once', 'again'])
      expect(await post(order.number, 'refund', refund)).toMatchObject({ status: 200, data: { refunds: [refund] } });
    expect(await post(order.number, 'refund', { ...refund, amount: 1 })).toMatchObject({
      status: 409,
      message: 'The refund R-1 was 10\u00A0000\u00A0Ft, not 1\u00A0Ft',
    });
    expect(await post(order.number, 'refund', { reference: 'R-2', amount: 7471 })).toMatchObject({
      status: 409,
      message: 'Of 17\u00A0470\u00A0Ft that were paid only 7\u00A0470\u00A0Ft can go back',
      errors: { amount: ['max:7470'] },
    });
    expect((await post(order.number, 'refund', { reference: 'R-2', amount: 7470 })).status).toBe(200);
    expect((await post(order.number, 'refund', { reference: 'R-3', amount: 0 })).errors).toEqual({ amount: ['min:1'] });
    expect(
      (await told()).slice(1).map(
        ([
          type,
          {
            refund: { reference, amount },
          },
        ]) => [type, reference, amount],
      ),
    ).toEqual([
      ['order.refunded', 'R-1', 10_000],
      ['order.refunded', 'R-2', 7470],
    ]);
    expect((await mails()).slice(1)).toEqual([`Visszatérítés: ${order.number}`, `Visszatérítés: ${order.number}`]);
    const token = await linkPart(api, 'rendeles@example.hu', /\/checkout\/rendeles\/([\w-]{43})\//);
    const { data } = await api.call<WireOrderDetails>('GET', `/api/v1/order/${token}/`);
    expect(data.refunds).toEqual([
      { amount: '10.000', at: api.clock.now.toISOString() },
      { amount: '7.470', at: api.clock.now.toISOString() },
    ]);
  });

  it('[EVT-05] of money that come at once never add up to more than was paid', async () => {
    const { number } = await placeOrder(api, {}, options.shirt, 2);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => post(number, 'refund', { reference: `R-${index}`, amount: 5000 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  });

  it('[EVT-04] write to nobody once the customer is deleted', async () => {
    const { headers } = await newCustomer(api);
    const { number } = await placeOrder(api, headers, options.shirt);
    await api.call('DELETE', '/api/v1/user/', { headers });
    expect((await get(`${number}/`)).data).toMatchObject({ customer: null, contact: { email: '' } });
    const before = await mails();
    for (const status of ['confirmed', 'packed', 'shipped']) expect((await become(number, status)).status).toBe(200);
    expect(await mails()).toEqual(before);
  });
});
