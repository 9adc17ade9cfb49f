import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, orderEvent, type Connected } from './connected.ts';
import type { FakeItem } from './fake-engine.ts';
import { orderRecord } from './fake-shop.ts';

let place: Connected;
const number = 'L26-000001';
const order = orderRecord(number);
const receipt = '8d2f4bb4-29a0-4f43-9a35-4c3f6b3b7f10';

beforeEach(async () => {
  place = await connect();
  place.shop.orders.set(number, order);
  await place.tell('shop', orderEvent('order.placed', order.uuid, { order }));
  await place.connector.work();
});
afterEach(() => place.stop());

const inEngine = () => place.engine.orders[0] as { status: string; metadata: object; items: FakeItem[] };
const shipped = (pieces: number) => {
  inEngine().items[0]!.detail.shipped_quantity = pieces;
};
const later = (seconds: number) => {
  place.clock.now = new Date(place.clock.now.getTime() + seconds * 1000);
};
/** The customer withdraws from pieces of the order's one line. */
async function withdraw(quantity: number, withdrawal = receipt): Promise<void> {
  const data = { order: { uuid: order.uuid, number }, withdrawal, toGiftCards: 0, isWhole: quantity === 3 };
  const items = [{ line: 0, quantity, refund: null }];
  await place.tell('shop', orderEvent('order.withdrawn', order.uuid, { ...data, items }));
  await place.connector.work();
}
const asked = () => place.engine.returns.map(({ status, items, metadata }) => ({ status, items, metadata }));
const back = (quantity: number, withdrawal = receipt) => ({
  ...{ status: 'requested', items: [{ id: 'ordli_0', quantity }] },
  metadata: { shop_withdrawal: withdrawal },
});

describe('a withdrawal', () => {
  it('[ADR-0145] is a return of the engine, of the pieces that left', async () => {
    shipped(3);
    await withdraw(2);
    expect(asked()).toEqual([back(2)]);
    const other = '0a0d8d5e-6a0c-4f27-a0de-3c1d7a6f2f55';
    await withdraw(1, other);
    expect(asked()).toEqual([back(2), back(1, other)]);
  });

  it('[ADR-0145] is one return, however often it is told of', async () => {
    shipped(3);
    await withdraw(2);
    await withdraw(2);
    expect(asked()).toEqual([back(2)]);
    expect(place.said).toEqual([]);
  });

  it.each([/^\/admin\/returns$/, /request-items$/, /request$/])(
    '[ADR-0145] is one return where the answer of %s was lost',
    async (lost) => {
      shipped(3);
      let isLost = false;
      place.engine.after = ({ method, path }) => {
        if (isLost || method !== 'POST' || !lost.test(path)) return null;
        isLost = true;
        return { status: 502, body: {} };
      };
      await withdraw(2);
      later(5);
      await place.connector.work();
      expect(isLost).toBe(true);
      expect(asked()).toEqual([back(2)]);
      expect(place.connector.store.waiting()).toEqual([]);
    },
  );

  it('[ADR-0145] is one that waits where the engine was killed while it began it', async () => {
    shipped(3);
    const torn = { id: 'torn', order_id: 'order_1', status: 'open', metadata: back(2).metadata, items: [] };
    place.engine.returns.push({ ...torn, isTorn: true });
    for (const _ of [1, 2]) await withdraw(2);
    expect(asked().filter(({ status }) => status === 'requested')).toEqual([back(2)]);
    expect(place.connector.store.waiting()).toEqual([]);
  });

  it('[ADR-0145] waits while another change of the order is under way', async () => {
    shipped(3);
    place.engine.returns.push({ id: 'by_hand', order_id: 'order_1', status: 'open', metadata: {}, items: [] });
    await withdraw(2);
    expect(asked()).toHaveLength(1);
    place.engine.returns = [];
    later(5);
    await place.connector.work();
    expect(asked()).toEqual([back(2)]);
  });

  it('[ADR-0145] is noted at the order for pieces that have not left, and said', async () => {
    shipped(1);
    await withdraw(3);
    expect(asked()).toEqual([back(1)]);
    expect(inEngine().metadata).toMatchObject({
      shop_number: number,
      [`shop_withdrawal_${receipt}`]: '2 of its pieces have not left',
    });
    expect(place.said).toEqual([`${number} was withdrawn from: keep back 2 of its pieces, which have not left`]);
  });

  it('[ADR-0145] from an order that the engine called off is said alone', async () => {
    shipped(3);
    inEngine().status = 'canceled';
    await withdraw(3);
    expect(asked()).toEqual([]);
    expect(place.said.join()).toContain('no order of the engine that goods could come back to');
  });
});
