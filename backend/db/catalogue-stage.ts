import type { Kysely, Transaction } from 'kysely';
import type { CatalogueRecord, CatalogueRecordKind } from '#lib/contract/catalogue.ts';
import { keyOf } from '../catalogue/check.ts';
import { takeLock } from './changes.ts';
import type { Database } from './schema.ts';
import { inTransaction } from './transaction.ts';

/** Rows written, or records read, in one short transaction, so that carts never wait long. */
export const recordsAtOnce = 200;
/** An import that has not gone on for so long belongs to a process that is gone, ms. */
const abandonedAfter = 30_000;

/** Another process is importing a catalogue now. */
export class ImportUnderWay extends Error {
  override name = 'ImportUnderWay';
  constructor(startedAt: string) {
    super(`Another import is under way since ${startedAt}. Wait until it has ended.`);
  }
}

/** An import whose records are all there, and whether what it does not name is removed. */
export interface StoredImport {
  replaces: boolean;
}

async function emptyStage(transaction: Transaction<Database>): Promise<void> {
  await transaction.deleteFrom('catalogue_stage').execute();
  await transaction.deleteFrom('catalogue_import').execute();
}

async function lockImport(transaction: Transaction<Database>) {
  await takeLock(transaction, 'import');
  return transaction.selectFrom('catalogue_import').selectAll().executeTakeFirst();
}

const isAtWork = ({ touched_at: touched }: { touched_at: string }, now: Date) =>
  now.getTime() - Date.parse(touched) < abandonedAfter;

/** Claims an import that a process has left after all records were there; null where there is none. */
export async function claimAbandoned(db: Kysely<Database>, now: Date): Promise<StoredImport | null> {
  return inTransaction(db, async (transaction) => {
    const row = await lockImport(transaction);
    if (row?.state !== 'applying' || isAtWork(row, now)) return null;
    await touch(transaction, now);
    return { replaces: row.replaces === 1 };
  });
}

/**
 * Claims the one import for this process. What another left behind while it was staging is dropped. Throws
 * ImportUnderWay while another one goes on.
 */
export async function claimImport(db: Kysely<Database>, replaces: boolean, now: Date): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const row = await lockImport(transaction);
    if (row && (row.state === 'applying' || isAtWork(row, now))) throw new ImportUnderWay(row.started_at);
    await emptyStage(transaction);
    const at = now.toISOString();
    await transaction.insertInto('catalogue_import')
      .values({ id: 1, state: 'staging', replaces: Number(replaces), started_at: at, touched_at: at }).execute();
  });
}

/** Stores records of the file at their positions, not yet to be seen by anyone. */
export async function stageRecords(
  db: Kysely<Database>, records: readonly { line: number; record: CatalogueRecord }[], now: Date,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await transaction.insertInto('catalogue_stage').values(records.map(({ line, record }) => ({
      kind: record.kind, position: line, key: String(keyOf(record)), applied: 0, document: JSON.stringify(record),
    }))).execute();
    await touch(transaction, now);
  });
}

async function touch(transaction: Transaction<Database>, now: Date): Promise<void> {
  await transaction.updateTable('catalogue_import').set({ touched_at: now.toISOString() }).execute();
}

/** From here on the import is finished by whoever finds it: this process, or one that starts later. */
export async function beginApplying(db: Kysely<Database>, now: Date): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await transaction.updateTable('catalogue_import')
      .set({ state: 'applying', touched_at: now.toISOString() }).execute();
  });
}

/** Drops the import and its records. */
export async function endImport(db: Kysely<Database>): Promise<void> {
  await inTransaction(db, emptyStage);
}

type RecordOf<Kind extends CatalogueRecordKind> = Extract<CatalogueRecord, { kind: Kind }>;

/** The next records of a kind that wait, in the order of the file. */
export async function waitingRecords<Kind extends CatalogueRecordKind>(
  transaction: Transaction<Database>, kind: Kind, limit: number,
): Promise<{ position: number; record: RecordOf<Kind> }[]> {
  const rows = await transaction.selectFrom('catalogue_stage').select(['position', 'document'])
    .where('kind', '=', kind).where('applied', '=', 0).orderBy('position').limit(limit).execute();
  return rows.map(({ position, document }) => ({ position, record: JSON.parse(document) as RecordOf<Kind> }));
}

/** Notes records as applied, in the transaction that applies them. */
export async function noteApplied(
  transaction: Transaction<Database>, kind: CatalogueRecordKind, positions: readonly number[], now: Date,
): Promise<void> {
  await transaction.updateTable('catalogue_stage').set({ applied: 1 })
    .where('kind', '=', kind).where('position', 'in', positions).execute();
  await touch(transaction, now);
}

/** Keys of all records of a kind, in the order of the file. */
export async function stagedKeys(db: Kysely<Database>, kind: CatalogueRecordKind): Promise<string[]> {
  const rows = await db.selectFrom('catalogue_stage').select('key').where('kind', '=', kind).orderBy('position').execute();
  return rows.map(({ key }) => key);
}

/** Number of records that wait, and of all. */
export async function countStaged(db: Kysely<Database>): Promise<{ waiting: number; all: number }> {
  const rows = await db.selectFrom('catalogue_stage').select(({ fn }) => ['applied', fn.countAll<number>().as('count')])
    .groupBy('applied').execute();
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  return { all, waiting: rows.find(({ applied }) => applied === 0)?.count ?? 0 };
}
