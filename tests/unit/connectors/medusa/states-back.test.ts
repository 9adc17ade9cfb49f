import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Connected } from './connected.ts';
import { category, product } from './fake-engine.ts';
import { orderRecord } from './fake-shop.ts';

let place: Connected;
const number = 'L26-000001';
const order = () => place.shop.orders.get(number)!;
beforeEach(async () => {
  place = await connect();
  place.shop.orders.set(number, orderRecord(number, { status: 'confirmed' }));
  place.engine.orders = [
    {
      ...{ id: 'order_1', status: 'pending', metadata: { shop_number: number }, total: 30_459.999_999_9 },
      items: [{ id: 'ordli_1', quantity: 3, detail: { quantity: 3, fulfilled_quantity: 0 } }],
      ...{ fulfillments: [], payment_collections: [] },
    },
  ];
});
afterEach(() => place.stop());

const inEngine = () => place.engine.orders[0]! as Record<string, object[]> & { status: unknown };
const fulfil = (fulfilled: number, more: object) => {
  inEngine().items = [{ id: 'ordli_1', quantity: 3, detail: { quantity: 3, fulfilled_quantity: fulfilled } }];
  inEngine().fulfillments = [
    { id: 'ful_1', packed_at: null, shipped_at: null, delivered_at: null, canceled_at: null, labels: [], ...more },
  ];
};
const at = '2026-11-26T12:00:00.000Z';
const label = { tracking_number: 'HU1', tracking_url: 'https://futar.example/HU1' };
const hinted = async () => {
  await place.tell('engine', { orders: ['order_1'] });
  await place.connector.work();
};
const changes = () =>
  place.shop.calls('POST', /^\/admin\/v1\/orders\//).map(({ path, body }) => `${path.split('/')[5]} ${body}`);

describe('what became of an order in the engine', () => {
  it('[ADR-0145] is told to the shop step by step, its carrier first, and once', async () => {
    fulfil(3, { shipped_at: at, labels: [label] });
    await hinted();
    expect(changes()).toEqual([
      'shipment {"carrier":"Futárszolgálat","number":"HU1","url":"https://futar.example/HU1"}',
      'status {"status":"packed"}',
      'status {"status":"shipped"}',
    ]);
    await hinted();
    await place.connector.compareAll();
    expect(changes()).toHaveLength(3);
    fulfil(3, { shipped_at: at, delivered_at: at, labels: [label] });
    await hinted();
    expect(order().status).toBe('delivered');
    expect(changes()).toHaveLength(4);
  });

  it('[ADR-0145] is found by the comparison where no event told of it', async () => {
    fulfil(3, { packed_at: at });
    await place.connector.compareAll();
    expect(order().status).toBe('packed');
  });

  it('[ADR-0145] is packed and no more while a part of it is on its way', async () => {
    fulfil(1, { shipped_at: at });
    await hinted();
    expect(order().status).toBe('packed');
  });

  it('[ADR-0145] waits in the store where it is collected there', async () => {
    order().delivery = { type: 'click_and_collect', description: 'Szeged', address: null, place: 'store_szeged' };
    fulfil(3, { shipped_at: at });
    await hinted();
    expect(order().status).toBe('ready_for_pickup');
  });

  it('[ADR-0145] was called off', async () => {
    inEngine().status = 'canceled';
    await hinted();
    expect(order().status).toBe('cancelled');
  });

  it('[ADR-0145] was called off, and its pieces are sent once more behind those that the shop gives back', async () => {
    place.engine.categories = [category('pcat_1', 'Futócipők')];
    place.engine.products = [product('prod_1')];
    await place.connector.compareAll();
    const goods = place.shop.records.find((record) => record.kind === 'product');
    const option = goods?.options[0];
    Object.assign(order().items[0]!, { productId: goods?.id, optionId: option?.id });
    inEngine().status = 'canceled';
    await hinted();
    const before = place.shop.records.length;
    await place.connector.compareAll();
    expect(place.shop.records.slice(before)).toMatchObject([{ kind: 'stock', optionId: option?.id }]);
  });

  it('[ADR-0145] was paid back, in whole forints and once under its id', async () => {
    const refund = { id: 'ref_1', amount: 999.6 };
    inEngine().payment_collections = [
      { id: 'pay_col_1', amount: 30_460, status: 'completed', payments: [{ captures: [], refunds: [refund] }] },
    ];
    await hinted();
    refund.amount = 999.7;
    await hinted();
    expect(order().refunds).toMatchObject([{ reference: 'ref_1', amount: 1_000 }]);
  });

  it('[ADR-0145] that the shop refuses is said, and the rest goes on', async () => {
    order().status = 'shipped';
    inEngine().status = 'canceled';
    inEngine().payment_collections = [
      {
        id: 'pay_col_1',
        amount: 1,
        status: 'completed',
        payments: [{ captures: [], refunds: [{ id: 'ref_1', amount: 5 }] }],
      },
    ];
    await hinted();
    expect(place.said.join('\n')).toContain(`${number}: the shop refuses to be cancelled`);
    expect(order().refunds).toHaveLength(1);
    await hinted();
    expect(changes()).toHaveLength(2);
  });

  it('[ADR-0145] is said once where the shop knows no such order', async () => {
    place.shop.orders.delete(number);
    fulfil(3, { packed_at: at });
    await hinted();
    await hinted();
    expect(place.said.filter((line) => line === `${number} is no order of the shop`)).toHaveLength(1);
  });

  it('[ADR-0145] is told once the shop is back', async () => {
    fulfil(3, { packed_at: at });
    place.shop.goAway();
    await expect(hinted()).rejects.toThrow();
    place.shop.goAway(false);
    place.clock.now = new Date(place.clock.now.getTime() + 10_000);
    await place.connector.work();
    expect(order().status).toBe('packed');
  });

  it('[ADR-0145] is its own where the order was made in the engine', async () => {
    place.engine.orders[0]!.metadata = null;
    inEngine().status = 'canceled';
    await hinted();
    expect(changes()).toEqual([]);
  });
});
