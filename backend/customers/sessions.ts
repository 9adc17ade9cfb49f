import type { Kysely, Transaction } from 'kysely';
import type { Session } from '#lib/contract/auth.ts';
import type { Database } from '../db/schema.ts';
import type { Customer } from '../http/route.ts';
import { lifetimes } from './limits.ts';
import { hashOfToken, newToken } from './secrets.ts';

/** Moments before which a session must not have been opened and used last. */
function bounds(now: Date): { created: string; seen: string } {
  return {
    created: new Date(now.getTime() - lifetimes.session).toISOString(),
    seen: new Date(now.getTime() - lifetimes.idle).toISOString(),
  };
}

/** The customer whose session a token is; undefined for one that is unknown, was ended or has lapsed. */
export async function findSession(db: Kysely<Database>, token: string, now: Date): Promise<Customer | undefined> {
  const { created, seen } = bounds(now);
  const hash = hashOfToken(token);
  const row = await db
    .selectFrom('session')
    .innerJoin('customer', 'customer.id', 'session.customer_id')
    .select(['customer.id', 'customer.uuid', 'customer.role', 'session.seen_at'])
    .where('session.token_hash', '=', hash)
    .where('session.created_at', '>', created)
    .where('session.seen_at', '>', seen)
    .executeTakeFirst();
  if (!row) return undefined;
  if (now.getTime() - Date.parse(row.seen_at) > lifetimes.seen) {
    await db.updateTable('session').set({ seen_at: now.toISOString() }).where('token_hash', '=', hash).execute();
  }
  return { customerId: row.id, requestUuid: row.uuid, role: row.role };
}

/** Opens a session and answers what the storefront keeps of it (AUTH-01). Sessions that have lapsed are swept away. */
export async function openSession(
  db: Transaction<Database>,
  customer: { id: number; uuid: string; hash: string },
  now: Date,
): Promise<Session> {
  const { created, seen } = bounds(now);
  await db
    .deleteFrom('session')
    .where('customer_id', '=', customer.id)
    .where(({ eb, or }) => or([eb('created_at', '<=', created), eb('seen_at', '<=', seen)]))
    .execute();
  const token = newToken();
  const at = now.toISOString();
  await db
    .insertInto('session')
    .values({ token_hash: hashOfToken(token), customer_id: customer.id, created_at: at, seen_at: at })
    .execute();
  return { token, uuid: customer.uuid, hash: customer.hash };
}

/** Ends the session of a token. */
export async function endSession(db: Kysely<Database>, token: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hashOfToken(token)).execute();
}

/** Ends all sessions of a customer. */
export async function endSessions(db: Transaction<Database>, customerId: number): Promise<void> {
  await db.deleteFrom('session').where('customer_id', '=', customerId).execute();
}
