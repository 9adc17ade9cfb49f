import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler,
  type DatabaseConnection, type DatabaseIntrospector, type Dialect, type Driver, type Kysely, type QueryResult,
  type TransactionSettings,
} from 'kysely';

/** How long a write waits for another process that holds the database, ms. */
const busyTimeout = 5000;
const cachedStatements = 500;

/** SQLite's schema changes are transactional, so a migration that fails leaves nothing behind. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const statement = this.#prepare(sql);
    const values = parameters as SQLInputValue[];
    if (statement.columns().length > 0) return { rows: statement.all(...values) as R[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  async* streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    for (const row of this.#database.prepare(sql).iterate(...parameters as SQLInputValue[])) yield { rows: [row as R] };
  }

  /** Statements are kept by their text, the least recently used ones go first. */
  #prepare(sql: string): StatementSync {
    const statement = this.#statements.get(sql) ?? this.#database.prepare(sql);
    this.#statements.delete(sql);
    this.#statements.set(sql, statement);
    const [oldest] = this.#statements.keys();
    if (this.#statements.size > cachedStatements && oldest !== undefined) this.#statements.delete(oldest);
    return statement;
  }
}

/** One connection; Kysely lets one query or transaction at a time use it, so writes are serialized. */
class SqliteDriver implements Driver {
  readonly #file: string;
  #database: DatabaseSync | null = null;
  #connection: SqliteConnection | null = null;

  constructor(file: string) {
    this.#file = file;
  }

  async init(): Promise<void> {
    const database = new DatabaseSync(this.#file, { timeout: busyTimeout, enableForeignKeyConstraints: true });
    this.#database = database;
    database.exec('pragma journal_mode = wal');
    database.exec('pragma synchronous = full');
    this.#connection = new SqliteConnection(database);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#connection) throw new Error('The database is not open');
    return this.#connection;
  }

  /** A writing transaction takes the write lock at once: one that reads first could lose it to another process. */
  async beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  /** A full disk or a broken one has ended the transaction already. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database?.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#connection = null;
    this.#database?.close();
    this.#database = null;
  }
}

/** Kysely over the SQLite that Node brings along. `file` is a path, or `:memory:`. */
export class SqliteDialect implements Dialect {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  createDriver(): Driver {
    return new SqliteDriver(this.#file);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}

/** SQLite's codes for a database that cannot be written now: busy, locked, read-only, failing disk, full disk. */
const unavailableCodes = new Set([5, 6, 8, 10, 13]);

/** Whether an error says that the database cannot be used now, though the request was right. */
export function isStorageUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return false;
  return unavailableCodes.has(error.errcode & 0xff);
}
