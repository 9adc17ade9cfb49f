import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveCatalog } from '#backend/db/catalog.ts';
import { openDatabase } from '#backend/db/open.ts';
import type { WireCart } from '#lib/contract/cart.ts';
import type { OrderRequest, WirePlacedOrder } from '#lib/contract/order.ts';
import { createTestDatabase, isOverPostgres, type TestDatabase } from '#tests/databases/test-database.ts';
import { fixtureCatalog, fixtureNow, fixtureOptions as options } from '#tests/fixtures/catalog.ts';
import { freePort } from '#tests/free-port.ts';
import { ready, runProgram, type ProgramRun } from './process.ts';

let database: TestDatabase;
let run: ProgramRun;
let host: string;
beforeEach(async () => {
  database = await createTestDatabase();
  const db = await openDatabase(database.settings);
  await saveCatalog(db, fixtureCatalog(), fixtureNow);
  await db.updateTable('stock').set({ pieces: 1000 }).where('option_id', '=', options.shirt).execute();
  await db.destroy();
});
afterEach(async () => {
  run.child.kill('SIGKILL');
  await run.ended;
  await database.drop();
});

/** Starts the API in two processes, and waits until both answer. */
async function startBoth(): Promise<void> {
  const port = await freePort();
  host = `http://localhost:${port}`;
  run = runProgram('server.ts', {
    ...database.environment,
    API_PORT: String(port),
    LOG_LEVEL: 'error',
    PROCESSES: '2',
    // A machine that is busy with other tests refuses nothing.
    SHED_DELAY: '0',
    SEED_PROGRAM: 'none',
  });
  await ready(run, host);
  while (!run.output.stdout.includes('Worker 2 of 2 is ready')) await pause(50);
}

async function call<Data>(method: string, path: string, { body, uuid }: { body?: object; uuid?: string } = {}) {
  // A connection for each call, so that they reach both processes.
  const headers = {
    connection: 'close',
    'content-type': 'application/json',
    ...(uuid ? { 'x-request-id': uuid } : {}),
  };
  const answer = await fetch(host + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { data }: { data: Data } = await answer.json();
  return { status: answer.status, data };
}

/** Each of somebody else: a mailbox has ten orders of a guest a day. */
const order = (expectedTotal: string, index: number): OrderRequest => ({
  contact: { lastName: 'Kovács', firstName: 'Anna', email: `anna${index}@example.hu`, phone: '+36 30 123 4567' },
  delivery: { type: 'home', address: { postal: '6724', city: 'Szeged', street: 'Fő utca', streetNo: '3.' } },
  expectedTotal,
  acceptTerms: true,
});

describe('[ADR-0153] the API in two processes over one database', () => {
  it('keeps 200 carts that are made at once and 50 orders, each number and each piece once', async () => {
    await startBoth();
    const made = await Promise.all(
      Array.from({ length: 200 }, () =>
        call<WireCart>('POST', '/api/v1/cart/', { body: { productOption: options.shirt } }),
      ),
    );
    expect(made.filter(({ status }) => status !== 200)).toEqual([]);
    const uuids = made.map(({ data }) => data.uuid ?? '');
    // Ten at a time: orders wait for each other's number, and a busy machine is not to make one wait for too long.
    const placed: { status: number }[] = [];
    for (let from = 0; from < 50; from += 10) {
      const some = made.slice(from, from + 10).map(({ data }, index) =>
        call<WirePlacedOrder>('POST', '/api/v1/orders/', {
          body: order(data.total.grand, from + index),
          uuid: data.uuid ?? '',
        }),
      );
      placed.push(...(await Promise.all(some)));
    }
    expect(placed.filter(({ status }) => status !== 200)).toEqual([]);
    const seen = await Promise.all(uuids.slice(50).map((uuid) => call<WireCart>('GET', '/api/v1/cart/', { uuid })));
    expect(seen.map(({ data }) => data.products.map(({ option }) => option.quantity))).toEqual(seen.map(() => [1]));
    const db = await openDatabase(database.settings);
    const stored = await db.selectFrom('orders').select('sequence').orderBy('sequence').execute();
    const stock = await db
      .selectFrom('stock')
      .select(({ fn }) => fn.sum<number>('pieces').as('pieces'))
      .where('option_id', '=', options.shirt)
      .executeTakeFirst();
    const places = await db.selectFrom('stock').select('place').where('option_id', '=', options.shirt).execute();
    await db.destroy();
    expect(stored.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(Number(stock?.pieces)).toBe(places.length * 1000 - 50);
  });

  it('says that PostgreSQL is the better choice where it is not used', async () => {
    await startBoth();
    expect(run.output.stdout.includes('PostgreSQL (DATABASE_URL) takes writes of all at once')).toBe(!isOverPostgres);
    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(0);
  });

  it('tells the figures of both, whichever is asked', async () => {
    await startBoth();
    await Promise.all(Array.from({ length: 20 }, () => call('GET', '/api/v1/cart/')));
    const text = await (await fetch(`${host}/metrics`)).text();
    const calls = text.matchAll(
      /^shop_call_duration_seconds_count\{worker="(\d)",.*route="\/api\/v1\/cart\/".* (\d+)$/gm,
    );
    const byWorker = new Map([...calls].map(([, worker, count]) => [worker, Number(count)]));
    expect([...byWorker.keys()]).toEqual(['1', '2']);
    expect((byWorker.get('1') ?? 0) + (byWorker.get('2') ?? 0)).toBe(20);
  });
});
