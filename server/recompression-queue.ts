import type { BrotliLevel, CachedBody } from './cached-body.ts';

interface Recompression {
  body: CachedBody;
  level: BrotliLevel;
  onDone: () => void;
}

/** Bodies waiting for the slow compression; beyond that a body stays as it is until it is asked for again. */
const longestQueue = 200;

/** Recompresses bodies slowly in the background, one at a time: the processor belongs to the visitors. */
export class RecompressionQueue {
  readonly #queue: Recompression[] = [];
  #working: Promise<void> | undefined;

  /** Queues a body and calls `onDone` once it is recompressed. Returns false where the queue had no room for it. */
  add(body: CachedBody, level: BrotliLevel, onDone: () => void): boolean {
    if (!body.canImprove || this.#queue.length >= longestQueue) return false;
    this.#queue.push({ body, level, onDone });
    this.#working ??= this.#work();
    return true;
  }

  /** Resolves once no compression is under way. */
  async settled(): Promise<void> {
    while (this.#working) await this.#working;
  }

  async #work(): Promise<void> {
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      await next.body.improve(next.level);
      next.onDone();
    }
    this.#working = undefined;
  }
}
