/** Keeps what was computed for the keys asked for last, as long as nothing that it depends on changes. */
export class Memo<Value> {
  readonly #values = new Map<string, Value>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** The value of a key, computed where it is not kept. */
  get(key: string, compute: () => Value): Value {
    const kept = this.#values.get(key);
    const value = kept ?? compute();
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#capacity && oldest !== undefined) this.#values.delete(oldest);
    return value;
  }

  clear(): void {
    this.#values.clear();
  }
}
