import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { newGuestUuid, uuidPattern } from '../domain/identity.ts';
import { InvalidInput, InvalidSession } from '../domain/errors.ts';
import type { Caller } from '../http/route.ts';
import { customerRow, lockCustomer } from './customer-row.ts';
import { isCustomerUuid } from './secrets.ts';

/** Throws InvalidInput for what is no guest's request uuid, so that no cart or wishlist is taken over: a customer's too. */
export function requireGuestUuid(mergeUuid: string): void {
  if (!uuidPattern.test(mergeUuid) || isCustomerUuid(mergeUuid)) throw new InvalidInput({ mergeUuid: ['invalid'] });
}

/** Whether the API issued a guest's request uuid: a cart or a wishlist stands under it (ADR-0102). */
export async function isIssued(db: Kysely<Database>, uuid: string): Promise<boolean> {
  const cart = await db.selectFrom('cart').select('uuid').where('uuid', '=', uuid).executeTakeFirst();
  if (cart) return true;
  return (await db.selectFrom('wishlist').select('owner').where('owner', '=', uuid).executeTakeFirst()) !== undefined;
}

/** The caller, and for a guest who brings a request uuid that the API did not issue one who brings none (ADR-0102). */
export async function asIssued(db: Kysely<Database>, caller: Caller): Promise<Caller> {
  const { requestUuid, customerId } = caller;
  if (requestUuid === null || customerId !== null || (await isIssued(db, requestUuid))) return caller;
  return { ...caller, requestUuid: null };
}

async function isRetired(db: Kysely<Database>, uuid: string): Promise<boolean> {
  return (
    (await db.selectFrom('retired_guest').select('uuid').where('uuid', '=', uuid).executeTakeFirst()) !== undefined
  );
}

/**
 * Notes that a guest has become a customer: what is written under the guest's uuid later goes to a new one. Throws
 * InvalidSession where the account was deleted meanwhile.
 */
export async function retireGuest(
  db: Transaction<Database>,
  uuid: string,
  customerId: number,
  now: Date,
): Promise<void> {
  if (!(await lockCustomer(db, customerId))) throw new InvalidSession();
  await db
    .insertInto('retired_guest')
    .values({ uuid, customer_id: customerId, at: now.toISOString() })
    .onConflict((conflict) => conflict.column('uuid').doNothing())
    .execute();
}

/**
 * The request uuid that a caller's write belongs to, locked: a customer's own, a guest's as the API issued it, and a new
 * one for a guest who never wrote or became a customer. `lock` locks the cart or the wishlist of a uuid until the transaction ends.
 * Throws InvalidSession where the account was deleted meanwhile.
 */
export async function lockOwn(
  db: Transaction<Database>,
  { requestUuid, customerId }: Caller,
  lock: (uuid: string) => Promise<void>,
): Promise<string> {
  if (requestUuid !== null) {
    // Locked before it is looked at: a merge at the same time retires the uuid under this lock.
    await lock(requestUuid);
    if (customerId !== null) {
      // An account that was deleted meanwhile must leave no cart and no wishlist behind.
      await customerRow(db, customerId);
      return requestUuid;
    }
    if (!(await isRetired(db, requestUuid))) return requestUuid;
  }
  const uuid = newGuestUuid();
  await lock(uuid);
  return uuid;
}

/** Locks two of a kind in one order, so that two merges never wait for each other. */
export async function lockBoth(uuids: readonly [string, string], lock: (uuid: string) => Promise<void>): Promise<void> {
  for (const uuid of uuids.toSorted()) await lock(uuid);
}
