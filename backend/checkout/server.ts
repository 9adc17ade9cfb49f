/** The process of the reference checkout. Settings: CHECKOUT_PORT, LOG_LEVEL and the shop's hosts. */
import { brandFiles } from '#lib/config/brand/this-process.ts';
import { companySettingsOf, isDemo } from '#lib/config/company-settings.ts';
import { market } from '#lib/config/market/stated-market.ts';
import { refuseUnfinished } from '#lib/config/missing-for-public.ts';
import { readNoticeFile } from '#lib/config/notice-file.ts';
import { acceptedCards } from '#lib/config/accepted-cards.ts';
import { cardPageOf, refuseWrongPayment } from '#lib/config/payment-settings.ts';
import { backendSettingsSchema } from '#lib/config/backend-settings.ts';
import { readSettings, shopSettingsSchema } from '#lib/config/settings.ts';
import { watchCalls } from '#lib/core/call-watch.ts';
import { startTelemetry } from '#lib/telemetry/start.ts';
import { watchingCalls } from '#lib/telemetry/watching-calls.ts';
import { outliveReaders } from '#lib/programs/standard-output.ts';
import { openPort } from '#lib/http/open-port.ts';
import { stopOnSignal } from '#lib/http/stop-server.ts';
import { buildCheckout } from './app.ts';
import { CheckoutFigures } from './figures.ts';
import { createLog, trackingErrors } from './log.ts';
import { loadStaticFiles } from './static-files.ts';

/** Longest time for answers under way to end once the port is closed, ms. */
const longestDrain = 10_000;

async function run(): Promise<void> {
  const settings = readSettings(shopSettingsSchema, process.env);
  const company = readSettings(companySettingsOf(market), process.env);
  refuseUnfinished({ ...settings, ...company }, null, market);
  const notice = readNoticeFile(company);
  const backend = readSettings(backendSettingsSchema, process.env);
  refuseWrongPayment({ ...settings, ...company, ...backend });
  const { CHECKOUT_PORT, LOG_LEVEL, MAX_CONNECTIONS } = backend;
  const writing = createLog(LOG_LEVEL, (line) => process.stdout.write(line));
  const telemetry = startTelemetry('checkout', backend, (message) => writing({ level: 'warn', message }));
  const log = trackingErrors(writing, telemetry.trackError);
  const stopping = new AbortController();
  const counting = new CheckoutFigures();
  const { tracer } = telemetry;
  watchCalls(watchingCalls(counting.calls, tracer));
  const app = buildCheckout({
    settings: {
      ...settings,
      MEDIA_HOST: backend.MEDIA_HOST,
      notice,
      cardPage: cardPageOf({ ...settings, ...company, ...backend }),
      cards: acceptedCards(settings, isDemo({ ...settings, ...company })),
    },
    files: await loadStaticFiles(notice, brandFiles),
    log,
    figures: { counting, token: backend.METRICS_TOKEN },
    tracer,
    now: () => performance.now(),
    date: () => new Date(),
    stopping: stopping.signal,
  });
  app.server.maxConnections = MAX_CONNECTIONS;
  stopOnSignal({
    server: app.server,
    notice: backend.DRAIN_SECONDS * 1000,
    drain: longestDrain,
    markStopping: () => stopping.abort(),
    close: () => app.close(),
    finish: () => telemetry.stop(),
  });
  await openPort(app, 'CHECKOUT_PORT', CHECKOUT_PORT);
  log({ level: 'info', message: `The checkout listens on port ${CHECKOUT_PORT}` });
}

outliveReaders();
try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
