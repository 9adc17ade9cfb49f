import { setTimeout as pause } from 'node:timers/promises';
import { saveCatalog } from '#backend/db/catalog.ts';
import { openDatabase, type DatabaseSettings } from '#backend/db/open.ts';
import { createRandom, type Random } from '#lib/core/random.ts';
import { freePort } from '#tests/free-port.ts';
import { ready, runProgram, type ProgramRun } from '#tests/api/process.ts';
import { fixtureCatalog, fixtureNow, fixtureOptions } from '#tests/fixtures/catalog.ts';
import { findProblems } from './check.ts';
import { Shopper, type SharedCart } from './shopper.ts';

/** What is killed, and what brings it back; `run` is the API's process, which is started anew when it has ended. */
export interface Failure {
  name: string;
  strike: (run: ProgramRun) => Promise<void>;
  /** What has to be done before the API can work again; without it the API is started anew. */
  recover?: () => Promise<void>;
}

export interface CrashLoop {
  settings: DatabaseSettings;
  /** Struck one after the other. */
  failures: readonly Failure[];
  seed: number;
  onRound?: (line: string) => void;
}

export interface CrashLoopResult {
  acknowledged: number;
  orders: number;
  /** Longest time from a failure to the first answer to a shopper, ms. */
  longestOutage: number;
  /** Sentences about what was lost or half done; none is the aim. */
  problems: string[];
}

const shoppersAtOnce = 12;
const options: number[] = [
  fixtureOptions.shirt,
  fixtureOptions.bottle,
  fixtureOptions.helmet,
  fixtureOptions.goggles,
  fixtureOptions.skis,
];
/** Pieces of each option at the start: some sell out on the way. */
const plenty = [100_000, 100_000, 300, 300, 100];

function newUuid(random: Random): string {
  return Array.from({ length: 32 }, () => random.int(0, 15).toString(16)).join('');
}

/** Opens carts under uuids: who has none is nobody to the API (ADR-0102). */
async function openCarts(settings: DatabaseSettings, uuids: readonly string[]): Promise<void> {
  const at = fixtureNow.toISOString();
  const db = await openDatabase(settings);
  await db
    .insertInto('cart')
    .values(uuids.map((uuid) => ({ uuid, created_at: at, changed_at: at })))
    .execute();
  await db.destroy();
}

async function restock(settings: DatabaseSettings): Promise<Map<number, number>> {
  const supply = new Map<number, number>(options.map((option, index) => [option, plenty[index] ?? 0]));
  const catalog = fixtureCatalog();
  for (const option of catalog.products.flatMap((product) => product.options)) {
    const pieces = supply.get(option.id);
    if (pieces !== undefined) option.stock = { online: pieces };
  }
  const db = await openDatabase(settings);
  await saveCatalog(db, catalog, fixtureNow);
  await db.destroy();
  return supply;
}

/** The API's process over a database, which can be started again and again on one port. */
class Api {
  readonly host: string;
  readonly #environment: Record<string, string>;
  run: ProgramRun;

  private constructor(host: string, environment: Record<string, string>) {
    this.host = host;
    this.#environment = environment;
    this.run = runProgram('server.ts', environment);
  }

  static async start({ DATA_DIR, DATABASE_URL = '' }: DatabaseSettings): Promise<Api> {
    const port = String(await freePort());
    const api = new Api(`http://localhost:${port}`, {
      DATA_DIR,
      DATABASE_URL,
      API_PORT: port,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_READS: '0',
      RATE_LIMIT_WRITES: '0',
    });
    await ready(api.run, api.host);
    return api;
  }

  async startAgain(): Promise<void> {
    await this.run.ended;
    this.run = runProgram('server.ts', this.#environment);
    await ready(this.run, this.host);
  }

  async stop(): Promise<void> {
    this.run.child.kill('SIGKILL');
    await this.run.ended;
  }
}

/** Waits until the API answers from its database again; throws where it does not by itself. */
async function untilServed(shopper: Shopper): Promise<void> {
  const end = performance.now() + 30_000;
  while (!(await shopper.look())) {
    if (performance.now() > end) throw new Error('The API does not come back');
    await pause(20);
  }
}

/** Lets shoppers write until a failure strikes in the middle of it. */
async function writeUntil(
  failure: Failure,
  api: Api,
  shoppers: readonly Shopper[],
  shared: SharedCart,
  random: Random,
): Promise<void> {
  let isOver = false;
  const start = shoppers.reduce((sum, shopper) => sum + shopper.acknowledged, 0);
  const enough = start + random.int(40, 200);
  const shopping = Promise.all(shoppers.map((shopper) => shopper.shop(shared, () => isOver)));
  while (shoppers.reduce((sum, shopper) => sum + shopper.acknowledged, 0) < enough) await pause(1);
  await pause(random.int(0, 8));
  await failure.strike(api.run);
  isOver = true;
  await shopping;
}

/**
 * Strikes an API and its database with failures while shoppers write, and holds what is stored afterwards against what
 * they were told. The seed decides what they do; when exactly a failure strikes is left to the machine.
 */
export async function crashLoop({ settings, failures, seed, onRound }: CrashLoop): Promise<CrashLoopResult> {
  const supply = await restock(settings);
  const api = await Api.start(settings);
  const random = createRandom(seed, 'failures');
  const shoppers = Array.from({ length: shoppersAtOnce }, (_, index) => {
    const own = createRandom(seed, `shopper ${index}`);
    return new Shopper(api.host, newUuid(own), own, options);
  });
  const prober = new Shopper(api.host, newUuid(random), random, options);
  const shared = failures.map((): SharedCart => ({
    uuid: newUuid(random),
    acknowledged: new Map(),
    unanswered: new Map(),
  }));
  await openCarts(
    settings,
    [...shoppers, prober, ...shared].map(({ uuid }) => uuid),
  );
  const result: CrashLoopResult = { acknowledged: 0, orders: 0, longestOutage: 0, problems: [] };
  try {
    for (const [index, failure] of failures.entries()) {
      const cart = shared[index];
      if (!cart) throw new Error('Each failure has a cart that is shared');
      await writeUntil(failure, api, shoppers, cart, random);
      const struck = performance.now();
      if (failure.recover) await failure.recover();
      else await api.startAgain();
      await untilServed(prober);
      const outage = performance.now() - struck;
      const db = await openDatabase(settings);
      const problems = await findProblems(db, shoppers, shared.slice(0, index + 1), supply);
      await db.destroy();
      for (const shopper of shoppers) await shopper.settle();
      result.problems.push(...problems.map((problem) => `Failure ${index + 1} (${failure.name}): ${problem}`));
      result.longestOutage = Math.max(result.longestOutage, outage);
      const outcome = `back after ${Math.round(outage)} ms, ${problems.length} problems`;
      onRound?.(`${index + 1}/${failures.length} ${failure.name}: ${outcome}`);
    }
  } finally {
    await api.stop();
  }
  result.acknowledged = shoppers.reduce((sum, shopper) => sum + shopper.acknowledged, 0);
  result.orders = shoppers.reduce((sum, shopper) => sum + shopper.orders.size, 0);
  return result;
}
