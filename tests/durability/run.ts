/**
 * `npm run test:durability [-- --seed N] [--sqlite N] [--postgres N]`: kills the API's process over SQLite fifty times
 * while shoppers write, and over PostgreSQL its backends five times, its server five times and the API five times, and
 * looks for acknowledged writes that are lost. The exit code is 1 when any is, or when PostgreSQL is not installed.
 */
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createPostgresDatabase } from '#tests/databases/postgres-database.ts';
import { PostgresServer } from '#tests/databases/postgres-server.ts';
import { crashLoop, type CrashLoopResult, type Failure } from './crash-loop.ts';
import { killApi, killBackend, killServer } from './failures.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    sqlite: { type: 'string', default: '50' },
    postgres: { type: 'string', default: '15' },
  },
});
const seed = values.seed === undefined ? randomInt(1_000_000) : Number(values.seed);
console.log(`Seed ${seed} (--seed ${seed} repeats it)`);

function summarize(name: string, failures: number, result: CrashLoopResult): void {
  const { acknowledged, orders, longestOutage, problems } = result;
  for (const problem of problems) console.error(problem);
  console.log(
    `${name}: ${failures} failures, ${acknowledged} acknowledged writes with ${orders} orders, ` +
      `longest outage ${Math.round(longestOutage)} ms, ${problems.length} problems`,
  );
}

async function overSqlite(count: number): Promise<CrashLoopResult> {
  const folder = await mkdtemp(join(tmpdir(), 'lendulet-endurance-'));
  try {
    const failures = Array.from({ length: count }, () => killApi);
    return await crashLoop({ settings: { DATA_DIR: folder }, failures, seed, onRound: console.log });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function overPostgres(count: number): Promise<CrashLoopResult> {
  const folder = await mkdtemp(join(tmpdir(), 'lendulet-endurance-'));
  const server = await PostgresServer.start({ isDurable: true });
  try {
    const { url } = await createPostgresDatabase(server.url(), 'endurance');
    const kinds: Failure[] = [killBackend(url), killServer(server), killApi];
    const failures = Array.from({ length: count }, (_, index) => kinds[index % kinds.length] ?? killApi);
    return await crashLoop({ settings: { DATA_DIR: folder, DATABASE_URL: url }, failures, seed, onRound: console.log });
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const [onSqlite, onPostgres] = [Number(values.sqlite), Number(values.postgres)];
const results: [string, number, CrashLoopResult][] = [];
if (onSqlite > 0) results.push(['SQLite', onSqlite, await overSqlite(onSqlite)]);
if (onPostgres > 0) results.push(['PostgreSQL', onPostgres, await overPostgres(onPostgres)]);
for (const [name, failures, result] of results) summarize(name, failures, result);
process.exit(results.some(([, , { problems }]) => problems.length > 0) ? 1 : 0);
