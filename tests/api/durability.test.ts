import { describe, expect, it } from 'vitest';
import { createPostgresDatabase } from '#tests/databases/postgres-database.ts';
import { postgresPrograms } from '#tests/databases/postgres-programs.ts';
import { PostgresServer } from '#tests/databases/postgres-server.ts';
import { createTestDatabase, isOverPostgres } from '#tests/databases/test-database.ts';
import { crashLoop } from '#tests/durability/crash-loop.ts';
import { killApi, killBackend, killServer } from '#tests/durability/failures.ts';

// A few failures of `npm run test:durability`; what happens between them is up to the machine, what must hold is not.
const seed = 2735;

describe.skipIf(isOverPostgres)('writes to SQLite', () => {
  it('last when the API is killed, all or nothing', async () => {
    const database = await createTestDatabase();
    const result = await crashLoop({ settings: database.settings, failures: [killApi, killApi, killApi], seed });
    await database.drop();
    expect(result.problems).toEqual([]);
    expect(result.orders).toBeGreaterThan(0);
  }, 60_000);
});

describe.runIf(isOverPostgres && postgresPrograms() !== null)('writes to PostgreSQL', () => {
  it('last when its processes are killed, all or nothing, and the API goes on by itself', async () => {
    const database = await createTestDatabase();
    const server = await PostgresServer.start({ isDurable: true });
    const { url } = await createPostgresDatabase(server.url(), 'endurance');
    const settings = { ...database.settings, DATABASE_URL: url };
    const result = await crashLoop({ settings, failures: [killBackend(url), killServer(server)], seed });
    await server.stop();
    await database.drop();
    expect(result.problems).toEqual([]);
    expect(result.orders).toBeGreaterThan(0);
  }, 60_000);
});
