import { Pool } from 'pg';

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
