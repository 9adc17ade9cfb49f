import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { project } from '#tests/programs.ts';

/** A process of the project that can be ended at any moment and started again. */
export class Program {
  readonly #file: string;
  readonly #environment: Record<string, string>;
  #child: ReturnType<typeof spawn> | null = null;
  log = '';

  constructor(file: string, environment: Record<string, string>) {
    this.#file = file;
    this.#environment = environment;
  }

  start(): void {
    const child = spawn(process.execPath, [this.#file], {
      ...{ cwd: project, env: { ...process.env, ...this.#environment }, stdio: ['ignore', 'pipe', 'pipe'] },
    });
    for (const output of [child.stdout, child.stderr])
      output?.on('data', (part: Buffer) => {
        this.log += part.toString();
      });
    this.#child = child;
  }

  async end(signal: 'SIGKILL' | 'SIGTERM' = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'close');
    child.kill(signal);
    await ended;
  }
}
