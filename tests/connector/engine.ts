import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const longestStart = 120_000;

/** The engine's process: started, killed and started again over one database. */
export class Engine {
  readonly host: string;
  readonly #server: string;
  readonly #environment: NodeJS.ProcessEnv;
  #process: ChildProcess | null = null;
  #log = '';

  constructor(server: string, port: number, environment: Record<string, string>) {
    this.host = `http://127.0.0.1:${port}`;
    this.#server = server;
    this.#environment = {
      ...process.env,
      ...{ NODE_ENV: 'production', MEDUSA_DISABLE_TELEMETRY: 'true', ENGINE_HOST: this.host, PORT: String(port) },
      ...{ JWT_SECRET: 'a secret of the tests', COOKIE_SECRET: 'a secret of the tests' },
      ...environment,
    };
  }

  get #cli(): string {
    return join(this.#server, '../../node_modules/@medusajs/cli/cli.js');
  }

  /** Not synchronously: the database's log has to be read meanwhile. Throws an Error with the end of what it said. */
  async #once(...parameters: string[]): Promise<void> {
    const child = this.#spawn(parameters);
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`${parameters[0]} ended with ${code}: ${this.#log}`);
  }

  #spawn(parameters: string[]): ChildProcess {
    const child = spawn(process.execPath, [this.#cli, ...parameters], {
      ...{ cwd: this.#server, env: this.#environment, stdio: ['ignore', 'pipe', 'pipe'] },
    });
    for (const output of [child.stdout, child.stderr])
      output?.on('data', (part: Buffer) => {
        this.#log = (this.#log + part.toString()).slice(-4000);
      });
    return child;
  }

  /** Makes the tables, and somebody who may log in. */
  async prepare(email: string, password: string): Promise<void> {
    await this.#once('db:migrate');
    await this.#once('user', '-e', email, '-p', password);
  }

  /** Resolves once it answers. Throws an Error with the end of its log. */
  async start(): Promise<void> {
    const child = this.#spawn(['start', '-H', '127.0.0.1']);
    this.#process = child;
    const end = performance.now() + longestStart;
    while (performance.now() < end && child.exitCode === null) {
      const { ok } = await fetch(`${this.host}/health`).catch(() => ({ ok: false }));
      if (ok) return;
      await pause(200);
    }
    throw new Error(`The engine did not start: ${this.#log}`);
  }

  /** Ends it at once, in the middle of whatever it does. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'close');
    child.kill('SIGKILL');
    await ended;
  }
}
