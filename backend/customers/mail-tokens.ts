import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { CustomerTokenKind } from '../db/tables/customers.ts';
import { lifetimes } from './limits.ts';
import { hashOfToken, newToken } from './secrets.ts';

const lifetimeOf: Readonly<Record<CustomerTokenKind, number>> = {
  reset: lifetimes.reset,
  email: lifetimes.confirmation,
  newsletter: lifetimes.confirmation,
  unsubscribe: lifetimes.unsubscribing,
};

/** Makes what a link in a mail proves, in place of an earlier one of its kind. */
export async function issueMailToken(
  db: Transaction<Database>,
  customerId: number,
  kind: CustomerTokenKind,
  now: Date,
): Promise<string> {
  await revokeMailTokens(db, customerId, kind);
  const token = newToken();
  await db
    .insertInto('customer_token')
    .values({
      token_hash: hashOfToken(token),
      customer_id: customerId,
      kind,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + lifetimeOf[kind]).toISOString(),
    })
    .execute();
  return token;
}

/** Whom a token of one of these kinds was sent to; undefined for one that is unknown, replaced or too old. */
export async function findMailToken(
  db: Kysely<Database>,
  token: string,
  kinds: readonly CustomerTokenKind[],
  now: Date,
): Promise<{ customerId: number; kind: CustomerTokenKind } | undefined> {
  return db
    .selectFrom('customer_token')
    .select(['customer_id as customerId', 'kind'])
    .where('token_hash', '=', hashOfToken(token))
    .where('kind', 'in', kinds)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** Uses up a token; false where it was used up by another call meanwhile. */
export async function consumeMailToken(db: Transaction<Database>, token: string): Promise<boolean> {
  const used = await db.deleteFrom('customer_token').where('token_hash', '=', hashOfToken(token)).executeTakeFirst();
  return used.numDeletedRows > 0n;
}

/** Makes a customer's tokens of a kind worthless. */
export async function revokeMailTokens(
  db: Transaction<Database>,
  customerId: number,
  kind: CustomerTokenKind,
): Promise<void> {
  await db.deleteFrom('customer_token').where('customer_id', '=', customerId).where('kind', '=', kind).execute();
}
