import { LRUCache } from 'lru-cache';

/** What knows how many bytes it takes. */
export interface Sized {
  readonly bytes: number;
}

/** Parts of the cache with bounds of their own, so that none pushes out what another keeps. */
export type CachePool = 'pages' | 'lists' | 'files';

/**
 * How long an answer is kept, ms: fresh, then as the old one while a new one is made, and at most while making it
 * fails.
 */
export interface Lifetime {
  fresh: number;
  stale: number;
  ifError: number;
}

/**
 * What came of a drawing: an answer to keep, a failure that leaves the old answer where it is, or an answer that takes
 * the place of whatever was kept and is not kept itself. `result` is for those who wait.
 */
export type Drawn<V, R> =
  | { fate: 'kept'; value: V; life: Lifetime; drawnAt?: number; result: R }
  | { fate: 'failed' | 'gone'; result: R };

/** One who waits for a drawing. The last one who leaves ends it. */
export interface Waiting<V, R> {
  drawn: Promise<Drawn<V, R>>;
  leave: () => void;
}

/**
 * What may be done with a kept answer: serve it; serve it and draw a new one (`due`); wait for a new one (`expired`).
 */
export type State = 'fresh' | 'stale' | 'due' | 'expired';

/** An answer and its times, ms on the cache's clock. */
export interface Entry<V> extends Sized {
  readonly pool: CachePool;
  readonly key: string;
  readonly value: V;
  readonly drawnAt: number;
  readonly freshUntil: number;
  readonly staleUntil: number;
  readonly errorUntil: number;
  /** Not asked for again before this. */
  retryAt: number;
  /** Pause after the last failed drawing; 0 where the last one succeeded. */
  pause: number;
}

interface Flight<V, R> {
  drawn: Promise<Drawn<V, R>>;
  ending: AbortController;
  waiting: number;
}

const [shortestPause, longestPause] = [1000, 30_000];

/** Rough cost of an entry beside its value: key, times, places in maps. */
const entryBytes = 400;

/** Answers that are the same for everyone, by key: bounded in bytes, with one drawing a key however many wait. */
export class PageCache<V extends Sized, R> {
  readonly #pools: Record<CachePool, LRUCache<string, Entry<V>>>;
  readonly #flights = new Map<string, Flight<V, R>>();
  readonly #now: () => number;

  /**
   * @param limits bytes of each pool.
   * @param now a clock that never goes back, ms.
   */
  constructor(limits: Record<CachePool, number>, now: () => number) {
    this.#pools = {
      pages: inBytes(limits.pages),
      lists: inBytes(limits.lists),
      files: inBytes(limits.files),
    };
    this.#now = now;
  }

  /** Bytes of a pool. */
  bytes(pool: CachePool): number {
    return this.#pools[pool].calculatedSize;
  }

  /** The entry of a key, now the most recently used of its pool. */
  find(key: string): Entry<V> | undefined {
    return this.#pools.pages.get(key) ?? this.#pools.lists.get(key) ?? this.#pools.files.get(key);
  }

  stateOf(entry: Entry<V>): State {
    const now = this.#now();
    if (now < entry.freshUntil) return 'fresh';
    const usableUntil = entry.pause > 0 ? entry.errorUntil : entry.staleUntil;
    if (now >= usableUntil) return 'expired';
    return now < entry.retryAt || this.#flights.has(entry.key) ? 'stale' : 'due';
  }

  /** Whole seconds since an entry was drawn. */
  ageOf(entry: Entry<V>): number {
    return Math.floor((this.#now() - entry.drawnAt) / 1000);
  }

  /** Waits for the drawing of a key, the one under way or a new one. One that rejects has failed. */
  draw(pool: CachePool, key: string, make: (signal: AbortSignal) => Promise<Drawn<V, R>>): Waiting<V, R> {
    const flight = this.#flights.get(key) ?? this.#start(pool, key, make);
    flight.waiting += 1;
    let hasLeft = false;
    const leave = (): void => {
      if (hasLeft) return;
      hasLeft = true;
      flight.waiting -= 1;
      if (flight.waiting > 0 || this.#flights.get(key) !== flight) return;
      this.#flights.delete(key);
      flight.ending.abort();
    };
    return { drawn: flight.drawn, leave };
  }

  /** Whether the drawing of a key is under way. */
  isDrawing(key: string): boolean {
    return this.#flights.has(key);
  }

  /** Counts the bytes of a value that has grown or shrunk. */
  measure(pool: CachePool, key: string): void {
    const kept = this.#pools[pool];
    const entry = kept.peek(key);
    if (!entry) return;
    // A value that is set again as it is keeps the size that it had.
    kept.delete(key);
    kept.set(key, entry);
  }

  #start(pool: CachePool, key: string, make: (signal: AbortSignal) => Promise<Drawn<V, R>>): Flight<V, R> {
    const ending = new AbortController();
    // One that everybody left says nothing about the page.
    const land = (): boolean => this.#flights.get(key) === flight && this.#flights.delete(key);
    const drawn = make(ending.signal).then(
      (result) => {
        if (land()) this.#settle(pool, key, result);
        return result;
      },
      (error: unknown) => {
        if (land()) this.#settle(pool, key, 'failed');
        throw error;
      },
    );
    const flight: Flight<V, R> = { drawn, ending, waiting: 0 };
    this.#flights.set(key, flight);
    return flight;
  }

  #settle(pool: CachePool, key: string, drawn: Drawn<V, R> | 'failed'): void {
    const now = this.#now();
    const kept = this.#pools[pool];
    if (drawn !== 'failed' && drawn.fate === 'kept') {
      kept.set(key, entryOf(pool, key, drawn.value, drawn.life, now, drawn.drawnAt ?? now));
      return;
    }
    const old = kept.peek(key);
    if (!old) return;
    if ((drawn !== 'failed' && drawn.fate === 'gone') || now >= old.errorUntil) {
      kept.delete(key);
      return;
    }
    old.pause = Math.min(longestPause, old.pause === 0 ? shortestPause : old.pause * 2);
    old.retryAt = now + old.pause;
  }
}

/** Entries up to a number of bytes together, the least recently used going first; one that alone passes it is not kept. */
function inBytes<V extends Sized>(maxSize: number): LRUCache<string, Entry<V>> {
  return new LRUCache({ maxSize, sizeCalculation: (entry) => entry.bytes });
}

function entryOf<V extends Sized>(
  pool: CachePool,
  key: string,
  value: V,
  life: Lifetime,
  now: number,
  drawnAt: number,
): Entry<V> {
  const freshUntil = now + life.fresh;
  return {
    pool,
    key,
    value,
    drawnAt,
    freshUntil,
    staleUntil: freshUntil + life.stale,
    errorUntil: freshUntil + life.ifError,
    retryAt: 0,
    pause: 0,
    get bytes() {
      return value.bytes + entryBytes + 2 * key.length;
    },
  };
}
