import { LRUCache } from 'lru-cache';
import { told } from '#lib/core/told.ts';

/** How often a value is read at most for one who asks, where news come while it is being read. */
const mostReads = 2;

/**
 * A value that is the same for everyone, kept in the process. It is read again after `freshness` ms, by one reader
 * for all who ask; while that fails or lasts, the last good value goes on serving. Where news say that it may be another
 * now (ADR-0149), those who ask wait for it, and get the last good value if it can not be read.
 */
export class StaleWhileRevalidateCache<T extends NonNullable<unknown>> {
  readonly #cache: LRUCache<'value', T>;
  readonly #touchedAt: () => number;
  /** When the last good value began to be read, ms since 1970. */
  #readAt = -Infinity;

  constructor(
    read: () => Promise<T>,
    freshness: number,
    now: () => number = () => performance.now(),
    touchedAt: () => number = () => told()?.touchedAt('frame') ?? -Infinity,
  ) {
    this.#touchedAt = touchedAt;
    this.#cache = new LRUCache({
      max: 1,
      ttl: freshness,
      ttlResolution: 0,
      allowStale: true,
      noDeleteOnFetchRejection: true,
      fetchMethod: async () => {
        const begun = Date.now();
        const value = await read();
        this.#readAt = begun;
        return value;
      },
      perf: { now },
    });
  }

  /** The value; throws what reading it throws as long as it was never read. */
  async get(): Promise<T> {
    for (let reads = 0; reads < mostReads && this.#readAt <= this.#touchedAt() && this.#cache.has('value'); reads++)
      await this.#cache.forceFetch('value', { forceRefresh: true, allowStale: false }).catch(() => undefined);
    return this.#cache.forceFetch('value');
  }
}
