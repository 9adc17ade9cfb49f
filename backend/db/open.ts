import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import * as firstTables from './migrations/0001-first-tables.ts';
import type { Database } from './schema.ts';
import { SqliteDialect } from './sqlite.ts';

/** In the order in which they run; a name never changes. */
const migrations = { '0001-first-tables': firstTables };

/**
 * Opens the database in a folder, which is made when it is not there, and brings its tables up to date in one
 * transaction. Throws what the file system or a migration reports; a failed migration leaves nothing behind.
 */
export async function openDatabase(folder: string): Promise<Kysely<Database>> {
  mkdirSync(folder, { recursive: true });
  const db = new Kysely<Database>({ dialect: new SqliteDialect(join(folder, 'lendulet.db')) });
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
