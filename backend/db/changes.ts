import { sql, type Kysely, type Transaction } from 'kysely';
import { isPostgres } from './dialect.ts';
import type { ChangeKind, Database } from './schema.ts';

/** Something that other processes have to read again. */
export interface Change {
  kind: ChangeKind;
  /** Id of an option for `stock`, of a product for `price` and `product`, 0 for all others. */
  entityId: number;
}

export interface NotedChange extends Change {
  id: number;
}

/** Channel on which PostgreSQL notifies of new changes. */
export const changeChannel = 'lendulet_change';
/** Numbers of the locks that transactions of the catalog take. */
const locks = { changes: 2_735_001, filterValues: 2_735_002, import: 2_735_003 } as const;
const rowsAtOnce = 1000;
/** How long changes are kept for those who follow. */
const keptMs = 24 * 60 * 60 * 1000;

/**
 * Has other transactions wait that take the same lock, until this one ends. On SQLite one transaction writes at a time
 * anyway.
 */
export async function takeLock(transaction: Transaction<Database>, lock: keyof typeof locks): Promise<void> {
  if (isPostgres(transaction)) await sql`select pg_advisory_xact_lock(${sql.lit(locks[lock])})`.execute(transaction);
}

/**
 * Notes what a transaction has changed; each thing once, and nothing for none. Changes are kept for a day. To be called
 * last: from here on others that note changes wait, since whoever follows takes a change for seen once it has seen one
 * with a higher id.
 */
export async function noteChanges(
  transaction: Transaction<Database>,
  changes: readonly Change[],
  now: Date,
): Promise<void> {
  const distinct = new Map(changes.map((change) => [`${change.kind} ${change.entityId}`, change]));
  if (distinct.size === 0) return;
  await takeLock(transaction, 'changes');
  const at = now.toISOString();
  const rows = Array.from(distinct.values(), ({ kind, entityId }) => ({ kind, entity_id: entityId, at }));
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await transaction
      .insertInto('change')
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
  }
  await forgetOld(transaction, now);
  if (isPostgres(transaction)) await sql`select pg_notify(${changeChannel}, '')`.execute(transaction);
}

/** Forgets some of the changes that everyone has followed long ago. */
async function forgetOld(transaction: Transaction<Database>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs).toISOString();
  const oldest = await transaction.selectFrom('change').select(['id', 'at']).orderBy('id').limit(1).executeTakeFirst();
  if (!oldest || oldest.at >= before) return;
  const rows = await transaction.selectFrom('change').select(['id', 'at']).orderBy('id').limit(rowsAtOnce).execute();
  const last = rows.findLast(({ at }) => at < before);
  if (last) await transaction.deleteFrom('change').where('id', '<=', last.id).execute();
}

/** Id of the latest change; 0 before the first. */
export async function latestChange(db: Kysely<Database>): Promise<number> {
  const row = await db.selectFrom('change').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? 0;
}

/**
 * Up to `limit` changes after the one with the id `position`, oldest first. Null where that one is kept no longer, so
 * that others after it may be missing too.
 */
export async function changesAfter(
  db: Kysely<Database>,
  position: number,
  limit: number,
): Promise<NotedChange[] | null> {
  const rows = await db
    .selectFrom('change')
    .select(['id', 'kind', 'entity_id'])
    .where('id', '>=', position)
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  const changes = rows.map(({ id, kind, entity_id: entityId }) => ({ id, kind, entityId }));
  if (position === 0) return changes.slice(0, limit);
  return changes[0]?.id === position ? changes.slice(1) : null;
}

/** Id of the last change of a kind that is still kept; 0 for none. */
export async function lastChangeOf(db: Kysely<Database>, kind: ChangeKind): Promise<number> {
  const row = await db
    .selectFrom('change')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('kind', '=', kind)
    .executeTakeFirst();
  return Number(row?.id ?? 0);
}

/** Number of changes after the one with the id `position`. */
export async function countChangesAfter(db: Kysely<Database>, position: number): Promise<number> {
  const { count } = await db
    .selectFrom('change')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('id', '>', position)
    .executeTakeFirstOrThrow();
  return count;
}
