/**
 * `npm run bench -- search [--products 100000] [--rounds 400]`: the gold queries by class over the demo's products, with
 * those that fail of the ones not held aside; then the reference API over HTTP with so many products, one caller.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { generateCatalog } from '#demo/catalog/index.ts';
import { demoProducts, demoSeed } from '#demo/records.ts';
import { searchAnswerSchema, searchEndpoints } from '#lib/contract/search.ts';
import { freePort } from '#tests/free-port.ts';
import { ready, runProgram } from '#tests/api/process.ts';
import { failing, judgeAll, tableByClass } from '#tests/api/search-gold/judge.ts';
import { readGold } from '#tests/api/search-gold/score.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { get, memoryOf } from './http.ts';
import type { BenchOptions } from './options.ts';

const usualProducts = 100_000;
const usualRounds = 400;
const goldFile = join(import.meta.dirname, '..', 'api', 'search-gold', 'queries.json');

/** What is asked for, by how it is called in the table, with the most that it may take at the slowest 5 %, ms. */
interface Asked {
  name: string;
  goal: number;
  path: (round: number) => string;
}

const dataOf = (body: string) => z.object({ data: z.unknown() }).parse(JSON.parse(body)).data;
const searchPath = (query: string) => `/api/v1/search/?q=${encodeURIComponent(query)}`;
const suggestPath = (query: string) => `/search-limited/?q=${encodeURIComponent(query)}`;
const pick = (list: readonly string[], round: number) => list[(round * 7919) % list.length] ?? '';

/** A shop of so many products for as long as `use` takes; a new one each time. */
async function withShop(
  products: number,
  use: (host: string, pid: number | undefined) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lendulet-search-'));
  const port = await freePort();
  const variables = { DATA_DIR: folder, DATABASE_URL: '', API_PORT: String(port), LOG_LEVEL: 'warn' };
  try {
    const seed = runProgram('seed.ts', variables, ['--products', String(products), '--force']);
    if ((await seed.ended) !== 0) throw new Error(seed.output.stderr);
    const started = performance.now();
    const api = runProgram('server.ts', variables);
    const host = `http://localhost:${port}`;
    await ready(api, host);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`\n${products} products: ready in ${seconds} s, ${await memoryOf(api.child.pid)}`);
    await use(host, api.child.pid);
    api.child.kill('SIGTERM');
    await api.ended;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function printGold(host: string, now: Date): Promise<void> {
  const catalog = generateCatalog({ seed: demoSeed, products: demoProducts, now });
  const court = { catalog, now, version: packageFile.version };
  const all = await judgeAll(court, readGold(goldFile), async (query) =>
    searchAnswerSchema.parse(dataOf(await get(host + searchPath(query)))),
  );
  console.log(`${tableByClass(all)}\n\n${failing(all)}`);
}

const at = (sorted: Float64Array, share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;

async function printTimes(host: string, { name, goal, path }: Asked, rounds: number): Promise<void> {
  for (let round = 0; round < rounds / 4; round += 1) await get(host + path(round * 3));
  const times = new Float64Array(rounds);
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await get(host + path(round));
    times[round] = performance.now() - start;
  }
  times.sort();
  const [middle, slow, most] = [at(times, 0.5), at(times, 0.95), at(times, 0.999)].map((time) => time.toFixed(1));
  const isOver = at(times, 0.95) > goal;
  console.log(
    `  ${name.padEnd(34)} p50 ${middle} ms   p95 ${slow} ms${isOver ? ` (over ${goal})` : ''}   most ${most} ms`,
  );
}

/** A query with its fourth letter left out. */
const mistyped = (query: string) => query.replace(/(.{3})./u, '$1');

async function asks(host: string): Promise<Asked[]> {
  const phrases = searchEndpoints.autosuggest.data
    .parse(dataOf(await get(`${host}/autosuggest/list/`)))
    .map(({ phrase }) => phrase.slice(0, 40));
  const gold = Object.values(readGold(goldFile)).flatMap((queries) => queries.map(({ query }) => query));
  const begun = (round: number) => pick(phrases, round).slice(0, 3 + (round % 5));
  return [
    { name: 'phrases, all counts', goal: 20, path: (round) => searchPath(pick(phrases, round)) },
    { name: 'mistyped, all counts', goal: 20, path: (round) => searchPath(mistyped(pick(phrases, round))) },
    { name: 'gold queries, all counts', goal: 20, path: (round) => searchPath(pick(gold, round)) },
    { name: 'suggestions while one types', goal: 8, path: (round) => suggestPath(begun(round)) },
    { name: 'suggestions for a mistyped word', goal: 8, path: (round) => suggestPath(mistyped(pick(phrases, round))) },
  ];
}

/** Prints what the search finds and how fast. */
export async function printSearch({ products, rounds }: BenchOptions): Promise<void> {
  await withShop(demoProducts, (host) => printGold(host, new Date()));
  await withShop(products ?? usualProducts, async (host, pid) => {
    for (const asked of await asks(host)) await printTimes(host, asked, rounds ?? usualRounds);
    console.log(`  memory afterwards                  ${await memoryOf(pid)}`);
  });
}
