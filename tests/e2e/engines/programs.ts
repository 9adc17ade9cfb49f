import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The first of some files that is there. */
export function installed(files: readonly string[]): string | null {
  return files.find((file) => existsSync(file)) ?? null;
}

/** A program that runs, with a folder of its own for what it keeps. */
export interface Running {
  child: ChildProcess;
  /** What it has written so far. */
  output(): string;
  /** Ends the program with all that it has started, and removes its folder. */
  stop(): Promise<void>;
}

/** Starts a program in a group of its own, so that nothing of it outlives `stop`. */
export async function startProgram(file: string, parameters: (folder: string) => string[]): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), 'lendulet-engine-'));
  const child = spawn(file, parameters(folder), { detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve();
    });
    child.once('close', () => resolve());
  });
  return {
    child,
    output: () => output,
    async stop() {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
      await ended;
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Asks again until there is an answer that is not null. Throws what it waited for once the patience is at its end. */
export async function until<T>(what: string, ask: () => Promise<T | null> | T | null, patience = 20_000): Promise<T> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const answer = await ask();
    if (answer !== null) return answer;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  throw new Error(`Waited in vain for ${what}`);
}
