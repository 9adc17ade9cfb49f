import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, type Dialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { BackendSettings } from '#lib/config/backend-settings.ts';
import { isMissingTable, isPostgres } from './dialect.ts';
import { migrationNames, migrations, unfitFor } from './migrations/index.ts';
import * as postgres from './postgres.ts';
import type { Database } from './schema.ts';
import * as sqlite from './sqlite.ts';

/** Where the data is: PostgreSQL at DATABASE_URL, else SQLite in the folder DATA_DIR. */
export type DatabaseSettings = Pick<BackendSettings, 'DATA_DIR'> &
  Partial<Pick<BackendSettings, 'DATABASE_URL' | 'DATABASE_CONNECTIONS'>>;

/** The file of the embedded database. */
export function databaseFile({ DATA_DIR: folder }: Pick<DatabaseSettings, 'DATA_DIR'>): string {
  return join(folder, 'lendulet.db');
}

/** Names the database in a sentence, without user and password. */
export function databaseName({ DATABASE_URL: url, DATA_DIR: folder }: DatabaseSettings): string {
  return url ? `at ${postgres.postgresPlace(url)} (DATABASE_URL)` : `in ${folder} (DATA_DIR)`;
}

const defaultConnections = 10;
/** For long work: one that does it, one that holds a lock or asks meanwhile. */
const workConnections = 2;

function dialectFor(
  settings: DatabaseSettings,
  use: Pick<postgres.PostgresUse, 'connections' | 'patience' | 'isReadOnly'>,
): Dialect {
  const { DATABASE_URL: url } = settings;
  return url ? postgres.postgresDialect({ ...use, url }) : new sqlite.SqliteDialect(databaseFile(settings), use);
}

/**
 * Whether a database has all tables as they are now. Throws where a newer version of the shop has changed them so that this
 * one would misread them.
 */
async function isUpToDate(db: Kysely<Database>): Promise<boolean> {
  const rows = await db
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute()
    .catch((error: unknown) => {
      if (isMissingTable(error)) return [];
      throw error;
    });
  const names = rows.map(({ name }) => name);
  const unfit = unfitFor(names);
  if (unfit !== undefined) throw new Error(`it was used by a newer version of the shop, which has made "${unfit}"`);
  return migrationNames.every((name) => names.includes(name));
}

async function migrate(db: Kysely<Database>): Promise<void> {
  if (await isUpToDate(db)) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

export interface OpenOptions {
  /** With `work`, statements may take as long as they need. */
  patience?: postgres.PostgresUse['patience'];
  /** What a database needs before its first call; processes that start at once do it one after the other. */
  prepare?: (db: Kysely<Database>) => Promise<void>;
}

function prepareOnce(
  db: Kysely<Database>,
  settings: DatabaseSettings,
  prepare: (db: Kysely<Database>) => Promise<void>,
): Promise<void> {
  const work = () => prepare(db);
  return isPostgres(db)
    ? postgres.oneProcessAtATime(db, 'prepare', work)
    : sqlite.oneProcessAtATime(databaseFile(settings), work);
}

/**
 * Opens the database and brings its tables up to date in one transaction; of processes that start at once one does.
 * The folder of an embedded one is made when it is not there. Throws what the file system, the server, a migration or
 * the preparation reports; a failed migration leaves nothing behind, and a database of a newer version of the shop is
 * left as it is.
 */
export async function openDatabase(
  settings: DatabaseSettings,
  { patience = 'calls', prepare }: OpenOptions = {},
): Promise<Kysely<Database>> {
  if (!settings.DATABASE_URL) mkdirSync(settings.DATA_DIR, { recursive: true });
  if (patience === 'calls' && !prepare) {
    const ready = openForCalls(settings);
    const isReady = await isUpToDate(ready).catch(async (error: unknown) => {
      await ready.destroy();
      throw error;
    });
    if (isReady) return ready;
    await ready.destroy();
  }
  const work = new Kysely<Database>({
    dialect: dialectFor(settings, { connections: workConnections, patience: 'work' }),
  });
  try {
    await migrate(work);
    if (prepare) await prepareOnce(work, settings, prepare);
  } catch (error) {
    await work.destroy();
    throw error;
  }
  if (patience === 'work') return work;
  await work.destroy();
  return openForCalls(settings);
}

function openForCalls(settings: DatabaseSettings): Kysely<Database> {
  const connections = settings.DATABASE_CONNECTIONS ?? defaultConnections;
  return new Kysely<Database>({ dialect: dialectFor(settings, { connections, patience: 'calls' }) });
}

/** Opens a second way to a database that is open, for long reads that must not keep calls waiting. It cannot write. */
export function openReader(settings: DatabaseSettings): Kysely<Database> {
  return new Kysely<Database>({
    dialect: dialectFor(settings, { connections: workConnections, patience: 'work', isReadOnly: true }),
  });
}
