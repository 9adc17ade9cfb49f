import type { CachedBody, Patience } from './cached-body.ts';

interface Improvement {
  body: CachedBody;
  patience: Patience;
  improved: () => void;
}

/** Bodies waiting for the slow compression; more are left as they are until they are asked for again. */
const longestQueue = 200;

/** Slow compressions in the background, one at a time: the processor belongs to the visitors. */
export class Improvements {
  readonly #queue: Improvement[] = [];
  #working: Promise<void> | undefined;

  /** Compresses a body as soon as there is time, and calls `improved` after it. Whether there was room in the queue. */
  add(body: CachedBody, patience: Patience, improved: () => void): boolean {
    if (!body.canImprove || this.#queue.length >= longestQueue) return false;
    this.#queue.push({ body, patience, improved });
    this.#working ??= this.#work();
    return true;
  }

  /** Resolves once no compression is under way. */
  async settled(): Promise<void> {
    while (this.#working) await this.#working;
  }

  async #work(): Promise<void> {
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      await next.body.improve(next.patience);
      next.improved();
    }
    this.#working = undefined;
  }
}
