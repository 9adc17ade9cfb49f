import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { inject } from 'vitest';
import { saveCatalog } from '#backend/db/catalog.ts';
import { databaseFile, openDatabase, type DatabaseSettings } from '#backend/db/open.ts';
import { fixtureCatalog, fixtureNow } from '#tests/fixtures/catalog.ts';
import { makeDataFolder } from './data-folder.ts';
import { borrowPostgresDatabase, createPostgresDatabase, siblingOf } from './postgres-database.ts';

/** A database of its own for one test. */
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

/** What a new database holds: nothing, all tables (none of them over SQLite), or the fixture's catalog in them. */
type Content = 'nothing' | 'tables' | 'catalog';

function templateOf(content: Content): string | undefined {
  if (content === 'nothing') return undefined;
  return new URL(inject(content === 'catalog' ? 'postgresCatalog' : 'postgresTemplate')).pathname.slice(1);
}

let catalogFile: Promise<Buffer> | undefined;

/** A database of SQLite with the fixture's catalog, made once in a process. */
async function newCatalogFile(): Promise<Buffer> {
  const folder = await makeDataFolder('lendulet-data-');
  const db = await openDatabase({ DATA_DIR: folder });
  await saveCatalog(db, fixtureCatalog(), fixtureNow);
  await db.destroy();
  const bytes = await readFile(databaseFile({ DATA_DIR: folder }));
  await rm(folder, { recursive: true });
  return bytes;
}

/** A new database of the kind that this run of the tests is about. */
export async function createTestDatabase(content: Content = 'tables'): Promise<TestDatabase> {
  const folder = await makeDataFolder('lendulet-data-');
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  if (!isOverPostgres) {
    if (content === 'catalog')
      await writeFile(databaseFile({ DATA_DIR: folder }), await (catalogFile ??= newCatalogFile()));
    const environment = { DATA_DIR: folder, DATABASE_URL: '' };
    return { settings: { DATA_DIR: folder }, environment, folder, drop: removeFolder };
  }
  const server = siblingOf(inject('postgresTemplate'), 'postgres');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const template = templateOf(content);
  const isReused = content === 'catalog' && inject('postgresIsOwn');
  const { url, drop } = await (isReused && template
    ? borrowPostgresDatabase(server, name, template)
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
