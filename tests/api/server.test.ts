import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadCatalogue, saveCatalogue } from '#backend/db/catalogue.ts';
import { openDatabase } from '#backend/db/open.ts';
import type { Cart } from '#lib/contract/cart.ts';
import { fixtureCatalogue, fixtureNow, fixtureOptions as options } from '#tests/fixtures/catalogue.ts';
import { freePort, ready, runProgram, type ProgramRun } from './process.ts';

let folder: string;
let port: number;
let host: string;
const runs: ProgramRun[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lendulet-server-'));
  port = await freePort();
  host = `http://localhost:${port}`;
});
afterEach(async () => {
  for (const { child, ended } of runs.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  await rm(folder, { recursive: true });
});

function run(program: string, environment: Record<string, string> = {}, parameters: string[] = []): ProgramRun {
  const started = runProgram(program, { DATA_DIR: folder, API_PORT: String(port), ...environment }, parameters);
  runs.push(started);
  return started;
}

async function storeFixture(): Promise<void> {
  const db = await openDatabase(folder);
  await saveCatalogue(db, fixtureCatalogue(), fixtureNow);
  await db.destroy();
}

async function post<Data>(path: string, body: object, uuid?: string | null): Promise<Data | null> {
  const headers = { 'content-type': 'application/json', ...(uuid ? { 'x-request-id': uuid } : {}) };
  const answer = await fetch(host + path, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => null);
  if (!answer?.ok) return null;
  const { data }: { data: Data } = await answer.json();
  return data;
}

describe('the process', () => {
  it('stores the demo catalogue when there is none, and answers', async () => {
    const server = run('server.ts');
    await ready(server, host);
    const health: unknown = await (await fetch(`${host}/health/`)).json();
    expect(health).toEqual({ data: { status: 'ready', products: 3000 } });
  });

  it('says in a sentence which variable is wrong', async () => {
    const server = run('server.ts', { API_PORT: 'abc' });
    expect(await server.ended).toBe(1);
    expect(server.output.stderr).toMatch(/^API_PORT="abc" is not allowed: .+\n$/);
    const origins = run('server.ts', { ALLOWED_ORIGINS: 'https://shop.example/path' });
    expect(await origins.ended).toBe(1);
    expect(origins.output.stderr).toMatch(/^ALLOWED_ORIGINS="https:\/\/shop.example\/path" is not allowed: .+\n$/);
  });

  it('says in a sentence that the port is taken, or the data cannot be opened', async () => {
    await storeFixture();
    const other = createServer().listen(port, '::');
    await once(other, 'listening');
    const server = run('server.ts');
    expect(await server.ended).toBe(1);
    other.close();
    expect(server.output.stderr).toBe(
      `Port ${port} (API_PORT) is taken. Stop what uses it, or set API_PORT to another port.\n`,
    );
    await writeFile(join(folder, 'file'), '');
    const blocked = run('server.ts', { DATA_DIR: join(folder, 'file') });
    expect(await blocked.ended).toBe(1);
    expect(blocked.output.stderr).toMatch(/^The database in .+ \(DATA_DIR\) cannot be opened: .+\.\n$/);
  });

  it('finishes the call in flight when it is asked to stop, and takes no new ones', async () => {
    await storeFixture();
    const server = run('server.ts');
    await ready(server, host);
    const body = JSON.stringify({ productOption: options.shirt });
    const call = request(`${host}/api/v1/cart/`, {
      method: 'POST', headers: { 'content-type': 'application/json', 'content-length': body.length },
    });
    call.write(body.slice(0, 5));
    const answered = once(call, 'response');
    await fetch(`${host}/health/`);
    server.child.kill('SIGTERM');
    while (await fetch(`${host}/health/`).then(() => true, () => false));
    call.end(body.slice(5));
    const [answer] = await answered;
    expect(answer.statusCode).toBe(200);
    answer.resume();
    expect(await server.ended).toBe(0);
  });

  it('loses nothing that it acknowledged when it is killed, and leaves nothing half done', async () => {
    await storeFixture();
    const server = run('server.ts');
    await ready(server, host);
    const contact = { lastName: 'Kovács', firstName: 'Anna', email: 'anna@example.hu', phone: '+36 30 123 4567' };
    const acknowledged: { carts: string[]; orders: string[] } = { carts: [], orders: [] };
    const shop = async (): Promise<void> => {
      for (;;) {
        const cart = await post<Cart>('/api/v1/cart/', { productOption: options.shirt });
        if (!cart?.uuid) return;
        const order = await post<{ uuid: string }>('/api/v1/orders/', {
          contact, delivery: { type: 'pick_up_points', point: 'pp-1001' }, expectedTotal: '8.980', acceptTerms: true,
        }, cart.uuid);
        if (!order) return;
        acknowledged.orders.push(order.uuid);
        const second = await post<Cart>('/api/v1/cart/', { productOption: options.bottle }, cart.uuid);
        if (!second?.uuid) return;
        acknowledged.carts.push(second.uuid);
        if (acknowledged.orders.length >= 12) server.child.kill('SIGKILL');
      }
    };
    await Promise.all([shop(), shop(), shop()]);
    expect(await server.ended).toBeNull();

    const db = await openDatabase(folder);
    const orders = await db.selectFrom('orders').select('uuid').execute();
    const lines = await db.selectFrom('order_line').select(['order_uuid', 'quantity']).execute();
    const carts = await db.selectFrom('cart_line').select('cart_uuid')
      .where('option_id', '=', options.bottle).execute();
    const stock = await db.selectFrom('stock').select('pieces')
      .where('option_id', '=', options.shirt).executeTakeFirst();
    await db.destroy();
    expect(acknowledged.orders.length).toBeGreaterThanOrEqual(12);
    expect(orders.map(({ uuid }) => uuid)).toEqual(expect.arrayContaining(acknowledged.orders));
    expect(carts.map((row) => row.cart_uuid)).toEqual(expect.arrayContaining(acknowledged.carts));
    expect(lines.map((row) => row.order_uuid).sort()).toEqual(orders.map(({ uuid }) => uuid).sort());
    expect(stock?.pieces).toBe(40 - orders.length);
  });
});

describe('npm run seed', () => {
  it('stores a catalogue, replaces none unasked, and keeps what carts hold of goods that stay', async () => {
    const first = run('seed.ts', {}, ['--products', '20']);
    expect([await first.ended, first.output.stderr]).toEqual([0, '']);
    const db = await openDatabase(folder);
    const [option] = (await loadCatalogue(db)).products[0]?.options ?? [];
    const line = {
      cart_uuid: 'A'.repeat(24), quantity: 1, mounting: null, related: '[]', set_id: null, set_hash: null,
    };
    await db.insertInto('cart').values({ uuid: line.cart_uuid, created_at: '', changed_at: '' }).execute();
    await db.insertInto('cart_line').values([
      { ...line, hash: 'stays', position: 0, option_id: Number(option?.id) },
      { ...line, hash: 'goes', position: 1, option_id: 1 },
    ]).execute();
    await db.destroy();

    const second = run('seed.ts', {}, ['--products', '30']);
    expect(await second.ended).toBe(1);
    expect(second.output.stderr).toBe(
      `${folder} (DATA_DIR) holds a catalogue already. --force replaces it; carts and orders are kept.\n`,
    );
    const forced = run('seed.ts', {}, ['--products', '30', '--force']);
    expect(await forced.ended).toBe(0);
    const after = await openDatabase(folder);
    expect((await loadCatalogue(after)).products).toHaveLength(30);
    expect(await after.selectFrom('cart_line').select('hash').execute()).toEqual([{ hash: 'stays' }]);
    await after.destroy();
  });

  it.each([
    ['--products', '0'], ['--products', 'many'], ['--prodcuts', '5'],
  ])('refuses %s %s', async (...parameters) => {
    const seeding = run('seed.ts', {}, parameters);
    expect(await seeding.ended).toBe(1);
    expect(seeding.output.stderr).toContain(parameters[0]);
  });
});
