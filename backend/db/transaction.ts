import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { isLostRace } from './postgres.ts';
import type { Database } from './schema.ts';

const mostAttempts = 5;
/** Longest rest before the first repetition, ms; it doubles with each. */
const firstRest = 20;

/**
 * Does work in one transaction: all of it lasts, or an error was thrown and nothing happened. On SQLite it has the
 * database to itself; on PostgreSQL each statement sees what others have committed, so rows that a decision rests on
 * have to be locked first, always in the order cart or order, key, stock, voucher, gift card, counter, customer, event
 * object (an order's, then products' by their ids), noted changes. Work that lost a race is repeated.
 */
export async function inTransaction<Result>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().setIsolationLevel('read committed').execute(work);
    } catch (error) {
      if (attempt === mostAttempts || !isLostRace(error)) throw error;
    }
    await pause(Math.random() * firstRest * 2 ** (attempt - 1));
  }
}

/** Reads what belongs together as it was at one moment. */
export async function inSnapshot<Result>(
  db: Kysely<Database>,
  work: (snapshot: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
}
