import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveCatalog } from '#backend/db/catalog.ts';
import { openDatabase } from '#backend/db/open.ts';
import { createTestDatabase, type TestDatabase } from '#tests/databases/test-database.ts';
import { fixtureCatalog, fixtureNow } from '#tests/fixtures/catalog.ts';
import { freePort } from '#tests/free-port.ts';
import { ready, runProgram } from './process.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  const db = await openDatabase(database.settings);
  await saveCatalog(db, fixtureCatalog(), fixtureNow);
  await db.destroy();
});
afterEach(() => database.drop());

describe('a reader that has enough', () => {
  it.each([
    ['orders-export.ts', ['--format', 'csv']],
    ['catalog-export.ts', []],
    ['openapi/write.ts', []],
    ['../demo/seed.ts', ['--products', '20']],
  ])('[ADR-0137] ends %s quietly, and as a success', async (program, parameters) => {
    const { child, ended, output } = runProgram(program, database.environment, parameters);
    child.stdout?.destroy();
    expect(await ended).toBe(0);
    expect(output.stderr).toBe('');
  });
});

it('[OPS-02] a reader of the log that is gone takes the API with it as little as its callers', async () => {
  const port = String(await freePort());
  const host = `http://localhost:${port}`;
  const api = runProgram('server.ts', { ...database.environment, API_PORT: port, LOG_LEVEL: 'debug' });
  await ready(api, host);
  for (const output of [api.child.stdout, api.child.stderr]) output?.destroy();
  for (let call = 0; call < 5; call += 1) expect((await fetch(`${host}/nothing/`)).status).toBe(404);
  expect((await fetch(`${host}/health/`)).status).toBe(200);
  api.child.kill('SIGTERM');
  expect(await api.ended).toBe(0);
});
