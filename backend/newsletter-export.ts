/**
 * `npm run newsletter:export > addresses.csv`: who has confirmed the newsletter without an account (ADR-0160), with language,
 * moment, and the link that ends it, which belongs into every mail.
 */
import '#lib/config/brand/this-process.ts';
import { existsSync } from 'node:fs';
import { backendSettingsSchema } from '#lib/config/backend-settings.ts';
import { readSettings, SettingsError, shopSettingsSchema } from '#lib/config/settings.ts';
import { standardOutput } from '#lib/programs/standard-output.ts';
import { databaseFile, databaseName, openDatabase } from './db/open.ts';
import { subscriberTable } from './newsletter/table.ts';

/** Writes the table to standard output. Throws a SettingsError where there is no database. */
async function run(): Promise<void> {
  const settings = readSettings(backendSettingsSchema, process.env);
  const { CHECKOUT_HOST } = readSettings(shopSettingsSchema, process.env);
  if (!settings.DATABASE_URL && !existsSync(databaseFile(settings)))
    throw new SettingsError(
      `There is no database ${databaseName(settings)}: the API makes one, DATA_DIR and DATABASE_URL name another.`,
    );
  const db = await openDatabase(settings);
  try {
    standardOutput().write(await subscriberTable(db, CHECKOUT_HOST));
  } finally {
    await db.destroy();
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exitCode = 1;
}
