import { PostgresAdapter, type ColumnDataType, type Kysely } from 'kysely';
import { isPostgresUnavailable } from './postgres.ts';
import { isSqliteUnavailable } from './sqlite.ts';

type AnyDatabase = Pick<Kysely<unknown>, 'getExecutor'>;

/** Whether a database is PostgreSQL; else it is the embedded SQLite. */
export function isPostgres(db: AnyDatabase): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** Column type of ids, pieces and forints: all whole numbers of JavaScript fit, as in any `integer` of SQLite. */
export function wholeNumber(db: AnyDatabase): ColumnDataType {
  return isPostgres(db) ? 'bigint' : 'integer';
}

/** Whether an error says that the database cannot be used now, though the request was right. */
export function isStorageUnavailable(error: unknown): boolean {
  return isSqliteUnavailable(error) || isPostgresUnavailable(error);
}

/** Whether an error says that there is no such table. */
export function isMissingTable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '42P01') || error.message.startsWith('no such table');
}
