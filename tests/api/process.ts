import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
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

/** A port that nothing listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The port is not known');
  return address.port;
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
