import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, renameSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { projectFolder } from './build-stamp.ts';
import { StartError } from './environment.ts';
import { followParent } from './storefront-process.ts';

/** One of the start command's processes. */
export interface ServiceOptions {
  /** As the screen calls it: `API`. */
  name: string;
  /** Arguments of Node. */
  arguments: string[];
  environment: NodeJS.ProcessEnv;
  logFolder: string;
  /** What of its output belongs on the screen: progress is what standard output says outside of JSON. */
  shows: 'everything' | 'progress' | 'nothing';
  print: (line: string) => void;
}

/** A log of this run; the one of the run before stays beside it. */
function openLog(folder: string, name: string): WriteStream {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name.toLowerCase()}.log`);
  if (existsSync(file)) renameSync(file, join(folder, `${name.toLowerCase()}.previous.log`));
  return createWriteStream(file);
}

/** A child process with a log file. */
export class Service {
  readonly name: string;
  /** Resolves when the process has ended, with the sentence that says how. */
  readonly ended: Promise<string>;
  readonly #child: ChildProcess;
  #hasEnded = false;
  #lastError = '';

  constructor(options: ServiceOptions) {
    this.name = options.name;
    const log = openLog(options.logFolder, options.name);
    // A process group of its own: Ctrl-C reaches the start command alone, which ends the services in order.
    this.#child = spawn(process.execPath, ['--import', followParent, ...options.arguments], {
      cwd: projectFolder,
      env: { ...options.environment, START_COMMAND_PID: String(process.pid) },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const output of [this.#child.stdout, this.#child.stderr]) {
      if (!output) continue;
      createInterface({ input: output }).on('line', (line) => {
        log.write(`${line}\n`);
        if (output === this.#child.stderr && line.trim() !== '') this.#lastError = line;
        const isProgress = output === this.#child.stdout && !line.startsWith('{');
        if (options.shows === 'everything' || (options.shows === 'progress' && isProgress)) options.print(line);
      });
    }
    this.ended = new Promise((resolve) => {
      this.#child.once('error', (error) => resolve(`The ${this.name} could not be started: ${error.message}`));
      this.#child.once('close', (code, signal) => resolve(this.#describeEnd(code, signal)));
    });
    void this.ended.then(() => {
      this.#hasEnded = true;
      log.end();
    });
  }

  /**
   * Waits until the service's address answers and does not say that it is still starting.
   * Throws a StartError when the process ends before.
   */
  async ready(address: string): Promise<void> {
    let end: string | undefined;
    void this.ended.then((sentence) => {
      end = sentence;
    });
    while (end === undefined) {
      if (await isReady(address)) return;
      await pause(100);
    }
    throw new StartError(end);
  }

  /** Asks the process to end and waits until it has. */
  async stop(): Promise<void> {
    if (!this.#hasEnded) this.#child.kill('SIGTERM');
    await this.ended;
  }

  /** Ends the process, and what it started, at once. */
  kill(): void {
    if (this.#hasEnded || this.#child.pid === undefined) return;
    try {
      process.kill(-this.#child.pid, 'SIGKILL');
    } catch {
      this.#child.kill('SIGKILL');
    }
  }

  #describeEnd(code: number | null, signal: NodeJS.Signals | null): string {
    const how = signal ? `was ended by ${signal}` : `ended with exit code ${code ?? 0}`;
    const reason = this.#lastError.startsWith('{') ? messageOf(this.#lastError) : this.#lastError;
    return `The ${this.name} ${how}${reason ? `: ${reason}` : ''}.`;
  }
}

async function isReady(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(2000) });
    const text = await response.text();
    return response.status < 500 && !/"status":\s*"(?:starting|stopping)"/.test(text);
  } catch {
    return false;
  }
}

/** The message of a log line, which may be JSON. */
function messageOf(line: string): string {
  try {
    const entry: unknown = JSON.parse(line);
    if (typeof entry !== 'object' || entry === null) return line;
    const text = 'message' in entry ? entry.message : line;
    return typeof text === 'string' ? text : line;
  } catch {
    return line;
  }
}
