import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { DeliveryState } from '../db/tables/events.ts';
import { inTransaction } from '../db/transaction.ts';
import { putDown } from './deliveries.ts';

/** Events that are listed at most. */
const mostListed = 200;
/** Events that one statement puts down again. */
const replayedAtOnce = 200;

/** An event with what has become of it at a receiver, without what it says: that is for the receiver alone. */
export interface ListedDelivery {
  id: string;
  type: string;
  object: string;
  sequence: number;
  createdAt: string;
  receiver: string;
  state: DeliveryState;
  attempts: number;
  dueAt: string;
  lastError: string | null;
}

/** Deliveries of some states, oldest first, and how many there are of each state. */
export async function listDeliveries(
  db: Kysely<Database>,
  states: readonly DeliveryState[],
): Promise<{ deliveries: ListedDelivery[]; counts: Map<DeliveryState, number> }> {
  const counts = await db
    .selectFrom('event_delivery')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const rows = await db
    .selectFrom('event_delivery as delivery')
    .innerJoin('event', 'event.position', 'delivery.event_position')
    .select(['event.id', 'event.type', 'event.object_kind', 'event.object_id', 'event.sequence'])
    .select(['event.created_at as createdAt', 'delivery.receiver', 'delivery.state', 'delivery.attempts'])
    .select(['delivery.due_at as dueAt', 'delivery.last_error as lastError'])
    .where('delivery.state', 'in', states)
    .orderBy('event.position')
    .limit(mostListed)
    .execute();
  return {
    deliveries: rows.map(({ object_kind: kind, object_id: id, ...row }) => ({ ...row, object: `${kind} ${id}` })),
    counts: new Map(counts.map(({ state, count }) => [state, Number(count)])),
  };
}

/** Whether a delivery is one of an event, or of any. */
const ofEvent = (db: Kysely<Database>, id: string | null) => {
  const events = db.selectFrom('event').select('position');
  return id === null ? events : events.where('id', '=', id);
};

/** Tries dead letters anew, that of an event or all; what stands behind them follows. Answers how many. */
export async function retryDead(db: Kysely<Database>, id: string | null, now: Date): Promise<number> {
  const { numUpdatedRows: count } = await db
    .updateTable('event_delivery')
    .set({ state: 'waiting', attempts: 0, due_at: now.toISOString(), ended_at: null })
    .where('state', '=', 'dead')
    .where('event_position', 'in', ofEvent(db, id))
    .executeTakeFirst();
  return Number(count);
}

/** Gives a dead letter up, so that what stands behind it goes out. Answers at how many receivers it was one. */
export async function skipDead(db: Kysely<Database>, id: string, now: Date): Promise<number> {
  const { numUpdatedRows: count } = await db
    .updateTable('event_delivery')
    .set({ state: 'skipped', ended_at: now.toISOString() })
    .where('state', '=', 'dead')
    .where('event_position', 'in', ofEvent(db, id))
    .executeTakeFirst();
  return Number(count);
}

/**
 * Sends everything anew that happened since a moment and is still kept, to receivers that have it already and to those
 * that never had it, each event under its id. Answers how many events.
 */
export async function replaySince(
  db: Kysely<Database>,
  receivers: readonly string[],
  since: Date,
  now: Date,
): Promise<number> {
  const at = now.toISOString();
  let [count, after] = [0, 0];
  for (;;) {
    const rows = await db
      .selectFrom('event')
      .select('position')
      .where('created_at', '>=', since.toISOString())
      .where('position', '>', after)
      .orderBy('position')
      .limit(replayedAtOnce)
      .execute();
    const positions = rows.map(({ position }) => position);
    if (positions.length === 0) return count;
    await inTransaction(db, async (transaction) => {
      await putDown(transaction, positions, receivers, at);
      await transaction
        .updateTable('event_delivery')
        .set({ state: 'waiting', attempts: 0, due_at: at, ended_at: null })
        .where('event_position', 'in', positions)
        .where('receiver', 'in', receivers)
        .where('state', '!=', 'waiting')
        .execute();
    });
    count += positions.length;
    after = positions.at(-1) ?? after;
  }
}
