/** The process of the reference checkout. Settings: CHECKOUT_PORT, LOG_LEVEL and the shop's hosts. */
import { createServer, type Server } from 'node:http';
import { backendSettingsSchema, readSettings, shopSettingsSchema } from '#lib/config/settings.ts';
import { Checkout } from './app.ts';
import { createLog } from './log.ts';
import { loadStaticFiles } from './static-files.ts';

const longestDrain = 10_000;

const limits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  // Longer than the idle time of a balancer in front, so that it never meets a socket that is closing.
  keepAliveTimeout: 65_000,
  insecureHTTPParser: false,
};

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} (CHECKOUT_PORT) is taken. Stop what uses it, or set CHECKOUT_PORT to another port.`)
          : new Error(`Port ${port} (CHECKOUT_PORT) cannot be used: ${error.message}.`),
      ),
    );
    server.listen(port, resolve);
  });
}

/** Lets running answers end, then the process; the unfinished ones are cut off after `longestDrain` ms. */
function stopOnSignal(server: Server, checkout: Checkout): void {
  const stop = (): void => {
    checkout.isStopping = true;
    setTimeout(() => server.closeAllConnections(), longestDrain).unref();
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

async function run(): Promise<void> {
  const settings = readSettings(shopSettingsSchema, process.env);
  const { CHECKOUT_PORT, LOG_LEVEL } = readSettings(backendSettingsSchema, process.env);
  const log = createLog(LOG_LEVEL, (line) => process.stdout.write(line));
  const checkout = new Checkout({ settings, files: await loadStaticFiles(), log, now: () => performance.now() });
  const server = createServer(limits, (request, response) => void checkout.answer(request, response));
  await listen(server, CHECKOUT_PORT);
  stopOnSignal(server, checkout);
  log({ level: 'info', message: `The checkout listens on port ${CHECKOUT_PORT}` });
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
