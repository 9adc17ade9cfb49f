/**
 * `npm run bench -- limits`: how many of 16 000 writes of one address two processes of the API let through within a minute, each
 * alone and over one Redis. Needs redis-server.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '#tests/free-port.ts';
import { ready, runProgram } from '#tests/api/process.ts';
import { RedisServer } from '#tests/databases/redis-server.ts';

const [writes, atOnce, limit] = [16_000, 64, 120];
const smallSeed = fileURLToPath(new URL('../fixtures/small-seed.ts', import.meta.url));

function write(port: number, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const request = httpRequest({ port, agent, method: 'POST', path: '/api/v1/cart/' }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    request.on('error', () => resolve(0)).end();
  });
}

/** Writes over two processes in turn; answers how often each status came, and how long it took, s. */
async function measure(url: string): Promise<{ statuses: Map<number, number>; seconds: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'limits-'));
  const ports = [await freePort(), await freePort()];
  const runs = ports.map((port) =>
    runProgram('server.ts', {
      DATA_DIR: folder,
      DATABASE_URL: '',
      API_PORT: String(port),
      LOG_LEVEL: 'warn',
      SEED_PROGRAM: smallSeed,
      REDIS_URL: url,
      RATE_LIMIT_WRITES: String(limit),
      // Not this machine, which is left out by default.
      RATE_LIMIT_EXEMPT: '203.0.113.1',
      SHED_DELAY: '0',
    }),
  );
  await Promise.all(runs.map((run, index) => ready(run, `http://localhost:${ports[index]}`)));
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const statuses = new Map<number, number>();
  const began = performance.now();
  let next = 0;
  const writer = async () => {
    while (next < writes) {
      const status = await write(ports[next++ % ports.length] ?? 0, agent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, writer));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  for (const { child, ended } of runs) {
    child.kill();
    await ended;
  }
  // What either said of Redis meanwhile.
  for (const { output } of runs) console.log([...output.stdout.matchAll(/Redis at [^"]+/g)].join('; '));
  await rm(folder, { recursive: true });
  return { statuses, seconds };
}

/** Prints how many writes passed, with a limit of 120. */
export async function printLimits(): Promise<void> {
  const server = await RedisServer.start();
  for (const [name, url] of [
    ['each process alone', ''],
    ['over one Redis', server.url],
  ] as const) {
    const { statuses, seconds } = await measure(url);
    const passed = statuses.get(422) ?? 0;
    const refused = statuses.get(429) ?? 0;
    const failed = writes - passed - refused;
    console.log(
      `${name}: ${writes} writes in ${seconds.toFixed(1)} s, ${passed} passed, ${refused} refused, ${failed} failed`,
    );
  }
  await server.stop();
}
