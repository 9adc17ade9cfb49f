import type { Kysely } from 'kysely';
import type { OrderStatus } from '#lib/contract/order.ts';
import type { OrderRecord } from '#lib/contract/order-record.ts';
import type { Database } from '../db/schema.ts';
import { NotFound } from '../domain/errors.ts';
import { orderRecord } from './order-record.ts';

/** Which orders are asked for: from a place in their sequence on, of a state, placed since a moment. */
export interface OrderChoice {
  after?: number | undefined;
  status?: OrderStatus | undefined;
  since?: Date | undefined;
}

/** Up to `limit` orders, oldest first, with the place from which the next ones follow; null after the last. */
export async function someOrders(
  db: Kysely<Database>,
  { after = 0, status, since }: OrderChoice,
  limit: number,
): Promise<{ orders: OrderRecord[]; next: number | null }> {
  let query = db.selectFrom('orders').selectAll('orders').where('orders.sequence', '>', after);
  if (since) query = query.where('orders.placed_at', '>=', since.toISOString());
  if (status !== undefined)
    query = query.where(({ eb, selectFrom }) =>
      eb(
        selectFrom('order_status')
          .select('order_status.status')
          .whereRef('order_status.order_uuid', '=', 'orders.uuid')
          .orderBy('order_status.position', 'desc')
          .limit(1),
        '=',
        status,
      ),
    );
  const rows = await query
    .orderBy('orders.sequence')
    .limit(limit + 1)
    .execute();
  const orders: OrderRecord[] = [];
  for (const row of rows.slice(0, limit)) orders.push(await orderRecord(db, row));
  return { orders, next: rows.length > limit ? (rows[limit - 1]?.sequence ?? null) : null };
}

/** Every order that is asked for, oldest first, so many in memory at a time as are read at once. */
export async function* allOrders(
  db: Kysely<Database>,
  choice: OrderChoice,
  atOnce: number,
): AsyncGenerator<OrderRecord> {
  let after: number | null = choice.after ?? 0;
  while (after !== null) {
    const { orders, next } = await someOrders(db, { ...choice, after }, atOnce);
    yield* orders;
    after = next;
  }
}

/** The order of a number. Throws NotFound. */
export async function numberedOrder(db: Kysely<Database>, number: string): Promise<OrderRecord> {
  const row = await db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
  if (!row) throw new NotFound('number');
  return orderRecord(db, row);
}
