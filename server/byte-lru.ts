/** What knows how many bytes it takes. */
export interface Sized {
  readonly bytes: number;
}

/** Values by key, the least recently used going first once their bytes together pass a limit. */
export class ByteLru<V extends Sized> {
  readonly #limit: number;
  readonly #kept = new Map<string, { value: V; bytes: number }>();
  #bytes = 0;

  /** @param limit bytes that all values may take together. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#kept.size;
  }

  /** The value of a key, now the most recently used. */
  find(key: string): V | undefined {
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept.value;
  }

  /** The value of a key, which counts as no use of it. */
  peek(key: string): V | undefined {
    return this.#kept.get(key)?.value;
  }

  /** Keeps a value, new or grown, as the most recently used. One that alone passes the limit is not kept. */
  keep(key: string, value: V): void {
    this.drop(key);
    const { bytes } = value;
    if (bytes > this.#limit) return;
    this.#kept.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.drop(oldest);
    }
  }

  drop(key: string): void {
    const kept = this.#kept.get(key);
    if (!kept) return;
    this.#kept.delete(key);
    this.#bytes -= kept.bytes;
  }
}
