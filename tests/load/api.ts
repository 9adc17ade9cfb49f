/**
 * `npm run bench -- api`: the reference API over HTTP, with 3 000 and with 100 000 products:
 * load time, memory, p50 and p95 of one caller, calls a second of 32, and acknowledged cart adds a second.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { z } from 'zod';
import { searchEndpoints } from '#lib/contract/search.ts';
import { productEndpoints } from '#lib/contract/product.ts';
import { freePort } from '#tests/free-port.ts';
import { ready, runProgram } from '#tests/api/process.ts';
import { createPostgresDatabase } from '#tests/databases/postgres-database.ts';
import { postgresPrograms } from '#tests/databases/postgres-programs.ts';
import { PostgresServer } from '#tests/databases/postgres-server.ts';
import { get, memoryOf } from './http.ts';

const rounds = 400;
const parallel = 32;
const seconds = 8;
const catalogSizes = [3000, 100_000];

async function read<Data extends z.ZodType>(url: string, data: Data): Promise<z.output<Data>> {
  const body = z.object({ data: z.unknown() }).parse(JSON.parse(await get(url)));
  return data.parse(body.data);
}

const at = (sorted: Float64Array, share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);

async function printTimes(name: string, urlOf: (round: number) => string): Promise<void> {
  for (let round = 0; round < rounds / 4; round += 1) await get(urlOf(round * 3));
  const times = new Float64Array(rounds);
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await get(urlOf(round));
    times[round] = performance.now() - start;
  }
  times.sort();
  console.log(`  ${name.padEnd(34)} p50 ${at(times, 0.5)} ms   p95 ${at(times, 0.95)} ms   p99 ${at(times, 0.99)} ms`);
}

async function printThroughput(name: string, requests: autocannon.Request[], host: string): Promise<void> {
  const result = await autocannon({ url: host, connections: parallel, duration: seconds, requests });
  const failed = result.non2xx + result.errors + result.timeouts;
  console.log(
    `  ${name.padEnd(34)} ${Math.round(result['2xx'] / seconds)} a second, p99 ${result.latency.p99} ms, ${failed} failed`,
  );
}

/** Values to choose from, each group's own, and phrases that shoppers search for. */
async function vocabularyOf(host: string) {
  const { filters } = await read(`${host}/api/v1/search/`, searchEndpoints.search.data);
  const idsOf = (name: string) =>
    filters
      .find((group) => group.f_name === name)
      ?.values.filter((value) => value.count > 0)
      .map((value) => value.fv_id) ?? [];
  const phrases = await read(`${host}/autosuggest/list/`, searchEndpoints.autosuggest.data);
  return {
    brands: idsOf('GENERAL_Brand'),
    colours: idsOf('GENERAL_Color'),
    sizes: idsOf('GENERAL_Size'),
    sports: idsOf('sports'),
    phrases: phrases.map(({ phrase }) => phrase.slice(0, 50)),
  };
}

const pick = <T>(list: readonly T[], round: number) => list[(round * 7919) % list.length];

async function printReads(host: string): Promise<void> {
  const { brands, colours, sizes, sports, phrases } = await vocabularyOf(host);
  const listing = (round: number) => {
    const ids = [
      pick(brands, round),
      pick(brands, round + 1),
      pick(colours, round),
      pick(sizes, round),
      pick(sizes, round + 1),
    ];
    return `/api/v1/search/?filters=${ids.join(',')}`;
  };
  const sporting = (round: number) =>
    `/api/v1/search/?filters=${pick(sports, round)},${pick(colours, round)},${pick(sizes, round)}&sortField=price&sortType=asc`;
  const text = (round: number) => `/api/v1/search/?q=${encodeURIComponent(pick(phrases, round) ?? '')}`;
  const mistyped = (round: number) =>
    `/api/v1/search/?q=${encodeURIComponent((pick(phrases, round) ?? '').replace(/(.{3})./u, '$1'))}`;
  const begun = (round: number) =>
    `/search-limited/?q=${encodeURIComponent((pick(phrases, round) ?? '').slice(0, 3 + (round % 5)))}`;
  const full = (path: (round: number) => string) => (round: number) => host + path(round);
  await printTimes('three filters, all counts', full(listing));
  await printTimes('three filters, by price', full(sporting));
  await printTimes('text search, all counts', full(text));
  await printTimes('mistyped text, all counts', full(mistyped));
  await printTimes('suggested products', full(begun));
  await printTimes('suggested phrases', () => `${host}/autosuggest/list/`);
  const mixed = Array.from({ length: 300 }, (_, round) => ({
    method: 'GET' as const,
    path: [listing, text, begun][round % 3]?.(round) ?? '/',
  }));
  await printThroughput(`reads of ${parallel} callers`, mixed, host);
}

async function printCartAdds(host: string): Promise<void> {
  const { products } = await read(`${host}/api/v1/search/`, searchEndpoints.search.data);
  const options: number[] = [];
  for (const { id } of products) {
    const product = await read(`${host}/api/v1/product/${id}/`, productEndpoints.product.data);
    options.push(...product.options.filter(({ stock }) => stock > 0).map((option) => option.id));
  }
  const requests = options.map((productOption) => ({
    method: 'POST' as const,
    path: '/api/v1/cart/',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ productOption }),
  }));
  await printThroughput(`cart adds of ${parallel} guests`, requests, host);
}

async function measure(products: number, database: string, environment: Record<string, string>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lendulet-bench-'));
  const port = await freePort();
  const host = `http://localhost:${port}`;
  const variables = { ...environment, DATA_DIR: folder, API_PORT: String(port), LOG_LEVEL: 'warn' };
  try {
    const seed = runProgram('seed.ts', variables, ['--products', String(products), '--force']);
    if ((await seed.ended) !== 0) throw new Error(seed.output.stderr);
    const start = performance.now();
    const api = runProgram('server.ts', variables);
    await ready(api, host);
    const loaded = (performance.now() - start) / 1000;
    console.log(
      `${products} products on ${database}: ready in ${loaded.toFixed(1)} s, ${await memoryOf(api.child.pid)}`,
    );
    await printReads(host);
    await printCartAdds(host);
    console.log(`  memory afterwards                  ${await memoryOf(api.child.pid)}`);
    api.child.kill('SIGTERM');
    await api.ended;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Measures over SQLite, and over a PostgreSQL of its own where that is installed. */
export async function printApi(sizes: readonly number[] = catalogSizes): Promise<void> {
  const environment = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  const server = postgresPrograms() ? await PostgresServer.start({ isDurable: true }) : null;
  try {
    for (const products of sizes) {
      await measure(products, 'SQLite', { ...environment, DATABASE_URL: '' });
      if (!server) continue;
      const database = await createPostgresDatabase(server.url(), `bench_${products}`);
      await measure(products, 'PostgreSQL', { ...environment, DATABASE_URL: database.url });
      await database.drop();
    }
  } finally {
    await server?.stop();
  }
}
