import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Context } from '../context.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { startRounds } from '../lifecycle/rounds.ts';

const day = 24 * 60 * 60 * 1000;
/** How often they are looked for, ms. */
const interval = 3_600_000;
/** Carts or wishlists of one transaction, so that shoppers never wait long for it. */
const atOnce = 500;

/** Some of what no customer owns and nobody has changed since before, the oldest first. */
interface Left {
  find(from: string): Promise<{ uuid: string; at: string }[]>;
  /** Leaves what was changed since it was found. */
  drop(uuids: readonly string[]): Promise<void>;
}

function leftCarts(db: Kysely<Database>, before: string): Left {
  return {
    find: (from) =>
      db
        .selectFrom('cart')
        .select(['uuid', 'changed_at as at'])
        .where('changed_at', '>=', from)
        .where('changed_at', '<', before)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('customer').select('id').whereRef('customer.uuid', '=', 'cart.uuid'))),
        )
        .orderBy('changed_at')
        .limit(atOnce)
        .execute(),
    drop: (uuids) =>
      inTransaction(db, async (transaction) => {
        await transaction.deleteFrom('cart').where('uuid', 'in', uuids).where('changed_at', '<', before).execute();
      }),
  };
}

function leftWishlists(db: Kysely<Database>, before: string): Left {
  return {
    find: (from) =>
      db
        .selectFrom('wishlist')
        .select(['owner as uuid', 'changed_at as at'])
        .where('changed_at', '>=', from)
        .where('changed_at', '<', before)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('customer').select('id').whereRef('customer.uuid', '=', 'wishlist.owner'))),
        )
        .orderBy('changed_at')
        .limit(atOnce)
        .execute(),
    drop: (uuids) =>
      inTransaction(db, async (transaction) => {
        await transaction.deleteFrom('wishlist').where('owner', 'in', uuids).where('changed_at', '<', before).execute();
      }),
  };
}

/**
 * Deletes the carts and wishlists of guests who changed nothing in them for so many days, a batch at a time, until none
 * is left or `stopping` says so. What belongs to a customer stays, whatever its age. Answers how many were deleted.
 */
export async function forgetGuests(
  db: Kysely<Database>,
  days: number,
  now: Date,
  stopping?: AbortSignal,
): Promise<number> {
  const before = new Date(now.getTime() - days * day).toISOString();
  let count = 0;
  for (const { find, drop } of [leftCarts(db, before), leftWishlists(db, before)]) {
    let found = await find('');
    while (found.length > 0 && !stopping?.aborted) {
      await drop(found.map(({ uuid }) => uuid));
      count += found.length;
      // Customers' old ones stand in between: each batch goes on where the last one ended.
      found = found.length < atOnce ? [] : await find(found.at(-1)?.at ?? '');
    }
  }
  return count;
}

/** Forgets guests every hour while the app is up; GUEST_DAYS of 0 keeps them for good. */
export function startForgettingGuests(app: FastifyInstance, { db, settings, now }: Context): void {
  if (settings.GUEST_DAYS === 0) return;
  const { every, stopping } = startRounds(app, 'old carts cannot be deleted');
  every(interval, () => forgetGuests(db, settings.GUEST_DAYS, now(), stopping));
}
