/** `npm run db:backup -- FILE`: copies the embedded database to a new file, also while the API uses it. */
import { backendSettingsSchema } from '#lib/config/backend-settings.ts';
import { readSettings, SettingsError } from '#lib/config/settings.ts';
import { databaseFile } from './db/open.ts';
import { backUp, CopyError } from './db/sqlite-copy.ts';

async function run([file, ...rest]: string[]): Promise<void> {
  if (file === undefined || rest.length > 0) throw new CopyError('Name one file: npm run db:backup -- FILE');
  const settings = readSettings(backendSettingsSchema, process.env);
  if (settings.DATABASE_URL) throw new CopyError('The data is in PostgreSQL (DATABASE_URL): use pg_dump.');
  await backUp(databaseFile(settings), file);
  console.log(`Backed up the database in ${settings.DATA_DIR} (DATA_DIR) to ${file}.`);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const isExplained = error instanceof CopyError || error instanceof SettingsError;
  console.error(isExplained ? error.message : error);
  process.exit(1);
}
