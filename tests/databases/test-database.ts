import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { inject } from 'vitest';
import type { DatabaseSettings } from '#backend/db/open.ts';
import { makeDataFolder } from './data-folder.ts';
import { createPostgresDatabase, siblingOf } from './postgres-database.ts';

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

/** A new database of the kind that this run of the tests is about. `isBare` leaves out the tables everywhere. */
export async function createTestDatabase({ isBare = false } = {}): Promise<TestDatabase> {
  const folder = await makeDataFolder('lendulet-data-');
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  if (!isOverPostgres) {
    const environment = { DATA_DIR: folder, DATABASE_URL: '' };
    return { settings: { DATA_DIR: folder }, environment, folder, drop: removeFolder };
  }
  const template = inject('postgresTemplate');
  const { url, drop } = await createPostgresDatabase(
    siblingOf(template, 'postgres'),
    `test_${randomBytes(8).toString('hex')}`,
    isBare ? undefined : new URL(template).pathname.slice(1),
  );
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
