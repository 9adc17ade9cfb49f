/** A shop on one machine that is made as one on many would be: two storefronts, two processes of the API, and what they share. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '#tests/free-port.ts';
import { runProgram } from '#tests/api/process.ts';
import { createPostgresDatabase } from '#tests/databases/postgres-database.ts';
import { PostgresServer } from '#tests/databases/postgres-server.ts';
import { Front } from './front.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));
/** Longest wait for a process to be ready, ms. */
const longestStart = 120_000;

export const processNames = ['API 1', 'API 2', 'storefront 1', 'storefront 2'] as const;
export type ProcessName = (typeof processNames)[number];

interface Run {
  child: ChildProcess;
  /** Folder of the version that runs. */
  version: string;
}

const programOf = (name: ProcessName) => (name.startsWith('API') ? 'backend/server.ts' : 'server/storefront.ts');

/** Resolves once a port answers 200 at `/health/`. Rejects after a while. */
async function healthy(port: number): Promise<void> {
  const end = performance.now() + longestStart;
  while (performance.now() < end) {
    const isWell = await fetch(`http://127.0.0.1:${port}/health/`).then(
      async (answer) => (await answer.text()) !== '' && answer.ok,
      () => false,
    );
    if (isWell) return;
    await pause(50);
  }
  throw new Error(`Nothing is ready at port ${port}`);
}

/** A Redis of its own, without a trace on the disk. */
class Redis {
  readonly port: number;
  readonly #folder: string;
  #child: ChildProcess;

  constructor(port: number, folder: string) {
    this.port = port;
    this.#folder = folder;
    this.#child = this.#spawn();
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  #spawn(): ChildProcess {
    const settings = { port: this.port, dir: this.#folder, appendonly: 'no', save: '', bind: '127.0.0.1' };
    return spawn(
      'redis-server',
      Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]),
      {
        stdio: 'ignore',
      },
    );
  }

  async kill(): Promise<void> {
    const ended = once(this.#child, 'exit');
    if (this.#child.kill('SIGKILL')) await ended;
  }

  start(): void {
    this.#child = this.#spawn();
  }
}

/** The processes of the bench, each at a port of its own for as long as it lasts. */
export class Place {
  readonly folder: string;
  readonly front: Front;
  readonly postgres: PostgresServer;
  readonly redis: Redis;
  readonly databaseUrl: string;
  readonly #ports: Record<ProcessName, number>;
  readonly #running = new Map<ProcessName, Run>();
  readonly #environment: Record<string, string>;

  private constructor(
    folder: string,
    ports: Record<ProcessName, number>,
    parts: { front: Front; postgres: PostgresServer; redis: Redis; databaseUrl: string },
  ) {
    this.folder = folder;
    this.#ports = ports;
    this.front = parts.front;
    this.postgres = parts.postgres;
    this.redis = parts.redis;
    this.databaseUrl = parts.databaseUrl;
    const keys = { CHANGES_KEY: 'a-key-of-the-benchmark', IMPORT_KEY: 'another-of-the-benchmark' };
    const hosts = { API_HOST: parts.front.api, STOREFRONT_HOST: parts.front.storefront };
    const shared = { REDIS_URL: `redis://127.0.0.1:${parts.redis.port}`, ASSETS_DIR: join(folder, 'assets') };
    const limits = { RATE_LIMIT_EXEMPT: '127.0.0.0/8,::1', TRUSTED_PROXIES: '127.0.0.1' };
    const rest = { DATABASE_URL: parts.databaseUrl, LOG_LEVEL: 'warn', PICTURES_AHEAD: '0', DRAIN_SECONDS: '2' };
    this.#environment = { ...keys, ...hosts, ...shared, ...limits, ...rest };
  }

  /** Starts everything, with the demo's goods, over a build that is there. */
  static async start(): Promise<Place> {
    const folder = await mkdtemp(join(tmpdir(), 'scale-'));
    // nginx keeps pages there as somebody else.
    await chmod(folder, 0o755);
    for (const name of ['data', 'assets', 'redis', 'nginx']) await mkdir(join(folder, name));
    const postgres = await PostgresServer.start({ isDurable: true });
    const { url } = await createPostgresDatabase(postgres.url(), 'scale');
    const redis = new Redis(await freePort(), join(folder, 'redis'));
    const ports = {} as Record<ProcessName, number>;
    for (const name of processNames) ports[name] = await freePort();
    const front = new Front(join(folder, 'nginx'), {
      front: await freePort(),
      storefronts: [ports['storefront 1'], ports['storefront 2']],
      apis: [ports['API 1'], ports['API 2']],
    });
    const place = new Place(folder, ports, { front, postgres, redis, databaseUrl: url });
    try {
      const seed = runProgram('seed.ts', place.environmentOf('API 1'));
      if ((await seed.ended) !== 0) throw new Error(seed.output.stderr);
      for (const name of processNames) await place.begin(name);
      return place;
    } catch (error) {
      await place.stop();
      throw error;
    }
  }

  /** Variables of a process. */
  environmentOf(name: ProcessName): Record<string, string> {
    const own: Record<string, string> = name.startsWith('API')
      ? { API_PORT: String(this.#ports[name]), DATA_DIR: join(this.folder, 'data') }
      : { STOREFRONT_PORT: String(this.#ports[name]), PAGES_DIR: join(this.folder, name.replace(' ', '-')) };
    return { ...this.#environment, ...own };
  }

  /** Starts a process, of another version's folder where one is named, and waits until it is ready. */
  async begin(name: ProcessName, version = project): Promise<void> {
    const env: NodeJS.ProcessEnv = { ...process.env, ...this.environmentOf(name), NODE_ENV: 'production' };
    const child = spawn(process.execPath, [programOf(name)], {
      cwd: version,
      env,
      stdio: 'ignore',
    });
    this.#running.set(name, { child, version });
    await healthy(this.#ports[name]);
  }

  /** Tells a process to stop, or kills it, and waits until it has ended. */
  async end(name: ProcessName, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#running.get(name)?.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  pidsOf(name: 'API' | 'storefront' | 'nginx' | 'Redis'): number[] {
    if (name === 'nginx') return [this.front.pid];
    if (name === 'Redis') return [this.redis.pid];
    return processNames.filter((one) => one.startsWith(name)).map((one) => this.#running.get(one)?.child.pid ?? 0);
  }

  async stop(): Promise<void> {
    await Promise.all(processNames.map((name) => this.end(name)));
    await this.front.stop();
    await this.redis.kill();
    await this.postgres.stop();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
