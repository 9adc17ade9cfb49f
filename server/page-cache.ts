import { LRUCache } from 'lru-cache';
import type { Freshness } from './news/stale-marks.ts';
import type { Subject } from './news/subject.ts';

/** A value that knows how many bytes it takes. */
export interface Sized {
  readonly bytes: number;
}

/** Parts of the cache with bounds of their own, so that none pushes out what another keeps. */
export type CachePool = 'pages' | 'lists' | 'files';

/** How long a response is cached, ms. */
export interface Lifetime {
  fresh: number;
  /** After `fresh`, while the response is served and revalidated. */
  stale: number;
  /** After `fresh`, while revalidating fails. */
  ifError: number;
}

/**
 * What came of a render: a value to cache (an old one where it `isFailing`); a failure, after which the old entry stays; or a response that must not be
 * cached, for which the old entry is removed. `result` goes to those who wait.
 */
export type RenderOutcome<V, R> =
  | { fate: 'cacheable'; value: V; life: Lifetime; renderedAt?: number; shown?: Shown; isFailing?: boolean; result: R }
  | { fate: 'failed' | 'uncacheable'; result: R };

/** What a page shows, and when its drawing began, ms since 1970: news are held against both (ADR-0149). */
export interface Shown {
  subject: Subject;
  drawnAt: number;
  /** Whether it lives by its time even where news are told: a part of it is missing, or anybody may ask for another. */
  isShortLived: boolean;
}

/** One request that waits for a render. The render is aborted when the last waiter leaves. */
export interface Waiter<V, R> {
  outcome: Promise<RenderOutcome<V, R>>;
  leave: () => void;
}

/**
 * What may be done with an entry: serve it (`fresh`); serve it past its time, with a render under way or not to be
 * tried yet (`stale`); serve it and render a new one (`revalidate`); wait for a new one (`expired`).
 */
export type EntryState = 'fresh' | 'stale' | 'revalidate' | 'expired';

/** A cached value and its times, ms on the cache's clock. */
export interface Entry<V> extends Sized {
  readonly pool: CachePool;
  readonly key: string;
  readonly value: V;
  readonly renderedAt: number;
  readonly freshUntil: number;
  readonly staleUntil: number;
  readonly errorUntil: number;
  readonly shown: Shown | undefined;
  /** It is not rendered again before this. */
  retryAt: number;
  /** Pause after the last failed render; 0 where the last one succeeded. */
  pause: number;
}

interface PendingRender<V, R> {
  outcome: Promise<RenderOutcome<V, R>>;
  abort: AbortController;
  waiters: number;
}

const [shortestPause, longestPause] = [1000, 30_000];

/** Rough cost of an entry beside its value: key, times, places in maps. */
const entryBytes = 400;

/** Responses by key, bounded in bytes. A key is rendered once at a time, however many requests wait for it. */
export class PageCache<V extends Sized, R> {
  readonly #pools: Record<CachePool, LRUCache<string, Entry<V>>>;
  readonly #pendingRenders = new Map<string, PendingRender<V, R>>();
  readonly #now: () => number;
  readonly #freshnessOf: (shown: Shown) => Freshness;

  /**
   * @param limits bytes of each pool.
   * @param now a clock that never goes back, ms.
   * @param freshnessOf what news say of a page; without it nothing.
   */
  constructor(
    limits: Record<CachePool, number>,
    now: () => number,
    freshnessOf: (shown: Shown) => Freshness = () => 'untold',
  ) {
    this.#pools = {
      pages: boundedBy(limits.pages),
      lists: boundedBy(limits.lists),
      files: boundedBy(limits.files),
    };
    this.#now = now;
    this.#freshnessOf = freshnessOf;
  }

  /** Bytes of a pool. */
  bytes(pool: CachePool): number {
    return this.#pools[pool].calculatedSize;
  }

  /** The entry of a key, now the most recently used of its pool. */
  find(key: string): Entry<V> | undefined {
    return this.#pools.pages.get(key) ?? this.#pools.lists.get(key) ?? this.#pools.files.get(key);
  }

  stateOf(entry: Entry<V>): EntryState {
    const now = this.#now();
    const use = this.#useOf(entry, now);
    if (use === 'fresh') return 'fresh';
    if (entry.pause > 0 ? now >= entry.errorUntil : use === 'expired') return 'expired';
    return now < entry.retryAt || this.#pendingRenders.has(entry.key) ? 'stale' : 'revalidate';
  }

  /** What time and news leave of an entry. */
  #useOf({ shown, freshUntil, staleUntil }: Entry<V>, now: number): 'fresh' | 'old' | 'expired' {
    const byTime = now < freshUntil ? 'fresh' : now < staleUntil ? 'old' : 'expired';
    const told = shown ? this.#freshnessOf(shown) : 'untold';
    if (told === 'outdated') return 'expired';
    if (told === 'untold' || (shown?.isShortLived && (told === 'good' || byTime === 'expired'))) return byTime;
    return told === 'good' ? 'fresh' : 'old';
  }

  /** Has pages drawn again that could not be: what kept them from it is over. */
  forgetFailures(): void {
    for (const pool of [this.#pools.pages, this.#pools.lists])
      for (const entry of pool.values()) [entry.pause, entry.retryAt] = [0, 0];
  }

  /**
   * Whole seconds since an entry was rendered; none for one of which it is known that it would be rendered the same, so that
   * caches in front keep it as long as a new one.
   */
  ageOf(entry: Entry<V>): number {
    if (entry.shown && !entry.shown.isShortLived && this.#freshnessOf(entry.shown) === 'good') return 0;
    return Math.floor((this.#now() - entry.renderedAt) / 1000);
  }

  /** Joins the render of a key that is under way, or starts one. A render that rejects counts as failed. */
  render(pool: CachePool, key: string, make: (signal: AbortSignal) => Promise<RenderOutcome<V, R>>): Waiter<V, R> {
    const pending = this.#pendingRenders.get(key) ?? this.#start(pool, key, make);
    pending.waiters += 1;
    let hasLeft = false;
    const leave = (): void => {
      if (hasLeft) return;
      hasLeft = true;
      pending.waiters -= 1;
      if (pending.waiters > 0 || this.#pendingRenders.get(key) !== pending) return;
      this.#pendingRenders.delete(key);
      pending.abort.abort();
    };
    return { outcome: pending.outcome, leave };
  }

  /** Whether a key is being rendered. */
  isRendering(key: string): boolean {
    return this.#pendingRenders.has(key);
  }

  /** Counts the bytes of a value that has grown or shrunk. */
  measure(pool: CachePool, key: string): void {
    const entries = this.#pools[pool];
    const entry = entries.peek(key);
    if (!entry) return;
    // Setting the same value again would leave its size as it was counted first.
    entries.delete(key);
    entries.set(key, entry);
  }

  #start(
    pool: CachePool,
    key: string,
    make: (signal: AbortSignal) => Promise<RenderOutcome<V, R>>,
  ): PendingRender<V, R> {
    const abort = new AbortController();
    // A render that was aborted says nothing about the page, so its outcome is not stored.
    const isCurrent = (): boolean => this.#pendingRenders.get(key) === pending && this.#pendingRenders.delete(key);
    const outcome = make(abort.signal).then(
      (made) => {
        if (isCurrent()) this.#store(pool, key, made);
        return made;
      },
      (error: unknown) => {
        if (isCurrent()) this.#store(pool, key, { fate: 'failed' });
        throw error;
      },
    );
    const pending: PendingRender<V, R> = { outcome, abort, waiters: 0 };
    this.#pendingRenders.set(key, pending);
    return pending;
  }

  #store(pool: CachePool, key: string, outcome: RenderOutcome<V, R> | { fate: 'failed' }): void {
    const now = this.#now();
    const entries = this.#pools[pool];
    if (outcome.fate === 'cacheable') {
      entries.set(key, entryOf(pool, key, outcome, now));
      return;
    }
    const old = entries.peek(key);
    if (!old) return;
    if (outcome.fate === 'uncacheable' || now >= old.errorUntil) {
      entries.delete(key);
      return;
    }
    old.pause = Math.min(longestPause, old.pause === 0 ? shortestPause : old.pause * 2);
    old.retryAt = now + old.pause;
  }
}

/**
 * A cache of at most so many bytes: the least recently used entry goes first, and an entry that alone is larger is not
 * stored.
 */
function boundedBy<V extends Sized>(maxSize: number): LRUCache<string, Entry<V>> {
  return new LRUCache({ maxSize, sizeCalculation: (entry) => entry.bytes });
}

function entryOf<V extends Sized>(
  pool: CachePool,
  key: string,
  { value, life, shown, renderedAt, isFailing = false }: Extract<RenderOutcome<V, unknown>, { fate: 'cacheable' }>,
  now: number,
): Entry<V> {
  const freshUntil = now + life.fresh;
  return {
    pool,
    key,
    value,
    renderedAt: renderedAt ?? now,
    freshUntil,
    staleUntil: freshUntil + life.stale,
    errorUntil: freshUntil + life.ifError,
    shown,
    retryAt: isFailing ? now + shortestPause : 0,
    pause: isFailing ? shortestPause : 0,
    get bytes() {
      return value.bytes + entryBytes + 2 * key.length;
    },
  };
}
