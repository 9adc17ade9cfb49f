import type { Transaction } from 'kysely';
import { ReusedKey } from '../domain/errors.ts';
import { requestHash } from '../domain/request-hash.ts';
import { isPostgres } from './dialect.ts';
import type { Database } from './schema.ts';

/** How long a key is known, ms. */
const lifetime = 24 * 60 * 60 * 1000;
/** Old keys that are forgotten with each new one, at most. */
const forgottenAtOnce = 100;

/** An addition to a cart under a key of its caller's. */
export interface KeyedAddition {
  key: string;
  /** Request uuid as the call carries it; null for a guest who never wrote. Nobody else's key is theirs. */
  caller: string | null;
  /** What is to be added, as the call says it. */
  body: object;
}

/** What was asked for was done before: it ends the transaction, so that a repetition changes nothing at all. */
export class AlreadyAdded extends Error {
  override name = 'AlreadyAdded';
  /** Request uuid of the cart that it was added to. */
  readonly cartUuid: string;

  constructor(cartUuid: string) {
    super('This was added before');
    this.cartUuid = cartUuid;
  }
}

/**
 * Notes an addition to a cart that the transaction has locked. Others that come with the same key at the same time wait
 * here until it ends. Throws AlreadyAdded for a key that its caller has used within a day, and ReusedKey where that was
 * for something else.
 */
export async function noteAddition(
  db: Transaction<Database>,
  { key, caller, body }: KeyedAddition,
  cartUuid: string,
  now: Date,
): Promise<void> {
  const forgotten = new Date(now.getTime() - lifetime).toISOString();
  const row = {
    caller: caller ?? '',
    idempotency_key: key,
    request_hash: requestHash(body),
    cart_uuid: cartUuid,
    at: now.toISOString(),
  };
  const noted = await db
    .insertInto('addition_key')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['caller', 'idempotency_key'])
        .doUpdateSet({ request_hash: row.request_hash, cart_uuid: cartUuid, at: row.at })
        .where('addition_key.at', '<=', forgotten),
    )
    .returning('at')
    .executeTakeFirst();
  if (noted) return forgetOld(db, forgotten);
  const before = await db
    .selectFrom('addition_key')
    .select(['request_hash', 'cart_uuid'])
    .where('caller', '=', row.caller)
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
  if (before.request_hash !== row.request_hash) throw new ReusedKey();
  throw new AlreadyAdded(before.cart_uuid);
}

/** Forgets some of the keys from before a moment; those that another transaction forgets are not waited for. */
async function forgetOld(db: Transaction<Database>, before: string): Promise<void> {
  const old = db
    .selectFrom('addition_key')
    .select(['caller', 'idempotency_key'])
    .where('at', '<=', before)
    .orderBy('at')
    .limit(forgottenAtOnce);
  const free = isPostgres(db) ? old.forUpdate().skipLocked() : old;
  await db
    .deleteFrom('addition_key')
    .where(({ eb, refTuple }) =>
      eb(refTuple('caller', 'idempotency_key'), 'in', free.$asTuple('caller', 'idempotency_key')),
    )
    .execute();
}
