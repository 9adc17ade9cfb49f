/**
 * A value that is the same for everyone, kept in the process. It is read again after `freshness` ms, by one reader
 * for all who ask; while that fails or lasts, the last good value goes on serving.
 */
export class Remembered<T> {
  readonly #read: () => Promise<T>;
  readonly #freshness: number;
  readonly #now: () => number;
  #held: { value: T; at: number } | null = null;
  #reading: Promise<T> | null = null;

  constructor(read: () => Promise<T>, freshness: number, now: () => number = () => performance.now()) {
    this.#read = read;
    this.#freshness = freshness;
    this.#now = now;
  }

  /** The value; throws what reading it throws as long as it was never read. */
  async get(): Promise<T> {
    if (this.#held === null) return this.#refresh();
    if (this.#now() - this.#held.at >= this.#freshness) this.#refresh().catch(() => undefined);
    return this.#held.value;
  }

  #refresh(): Promise<T> {
    this.#reading ??= this.#read()
      .then((value) => {
        this.#held = { value, at: this.#now() };
        return value;
      })
      .finally(() => {
        this.#reading = null;
      });
    return this.#reading;
  }
}
