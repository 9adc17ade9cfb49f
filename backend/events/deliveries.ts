import type { Kysely, Transaction } from 'kysely';
import { nobodyWaits } from '../db/events.ts';
import type { Database } from '../db/schema.ts';
import type { DeliveryState } from '../db/tables/events.ts';
import { inTransaction } from '../db/transaction.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
/** Rests after each attempt that failed, ms: three days and four hours in all; then it is a dead letter. */
export const rests: readonly number[] = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];
/** Events that are put down for the receivers in one transaction. */
const dispatchedAtOnce = 200;

/** An event on its way to a receiver, for one process alone. */
export interface ClaimedDelivery {
  position: number;
  receiver: string;
  /** Which attempt it is, from 1. */
  attempt: number;
  /** As it goes out. */
  id: string;
  body: string;
}

/** Puts each new event down for the receivers there are. Several processes may do so at once. */
export async function dispatchEvents(db: Kysely<Database>, receivers: readonly string[], now: Date): Promise<void> {
  const at = now.toISOString();
  for (;;) {
    const events = await db
      .selectFrom('event')
      .select('position')
      .where('dispatched_at', 'is', null)
      .orderBy('position')
      .limit(dispatchedAtOnce)
      .execute();
    const positions = events.map(({ position }) => position);
    if (positions.length === 0) return;
    await inTransaction(db, async (transaction) => {
      await putDown(transaction, positions, receivers, at);
      await transaction
        .updateTable('event')
        .set({ dispatched_at: at })
        .where('position', 'in', positions)
        .where('dispatched_at', 'is', null)
        .execute();
    });
  }
}

/** Puts events down for receivers that do not have them yet. */
export async function putDown(
  db: Transaction<Database>,
  positions: readonly number[],
  receivers: readonly string[],
  at: string,
): Promise<void> {
  const rows = receivers.flatMap((receiver) =>
    positions.map((position) => ({
      event_position: position,
      receiver,
      state: 'waiting' as const,
      attempts: 0,
      due_at: at,
      last_error: null,
      ended_at: null,
    })),
  );
  if (rows.length === 0) return;
  await db
    .insertInto('event_delivery')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['event_position', 'receiver']).doNothing())
    .execute();
}

/**
 * Takes the next event that is due for a receiver, for this process alone and for `lease` ms; undefined where none is. One
 * that stands behind another of its object, which waits or is a dead letter, is not due (EVT-02).
 */
export async function claimDelivery(
  db: Kysely<Database>,
  receiver: string,
  lease: number,
  now: Date,
): Promise<ClaimedDelivery | undefined> {
  const next = await db
    .selectFrom('event_delivery as delivery')
    .innerJoin('event', 'event.position', 'delivery.event_position')
    .select(['delivery.due_at', 'event.position', 'event.id', 'event.type', 'event.object_kind', 'event.object_id'])
    .select(['event.sequence', 'event.data', 'event.created_at'])
    .where('delivery.receiver', '=', receiver)
    .where('delivery.state', '=', 'waiting')
    .where('delivery.due_at', '<=', now.toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('event as earlier')
            .innerJoin('event_delivery as before', 'before.event_position', 'earlier.position')
            .select('earlier.position')
            .whereRef('earlier.object_kind', '=', 'event.object_kind')
            .whereRef('earlier.object_id', '=', 'event.object_id')
            .whereRef('earlier.sequence', '<', 'event.sequence')
            .whereRef('before.receiver', '=', 'delivery.receiver')
            .where('before.state', 'in', ['waiting', 'dead']),
        ),
      ),
    )
    .orderBy('delivery.due_at')
    .orderBy('delivery.event_position')
    .limit(1)
    .executeTakeFirst();
  if (!next) return undefined;
  const claimed = await db
    .updateTable('event_delivery')
    .set(({ eb }) => ({
      attempts: eb('attempts', '+', 1),
      due_at: new Date(now.getTime() + lease).toISOString(),
    }))
    .where('event_position', '=', next.position)
    .where('receiver', '=', receiver)
    .where('due_at', '=', next.due_at)
    .where('state', '=', 'waiting')
    .returning('attempts')
    .executeTakeFirst();
  if (!claimed) return claimDelivery(db, receiver, lease, now);
  const { position, id, type, sequence, data, created_at: timestamp } = next;
  const object = { kind: next.object_kind, id: next.object_id };
  const body = JSON.stringify({ id, type, timestamp, object, sequence, data: JSON.parse(data) });
  return { position, receiver, attempt: claimed.attempts, id, body };
}

/** The row of a claim, unless another process has taken it over since. */
function claimOf(db: Kysely<Database>, { position, receiver, attempt }: ClaimedDelivery) {
  return db
    .updateTable('event_delivery')
    .where('event_position', '=', position)
    .where('receiver', '=', receiver)
    .where('attempts', '=', attempt)
    .where('state', '=', 'waiting');
}

/** Notes that an event has arrived. */
export async function noteDelivered(db: Kysely<Database>, claim: ClaimedDelivery, now: Date): Promise<void> {
  await claimOf(db, claim).set({ state: 'delivered', last_error: null, ended_at: now.toISOString() }).execute();
}

/** Gives an event back that nobody knows of whether it arrived: whoever comes next sends it, with its id. */
export async function releaseDelivery(db: Kysely<Database>, claim: ClaimedDelivery, now: Date): Promise<void> {
  await claimOf(db, claim)
    .set({ attempts: claim.attempt - 1, due_at: now.toISOString() })
    .execute();
}

/** Why an event did not arrive. */
export interface Failure {
  /** In a sentence's part, for the list of dead letters: nothing of the answer's body. */
  reason: string;
  /** Whether trying again is in vain. */
  isFinal: boolean;
  /** Rest that the receiver has asked for, ms; 0 for none. */
  rest: number;
}

/** Notes that an event did not arrive: it is tried again, ever more rarely, or is a dead letter. */
export async function noteFailed(
  db: Kysely<Database>,
  claim: ClaimedDelivery,
  { reason, isFinal, rest }: Failure,
  now: Date,
): Promise<DeliveryState> {
  const own = isFinal ? undefined : rests[claim.attempt - 1];
  if (own === undefined) {
    await claimOf(db, claim).set({ state: 'dead', last_error: reason, ended_at: now.toISOString() }).execute();
    return 'dead';
  }
  const due = now.getTime() + Math.max(own, Math.min(rest, day));
  await claimOf(db, claim)
    .set({ last_error: reason, due_at: new Date(due).toISOString() })
    .execute();
  return 'waiting';
}

/**
 * Forgets events, which hold names and addresses: those that nobody waits for `kept` days after they were written, all
 * others, dead letters among them, after `keptDead` days.
 */
export async function forgetEvents(
  db: Kysely<Database>,
  { kept, keptDead }: { kept: number; keptDead: number },
  now: Date,
): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day).toISOString();
  await db.deleteFrom('event').where('created_at', '<', before(kept)).where(nobodyWaits).execute();
  await db.deleteFrom('event').where('created_at', '<', before(keptDead)).execute();
}
