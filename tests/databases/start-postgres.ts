import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#backend/db/open.ts';
import { createPostgresDatabase } from './postgres-database.ts';
import { PostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a database with all tables and no rows, which each test copies. */
    postgresTemplate: string;
  }
}

/** Starts PostgreSQL once for all tests, unless TEST_DATABASE_URL names a server, and prepares what they copy. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? null : await PostgresServer.start();
  const name = `template_${randomBytes(6).toString('hex')}`;
  const template = await createPostgresDatabase(given ?? server?.url() ?? '', name);
  const db = await openDatabase({ DATA_DIR: '', DATABASE_URL: template.url });
  await db.destroy();
  project.provide('postgresTemplate', template.url);
  return async () => {
    await template.drop();
    await server?.stop();
  };
}
