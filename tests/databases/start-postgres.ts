import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { TestProject } from 'vitest/node';
import { saveCatalog } from '#backend/db/catalog.ts';
import { openDatabase } from '#backend/db/open.ts';
import type { Database } from '#backend/db/schema.ts';
import { fixtureCatalog, fixtureNow } from '#tests/fixtures/catalog.ts';
import { createPostgresDatabase } from './postgres-database.ts';
import { keepPristine } from './pristine.ts';
import { PostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a database with all tables and no rows, which tests copy. */
    postgresTemplate: string;
    /** Address of one that holds the fixture's catalog. */
    postgresCatalog: string;
    /** Whether the server ends with the run, and with it the copies that tests have used one after the other. */
    postgresIsOwn: boolean;
  }
}

async function prepare(url: string, fill: (db: Kysely<Database>) => Promise<void>): Promise<void> {
  const db = await openDatabase({ DATA_DIR: '', DATABASE_URL: url });
  await fill(db);
  await db.destroy();
}

/** Starts PostgreSQL once for all tests, unless TEST_DATABASE_URL names a server, and prepares what they copy. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? null : await PostgresServer.start();
  const url = given ?? server?.url() ?? '';
  const name = `template_${randomBytes(6).toString('hex')}`;
  const template = await createPostgresDatabase(url, name);
  await prepare(template.url, async () => {});
  const catalog = await createPostgresDatabase(url, `${name}_catalog`, name);
  await prepare(catalog.url, async (db) => {
    await saveCatalog(db, fixtureCatalog(), fixtureNow);
    await keepPristine(db);
  });
  project.provide('postgresTemplate', template.url);
  project.provide('postgresCatalog', catalog.url);
  project.provide('postgresIsOwn', server !== null);
  return async () => {
    await catalog.drop();
    await template.drop();
    await server?.stop();
  };
}
