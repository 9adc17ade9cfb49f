/** `npm run db:seed [-- --products N] [--force]`: stores what SEED_PROGRAM writes, the demo by itself, in DATA_DIR. */
import '#lib/config/brand/this-process.ts';
import { parseArgs } from 'node:util';
import { isLocalShop } from '#lib/config/company-settings.ts';
import { backendSettingsSchema, noSeed } from '#lib/config/backend-settings.ts';
import { readSettings, SettingsError, shopSettingsSchema } from '#lib/config/settings.ts';
import { hasCatalog } from './db/catalog.ts';
import { databaseName, openDatabase } from './db/open.ts';
import { printProgress } from './progress.ts';
import { SeedFailed } from './seeding/program.ts';
import { seedShop } from './seeding/seeding.ts';

const mostProducts = 1_000_000;

/** What keeps the catalog from being stored, in a sentence for whoever asked for it. */
class SeedError extends Error {
  override name = 'SeedError';
}

function readArguments(given: string[]): { products: number | undefined; force: boolean } {
  try {
    const { values } = parseArgs({
      args: given,
      options: { products: { type: 'string' }, force: { type: 'boolean', default: false } },
    });
    if (values.products === undefined) return { products: undefined, force: values.force };
    const products = Number(values.products);
    const isPossible = Number.isInteger(products) && products >= 1 && products <= mostProducts;
    if (isPossible) return { products, force: values.force };
  } catch (error) {
    throw new SeedError(error instanceof Error ? error.message : String(error));
  }
  throw new SeedError(`--products has to be a whole number from 1 to ${mostProducts}.`);
}

async function seed(): Promise<void> {
  const { products, force } = readArguments(process.argv.slice(2));
  const settings = readSettings(backendSettingsSchema, process.env);
  const withCustomers = isLocalShop(readSettings(shopSettingsSchema, process.env));
  const { SEED_PROGRAM: program } = settings;
  if (program === noSeed) throw new SeedError(`SEED_PROGRAM is ${noSeed}: there is nothing to store.`);
  const db = await openDatabase(settings, { patience: 'work' });
  try {
    if (!force && (await hasCatalog(db))) {
      throw new SeedError(
        `The database ${databaseName(settings)} holds a catalog already. ` +
          '--force replaces it; carts and orders are kept.',
      );
    }
    const onProgress = printProgress('Storing the catalog');
    const stored = await seedShop(
      db,
      { program, products, now: new Date() },
      { withCustomers, onProgress, mediaHost: settings.MEDIA_HOST },
    );
    console.log(`Stored ${stored} products in the database ${databaseName(settings)}.`);
  } finally {
    await db.destroy();
  }
}

try {
  await seed();
} catch (error) {
  const isExplained = [SeedError, SeedFailed, SettingsError].some((kind) => error instanceof kind);
  console.error(isExplained && error instanceof Error ? error.message : error);
  process.exit(1);
}
