import { Client, Pool } from 'pg';

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

/** Copies that no test uses, each as it was. */
const idle: { url: string; drop: () => Promise<void> }[] = [];

/** Ends what a test that did not end well has left: nobody else may wait for its locks. */
const endOthers =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

/** A copy of a database as `createPostgresDatabase` makes it, or one that was used before and is made what it was. */
export async function borrowPostgresDatabase(
  url: string,
  name: string,
  template: string,
  reset: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const database = idle.pop() ?? (await createPostgresDatabase(url, name, template));
  return {
    url: database.url,
    async drop() {
      const client = new Client({ connectionString: database.url });
      try {
        await client.connect();
        await client.query(endOthers);
        await client.query(reset);
        idle.push(database);
      } catch {
        // What a test has changed of its tables goes with them.
        await database.drop();
      } finally {
        await client.end().catch(() => {});
      }
    },
  };
}
