import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, orderEvent, type Connected } from './connected.ts';
import { orderRecord } from './fake-shop.ts';

let place: Connected;
beforeEach(async () => {
  place = await connect();
});
afterEach(() => place.stop());

const anna = 'uaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
/** The shop tells of an order by a customer, or by a guest. */
async function order(number: string, customer: string | null = anna): Promise<void> {
  const record = orderRecord(number, { customer });
  place.shop.orders.set(number, record);
  await place.tell('shop', orderEvent('order.placed', record.uuid, { order: record }));
}
const deleted = (uuid = anna) =>
  place.tell('shop', {
    ...{ id: `evt_deleted_${uuid}`, type: 'customer.deleted', timestamp: '2026-11-26T12:00:00.000Z', sequence: 1 },
    ...{ object: { kind: 'customer', id: uuid }, data: { customer: { uuid } } },
  });
const later = async (seconds: number) => {
  place.clock.now = new Date(place.clock.now.getTime() + seconds * 1000);
  await place.connector.work();
};
const emails = () => place.engine.orders.map(({ email }) => email);
const waiting = () => place.connector.store.waiting();

describe('a customer who was deleted', () => {
  it('[ADR-0145] is erased in each of their orders in the engine, and nobody else is', async () => {
    await order('L26-000001');
    await order('L26-000002', null);
    await order('L26-000003', 'ubbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
    await order('L26-000004');
    await place.connector.work();
    await deleted();
    await place.connector.work();
    const erased = place.engine.orders.filter(({ isErased }) => isErased);
    expect(new Set(erased.map(({ email }) => email))).toEqual(
      new Set(['l26-000001@deleted.invalid', 'l26-000004@deleted.invalid']),
    );
    expect(place.connector.store.ordersOf(anna)).toEqual([]);
    expect(waiting()).toEqual([]);
  });

  it('[ADR-0145] is waited for with an order that is on its way, which is not made twice', async () => {
    let isLost = false;
    place.engine.after = ({ method, path }) => {
      if (isLost || method !== 'POST' || path !== '/admin/draft-orders') return null;
      isLost = true;
      return { status: 502, body: {} };
    };
    await order('L26-000001');
    await place.connector.work();
    await deleted();
    await place.connector.work();
    expect(waiting()).toHaveLength(2);
    expect(place.said.join()).toContain('L26-000001, an order of theirs, is not in the engine yet');
    await later(10);
    await later(10);
    expect(place.engine.calls('POST', /draft-orders$/)).toHaveLength(1);
    expect(emails()).toEqual(['l26-000001@deleted.invalid']);
    expect(waiting()).toEqual([]);
  });

  it('[ADR-0145] is not forgotten while the engine has no call for it, which is said', async () => {
    place.engine.canErase = false;
    await order('L26-000001');
    await place.connector.work();
    await deleted();
    await place.connector.work();
    expect(place.said.join()).toMatch(/customer u.+ waits for the engine: .*shop-erasure.* answered 404/);
    place.engine.canErase = true;
    await later(5);
    expect(emails()).toEqual(['l26-000001@deleted.invalid']);
  });
});
