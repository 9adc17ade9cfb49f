import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveCatalog } from '#backend/db/catalog.ts';
import { openDatabase } from '#backend/db/open.ts';
import { createTestDatabase, type TestDatabase } from '#tests/databases/test-database.ts';
import { fixtureCatalog, fixtureNow } from '#tests/fixtures/catalog.ts';
import { runProgram } from './process.ts';

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
