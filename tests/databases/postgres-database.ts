import { Client, Pool } from 'pg';
import { reset } from './pristine.ts';

const pools = new Map<string, Pool>();

/** One connection to a server for all that a process makes and drops there: to connect takes longer than either. */
async function administer(url: string, statement: string): Promise<void> {
  let pool = pools.get(url);
  if (!pool) {
    pool = new Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
    // A server that ends takes the idle connection with it.
    pool.on('error', () => {});
    pools.set(url, pool);
  }
  await pool.query(statement);
}

/** Address of another database on the same server. */
export function siblingOf(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Makes a database on a server, as a copy of another one where that is given. `url` is any other one on the server. */
export async function createPostgresDatabase(
  url: string,
  name: string,
  template?: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  await administer(url, `create database "${name}"${template ? ` template "${template}"` : ''}`);
  return { url: siblingOf(url, name), drop: () => administer(url, `drop database if exists "${name}" with (force)`) };
}

/** A copy that is used by one test after the other, with the connection that makes it what it was. */
interface Reused {
  url: string;
  client: Client;
  drop: () => Promise<void>;
}
const idle: Reused[] = [];

/** Ends what a test that did not end well has left: nobody else may wait for its locks. */
const endOthers =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

async function newCopy(url: string, name: string, template: string): Promise<Reused> {
  const copy = await createPostgresDatabase(url, name, template);
  const client = new Client({ connectionString: copy.url });
  client.on('error', () => {});
  await client.connect();
  return { ...copy, client };
}

/** A copy of a database as `createPostgresDatabase` makes it, or one that was used before and is made what it was. */
export async function borrowPostgresDatabase(
  url: string,
  name: string,
  template: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const copy = idle.pop() ?? (await newCopy(url, name, template));
  return {
    url: copy.url,
    async drop() {
      try {
        await copy.client.query(endOthers);
        await copy.client.query(reset);
        idle.push(copy);
      } catch {
        // What a test has changed of its tables goes with them.
        await copy.client.end().catch(() => {});
        await copy.drop();
      }
    },
  };
}
