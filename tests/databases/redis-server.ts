import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { SharedStore, type TellOfStore } from '#lib/shared/shared-store.ts';
import { freePort } from '#tests/free-port.ts';
import { makeDataFolder } from './data-folder.ts';

/** Longest wait for a server to listen, ms. */
const longestStart = 20_000;

/** Whether tests over Redis can run. */
export const hasRedis = ((): boolean => {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    console.warn('redis-server is not installed: the tests over Redis are left out.');
    return false;
  }
})();

/** A Redis in a temporary folder, on a port of its own, that keeps nothing. */
export class RedisServer {
  readonly port: number;
  readonly #folder: string;
  readonly #more: readonly string[];
  #process: ChildProcess | null = null;

  private constructor(port: number, folder: string, more: readonly string[]) {
    this.port = port;
    this.#folder = folder;
    this.#more = more;
  }

  /** Starts a server with further options (`--maxmemory`, `10mb`). */
  static async start(...more: string[]): Promise<RedisServer> {
    const server = new RedisServer(await freePort(), await makeDataFolder('lendulet-redis-'), more);
    await server.run();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Starts the server, empty, on its port; resolves once it listens. */
  async run(): Promise<void> {
    const where = ['--port', String(this.port), '--bind', '127.0.0.1', '--dir', this.#folder];
    const child = spawn('redis-server', [...where, '--appendonly', 'no', '--save', '', ...this.#more], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    // A run that is broken off leaves none behind.
    const killed = () => child.kill('SIGKILL');
    process.once('exit', killed);
    child.once('close', () => process.off('exit', killed));
    let log = '';
    child.stdout.on('data', (part: Buffer) => {
      log += part.toString();
    });
    for (const end = performance.now() + longestStart; performance.now() < end && child.exitCode === null;) {
      if (log.includes('Ready to accept connections')) return;
      await pause(10);
    }
    throw new Error(`Redis did not start: ${log}`);
  }

  /** Ends the server as a machine that fails does. */
  kill(): Promise<void> {
    return this.#end();
  }

  /** Holds the server still: connections stay, and nothing is answered. */
  freeze(): void {
    this.#process?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#process?.kill('SIGCONT');
  }

  /** Ends the server and removes its folder. */
  async stop(): Promise<void> {
    await this.#end();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #end(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'close');
    child.kill('SIGKILL');
    await ended;
  }
}

/** Begins to open a store that looks for its Redis often; on a busy machine an answer may take long. */
export async function openStore(url: string, tell: TellOfStore = () => {}, patience = 2000): Promise<SharedStore> {
  const store = await SharedStore.open({ REDIS_URL: url, REDIS_PATIENCE: patience }, tell, 20);
  if (!store) throw new Error(`${url} is no address`);
  return store;
}

/** Opens one and waits until Redis is here. */
export async function openHere(url: string, tell?: TellOfStore, patience?: number): Promise<SharedStore> {
  const store = await openStore(url, tell, patience);
  await until(() => store.isHere);
  return store;
}

/** Waits until something holds; throws after 20 s. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = performance.now() + longestStart; !(await holds());) {
    if (performance.now() > end) throw new Error('It never held');
    await pause(5);
  }
}
