import { PostgresDialect, sql, type Kysely } from 'kysely';
import { Pool, types } from 'pg';
import Cursor from 'pg-cursor';
import { withTraceComment } from '#lib/telemetry/trace.ts';

/** How the connections of a pool are used. Times are ms, 0 is without limit. */
export interface PostgresUse {
  url: string;
  connections: number;
  /** `calls` gives up in time to answer; `work` may take as long as it needs: migrations, imports, long reads. */
  patience: 'calls' | 'work';
  isReadOnly?: boolean;
}

/** Opening a connection, or waiting for a free one. */
const connectTimeout = 2000;
const limits = {
  calls: {
    statement_timeout: 8000,
    lock_timeout: 5000,
    idle_in_transaction_session_timeout: 10_000,
    // For a server that went silent: it would not end the statement itself.
    query_timeout: 10_000,
  },
  work: { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 },
} as const;

/** What comes as text or as a boolean by default: int8, numeric and bool become numbers, as SQLite gives them. */
const parsers = new Map<number, (text: string) => number>([
  [types.builtins.INT8, Number],
  [types.builtins.NUMERIC, Number],
  [types.builtins.BOOL, (text) => Number(text === 't')],
]);

/** Has each statement name the request that it is of, so that the server's log of slow ones does (ADR-0150). */
function nameTraces(client: { query: unknown }): void {
  const query = client.query as (...given: unknown[]) => unknown;
  client.query = (statement: unknown, ...rest: unknown[]) =>
    query.call(client, typeof statement === 'string' ? withTraceComment(statement) : statement, ...rest);
}

function createPool({ url, connections, patience, isReadOnly = false }: PostgresUse): Pool {
  const pool = new Pool({
    ...limits[patience],
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeout,
    keepAlive: true,
    application_name: 'lendulet-api',
    ...(isReadOnly ? { options: '-c default_transaction_read_only=on' } : {}),
    types: { getTypeParser: (id, format) => parsers.get(id) ?? types.getTypeParser(id, format) },
  });
  // A connection that ends between two queries says so here; the next query fails or takes another one.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    nameTraces(client);
  });
  return pool;
}

/** Kysely over PostgreSQL. The pool opens no connection before its first query. */
export function postgresDialect(use: PostgresUse): PostgresDialect {
  return new PostgresDialect({ pool: async () => createPool(use), cursor: Cursor });
}

/** Does work while no other process does its own of that name over the same database; they follow each other. */
export async function oneProcessAtATime<Tables>(
  db: Kysely<Tables>,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  await db.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(hashtext(${name}))`.execute(held);
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(hashtext(${name}))`.execute(held);
    }
  });
}

/** Where a database is, without user and password: `db.example:5432/shop`. */
export function postgresPlace(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `${host || (searchParams.get('host') ?? 'localhost')}${pathname}`;
}

/** Codes of sockets and name servers that say that no server was reached. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** Classes of SQLSTATE: connection, serialization and deadlock, resources, operator intervention, system error. */
const unavailableClasses = new Set(['08', '40', '53', '57', '58']);
/** Read-only server, transaction that idled too long, lock not had in time. */
const unavailableStates = new Set(['25006', '25P03', '55P03']);
/** What `pg` says without a code when a connection is lost or not had in time. */
const lostConnection = /connection terminated|connection error|timeout exceeded|query read timeout|not queryable/i;

function stateOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** Whether an error says that PostgreSQL cannot be used now, though the request was right. */
export function isPostgresUnavailable(error: unknown): boolean {
  const state = stateOf(error);
  if (state === null) return error instanceof Error && lostConnection.test(error.message);
  return (
    networkCodes.has(state) ||
    unavailableStates.has(state) ||
    (state.length === 5 && unavailableClasses.has(state.slice(0, 2)))
  );
}

/** Whether a transaction was given up for another one, so that it may succeed when it is repeated. */
export function isLostRace(error: unknown): boolean {
  const state = stateOf(error);
  return state === '40001' || state === '40P01';
}

/** Whether a text was refused that PostgreSQL cannot hold: one with the character NUL. */
export function isUnstorableText(error: unknown): boolean {
  return stateOf(error) === '22021';
}
