import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, orderEvent, type Connected } from './connected.ts';
import { orderRecord } from './fake-shop.ts';

let place: Connected;
beforeEach(async () => {
  place = await connect();
});
afterEach(() => place.stop());

const placed = (number: string, more: Parameters<typeof orderRecord>[1] = {}) => {
  const order = orderRecord(number, more);
  place.shop.orders.set(number, order);
  return orderEvent('order.placed', order.uuid, { order });
};
const later = (seconds: number) => {
  place.clock.now = new Date(place.clock.now.getTime() + seconds * 1000);
};
const drafts = () => place.engine.calls('POST', /^\/admin\/draft-orders$/);
const reference = (number: string) => ({ uuid: orderRecord(number).uuid, number });
const cancelled = (number: string) => {
  const data = { order: reference(number), by: 'customer', toGiftCards: 0, toCard: 0 };
  return orderEvent('order.cancelled', reference(number).uuid, data);
};

describe('orders of the shop', () => {
  it('[ADR-0145] become orders of the engine, at what was paid, under our number', async () => {
    expect(await place.tell('shop', placed('L26-000001'))).toBe(200);
    await place.connector.work();
    expect(JSON.parse(drafts()[0]?.body ?? '')).toMatchObject({
      ...{ region_id: 'reg_1', sales_channel_id: 'sc_1', email: 'anna@example.hu', no_notification_order: true },
      shipping_address: { city: 'Szeged', postal_code: '6724', country_code: 'hu' },
      items: [{ quantity: 3, unit_price: (29_970 - 1_000) / 3, variant_sku: 'V-41' }],
      metadata: { shop_number: 'L26-000001', shop_total: 30_460 },
    });
    expect(place.engine.orders).toMatchObject([{ status: 'pending' }]);
    // Shipping is net there, and the sum has fractions: whole forints agree.
    expect(Number(place.engine.orders[0]?.total)).toBeCloseTo(30_460);
    expect(place.said.filter((line) => line.includes('comes to'))).toEqual([]);
    expect(place.shop.orders.get('L26-000001')?.status).toBe('confirmed');
  });

  it('[ADR-0145] are made once, however often a webhook comes', async () => {
    const event = placed('L26-000001');
    for (const _ of [1, 2]) {
      await place.tell('shop', event);
      await place.connector.work();
    }
    await place.tell('shop', { ...event, id: 'evt_again' });
    await place.connector.work();
    expect(place.engine.orders).toHaveLength(1);
  });

  it('[ADR-0145] leave nothing of a person behind once they are in the engine', async () => {
    const event = placed('L26-000001');
    await place.tell('shop', event);
    expect(place.connector.store.waiting()).toMatchObject([{ body: expect.stringContaining('Kovács') }]);
    await place.connector.work();
    expect(place.connector.store.bodyOf(event.id)).toBe('');
  });

  it('[ADR-0145] are refused with another signature', async () => {
    expect(await place.tell('shop', placed('L26-000001'), { secret: `whsec_${'A'.repeat(43)}=` })).toBe(401);
    await place.connector.work();
    expect(place.engine.orders).toEqual([]);
  });

  it.each([
    ['the draft was made and its answer lost', /^\/admin\/draft-orders$/],
    ['it was converted and the answer lost', /convert-to-order$/],
  ])('[ADR-0145] are made once where %s', async (_, lost) => {
    let isLost = false;
    place.engine.after = ({ method, path }) => {
      if (isLost || method !== 'POST' || !lost.test(path)) return null;
      isLost = true;
      return { status: 502, body: {} };
    };
    await place.tell('shop', placed('L26-000001'));
    await place.connector.work();
    expect(isLost).toBe(true);
    later(5);
    await place.connector.work();
    expect(drafts()).toHaveLength(1);
    expect(place.engine.orders).toHaveLength(1);
    expect(place.engine.drafts).toEqual([]);
  });

  it('[ADR-0145] wait with longer and longer rests while the engine is away, each in its order', async () => {
    await place.tell('shop', placed('L26-000001'));
    await place.tell('shop', cancelled('L26-000001'));
    place.engine.goAway();
    const tries = async (seconds: number) => {
      const before = place.said.length;
      later(seconds);
      await place.connector.work().catch(() => {});
      return place.said.length - before;
    };
    expect(await tries(0)).toBe(1);
    place.engine.goAway(false);
    await tries(4);
    expect(place.engine.orders).toEqual([]);
    place.engine.goAway();
    await tries(1);
    place.engine.goAway(false);
    await tries(9);
    expect(place.engine.orders).toEqual([]);
    await tries(1);
    expect(place.engine.orders).toMatchObject([{ status: 'canceled' }]);
  });

  it('[ADR-0145] that one cannot be taken keeps no other away', async () => {
    place.engine.before = ({ method, path, body }) =>
      method === 'POST' && path === '/admin/draft-orders' && body.includes('L26-000001')
        ? { status: 400, body: { message: 'Variant is not there' } }
        : null;
    await place.tell('shop', placed('L26-000001'));
    await place.tell('shop', placed('L26-000002'));
    await place.connector.work();
    expect(place.engine.orders.map(({ metadata }) => metadata)).toMatchObject([{ shop_number: 'L26-000002' }]);
    expect(place.said.join('\n')).toContain('Variant is not there');
  });

  it('[ADR-0145] paid by card are noted as paid once', async () => {
    const number = 'L26-000001';
    const payment = { way: 'card', state: 'paid', amount: 30_460, refunded: 0 } as never;
    await place.tell('shop', placed(number, { payment }));
    await place.tell(
      'shop',
      orderEvent('order.paid', reference(number).uuid, {
        ...{ order: reference(number), amount: 30_460, reference: 'T-1' },
      }),
    );
    await place.connector.work();
    expect(place.engine.calls('POST', /mark-as-paid$/)).toHaveLength(1);
    expect(place.engine.orders[0]?.payment_collections).toMatchObject([{ amount: 30_460, status: 'completed' }]);
  });

  it('[ADR-0145] of which no webhook came are found by the comparison', async () => {
    const order = orderRecord('L26-000007');
    place.shop.orders.set(order.number, order);
    await place.connector.compareAll();
    await place.connector.work();
    await place.connector.compareAll();
    await place.connector.work();
    expect(place.engine.orders.map(({ metadata }) => metadata)).toMatchObject([{ shop_number: 'L26-000007' }]);
  });

  it('[ADR-0145] are called off by the comparison where no webhook of it came, once', async () => {
    const [known, unknown] = ['L26-000007', 'L26-000008'].map((number) => orderRecord(number));
    place.shop.orders.set(known!.number, known!);
    await place.connector.compareAll();
    await place.connector.work();
    for (const order of [known!, unknown!]) place.shop.orders.set(order.number, { ...order, status: 'cancelled' });
    for (const _ of [1, 2]) {
      await place.connector.compareAll();
      await place.connector.work();
    }
    expect(place.engine.orders).toMatchObject([{ status: 'canceled', metadata: { shop_number: 'L26-000007' } }]);
    // The webhook, when it comes at last.
    await place.tell('shop', cancelled(known!.number));
    await place.connector.work();
    expect(place.engine.calls('POST', /cancel$/)).toHaveLength(1);
    expect(place.connector.store.waiting()).toEqual([]);
  });

  it('[ADR-0145] that wait are called off after they were made', async () => {
    const event = placed('L26-000007');
    place.engine.before = ({ path }) => (/draft-orders/.test(path) ? { status: 503, body: {} } : null);
    await place.tell('shop', event);
    await place.connector.work();
    place.shop.orders.set('L26-000007', orderRecord('L26-000007', { status: 'cancelled' }));
    await place.connector.compareAll();
    await place.connector.work();
    expect(place.engine.orders).toEqual([]);
    place.engine.before = () => null;
    later(5);
    await place.connector.work();
    expect(place.engine.orders).toMatchObject([{ status: 'canceled' }]);
  });

  it('[ADR-0145] of an event that nobody knows are left alone', async () => {
    expect(await place.tell('shop', { id: 'evt_new', type: 'order.sung_about', data: {} })).toBe(200);
    expect(await place.connector.work()).toBeUndefined();
    expect(place.connector.store.waiting()).toEqual([]);
  });
});
