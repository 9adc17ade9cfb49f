import { LRUCache } from 'lru-cache';

/**
 * A value that is the same for everyone, kept in the process. It is read again after `freshness` ms, by one reader
 * for all who ask; while that fails or lasts, the last good value goes on serving.
 */
export class StaleWhileRevalidateCache<T extends NonNullable<unknown>> {
  readonly #cache: LRUCache<'value', T>;

  constructor(read: () => Promise<T>, freshness: number, now: () => number = () => performance.now()) {
    this.#cache = new LRUCache({
      max: 1,
      ttl: freshness,
      ttlResolution: 0,
      allowStale: true,
      noDeleteOnFetchRejection: true,
      fetchMethod: () => read(),
      perf: { now },
    });
  }

  /** The value; throws what reading it throws as long as it was never read. */
  get(): Promise<T> {
    return this.#cache.forceFetch('value');
  }
}
