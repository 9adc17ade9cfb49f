/**
 * `npm start`: the reference API, the reference checkout and the storefront, each in a process of its own.
 * `npm run dev` is the same with a development server and restarts, `npm run start:team` with the team shop in place of
 * the storefront, beside a shop that runs already or alone.
 */
import { randomBytes } from 'node:crypto';
import { relative } from 'node:path';
import { inspect } from 'node:util';
import { refuseUnfinished } from '#lib/config/missing-for-public.ts';
import { backendSettingsSchema, type BackendSettings } from '#lib/config/backend-settings.ts';
import { readSettings, SettingsError, shopSettingsSchema, type ShopSettings } from '#lib/config/settings.ts';
import { projectFolder } from './build-stamp.ts';
import { buildStorefront } from './build.ts';
import { checkNodeVersion, readEnvironment, StartError, teamEnvironment } from './environment.ts';
import { firstTakenPort, isOwnPort } from './ports.ts';
import { healthAddress, logFolderOf, startReferenceApi } from './reference-api.ts';
import { Service } from './service.ts';
import { storefrontArguments, storefrontEnvironment } from './storefront-process.ts';
import { refuseUnwritable } from './writable.ts';

const isDevelopment = process.argv.includes('--dev');
const isTeam = process.argv.includes('--team');
const running: Service[] = [];
const stopping = new AbortController();

function print(line: string): void {
  if (line.trim() !== '') console.log(line);
}

/** Stops the services, the last started first. */
async function stopAll(): Promise<void> {
  stopping.abort();
  for (const service of running.toReversed()) await service.stop();
}

function stopOnSignal(): void {
  let isAsked = false;
  const stop = (): void => {
    if (isAsked) {
      for (const service of running) service.kill();
      process.exit(1);
    }
    isAsked = true;
    console.log('Stopping …');
    void stopAll().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

async function fail(message: string): Promise<never> {
  console.error(message);
  await stopAll();
  process.exit(1);
}

/** Adds a service and waits until it answers; should it end later, everything does. */
async function run(service: Service, address: string): Promise<void> {
  running.push(service);
  await service.ready(address);
  void service.ended.then((sentence) => {
    if (!stopping.signal.aborted) void fail(`${sentence} The rest of the shop is stopped.`);
  });
}

function checkoutService(backend: BackendSettings): Service {
  return new Service({
    name: 'Checkout',
    arguments: [...(isDevelopment ? ['--watch', '--watch-preserve-output'] : []), 'backend/checkout/server.ts'],
    environment: process.env,
    logFolder: logFolderOf(backend),
    shows: isDevelopment ? 'everything' : 'nothing',
    print,
  });
}

function storefrontService(backend: BackendSettings, environment: NodeJS.ProcessEnv): Service {
  const port = String(backend.STOREFRONT_PORT);
  const development = ['node_modules/next/dist/bin/next', 'dev', '--hostname', 'localhost', '--port', port];
  return new Service({
    name: isTeam ? 'Team-shop' : 'Storefront',
    arguments: isDevelopment ? development : storefrontArguments,
    environment: isDevelopment
      ? { ...environment, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' }
      : storefrontEnvironment(environment),
    logFolder: logFolderOf(backend),
    shows: isDevelopment ? 'everything' : 'nothing',
    print,
  });
}

/** Throws a StartError for the first port that the shop needs and something else holds. */
async function checkPorts(ports: Record<string, number>): Promise<void> {
  const taken = await firstTakenPort(ports);
  if (!taken) return;
  const advice = `Stop what uses it, or set ${taken.name} to another port`;
  throw new StartError(`Port ${taken.port} (${taken.name}) is taken. ${advice}.`);
}

/** Says that an API of the retailer's own is away: the shop starts without it. */
async function noteAbsentApi({ API_HOST }: ShopSettings): Promise<void> {
  const isThere = await fetch(`${API_HOST}/health/`, { signal: AbortSignal.timeout(5000) }).then(
    () => true,
    () => false,
  );
  if (!isThere)
    print(`The product API at ${API_HOST} (API_HOST) does not answer: pages that need it say so until it does.`);
}

function printAddresses(shop: ShopSettings, backend: BackendSettings): void {
  console.log(`
  ${isTeam ? 'Teams' : 'Shop '}     ${shop.STOREFRONT_HOST}
  API       ${shop.API_HOST}
  Checkout  ${shop.CHECKOUT_HOST}
  Logs      ${relative(process.cwd(), logFolderOf(backend)) || logFolderOf(backend)}

Ctrl-C stops everything.`);
}

/** Whether a part of the shop answers already, as it does beside a team shop. */
async function answers(port: number): Promise<boolean> {
  return fetch(healthAddress(port), { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The settings of what is started: the shop's, or the team shop's with the environment that makes it one. */
function storefrontSettings(shop: ShopSettings, backend: BackendSettings) {
  const environment = isTeam ? teamEnvironment(shop, backend) : process.env;
  return {
    environment,
    shop: readSettings(shopSettingsSchema, environment),
    backend: readSettings(backendSettingsSchema, environment),
  };
}

async function start(): Promise<void> {
  checkNodeVersion();
  process.chdir(projectFolder);
  const { shop, company, backend, market } = readEnvironment();
  refuseUnfinished({ ...shop, ...company }, null, market);
  // Processes of one command know each other: what changes is told among them (ADR-0149).
  if (isOwnPort(shop.API_HOST, backend.API_PORT) && !isTeam)
    process.env.CHANGES_KEY ||= randomBytes(24).toString('hex');
  const storefront = storefrontSettings(shop, backend);
  const runsApi = isOwnPort(shop.API_HOST, backend.API_PORT) && !(isTeam && (await answers(backend.API_PORT)));
  const runsCheckout =
    isOwnPort(shop.CHECKOUT_HOST, backend.CHECKOUT_PORT) && !(isTeam && (await answers(backend.CHECKOUT_PORT)));
  await checkPorts({
    [isTeam ? 'TEAM_PORT' : 'STOREFRONT_PORT']: storefront.backend.STOREFRONT_PORT,
    ...(runsApi ? { API_PORT: backend.API_PORT } : {}),
    ...(runsCheckout ? { CHECKOUT_PORT: backend.CHECKOUT_PORT } : {}),
  });
  stopOnSignal();
  await refuseUnwritable(logFolderOf(backend), 'DATA_DIR');
  const { environment } = storefront;
  if (!isDevelopment) await buildStorefront(storefront.shop, print, { signal: stopping.signal, environment });
  if (runsApi) {
    print('API: starting …');
    await run(startReferenceApi(backend, print, isDevelopment), healthAddress(backend.API_PORT));
  }
  if (runsCheckout) await run(checkoutService(backend), healthAddress(backend.CHECKOUT_PORT));
  await run(storefrontService(storefront.backend, environment), healthAddress(storefront.backend.STOREFRONT_PORT));
  printAddresses(storefront.shop, backend);
  if (!runsApi) await noteAbsentApi(storefront.shop);
}

try {
  await start();
} catch (error) {
  const isExplained = error instanceof StartError || error instanceof SettingsError;
  if (!stopping.signal.aborted) await fail(isExplained ? error.message : inspect(error));
}
