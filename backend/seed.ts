/** `npm run db:seed [-- --products N] [--force]`: stores the demo catalogue in DATA_DIR. */
import { parseArgs } from 'node:util';
import { backendSettingsSchema, readSettings, SettingsError, shopSettingsSchema } from '#lib/config/settings.ts';
import { hasCatalogue } from './db/catalogue.ts';
import { databaseName, openDatabase } from './db/open.ts';
import { demoProducts, printProgress, seedDemo } from './demo-catalogue.ts';
import { isLocalShop } from './mail/sender.ts';

const mostProducts = 1_000_000;

/** What keeps the catalogue from being stored, in a sentence for whoever asked for it. */
class SeedError extends Error {
  override name = 'SeedError';
}

function readArguments(given: string[]): { products: number; force: boolean } {
  try {
    const { values } = parseArgs({
      args: given,
      options: { products: { type: 'string' }, force: { type: 'boolean', default: false } },
    });
    const products = Number(values.products ?? demoProducts);
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
  const db = await openDatabase(settings, { patience: 'work' });
  try {
    if (!force && (await hasCatalogue(db))) {
      throw new SeedError(
        `The database ${databaseName(settings)} holds a catalogue already. ` +
          '--force replaces it; carts and orders are kept.',
      );
    }
    await seedDemo(db, products, new Date(), {
      withCustomers,
      onProgress: printProgress('Storing the demo catalogue'),
    });
    console.log(`Stored ${products} products in the database ${databaseName(settings)}.`);
  } finally {
    await db.destroy();
  }
}

try {
  await seed();
} catch (error) {
  const isExplained = error instanceof SeedError || error instanceof SettingsError;
  console.error(isExplained ? error.message : error);
  process.exit(1);
}
