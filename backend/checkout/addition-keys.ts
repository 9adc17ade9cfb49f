import { LRUCache } from 'lru-cache';

const hour = 3_600_000;
const keysKept = 1000;

/** As long as a press counts as the one before it, ms. */
const repeated = 2000;

interface KnownAddition {
  key: string;
  /** When the API had taken it, ms; null while nobody knows. */
  addedAt: number | null;
}

/**
 * Keys of additions (ADR-0049): a cached product page cannot carry one. The same addition of the same shopper keeps its
 * key while it runs, while its answer is missing, and for 2 s after, so that a second press or a reload adds nothing.
 */
export class AdditionKeys {
  readonly #known: LRUCache<string, KnownAddition>;
  readonly #now: () => number;

  /** @param now the clock in ms */
  constructor(now: () => number) {
    this.#now = now;
    this.#known = new LRUCache({ max: keysKept, ttl: hour, perf: { now }, ttlResolution: 0 });
  }

  /** The key of an addition, by its name. */
  keyOf(name: string): string {
    const known = this.#known.get(name);
    if (known && (known.addedAt === null || this.#now() - known.addedAt < repeated)) return known.key;
    const key = crypto.randomUUID();
    this.#known.set(name, { key, addedAt: null });
    return key;
  }

  /** The API has taken it. */
  added(name: string): void {
    const known = this.#known.get(name);
    if (known && known.addedAt === null) this.#known.set(name, { ...known, addedAt: this.#now() });
  }

  /** The API has refused it: the next one is another. */
  refused(name: string): void {
    this.#known.delete(name);
  }
}
