/**
 * `npm run catalog:import -- FILE [--replace]`: checks a catalog file line by line and stores it, all or nothing.
 * With --replace the catalog loses what the file does not name.
 */
import { parseArgs } from 'node:util';
import { backendSettingsSchema, readSettings, SettingsError } from '#lib/config/settings.ts';
import { importCatalog, InvalidCatalog, mostProblems } from './catalog/importing.ts';
import { formatProblems, type Problem } from './catalog/lines.ts';
import { ImportTakenOver, ImportUnderWay } from './db/catalog-stage.ts';
import { databaseName, openDatabase } from './db/open.ts';
import { knownPictures } from './media/masters.ts';
import { printProgress } from './progress.ts';

/** Warnings that are printed at most. */
const mostWarnings = 100;

/** What keeps the file from being imported, in a sentence for whoever asked for it. */
class ImportError extends Error {
  override name = 'ImportError';
}

function readArguments(given: string[]): { file: string; replaces: boolean } {
  try {
    const {
      values,
      positionals: [file, ...rest],
    } = parseArgs({
      args: given,
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
    if (file !== undefined && rest.length === 0) return { file, replaces: values.replace };
  } catch (error) {
    throw new ImportError(error instanceof Error ? error.message : String(error));
  }
  throw new ImportError('Name one file: npm run catalog:import -- FILE [--replace]');
}

function explain(error: unknown, file: string): Error | null {
  if (error instanceof InvalidCatalog) {
    const more = error.problems.length === mostProblems ? `\nThese are the first ${mostProblems} problems.` : '';
    return new ImportError(`${file} is not a valid catalog, nothing was stored:\n${error.message}${more}`);
  }
  if (error instanceof ImportUnderWay || error instanceof ImportTakenOver) return error;
  const isOfFile = error instanceof Error && 'code' in error && 'path' in error;
  return isOfFile ? new ImportError(`${file} cannot be read: ${error.message}`) : null;
}

/** What is doubtful is said behind the progress, and no more of it than anybody reads. */
function warnOf(warnings: readonly Problem[]): void {
  if (warnings.length === 0) return;
  const more = warnings.length - mostWarnings;
  console.warn(`Stored, but doubtful:\n${formatProblems(warnings.slice(0, mostWarnings))}`);
  if (more > 0) console.warn(`and ${more} more.`);
}

async function run(): Promise<void> {
  const { file, replaces } = readArguments(process.argv.slice(2));
  const settings = readSettings(backendSettingsSchema, process.env);
  const db = await openDatabase(settings, { patience: 'work' });
  const progress = { checking: printProgress(`Checking ${file}`), applying: printProgress('Storing the catalog') };
  const warnings: Problem[] = [];
  try {
    const count = await importCatalog(db, file, {
      replaces,
      pictures: await knownPictures(settings),
      onWarning: (warning) => warnings.push(warning),
      onProgress: (step, percent) => progress[step](percent),
    });
    warnOf(warnings);
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
  const isExplained = [ImportError, ImportUnderWay, ImportTakenOver, SettingsError].some(
    (kind) => error instanceof kind,
  );
  console.error(isExplained && error instanceof Error ? error.message : error);
  process.exit(1);
}
