/** The three processes as their images run them: as a user who may write into nothing but what the image names. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Stage } from './dockerfile.ts';

/** Nobody, who owns no file. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;

export class CheckError extends Error {
  override name = 'CheckError';
}

/** Ports that nothing listens on now, one for each name. */
export async function freePorts<N extends string>(names: readonly N[]): Promise<Record<N, number>> {
  const servers = await Promise.all(
    names.map(
      (name) =>
        new Promise<{ name: N; port: number; close: () => void }>((resolve, reject) => {
          const server = createServer().once('error', reject);
          server.listen(0, '::', () => {
            const address = server.address();
            const port = typeof address === 'object' && address ? address.port : 0;
            resolve({ name, port, close: () => server.close() });
          });
        }),
    ),
  );
  for (const server of servers) server.close();
  return Object.fromEntries(servers.map(({ name, port }) => [name, port])) as Record<N, number>;
}

/** A value of an image's environment that is a path leads into the folder that stands for the image's root. */
const inRoot = (root: string, environment: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, value.startsWith('/') ? join(root, value) : value]),
  );

/** Takes from a stage's files every permission to write, but for the folders that it names. */
export function makeReadOnly({ root, writable }: Stage): void {
  chmodSync(root, 0o555);
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) continue;
    chmodSync(path, entry.isDirectory() ? 0o555 : 0o444);
    if (isRoot) chownSync(path, 0, 0);
  }
  for (const path of writable) {
    mkdirSync(join(root, path), { recursive: true });
    chmodSync(join(root, path), 0o755);
    if (isRoot) chownSync(join(root, path), nobody, nobody);
  }
}

export class Containers {
  readonly #node: string;
  readonly #running = new Map<string, ChildProcess>();
  readonly #said = new Map<string, string>();

  /** @param folder one that nobody may read, where Node is put as well. */
  constructor(folder: string) {
    this.#node = join(folder, 'node');
    copyFileSync(process.execPath, this.#node);
    chmodSync(this.#node, 0o755);
  }

  #command(parameters: string[]): [program: string, parameters: string[]] {
    const asNobody = ['--reuid', String(nobody), '--regid', String(nobody), '--clear-groups', '--no-new-privs'];
    return isRoot ? ['setpriv', [...asNobody, this.#node, ...parameters]] : [this.#node, parameters];
  }

  #options({ root, workdir, environment }: Stage, settings: Record<string, string>) {
    const own: Record<string, string | undefined> = { PATH: '/usr/bin:/bin', HOME: '/nonexistent' };
    const env = { ...own, ...inRoot(root, environment), ...settings } as NodeJS.ProcessEnv;
    return { cwd: join(root, workdir), env };
  }

  /** What a process has said until now. */
  said(name: string): string {
    return this.#said.get(name) ?? '';
  }

  start(stage: Stage, settings: Record<string, string>): void {
    const [first, ...parameters] = stage.command;
    if (first !== 'node') throw new CheckError(`The image ${stage.name} runs ${first}, which is not node.`);
    const [program, all] = this.#command(parameters);
    const child = spawn(program, all, { ...this.#options(stage, settings), stdio: ['ignore', 'pipe', 'pipe'] });
    for (const output of [child.stdout, child.stderr])
      output?.setEncoding('utf8').on('data', (text: string) => {
        this.#said.set(stage.name, this.said(stage.name) + text);
      });
    child.once('error', (error) => this.#said.set(stage.name, error.message));
    this.#running.set(stage.name, child);
  }

  /** Runs one of an image's programs to its end, as `docker compose run` does, and answers what it says. */
  program(stage: Stage, settings: Record<string, string>, parameters: string[]): string {
    const [program, all] = this.#command(parameters);
    const { status, stdout, stderr } = spawnSync(program, all, {
      ...this.#options(stage, settings),
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    if (status !== 0)
      throw new CheckError(`${parameters.join(' ')} of ${stage.name} failed:\n${stderr}${stdout}`.slice(0, 3000));
    return stdout;
  }

  /** Waits until a process says by its address that it is well. Throws a CheckError where it ends before, or never does. */
  async healthy(name: string, port: number): Promise<void> {
    for (let tries = 0; tries < 600; tries += 1) {
      const child = this.#running.get(name);
      if (child?.exitCode !== null) throw new CheckError(`The ${name} has ended:\n${this.said(name).slice(-3000)}`);
      const isWell = await fetch(`http://127.0.0.1:${port}/health/`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isWell) return;
      await pause(100);
    }
    throw new CheckError(`The ${name} does not answer at /health/ within a minute:\n${this.said(name).slice(-3000)}`);
  }

  /** Tells a process to stop, and resolves with the code that it ends with. */
  async stop(name: string): Promise<number | null> {
    const child = this.#running.get(name);
    if (!child || child.exitCode !== null) return child?.exitCode ?? null;
    child.kill('SIGTERM');
    return new Promise((resolve) => void child.once('exit', (code) => resolve(code)));
  }

  async stopAll(): Promise<void> {
    for (const name of [...this.#running.keys()].toReversed()) await this.stop(name);
  }
}
