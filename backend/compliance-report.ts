/**
 * `npm run compliance:report [-- --out FOLDER] [--strict]`: holds the stored catalog and its content against the law and the
 * shop's own quality, and writes what it finds as a page and as a table. Exit code 1 where `--strict` is given and a
 * law is broken, 2 where nothing could be inspected, else 0.
 */
import '#lib/config/brand/this-process.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { companySettingsOf } from '#lib/config/company-settings.ts';
import { market } from '#lib/config/market/stated-market.ts';
import { backendSettingsSchema, type BackendSettings } from '#lib/config/backend-settings.ts';
import { readSettings, SettingsError, shopSettingsSchema } from '#lib/config/settings.ts';
import { databaseFile, databaseName, openDatabase, openReader } from './db/open.ts';
import { hasCatalog } from './db/catalog.ts';
import { inspectShop } from './compliance/inspecting.ts';
import { ReportFiles, reportNames } from './compliance/report-files.ts';
import { reportPage } from './compliance/report.ts';
import { Tally } from './compliance/tally.ts';
import { picturesOfShop } from './media/known-pictures.ts';
import { printProgress } from './progress.ts';

/** What keeps the shop from being inspected, in a sentence for whoever asked for it. */
class ComplianceReportError extends Error {
  override name = 'ComplianceReportError';
}

interface Arguments {
  /** Folder of the reports; null for the usual one. */
  folder: string | null;
  isStrict: boolean;
}

function readArguments(given: string[]): Arguments {
  try {
    const { values } = parseArgs({
      args: given,
      options: { out: { type: 'string' }, strict: { type: 'boolean', default: false } },
    });
    if (values.out !== '') return { folder: values.out ?? null, isStrict: values.strict };
  } catch (error) {
    throw new ComplianceReportError(error instanceof Error ? error.message : String(error));
  }
  throw new ComplianceReportError('--out has to name a folder: npm run compliance:report -- --out FOLDER');
}

/** Brings the tables up to date, which a reader cannot. Throws a ComplianceReportError where there is no catalog to inspect. */
async function prepare(settings: BackendSettings): Promise<void> {
  const name = databaseName(settings);
  if (!settings.DATABASE_URL && !existsSync(databaseFile(settings))) {
    throw new ComplianceReportError(
      `There is no database ${name}: npm run db:seed makes one, DATA_DIR and DATABASE_URL name another.`,
    );
  }
  const db = await openDatabase(settings, { patience: 'work' }).catch((error: unknown) => {
    throw new ComplianceReportError(
      `The database ${name} cannot be opened: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  try {
    if (!(await hasCatalog(db)))
      throw new ComplianceReportError(
        `The database ${name} holds no catalog: npm run db:seed or npm run catalog:import stores one.`,
      );
  } finally {
    await db.destroy();
  }
}

async function run(): Promise<number> {
  const { folder, isStrict } = readArguments(process.argv.slice(2));
  const settings = {
    ...readSettings(backendSettingsSchema, process.env),
    ...readSettings(shopSettingsSchema, process.env),
  };
  await prepare(settings);
  const now = new Date();
  const tally = new Tally();
  const files = await ReportFiles.open(folder ?? join(settings.DATA_DIR, 'compliance'));
  const reader = openReader(settings);
  try {
    const inspected = await inspectShop(reader, {
      settings,
      company: readSettings(companySettingsOf(market), process.env),
      now,
      pictures: await picturesOfShop(settings),
      onProgress: printProgress('Inspecting the catalog'),
      onFinding(finding) {
        tally.add(finding);
        return files.add(finding);
      },
    });
    await files.close(
      reportPage(tally, {
        inspected,
        now,
        database: databaseName(settings).replace(/^(?:at|in) /, ''),
        table: reportNames.table,
      }),
    );
    console.log(
      `Inspected ${inspected.products} products: ${tally.count('error')} errors, ${tally.count('warning')} warnings. Report: ${files.page}`,
    );
  } catch (error) {
    await files.discard();
    throw error;
  } finally {
    await reader.destroy();
  }
  return isStrict && tally.count('error') > 0 ? 1 : 0;
}

try {
  process.exitCode = await run();
} catch (error) {
  const isExplained =
    error instanceof ComplianceReportError ||
    error instanceof SettingsError ||
    (error instanceof Error && 'code' in error);
  console.error(isExplained && error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
