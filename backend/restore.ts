/** `npm run db:restore -- FILE`: puts a copy in the place of the embedded database while no API uses it. */
import { backendSettingsSchema } from '#lib/config/backend-settings.ts';
import { readSettings, SettingsError } from '#lib/config/settings.ts';
import { databaseFile } from './db/open.ts';
import { CopyError, restore } from './db/sqlite-copy.ts';

async function run([file, ...rest]: string[]): Promise<void> {
  if (file === undefined || rest.length > 0) throw new CopyError('Name one file: npm run db:restore -- FILE');
  const settings = readSettings(backendSettingsSchema, process.env);
  if (settings.DATABASE_URL) throw new CopyError('The data is in PostgreSQL (DATABASE_URL): use pg_restore.');
  const replaced = await restore(file, databaseFile(settings), new Date());
  console.log(`Restored ${file} in ${settings.DATA_DIR} (DATA_DIR).`);
  if (replaced !== null) console.log(`What was there is kept in ${replaced}.`);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const isExplained = error instanceof CopyError || error instanceof SettingsError;
  console.error(isExplained ? error.message : error);
  process.exit(1);
}
