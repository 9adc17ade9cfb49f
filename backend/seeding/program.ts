import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { PassThrough } from 'node:stream';

/** What keeps a seed from being stored, in a sentence for whoever asked for it. */
export class SeedFailed extends Error {
  override name = 'SeedFailed';
}

export interface SeedOrder {
  /** File of the program that writes the seed (SEED_PROGRAM). */
  program: string;
  /** Products that are asked for; as many as the program likes when it is not given. */
  products?: number | undefined;
  now: Date;
}

function endOf([code, signal]: unknown[]): string | null {
  if (code === 0) return null;
  return typeof code === 'number' ? `with ${code}` : `by ${String(signal)}`;
}

/** The program of a seed at work, whose output is read as it comes. */
export class SeedRun {
  readonly #child: ChildProcess;
  /** How it ended: with which code, by which signal, or why it could not start. */
  readonly #ended: Promise<string | null>;
  readonly #program: string;
  /** Of its own: Node throws away what nobody has read of a program's output when the program ends. */
  readonly #output = new PassThrough();

  private constructor({ program, products, now }: SeedOrder) {
    const parameters = products === undefined ? [] : ['--products', String(products)];
    this.#program = program;
    this.#child = spawn(process.execPath, [program, '--now', now.toISOString(), ...parameters], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child.stdout?.pipe(this.#output);
    this.#ended = once(this.#child, 'close').then(endOf, String);
  }

  /**
   * Starts the program and waits for its first words, so that nobody else has to wait for what it prepares. Throws
   * SeedFailed for a program that is not there.
   */
  static async start(order: SeedOrder): Promise<SeedRun> {
    if (!existsSync(order.program)) {
      const advice = 'name another one, or none for a shop that is filled by npm run catalog:import';
      throw new SeedFailed(`The seed program ${order.program} (SEED_PROGRAM) is not there: ${advice}.`);
    }
    const run = new SeedRun(order);
    await Promise.race([once(run.#output, 'readable'), run.#ended]);
    return run;
  }

  /** What it writes; throws SeedFailed where it ends with anything but 0. */
  async *output(): AsyncGenerator<Buffer> {
    yield* this.#output as AsyncIterable<Buffer>;
    const failure = await this.#ended;
    if (failure === null) return;
    throw new SeedFailed(`The seed program ${this.#program} (SEED_PROGRAM) ended ${failure}, nothing was stored.`);
  }

  stop(): void {
    this.#child.kill();
  }
}
