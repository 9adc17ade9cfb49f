import { setImmediate } from 'node:timers/promises';

/** Longest piece of work, ms, after which requests have their turn. */
const longestPiece = 4;

/** Does long work in pieces, between which the process answers requests. */
export class EventLoopYield {
  #since = performance.now();

  /** To be awaited between two pieces; rests where the work has taken its time. */
  readonly yieldToEventLoop = async (): Promise<void> => {
    if (performance.now() - this.#since < longestPiece) return;
    await setImmediate();
    this.#since = performance.now();
  };
}
