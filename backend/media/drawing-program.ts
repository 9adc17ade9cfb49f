import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { drawablesSchema, drawnSchema, type Drawables, type DrawingOrder } from '#lib/contract/drawing.ts';

/** Why a picture was not drawn, in a sentence for the log. */
export class DrawingFailed extends Error {
  override name = 'DrawingFailed';
}

/** Without what tells a program under `node --watch` to name its files to its parent, here among its answers. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { WATCH_REPORT_DEPENDENCIES: _, ...environment } = process.env;
  return environment;
}

/** How a program is run; times in ms. */
export interface DrawingOptions {
  /** Whether nobody waits for what it draws: then everything else on the machine goes first. */
  isPatient?: boolean;
  /** Until an answer of the program at most. */
  longest?: number;
  /** Without an order until it is ended, which frees its memory. */
  idle?: number;
}

/** Everything else is done before; where a process may not lower its children, they are equals. */
function stepBack(child: ChildProcess): void {
  try {
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {}
}

/**
 * The program that draws pictures (PICTURE_PROGRAM), a process of its own: it is started when a picture is first asked
 * for, and is ended when nobody wants one. What hangs is killed, and the next order starts it anew.
 */
export class DrawingProgram {
  readonly #program: string;
  readonly #options: Required<DrawingOptions>;
  #running: { child: ChildProcess; drawables: Promise<Drawables> } | null = null;
  #ending: NodeJS.Timeout | undefined;

  constructor(program: string, options: DrawingOptions = {}) {
    this.#program = program;
    this.#options = { isPatient: false, longest: 60_000, idle: 120_000, ...options };
  }

  /** What it can draw. Throws DrawingFailed where it does not start. */
  async drawables(): Promise<Drawables> {
    this.#keep();
    try {
      return await this.#start().drawables;
    } finally {
      this.#endLater();
    }
  }

  /** Draws a picture; one order at a time. Throws DrawingFailed where it is not drawn, or not in time. */
  async draw(order: DrawingOrder): Promise<Uint8Array> {
    this.#keep();
    try {
      const { child, drawables } = this.#start();
      await drawables;
      child.send(order);
      const drawn = drawnSchema.parse(await this.#words(child));
      if ('failure' in drawn) throw new DrawingFailed(drawn.failure);
      return drawn.picture;
    } finally {
      this.#endLater();
    }
  }

  /** Ends the process, if there is one. */
  stop(): void {
    this.#keep();
    this.#running?.child.kill();
    this.#running = null;
  }

  #start(): { child: ChildProcess; drawables: Promise<Drawables> } {
    if (this.#running) return this.#running;
    if (!existsSync(this.#program)) {
      throw new DrawingFailed(`The picture program ${this.#program} (PICTURE_PROGRAM) is not there.`);
    }
    const child = fork(this.#program, {
      serialization: 'advanced',
      execArgv: [],
      env: ownEnvironment(),
      stdio: ['ignore', 2, 2, 'ipc'],
    });
    if (this.#options.isPatient) stepBack(child);
    const drawables = this.#words(child).then((words) => drawablesSchema.parse(words));
    drawables.catch(() => {});
    this.#running = { child, drawables };
    child.once('exit', () => this.#forget(child));
    return this.#running;
  }

  /** What it says next. */
  async #words(child: ChildProcess): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const onEnd = (): void => reject(new DrawingFailed(`The picture program ${this.#program} ended.`));
    const timer = setTimeout(() => {
      reject(new DrawingFailed(`It was not drawn within ${this.#options.longest} ms.`));
      this.#forget(child);
      child.kill('SIGKILL');
    }, this.#options.longest);
    child.once('message', resolve).once('exit', onEnd).once('error', reject);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      child.off('message', resolve).off('exit', onEnd).off('error', reject);
    }
  }

  /** Another one is started for the next order. */
  #forget(child: ChildProcess): void {
    if (this.#running?.child === child) this.#running = null;
  }

  #keep(): void {
    clearTimeout(this.#ending);
  }

  #endLater(): void {
    this.#keep();
    this.#ending = setTimeout(() => this.stop(), this.#options.idle).unref();
  }
}
