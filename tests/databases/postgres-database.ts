import { Client } from 'pg';

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
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
