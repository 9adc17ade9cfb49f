import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveCatalog } from '#backend/db/catalog.ts';
import { migrationNames } from '#backend/db/migrations/index.ts';
import { openDatabase } from '#backend/db/open.ts';
import type { WireCart } from '#lib/contract/cart.ts';
import type { OrderRequest } from '#lib/contract/order.ts';
import { createTestDatabase, isOverPostgres, type TestDatabase } from '#tests/databases/test-database.ts';
import { fixtureCatalog, fixtureNow, fixtureOptions as options, fixtureShops } from '#tests/fixtures/catalog.ts';
import { freePort } from '#tests/free-port.ts';
import { ready, runProgram, type ProgramRun } from './process.ts';

/** A seed of few products: what is stored once is to be seen, not how long it takes. */
const smallSeed = new URL('../fixtures/small-seed.ts', import.meta.url);
let database: TestDatabase;
const runs: ProgramRun[] = [];
afterEach(async () => {
  for (const { child, ended } of runs.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  await database.drop();
});

/** Starts API processes over the database at the same time. Resolves with their hosts once all answer. */
async function startApis(count: number): Promise<string[]> {
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  return Promise.all(
    ports.map(async (port) => {
      const run = runProgram('server.ts', {
        ...database.environment,
        API_PORT: String(port),
        LOG_LEVEL: 'error',
        SEED_PROGRAM: fileURLToPath(smallSeed),
      });
      runs.push(run);
      await ready(run, `http://localhost:${port}`);
      return `http://localhost:${port}`;
    }),
  );
}

async function post<Data>(host: string, path: string, body: object, uuid?: string) {
  const headers = { 'content-type': 'application/json', ...(uuid ? { 'x-request-id': uuid } : {}) };
  const answer = await fetch(host + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const { data }: { data: Data } = await answer.json();
  return { status: answer.status, data };
}

async function newCart(host: string): Promise<WireCart & { uuid: string }> {
  const { data } = await post<WireCart>(host, '/api/v1/cart/', { productOption: options.shoe });
  if (data.uuid === null) throw new Error('The cart has no uuid');
  return { ...data, uuid: data.uuid };
}

describe('processes that start over one empty database at the same time', () => {
  beforeEach(async () => {
    database = await createTestDatabase('nothing');
  });

  it('make its tables and its catalog once', async () => {
    const hosts = await startApis(2);
    const health = await Promise.all(hosts.map(async (host) => (await fetch(`${host}/health/`)).json()));
    expect(health).toMatchObject(hosts.map(() => ({ data: { products: 60 } })));
    const db = await openDatabase(database.settings);
    expect(await db.selectFrom('kysely_migration').select('name').execute()).toHaveLength(migrationNames.length);
    const stored = await db.selectFrom('change').select('kind').where('kind', '=', 'catalog').execute();
    await db.destroy();
    expect(stored).toHaveLength(1);
  });
});

describe.runIf(isOverPostgres)('API processes over one PostgreSQL', () => {
  beforeEach(async () => {
    database = await createTestDatabase();
    const db = await openDatabase(database.settings);
    await saveCatalog(db, fixtureCatalog(), fixtureNow);
    await db.destroy();
  });

  it('sell the last piece to exactly one of fifty', async () => {
    const hosts = await startApis(2);
    const db = await openDatabase(database.settings);
    await db.updateTable('stock').set({ pieces: 0 }).where('option_id', '=', options.shoe).execute();
    await db
      .updateTable('stock')
      .set({ pieces: 1 })
      .where('option_id', '=', options.shoe)
      .where('place', '=', fixtureShops.szeged)
      .execute();
    const hostOf = (index: number) => hosts[index % hosts.length] ?? '';
    const carts = await Promise.all(Array.from({ length: 50 }, (_, index) => newCart(hostOf(index))));
    const answers = await Promise.all(
      carts.map(({ uuid, total }, index) => {
        const body: OrderRequest = {
          contact: { lastName: 'Kovács', firstName: 'Anna', email: 'anna@example.hu', phone: '+36 30 123 4567' },
          delivery: { type: 'home', address: { postal: '6724', city: 'Szeged', street: 'Fő utca', streetNo: '3.' } },
          expectedTotal: total.grand,
          acceptTerms: true,
        };
        return post(hostOf(index + 1), '/api/v1/orders/', body, uuid);
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    expect(await db.selectFrom('orders').select('sequence').execute()).toEqual([{ sequence: 1 }]);
    expect(
      await db
        .selectFrom('stock')
        .select(({ fn }) => fn.sum<number>('pieces').as('pieces'))
        .where('option_id', '=', options.shoe)
        .executeTakeFirst(),
    ).toEqual({ pieces: 0 });
    await db.destroy();
  });

  it('answer 503 while their connections are cut, and go on by themselves', async () => {
    const [host = ''] = await startApis(1);
    const { uuid } = await newCart(host);
    const db = await openDatabase(database.settings);
    const cut = () =>
      sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
    `.execute(db);
    const seen = new Set<number>();
    const load = Array.from({ length: 8 }, async () => {
      for (let call = 0; call < 40; call += 1) {
        seen.add((await fetch(`${host}/api/v1/cart/`, { headers: { 'x-request-id': uuid } })).status);
      }
    });
    for (let times = 0; times < 5; times += 1) await cut();
    await Promise.all(load);
    await db.destroy();
    expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect((await fetch(`${host}/api/v1/cart/`, { headers: { 'x-request-id': uuid } })).status).toBe(200);
  });
});
