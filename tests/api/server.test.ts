import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requiredCompanySettings } from '#lib/config/company-settings.ts';
import { lawfulPages } from '#lib/contract/lawful-pages.ts';
import { loadCatalog, saveCatalog } from '#backend/db/catalog.ts';
import { databaseName, openDatabase } from '#backend/db/open.ts';
import { market } from '#lib/config/market/stated-market.ts';
import { createTestDatabase, type TestDatabase } from '#tests/databases/test-database.ts';
import { fixtureCatalog, fixtureNow, fixtureOptions as options } from '#tests/fixtures/catalog.ts';
import { freePort } from '#tests/free-port.ts';
import { ready, runProgram, type ProgramRun } from './process.ts';

let database: TestDatabase;
let port: number;
let host: string;
const runs: ProgramRun[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  port = await freePort();
  host = `http://localhost:${port}`;
});
afterEach(async () => {
  for (const { child, ended } of runs.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  await database.drop();
});

function run(program: string, environment: Record<string, string> = {}, parameters: string[] = []): ProgramRun {
  const started = runProgram(program, { ...database.environment, API_PORT: String(port), ...environment }, parameters);
  runs.push(started);
  return started;
}

async function storeFixture(): Promise<void> {
  const db = await openDatabase(database.settings);
  await saveCatalog(db, fixtureCatalog(), fixtureNow);
  await db.destroy();
}

describe('the process', () => {
  it('stores the demo catalog when there is none, and answers', async () => {
    const server = run('server.ts');
    await ready(server, host);
    const health: unknown = await (await fetch(`${host}/health/`)).json();
    expect(health).toEqual({ data: { status: 'ready', products: 3000 } });
  });

  it('starts empty where there is no seed, and says how a catalog comes in', async () => {
    const server = run('server.ts', { SEED_PROGRAM: 'none' });
    await ready(server, host);
    const health: unknown = await (await fetch(`${host}/health/`)).json();
    expect(health).toEqual({ data: { status: 'ready', products: 0 } });
    expect(server.output.stdout).toContain('npm run catalog:import');
  });

  it.each([['server.ts'], ['checkout/server.ts']])(
    '[ADR-0107] refuses a public shop that is not finished, and names all that it lacks: %s',
    async (program) => {
      const { ended, output } = run(program, { STOREFRONT_HOST: 'https://bolt.example', SEED_PROGRAM: 'none' });
      expect(await ended).toBe(1);
      const names = [...requiredCompanySettings(market), 'HARMONISED_NOTICE', 'DEMO=true'];
      const paths = program === 'server.ts' ? lawfulPages.map((slug) => `/static/${slug}/`) : [];
      for (const name of [...names, ...paths]) expect(output.stderr).toContain(name);
    },
  );

  it('[ADR-0107] starts a public shop that calls itself a demo', async () => {
    const server = run('server.ts', { STOREFRONT_HOST: 'https://bolt.example', SEED_PROGRAM: 'none', DEMO: 'true' });
    await ready(server, host);
  });

  it('[ADR-0143] refuses to send mails in the name of a company that a sample brand made up', async () => {
    const server = run('server.ts', { SMTP_URL: 'smtp://127.0.0.1:9', SEED_PROGRAM: 'none' });
    expect(await server.ended).toBe(1);
    expect(server.output.stderr).toMatch(/^SMTP_URL would send mails from .+ set MAIL_FROM or COMPANY_EMAIL\.\n$/);
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
    await writeFile(join(database.folder, 'file'), '');
    const blocked = run('server.ts', { DATA_DIR: join(database.folder, 'file'), DATABASE_URL: '' });
    expect(await blocked.ended).toBe(1);
    expect(blocked.output.stderr).toMatch(/^The database in .+ \(DATA_DIR\) cannot be opened: .+\.\n$/);
    const away = run('server.ts', { DATABASE_URL: `postgres://shop:secret@localhost:${await freePort()}/shop` });
    expect(await away.ended).toBe(1);
    expect(away.output.stderr).toMatch(
      /^The database at localhost:\d+\/shop \(DATABASE_URL\) cannot be opened: .+\.\n$/,
    );
    expect(away.output.stderr).not.toContain('secret');
  });

  it('finishes the call in flight when it is asked to stop, and takes no new ones', async () => {
    await storeFixture();
    const server = run('server.ts');
    await ready(server, host);
    const body = JSON.stringify({ productOption: options.shirt });
    const call = request(`${host}/api/v1/cart/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length },
    });
    call.write(body.slice(0, 5));
    const answered = once(call, 'response');
    await fetch(`${host}/health/`);
    server.child.kill('SIGTERM');
    while (
      await fetch(`${host}/health/`).then(
        () => true,
        () => false,
      )
    );
    call.end(body.slice(5));
    const [answer] = await answered;
    expect(answer.statusCode).toBe(200);
    answer.resume();
    expect(await server.ended).toBe(0);
  });

  it('[ADR-0105] says that it stops and takes calls for the time of the notice; a second signal ends it', async () => {
    await storeFixture();
    const server = run('server.ts', { DRAIN_SECONDS: '300' });
    await ready(server, host);
    server.child.kill('SIGTERM');
    let health = await fetch(`${host}/health/`);
    while (health.status !== 503) health = await fetch(`${host}/health/`);
    expect(await health.json()).toMatchObject({ data: { status: 'stopping' } });
    expect((await fetch(`${host}/api/v1/cart/`)).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBeNull();
  });
});

describe('npm run db:seed', () => {
  it('stores a catalog, replaces none unasked, and keeps what carts hold of goods that stay', async () => {
    const first = run('seed.ts', {}, ['--products', '20']);
    expect([await first.ended, first.output.stderr]).toEqual([0, '']);
    const db = await openDatabase(database.settings);
    const [option] = (await loadCatalog(db)).products[0]?.options ?? [];
    const line = {
      cart_uuid: 'A'.repeat(24),
      quantity: 1,
      mounting: null,
      related: '[]',
      set_id: null,
      set_hash: null,
    };
    await db.insertInto('cart').values({ uuid: line.cart_uuid, created_at: '', changed_at: '' }).execute();
    await db
      .insertInto('cart_line')
      .values([
        { ...line, hash: 'stays', position: 0, option_id: Number(option?.id) },
        { ...line, hash: 'goes', position: 1, option_id: 1 },
      ])
      .execute();
    await db.destroy();

    const second = run('seed.ts', {}, ['--products', '30']);
    expect(await second.ended).toBe(1);
    expect(second.output.stderr).toBe(
      `The database ${databaseName(database.settings)} holds a catalog already. ` +
        '--force replaces it; carts and orders are kept.\n',
    );
    const forced = run('seed.ts', {}, ['--products', '30', '--force']);
    expect(await forced.ended).toBe(0);
    const after = await openDatabase(database.settings);
    expect((await loadCatalog(after)).products).toHaveLength(30);
    expect(await after.selectFrom('cart_line').select('hash').execute()).toEqual([{ hash: 'stays' }]);
    await after.destroy();
  });

  it.each([
    ['--products', '0'],
    ['--products', 'many'],
    ['--prodcuts', '5'],
  ])('refuses %s %s', async (...parameters) => {
    const seeding = run('seed.ts', {}, parameters);
    expect(await seeding.ended).toBe(1);
    expect(seeding.output.stderr).toContain(parameters[0]);
  });

  it('stores what a program of one’s own writes, and says where that fails', async () => {
    const program = join(database.folder, 'own-seed.mjs');
    const { brands, categories, sports, shops, products } = fixtureCatalog();
    const lines = [
      ...brands.map((brand) => ({ kind: 'brand', ...brand })),
      ...categories.map((category) => ({ kind: 'category', ...category })),
      ...sports.map((sport) => ({ kind: 'sport', ...sport })),
      ...shops.map((shop) => ({ kind: 'store', ...shop })),
      ...products.map((product) => ({ kind: 'product', ...product })),
    ].map((record) => JSON.stringify(record));
    await writeFile(program, `console.log(${JSON.stringify(lines.join('\n'))});`);
    const own = run('seed.ts', { SEED_PROGRAM: program });
    expect([await own.ended, own.output.stderr]).toEqual([0, '']);
    expect(own.output.stdout).toContain(`Stored ${products.length} products`);
    await writeFile(program, `console.log(${JSON.stringify(lines[0])}); process.exitCode = 3;`);
    const failing = run('seed.ts', { SEED_PROGRAM: program }, ['--force']);
    expect(await failing.ended).toBe(1);
    expect(failing.output.stderr).toBe(
      `The seed program ${program} (SEED_PROGRAM) ended with 3, nothing was stored.\n`,
    );
    const none = run('seed.ts', { SEED_PROGRAM: 'none' }, ['--force']);
    expect(await none.ended).toBe(1);
    expect(none.output.stderr).toBe('SEED_PROGRAM is none: there is nothing to store.\n');
    const db = await openDatabase(database.settings);
    expect((await loadCatalog(db)).products).toHaveLength(products.length);
    await db.destroy();
  });
});
