import type { Kysely, Transaction } from 'kysely';
import { noteChanges } from '../db/changes.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Decision } from '../domain/review.ts';
import { reviewed, type ReviewRow } from './storage.ts';

/** A review beside what it is about, for whoever reads it before it is shown. */
export type ReadReview = ReviewRow & { product: string | null };

/** Reviews in a state, oldest first; without one all of them. Samples are left out. */
export async function reviewsToRead(db: Kysely<Database>, state: ReviewRow['state'] | null): Promise<ReadReview[]> {
  const all = db
    .selectFrom('review')
    .leftJoin('product', 'product.id', 'review.product_id')
    .selectAll('review')
    .select('product.name as product')
    .where('review.is_sample', '=', 0)
    .orderBy('review.written_at')
    .orderBy('review.uuid');
  return (state === null ? all : all.where('review.state', '=', state)).execute();
}

/** Reviews that are to be changed and are not there; nothing was done. */
export class UnknownReviews extends Error {
  override name = 'UnknownReviews';
  constructor(uuids: readonly string[]) {
    super(`There is no review ${uuids.join(', ')}. Nothing was done.`);
  }
}

async function refuseMissing(db: Kysely<Database>, uuids: readonly string[]): Promise<void> {
  const rows = await db
    .selectFrom('review')
    .select('uuid')
    .where('uuid', 'in', uuids)
    .where('is_sample', '=', 0)
    .execute();
  const missing = uuids.filter((uuid) => !rows.some((row) => row.uuid === uuid));
  if (missing.length > 0) throw new UnknownReviews(missing);
}

const noteReviewed = (transaction: Transaction<Database>, rows: readonly { product_id: number }[]): Promise<void> =>
  noteChanges(transaction, reviewed(rows.map((row) => row.product_id)), new Date());

/** Shows reviews or refuses them, all or none. Throws UnknownReviews. */
export async function decideReviews(db: Kysely<Database>, uuids: readonly string[], decision: Decision): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await refuseMissing(transaction, uuids);
    const decided = transaction.updateTable('review').set(decision).where('uuid', 'in', uuids);
    await noteReviewed(transaction, await decided.returning('product_id').execute());
  });
}

/** Erases reviews for whoever wrote them and has no link any more, all or none. Throws UnknownReviews. */
export async function eraseReviews(db: Kysely<Database>, uuids: readonly string[]): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await refuseMissing(transaction, uuids);
    const gone = await transaction.deleteFrom('review').where('uuid', 'in', uuids).returning('product_id').execute();
    await noteReviewed(transaction, gone);
  });
}

/** A review in a few lines of plain text; what could turn them or begin another is a space. */
export function reviewLines({
  uuid,
  state,
  reason,
  stars,
  product,
  product_id: id,
  text,
  name,
  written_at: at,
}: ReadReview): string {
  const plain = (words: string) => words.replace(/[\p{Cc}\p{Cf}]+/gu, ' ');
  const head = [uuid, at.slice(0, 10), `${stars}/5`, reason === null ? state : `${state}: ${reason}`];
  return [
    head.join('  '),
    `  ${id} ${plain(product ?? '(gone)')}`,
    `  ${plain(name ?? '–')}: ${plain(text) || '–'}`,
  ].join('\n');
}
