interface Kept<V> {
  value: V;
  until: number;
}

/** Values that are kept in memory for a while: the oldest go when there are too many, and all of them at a restart. */
export class Recent<V> {
  readonly #values = new Map<string, Kept<V>>();
  readonly #capacity: number;
  readonly #lifetime: number;
  readonly #now: () => number;

  /** @param lifetime ms that a value is kept. @param now the clock, ms. */
  constructor(capacity: number, lifetime: number, now: () => number) {
    this.#capacity = capacity;
    this.#lifetime = lifetime;
    this.#now = now;
  }

  get(key: string): V | undefined {
    const kept = this.#values.get(key);
    if (kept && kept.until > this.#now()) return kept.value;
    this.#values.delete(key);
    return undefined;
  }

  set(key: string, value: V): void {
    this.#values.delete(key);
    this.#values.set(key, { value, until: this.#now() + this.#lifetime });
    for (const oldest of this.#values.keys()) {
      if (this.#values.size <= this.#capacity) break;
      this.#values.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#values.delete(key);
  }
}
