/**
 * `npm run bench -- scale`: nginx, two storefronts, two processes of the API, PostgreSQL and Redis on this machine, with shoppers
 * who come when they come. How much of a core a request takes, part by part; what a rolling restart, another version and
 * the end of each part cost. Needs a build; SCALE_RATE requests a second (100), SCALE_SECONDS of each row (60; at 60
 * requests a second 334 s are 20 000), which of the rows are wanted in SCALE_ROWS (all:
 * `steady,restart,version,kills`), and for `version` in SECOND_VERSION the folder of another version with its build.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { cpuOf } from './processes.ts';
import { failuresSince, Load, tableOf } from './scale/load.ts';
import { Place, processNames } from './scale/place.ts';
import { missingOf, openTab, Shopping } from './scale/shopping.ts';

const rate = Number(process.env.SCALE_RATE ?? 100);
const seconds = Number(process.env.SCALE_SECONDS ?? 60);
const second = process.env.SECOND_VERSION;
const allRows = ['steady', 'restart', 'version', 'kills'] as const;
type Row = (typeof allRows)[number];
/** The share of a row's time after which processes are changed: some load before it, and some behind it. */
const changeAfter = 1 / 3;
/** How long a part stays away, and how long is looked on afterwards, ms. */
const [away, afterwards] = [5000, 10_000];

const parts = ['nginx', 'storefront', 'API', 'Redis'] as const;
const cpuOfAll = (place: Place) =>
  Promise.all(
    parts.map(async (part) => {
      const times = await Promise.all(place.pidsOf(part).map((pid) => cpuOf(String(pid))));
      return times.reduce((sum, time) => sum + time, 0);
    }),
  );

async function steady(place: Place, shopping: Shopping): Promise<void> {
  const before = await cpuOfAll(place);
  const load = new Load(shopping.actions, rate);
  await pause(seconds * 1000);
  await load.end();
  const after = await cpuOfAll(place);
  console.log(`\nSteady, ${rate} requests a second for ${seconds} s:\n${tableOf(load.samples)}`);
  for (const [index, part] of parts.entries()) {
    const taken = ((after[index] ?? 0) - (before[index] ?? 0)) / load.samples.length;
    console.log(`  ${part.padEnd(12)} ${taken.toFixed(2)} ms of a core for a request`);
  }
}

/** Every process in turn is told to stop and started again, of another version where there is one. */
async function rolling(place: Place, shopping: Shopping, version: string | undefined): Promise<void> {
  const tab = await openTab(place);
  const load = new Load(shopping.actions, rate);
  await pause(seconds * 1000 * changeAfter);
  const began = load.now;
  for (const name of processNames) {
    await place.end(name);
    await place.begin(name, ...(version === undefined ? [] : [version]));
  }
  const changed = load.now;
  const rest = seconds * 1000 - changed;
  if (rest > 0) await pause(rest);
  await load.end();
  const lost = await shopping.lostCarts();
  const what = version === undefined ? 'A rolling restart' : `Another version, ${version}`;
  console.log(`\n${what}: ${failuresSince(load.samples, 0)}\n${tableOf(load.samples)}`);
  console.log(
    `  from ${(began / 1000).toFixed(0)} to ${(changed / 1000).toFixed(0)} s of ${(load.now / 1000).toFixed(0)} s`,
  );
  console.log(`  ${lost.length} carts lost, ${await missingOf(tab)} of ${tab.length} files of an older tab missing`);
  for (const sentence of lost.slice(0, 5)) console.log(`  ${sentence}`);
}

async function struck(
  shopping: Shopping,
  { name, kill, start }: { name: string; kill: () => Promise<void>; start: () => Promise<void> },
): Promise<void> {
  const load = new Load(shopping.actions, rate);
  await pause(3000);
  const began = load.now;
  await kill();
  await pause(away);
  await start();
  await pause(afterwards);
  await load.end();
  const pages = load.samples.filter(({ kind, failure }) => /page|list/.test(kind) && failure !== '').length;
  console.log(`  ${name.padEnd(14)} ${failuresSince(load.samples, began)}; kept pages ${pages}`);
}

/** Kills Redis, PostgreSQL, one API and one storefront in turn. */
async function kills(place: Place, shopping: Shopping): Promise<void> {
  console.log(`\nKilled for ${away / 1000} s, of ${rate} requests a second:`);
  await struck(shopping, {
    name: 'Redis',
    kill: () => place.redis.kill(),
    start: async () => place.redis.start(),
  });
  await struck(shopping, {
    name: 'PostgreSQL',
    kill: () => place.postgres.kill(),
    start: () => place.postgres.run(),
  });
  for (const name of ['API 1', 'storefront 1'] as const)
    await struck(shopping, { name, kill: () => place.end(name, 'SIGKILL'), start: () => place.begin(name) });
  const lost = await shopping.lostCarts();
  console.log(`  ${lost.length} carts lost, ${shopping.orders} orders placed`);
  for (const sentence of lost.slice(0, 5)) console.log(`  ${sentence}`);
}

/** The rows that SCALE_ROWS names. Throws for one that there is not. */
function rowsAsked(text = process.env.SCALE_ROWS): ReadonlySet<Row> {
  const names = text?.split(',').map((name) => name.trim()) ?? allRows;
  const unknown = names.find((name) => !allRows.some((row) => row === name));
  if (unknown !== undefined) throw new Error(`SCALE_ROWS has no ${unknown}, but ${allRows.join(', ')}`);
  return new Set(allRows.filter((row) => names.includes(row)));
}

export async function printScale(): Promise<void> {
  const rows = rowsAsked();
  if (rows.has('version') && second === undefined && process.env.SCALE_ROWS !== undefined)
    throw new Error('SECOND_VERSION names no other version');
  const place = await Place.start();
  try {
    const shopping = await Shopping.open(place);
    // What is asked for the first time is drawn: that is another bench.
    const warm = new Load(shopping.actions, Math.min(rate, 40));
    await pause(20_000);
    await warm.end();
    if (rows.has('steady')) await steady(place, shopping);
    if (rows.has('restart')) await rolling(place, shopping, undefined);
    if (rows.has('version') && second !== undefined) await rolling(place, shopping, second);
    if (rows.has('kills')) await kills(place, shopping);
  } finally {
    await place.stop();
  }
}
