import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** A run of one of the API's programs. */
export interface ProgramRun {
  child: ChildProcess;
  /** What it has written so far. */
  output: { stdout: string; stderr: string };
  /** Resolves with the exit code, null after a signal. */
  ended: Promise<number | null>;
}

/** Runs `backend/{program}` with further variables in its environment. */
export function runProgram(
  program: string,
  environment: Record<string, string>,
  parameters: string[] = [],
): ProgramRun {
  const child = spawn(process.execPath, [`backend/${program}`, ...parameters], {
    cwd: project,
    env: { ...process.env, PICTURES_AHEAD: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (part: Buffer) => {
    output.stdout += part.toString();
  });
  child.stderr.on('data', (part: Buffer) => {
    output.stderr += part.toString();
  });
  return { child, output, ended: once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null)) };
}

/** Waits until a program's API answers; throws with its output when it ends before. */
export async function ready({ ended, output }: ProgramRun, host: string): Promise<void> {
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  while (!hasEnded) {
    if (
      await fetch(`${host}/health/`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await pause(50);
  }
  throw new Error(`The program ended: ${output.stderr}`);
}
