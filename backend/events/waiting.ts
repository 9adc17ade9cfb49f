import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Database } from '../db/schema.ts';

/** What has not gone out yet. */
export interface Waiting {
  events: number;
  /** Given up until somebody says otherwise (`npm run events`). */
  deadEvents: number;
  mails: number;
}

/** Rows that are counted at most: who asks every few seconds must not be a burden while a receiver is down. */
const mostCounted = 10_000;
/** How long the database may take to say, ms. */
const patience = 2000;

async function countOf(
  db: Kysely<Database>,
  rows: SelectQueryBuilder<Database, 'event_delivery' | 'mail', object>,
): Promise<number> {
  const { count } = await db
    .selectFrom(rows.limit(mostCounted).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many events for these receivers and how many mails wait; null where the database does not say in time. */
export async function waitingNow(db: Kysely<Database>, receivers: readonly string[]): Promise<Waiting | null> {
  const deliveries = (state: 'waiting' | 'dead') =>
    receivers.length === 0
      ? 0
      : countOf(
          db,
          db
            .selectFrom('event_delivery')
            .select('event_position')
            .where('receiver', 'in', receivers)
            .where('state', '=', state),
        );
  const reading = Promise.all([
    deliveries('waiting'),
    deliveries('dead'),
    countOf(db, db.selectFrom('mail').select('id').where('sent_at', 'is', null)),
  ]);
  const tooLate = new Promise<null>((resolve) => void setTimeout(resolve, patience, null).unref());
  const read = await Promise.race([reading, tooLate]).catch(() => null);
  if (!read) return null;
  const [events, deadEvents, mails] = read;
  return { events, deadEvents, mails };
}
