/** What the API's process serves: opens its data, builds the app and listens. README: running. */
import '#lib/config/brand/this-process.ts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { companySettingsOf, isLocalShop, type CompanySettings } from '#lib/config/company-settings.ts';
import { market } from '#lib/config/market/stated-market.ts';
import { messageOf } from '#lib/core/text/message-of.ts';
import { refuseUnfinished } from '#lib/config/missing-for-public.ts';
import { brand } from '#lib/config/brand/stated-brand.ts';
import { refuseInventedSender } from '#lib/config/mail-sender.ts';
import { refuseWrongPayment } from '#lib/config/payment-settings.ts';
import { backendSettingsSchema, noSeed, type BackendSettings } from '#lib/config/backend-settings.ts';
import { readSettings, shopSettingsSchema, type ShopSettings } from '#lib/config/settings.ts';
import { lawfulPages } from '#lib/contract/lawful-pages.ts';
import { startTelemetry } from '#lib/telemetry/start.ts';
import { openPort } from '#lib/http/open-port.ts';
import { stopOnSignal } from '#lib/http/stop-server.ts';
import { isFirstWorker, thisWorker } from '#lib/processes/worker.ts';
import { buildApp } from './app.ts';
import { ImportFolder } from './catalog/import-folder.ts';
import { finishAbandonedImport } from './catalog/importing.ts';
import { ownBrandOf, type OwnBrand } from './catalog/table/own-brand.ts';
import { loadPages } from './content/storage.ts';
import { hasCatalog } from './db/catalog.ts';
import { databaseName, openDatabase, openReader } from './db/open.ts';
import { PostgresChangeNotifier } from './db/postgres-change-notifier.ts';
import type { Database } from './db/schema.ts';
import { receiversOf } from './events/sending.ts';
import { allowedOrigins } from './http/cross-origin.ts';
import { LiveCatalog } from './live/catalog.ts';
import { startRounds } from './lifecycle/rounds.ts';
import { synonymsAgainstKinds } from './search/synonym-kinds.ts';
import type { DrawnPictures } from './media/drawn-pictures.ts';
import { countInFlight } from './media/in-flight.ts';
import { drawnPictures, knownPictures } from './media/known-pictures.ts';
import { mainPictures, warmMedia } from './media/warm-up.ts';
import { printProgress } from './progress.ts';
import { pictureStore } from './routes/media.ts';
import { SeedFailed } from './seeding/program.ts';
import { seedShop } from './seeding/seeding.ts';
import { StartError } from './start-error.ts';

/** Longest time for calls in flight to finish after the signal, ms. */
const longestDrain = 8000;

/** How often imports that a process had to leave are looked for, ms. */
const importsInterval = 60_000;

/** How often files of IMPORT_DIR are looked for: one that is the same at two looks stands still, ms. */
const folderInterval = 2000;

function readAllSettings(): BackendSettings & ShopSettings & CompanySettings {
  const settings = {
    ...readSettings(backendSettingsSchema, process.env),
    ...readSettings(shopSettingsSchema, process.env),
    ...readSettings(companySettingsOf(market), process.env),
  };
  allowedOrigins(settings);
  receiversOf(settings);
  refuseWrongPayment(settings);
  refuseInventedSender(settings, brand);
  return settings;
}

/** An empty shop is filled with what SEED_PROGRAM writes; without one it starts empty, which the log says. */
async function fillEmptyShop(db: Kysely<Database>, settings: BackendSettings & ShopSettings): Promise<void> {
  if (await hasCatalog(db)) return;
  const { SEED_PROGRAM: program } = settings;
  if (program === noSeed) {
    console.log(`The database ${databaseName(settings)} holds no catalog yet: npm run catalog:import stores one.`);
    return;
  }
  const onProgress = printProgress('Storing the catalog');
  await seedShop(
    db,
    { program, now: new Date() },
    { withCustomers: isLocalShop(settings), onProgress, mediaHost: settings.MEDIA_HOST },
  );
}

async function openData(settings: BackendSettings & ShopSettings): Promise<Kysely<Database>> {
  const prepare = (db: Kysely<Database>) => fillEmptyShop(db, settings);
  return openDatabase(settings, { prepare }).catch((error: unknown) => {
    if (error instanceof SeedFailed) throw new StartError(error.message);
    throw new StartError(`The database ${databaseName(settings)} cannot be opened: ${messageOf(error)}.`);
  });
}

/** Looks now and then for an import whose process is gone, and finishes it. Answers how to end that. */
function finishImports(db: Kysely<Database>, onProblem: (error: unknown) => void): () => Promise<void> {
  let running = Promise.resolve();
  const look = () => {
    running = running.then(() => finishAbandonedImport(db, new Date())).then(() => {}, onProblem);
  };
  look();
  const timer = setInterval(look, importsInterval).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Imports what is put into IMPORT_DIR, while the app is up. */
function watchImports(
  app: FastifyInstance,
  db: Kysely<Database>,
  settings: BackendSettings,
  { ownBrand, drawings }: { ownBrand: OwnBrand | null; drawings: DrawnPictures | null },
): void {
  if (settings.IMPORT_DIR === '') return;
  const folder = new ImportFolder({
    folder: settings.IMPORT_DIR,
    db,
    now: () => new Date(),
    options: async () => ({
      pictures: await knownPictures(settings, drawings),
      ownBrand,
      mediaHost: settings.MEDIA_HOST,
    }),
    onFile: (name, outcome) => app.log.info({ file: name, outcome }, 'file imported'),
  });
  const rounds = startRounds(app, 'import folder not looked through');
  rounds.every(folderInterval, () => folder.look(rounds.stopping));
}

/**
 * Serves the shop's API until the process is told to stop. Rejects with a SettingsError, a StartError or a PortError for
 * what keeps it from starting.
 */
export async function serveApi(): Promise<void> {
  const settings = readAllSettings();
  const db = await openData(settings);
  refuseUnfinished(settings, await loadPages(db, lawfulPages), market);
  const now = () => new Date();
  const ownBrand = ownBrandOf(process.env);
  let report: (error: unknown) => void = console.error;
  const catalog = await LiveCatalog.load({
    db,
    now,
    openReader: () => openReader(settings),
    discountLimit: settings.DISCOUNT_LIMIT,
    onProblem: (error) => report(error),
    ...(settings.DATABASE_URL ? { changeNotifier: new PostgresChangeNotifier(settings.DATABASE_URL) } : {}),
  });
  const stopping = new AbortController();
  let warn: (message: string) => void = console.error;
  let reportUndrawn: (error: unknown, name: string | null) => void = console.error;
  const telemetry = startTelemetry('api', settings, (message) => warn(message));
  const drawings = drawnPictures(settings, (error, name) => reportUndrawn(error, name));
  const context = {
    settings,
    drawings,
    db,
    now,
    ownBrand,
    stopping: stopping.signal,
    replication: catalog,
    get readModel() {
      return catalog.model;
    },
  };
  const app = await buildApp(context, telemetry);
  warn = (message) => app.log.warn(message);
  reportUndrawn = (error, picture) => app.log.warn({ picture, reason: String(error) }, 'picture not drawn');
  report = (error) => app.log.error({ err: error }, 'catalog not up to date');
  for (const fault of synonymsAgainstKinds(catalog.model.catalog.categories)) app.log.warn(fault);
  app.addHook('onClose', () => catalog.stop());
  app.addHook('onClose', async () => drawings?.stop());
  catalog.start();
  const stopFinishing = finishImports(db, (error) => app.log.error({ err: error }, 'import not finished'));
  app.addHook('onClose', stopFinishing);
  watchImports(app, db, settings, { ownBrand, drawings });
  const isBusy = countInFlight(app);
  stopOnSignal({
    server: app.server,
    notice: settings.DRAIN_SECONDS * 1000,
    drain: longestDrain,
    markStopping: () => stopping.abort(),
    close: () => app.close(),
    finish: () => Promise.all([telemetry.stop(), db.destroy()]),
  });
  await openPort(app, 'API_PORT', settings.API_PORT);
  thisWorker?.becomeReady();
  // Workers share the folder of the pictures that are kept.
  if (!isFirstWorker) return;
  const onUnkept = (error: unknown) => app.log.warn({ err: error }, 'scaled pictures cannot be kept');
  void warmMedia(pictureStore(settings, { onUnkept, drawings }), {
    names: mainPictures(catalog.model).slice(0, settings.PICTURES_AHEAD),
    isBusy,
    signal: stopping.signal,
    onError: (name, error) => app.log.warn({ picture: name, err: error }, 'picture not scaled'),
  });
}
