import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';

/** How long a write waits for another process that holds the database, ms: to answer a call, or for long work. */
const busyTimeouts = { calls: 5000, work: 120_000 } as const;
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

  async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    for (const row of this.#database.prepare(sql).iterate(...(parameters as SQLInputValue[])))
      yield { rows: [row as R] };
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

/** Longest rest before the write lock is asked for again, ms. */
const longestRest = 20;

/** How a file is opened. */
interface SqliteUse {
  patience?: keyof typeof busyTimeouts;
  isReadOnly?: boolean;
}

/** One connection; Kysely lets one query or transaction at a time use it, so writes are serialized. */
class SqliteDriver implements Driver {
  readonly #file: string;
  readonly #isReadOnly: boolean;
  readonly #patience: number;
  #database: DatabaseSync | null = null;
  #connection: SqliteConnection | null = null;

  constructor(file: string, { patience = 'calls', isReadOnly = false }: SqliteUse) {
    this.#file = file;
    this.#isReadOnly = isReadOnly;
    this.#patience = busyTimeouts[patience];
  }

  async init(): Promise<void> {
    const database = new DatabaseSync(this.#file, {
      timeout: this.#patience,
      enableForeignKeyConstraints: true,
      readOnly: this.#isReadOnly,
    });
    this.#database = database;
    if (!this.#isReadOnly) {
      database.exec('pragma journal_mode = wal');
      database.exec('pragma synchronous = full');
    }
    this.#connection = new SqliteConnection(database);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#connection) throw new Error('The database is not open');
    return this.#connection;
  }

  /**
   * A writing transaction takes the write lock at once: one that reads first could lose it to another process. It is
   * asked for again and again, since SQLite's own way to wait would stop the whole process.
   */
  async beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    if (accessMode === 'read only') {
      await connection.executeQuery(CompiledQuery.raw('begin'));
      return;
    }
    const deadline = performance.now() + this.#patience;
    while (!this.#tryToLock()) {
      if (performance.now() >= deadline) throw new DatabaseBusy();
      await pause(Math.random() * longestRest);
    }
  }

  #tryToLock(): boolean {
    this.#database?.exec('pragma busy_timeout = 0');
    try {
      this.#database?.exec('begin immediate');
      return true;
    } catch (error) {
      if (!isBusy(error)) throw error;
      return false;
    } finally {
      this.#database?.exec(`pragma busy_timeout = ${this.#patience}`);
    }
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
  readonly #use: SqliteUse;

  constructor(file: string, use: SqliteUse = {}) {
    this.#file = file;
    this.#use = use;
  }

  createDriver(): Driver {
    return new SqliteDriver(this.#file, this.#use);
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

/** Does work while no other process does its own over the same file; they follow each other. */
export async function oneProcessAtATime(file: string, work: () => Promise<void>): Promise<void> {
  const lock = new DatabaseSync(`${file}.lock`, { timeout: busyTimeouts.work });
  try {
    lock.exec('begin exclusive');
    await work();
  } finally {
    lock.close();
  }
}

/** SQLite's codes for a database that cannot be written now: busy, locked, read-only, failing disk, full disk. */
const unavailableCodes = new Set([5, 6, 8, 10, 13]);
const busyCode = 5;

/** Another process did not let go of the database in time. */
class DatabaseBusy extends Error {
  override name = 'DatabaseBusy';
  readonly errcode = busyCode;
  constructor() {
    super('database is locked');
  }
}

function codeOf(error: unknown): number | null {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : null;
}

const isBusy = (error: unknown) => codeOf(error) === busyCode;

/** Whether an error says that the file cannot be used now, though the request was right. */
export function isSqliteUnavailable(error: unknown): boolean {
  return unavailableCodes.has(codeOf(error) ?? 0);
}
