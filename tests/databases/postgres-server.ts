import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { makeDataFolder } from './data-folder.ts';
import { postgresPrograms, withoutPostgres } from './postgres-programs.ts';

const user = 'lendulet';
/** Longest wait for a server to answer after its start, ms: it may have to recover first. */
const longestStart = 30_000;

/** Whom the server runs as: it refuses root, so that Debian's user takes its place. */
function account(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const number = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}

/** A PostgreSQL server in a temporary folder, reached by a socket there. */
export class PostgresServer {
  readonly #programs: string;
  readonly #folder: string;
  readonly #isDurable: boolean;
  readonly #port: number | null;
  #process: ChildProcess | null = null;
  #log = '';

  private constructor(programs: string, folder: string, isDurable: boolean, port: number | null) {
    this.#programs = programs;
    this.#folder = folder;
    this.#isDurable = isDurable;
    this.#port = port;
  }

  /**
   * Makes and starts a server. One that is not durable writes nothing through to the disk, for tests that do not ask
   * what lasts. With a port it is reached by that, for programs that know no socket. Throws where PostgreSQL is not
   * installed.
   */
  static async start({
    isDurable = false,
    port,
  }: { isDurable?: boolean; port?: number } = {}): Promise<PostgresServer> {
    const programs = postgresPrograms();
    if (programs === null) throw new Error(withoutPostgres);
    const folder = isDurable ? await mkdtemp(join(tmpdir(), 'lendulet-pg-')) : await makeDataFolder('lendulet-pg-');
    const { uid, gid } = account();
    if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
    const server = new PostgresServer(programs, folder, isDurable, port ?? null);
    execFileSync(
      join(programs, 'initdb'),
      ['-D', join(folder, 'data'), '-U', user, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
      { ...account(), cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    await server.run();
    return server;
  }

  /** Address of a database of the server. */
  url(database = 'postgres'): string {
    if (this.#port !== null) return `postgres://${user}@127.0.0.1:${this.#port}/${database}`;
    return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(this.#folder)}`;
  }

  /** Starts the server over its data; resolves once it answers. Processes of a killed one may still be ending. */
  async run(): Promise<void> {
    const end = performance.now() + longestStart;
    while (performance.now() < end) {
      const child = this.#spawn();
      while (child.exitCode === null && performance.now() < end) {
        if (await this.#answers()) return;
        await pause(20);
      }
      if (!/still in use|already exists/.test(this.#log)) break;
      await pause(50);
    }
    throw new Error(`PostgreSQL did not start: ${this.#log}`);
  }

  #spawn(): ChildProcess {
    const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
    const where = this.#port === null ? ['listen_addresses='] : ['listen_addresses=127.0.0.1', `port=${this.#port}`];
    const settings = ['max_connections=300', ...where, ...(this.#isDurable ? ['fsync=on'] : fast)];
    const child = spawn(
      join(this.#programs, 'postgres'),
      ['-D', join(this.#folder, 'data'), '-k', this.#folder, ...settings.flatMap((setting) => ['-c', setting])],
      { ...account(), cwd: this.#folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    this.#log = '';
    child.stderr.on('data', (part: Buffer) => {
      this.#log += part.toString();
    });
    this.#process = child;
    return child;
  }

  async #answers(): Promise<boolean> {
    const client = new Client(this.url());
    client.on('error', () => {});
    return client
      .connect()
      .then(() => client.end())
      .then(
        () => true,
        () => false,
      );
  }

  /** Kills the server's first process; its other processes end when they notice. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Stops the server and removes its data. */
  async stop(): Promise<void> {
    await this.#end('SIGINT');
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  async #end(signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'close');
    child.kill(signal);
    await ended;
  }
}
