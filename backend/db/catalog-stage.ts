import type { Kysely, Transaction } from 'kysely';
import type { ImportRecord, ImportRecordKind } from '#lib/contract/import.ts';
import { keyOf } from '../domain/record-key.ts';
import { takeLock } from './changes.ts';
import type { Database } from './schema.ts';
import { inTransaction } from './transaction.ts';

/** Rows written, or records read, in one short transaction, so that carts never wait long. */
export const recordsAtOnce = 200;
/** An import that has not gone on for so long belongs to a process that is gone, ms. */
const abandonedAfter = 30_000;

/** Another process is importing a catalog now. */
export class ImportUnderWay extends Error {
  override name = 'ImportUnderWay';
  constructor(startedAt: string) {
    super(`Another import is under way since ${startedAt}. Wait until it has ended.`);
  }
}

/** Another process goes on with an import that stood still for too long, or has ended it. */
export class ImportTakenOver extends Error {
  override name = 'ImportTakenOver';
  constructor() {
    super('Another process has taken this import over.');
  }
}

/** An import as the process that works on it knows it. `startedAt` tells it from every other one. */
export interface StoredImport {
  startedAt: string;
  /** Whether what it does not name is removed. */
  replaces: boolean;
}

/** The import first: who is staging holds its row, and the records that come with it are removed too. */
async function emptyStage(transaction: Transaction<Database>): Promise<void> {
  await transaction.deleteFrom('catalog_import').execute();
  await transaction.deleteFrom('catalog_stage').execute();
}

/**
 * Goes on with an import, which is locked until the transaction ends: of two processes that both take it for theirs
 * the second sees what the first has done. Throws ImportTakenOver where it has come to an end meanwhile.
 */
export async function goOn(
  transaction: Transaction<Database>,
  { startedAt }: StoredImport,
  state: 'staging' | 'applying',
  now: Date,
): Promise<void> {
  const touched = await transaction
    .updateTable('catalog_import')
    .set({ touched_at: now.toISOString() })
    .where('started_at', '=', startedAt)
    .where('state', '=', state)
    .executeTakeFirst();
  if (touched.numUpdatedRows === 0n) throw new ImportTakenOver();
}

async function lockImport(transaction: Transaction<Database>) {
  await takeLock(transaction, 'import');
  return transaction.selectFrom('catalog_import').selectAll().executeTakeFirst();
}

const isAtWork = ({ touched_at: touched }: { touched_at: string }, now: Date) =>
  now.getTime() - Date.parse(touched) < abandonedAfter;

/** Claims an import that a process has left after all records were there; null where there is none. */
export async function claimAbandoned(db: Kysely<Database>, now: Date): Promise<StoredImport | null> {
  return inTransaction(db, async (transaction) => {
    const row = await lockImport(transaction);
    if (row?.state !== 'applying' || isAtWork(row, now)) return null;
    const left = { startedAt: row.started_at, replaces: row.replaces === 1 };
    await goOn(transaction, left, 'applying', now);
    return left;
  });
}

/**
 * Claims the one import for this process. What another left behind while it was staging is dropped. Throws
 * ImportUnderWay while another one goes on.
 */
export async function claimImport(db: Kysely<Database>, replaces: boolean, now: Date): Promise<StoredImport> {
  return inTransaction(db, async (transaction) => {
    const row = await lockImport(transaction);
    if (row && (row.state === 'applying' || isAtWork(row, now))) throw new ImportUnderWay(row.started_at);
    await emptyStage(transaction);
    const at = now.toISOString();
    await transaction
      .insertInto('catalog_import')
      .values({ id: 1, state: 'staging', replaces: Number(replaces), started_at: at, touched_at: at })
      .execute();
    return { startedAt: at, replaces };
  });
}

/** Stores records of the file at their positions, not yet to be seen by anyone. Throws ImportTakenOver. */
export async function stageRecords(
  db: Kysely<Database>,
  claimed: StoredImport,
  records: readonly { line: number; position?: number; record: ImportRecord }[],
  now: Date,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await goOn(transaction, claimed, 'staging', now);
    await transaction
      .insertInto('catalog_stage')
      .values(
        records.map(({ line, position = line, record }) => ({
          kind: record.kind,
          position,
          key: String(keyOf(record)),
          applied: 0,
          document: JSON.stringify(record),
        })),
      )
      .execute();
  });
}

/**
 * From here on the import is finished by whoever finds it: this process, or one that starts later. Throws
 * ImportTakenOver.
 */
export async function beginApplying(db: Kysely<Database>, claimed: StoredImport, now: Date): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await goOn(transaction, claimed, 'staging', now);
    await transaction.updateTable('catalog_import').set({ state: 'applying' }).execute();
  });
}

/** Drops an import and its records; another one that has taken its place is left alone. */
export async function endImport(db: Kysely<Database>, { startedAt }: StoredImport): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const ended = await transaction.deleteFrom('catalog_import').where('started_at', '=', startedAt).executeTakeFirst();
    if (ended.numDeletedRows > 0n) await emptyStage(transaction);
  });
}

type RecordOf<Kind extends ImportRecordKind> = Extract<ImportRecord, { kind: Kind }>;

/** The next records of a kind that wait, in the order of the file. */
export async function waitingRecords<Kind extends ImportRecordKind>(
  transaction: Transaction<Database>,
  kind: Kind,
  limit: number,
): Promise<{ position: number; record: RecordOf<Kind> }[]> {
  const rows = await transaction
    .selectFrom('catalog_stage')
    .select(['position', 'document'])
    .where('kind', '=', kind)
    .where('applied', '=', 0)
    .orderBy('position')
    .limit(limit)
    .execute();
  return rows.map(({ position, document }) => ({ position, record: JSON.parse(document) as RecordOf<Kind> }));
}

/** Notes records as applied, in the transaction that applies them. */
export async function noteApplied(
  transaction: Transaction<Database>,
  kind: ImportRecordKind,
  positions: readonly number[],
): Promise<void> {
  await transaction
    .updateTable('catalog_stage')
    .set({ applied: 1 })
    .where('kind', '=', kind)
    .where('position', 'in', positions)
    .execute();
}

/** Keys of all records of a kind, in the order of the file. */
export async function stagedKeys(db: Kysely<Database>, kind: ImportRecordKind): Promise<string[]> {
  const rows = await db
    .selectFrom('catalog_stage')
    .select('key')
    .where('kind', '=', kind)
    .orderBy('position')
    .execute();
  return rows.map(({ key }) => key);
}

/** Number of records that wait, and of all. */
export async function countStaged(db: Kysely<Database>): Promise<{ waiting: number; all: number }> {
  const rows = await db
    .selectFrom('catalog_stage')
    .select(({ fn }) => ['applied', fn.countAll<number>().as('count')])
    .groupBy('applied')
    .execute();
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  return { all, waiting: rows.find(({ applied }) => applied === 0)?.count ?? 0 };
}
