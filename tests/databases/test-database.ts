import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { inject } from 'vitest';
import type { DatabaseSettings } from '#backend/db/open.ts';
import { makeDataFolder } from './data-folder.ts';
import { borrowPostgresDatabase, createPostgresDatabase, siblingOf } from './postgres-database.ts';

/** A database of its own for one test, empty and without tables over SQLite, empty with all tables over PostgreSQL. */
export interface TestDatabase {
  settings: DatabaseSettings;
  /** The same as variables for a process. */
  environment: { DATA_DIR: string; DATABASE_URL: string };
  /** DATA_DIR, a temporary folder. */
  folder: string;
  drop(): Promise<void>;
}

/** Whether the tests of this run are over PostgreSQL. */
export const isOverPostgres = process.env.TEST_DATABASE === 'postgres';

/**
 * What a new database holds over PostgreSQL: nothing, all tables, or the fixture's catalog in them. SQLite's begin
 * without tables.
 */
type Content = 'nothing' | 'tables' | 'catalog';

function templateOf(content: Content): string | undefined {
  if (content === 'nothing') return undefined;
  return new URL(inject(content === 'catalog' ? 'postgresCatalog' : 'postgresTemplate')).pathname.slice(1);
}

/** A new database of the kind that this run of the tests is about. */
export async function createTestDatabase(content: Content = 'tables'): Promise<TestDatabase> {
  const folder = await makeDataFolder('lendulet-data-');
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  if (!isOverPostgres) {
    const environment = { DATA_DIR: folder, DATABASE_URL: '' };
    return { settings: { DATA_DIR: folder }, environment, folder, drop: removeFolder };
  }
  const server = siblingOf(inject('postgresTemplate'), 'postgres');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const template = templateOf(content);
  const reset = inject('postgresReset');
  const { url, drop } = await (content === 'catalog' && template && reset
    ? borrowPostgresDatabase(server, name, template, reset)
    : createPostgresDatabase(server, name, template));
  const environment = { DATA_DIR: folder, DATABASE_URL: url };
  return {
    environment,
    folder,
    settings: environment,
    async drop() {
      await drop();
      await removeFolder();
    },
  };
}
