/**
 * `npm run search:report [-- --days 7] [--least 5]`: what shoppers searched for and did not find, by query with its days.
 * Nothing of a person is stored or printed (ADR-0116).
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { backendSettingsSchema } from '#lib/config/backend-settings.ts';
import { readSettings, SettingsError } from '#lib/config/settings.ts';
import { databaseFile, databaseName, openDatabase } from './db/open.ts';
import { searchReport } from './search-counts/report.ts';
import { leastSearches, loadCounts } from './search-counts/storage.ts';

const usualDays = 7;

/** What keeps the report from being written, in a sentence for whoever asked for it. */
class SearchReportError extends Error {
  override name = 'SearchReportError';
}

function wholeNumber(option: string, given: string): number {
  const number = Number(given);
  if (Number.isInteger(number) && number > 0) return number;
  throw new SearchReportError(`--${option} has to be a whole number from 1 on.`);
}

function readArguments(given: string[]): { days: number; least: number } {
  try {
    const { values } = parseArgs({
      args: given,
      options: {
        days: { type: 'string', default: String(usualDays) },
        least: { type: 'string', default: String(leastSearches) },
      },
    });
    return { days: wholeNumber('days', values.days), least: wholeNumber('least', values.least) };
  } catch (error) {
    throw new SearchReportError(error instanceof Error ? error.message : String(error));
  }
}

async function print(): Promise<void> {
  const { days, least } = readArguments(process.argv.slice(2));
  const settings = readSettings(backendSettingsSchema, process.env);
  if (!settings.DATABASE_URL && !existsSync(databaseFile(settings))) {
    throw new SearchReportError(
      `There is no database ${databaseName(settings)}: the API makes one, DATA_DIR and DATABASE_URL name another.`,
    );
  }
  const db = await openDatabase(settings);
  try {
    console.log(searchReport(await loadCounts(db, new Date(), days), least));
  } finally {
    await db.destroy();
  }
}

try {
  await print();
} catch (error) {
  const isExplained = error instanceof SearchReportError || error instanceof SettingsError;
  console.error(isExplained ? error.message : error);
  process.exitCode = 1;
}
