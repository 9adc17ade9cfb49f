/**
 * `npm run catalog:import -- FILE [--mapping MAPPING] [--replace]`: checks a catalog file, or a table by a mapping, line
 * by line and stores it, all or nothing. With --replace the catalog loses what the file does not name.
 */
import '#lib/config/market/this-process.ts';
import { parseArgs } from 'node:util';
import { backendSettingsSchema } from '#lib/config/backend-settings.ts';
import { readSettings, SettingsError } from '#lib/config/settings.ts';
import { importCatalog, InvalidCatalog } from './catalog/importing.ts';
import type { Problem } from './catalog/lines.ts';
import { doubtfulText, refusedText } from './catalog/report.ts';
import { InvalidMapping, readMapping } from './catalog/table/mapping.ts';
import { ownBrandOf } from './catalog/table/own-brand.ts';
import { ImportTakenOver, ImportUnderWay } from './db/catalog-stage.ts';
import { databaseName, openDatabase } from './db/open.ts';
import { picturesOfShop } from './media/known-pictures.ts';
import { printProgress } from './progress.ts';

/** What keeps the file from being imported, in a sentence for whoever asked for it. */
class ImportError extends Error {
  override name = 'ImportError';
}

const usage = 'Name one file: npm run catalog:import -- FILE [--mapping MAPPING] [--replace]';

function readArguments(given: string[]): { file: string; mapping: string | undefined; replaces: boolean } {
  try {
    const {
      values,
      positionals: [file, ...rest],
    } = parseArgs({
      args: given,
      allowPositionals: true,
      options: { mapping: { type: 'string' }, replace: { type: 'boolean', default: false } },
    });
    if (file !== undefined && rest.length === 0) return { file, mapping: values.mapping, replaces: values.replace };
  } catch (error) {
    throw new ImportError(error instanceof Error ? error.message : String(error));
  }
  throw new ImportError(usage);
}

async function mappingOf(file: string, named: string | undefined) {
  if (named !== undefined) {
    return readMapping(named).catch((error: unknown) => {
      throw error instanceof InvalidMapping ? error : (explain(error, named) ?? error);
    });
  }
  if (/\.(?:csv|tsv|txt)$/i.test(file))
    throw new ImportError(`${file} is a table: say which column is which by --mapping MAPPING (docs/import.md)`);
  return undefined;
}

function explain(error: unknown, file: string): Error | null {
  if (error instanceof InvalidCatalog) return new ImportError(refusedText(file, error));
  if (error instanceof ImportUnderWay || error instanceof ImportTakenOver) return error;
  const isOfFile = error instanceof Error && 'code' in error && 'path' in error;
  return isOfFile ? new ImportError(`${file} cannot be read: ${error.message}`) : null;
}

async function run(): Promise<void> {
  const { file, mapping: named, replaces } = readArguments(process.argv.slice(2));
  const settings = readSettings(backendSettingsSchema, process.env);
  const mapping = await mappingOf(file, named);
  const db = await openDatabase(settings, { patience: 'work' });
  const progress = { checking: printProgress(`Checking ${file}`), applying: printProgress('Storing the catalog') };
  const warnings: Problem[] = [];
  try {
    const count = await importCatalog(db, file, {
      replaces,
      mapping,
      ownBrand: ownBrandOf(process.env),
      mediaHost: settings.MEDIA_HOST,
      pictures: await picturesOfShop(settings).catch(() => new Set<string>()),
      onWarning: (warning) => warnings.push(warning),
      onProgress: (step, percent) => progress[step](percent),
    });
    if (warnings.length > 0) console.warn(doubtfulText(warnings));
    console.log(`Imported ${count} records of ${file} into the database ${databaseName(settings)}.`);
  } catch (error) {
    throw explain(error, file) ?? error;
  } finally {
    await db.destroy();
  }
}

try {
  await run();
} catch (error) {
  const isExplained = [ImportError, InvalidMapping, ImportUnderWay, ImportTakenOver, SettingsError].some(
    (kind) => error instanceof kind,
  );
  console.error(isExplained && error instanceof Error ? error.message : error);
  process.exit(1);
}
