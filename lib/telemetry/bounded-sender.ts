/** The platform's own: what draws pages puts another in its place later. */
const platformFetch = globalThis.fetch;
const minute = 60_000;

export interface BoundedSenderParts<T> {
  /** What is sent, as the log calls it: `spans`. */
  name: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  /** The body of a request that brings all of these. */
  encode: (items: readonly T[]) => string;
  /** How many wait at most, and how many go together. */
  limits: { waiting: number; atOnce: number };
  /** Longest time until what waits is sent, and longest wait for the answer, ms. */
  times: { rest: number; answer: number };
  warn: (message: string) => void;
  now?: () => number;
}

/**
 * Sends things to another system beside all else: what it does not take is dropped, what waits is bounded, one request is
 * under way at a time, and the log hears of it once a minute at most. Never throws.
 */
export class BoundedSender<T> {
  readonly #parts: BoundedSenderParts<T>;
  readonly #now: () => number;
  #waiting: T[] = [];
  #dropped = 0;
  #reason = 'they come faster than they are taken';
  #warnedAt = -Infinity;
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> | undefined;

  constructor(parts: BoundedSenderParts<T>) {
    this.#parts = parts;
    this.#now = parts.now ?? (() => performance.now());
  }

  take(item: T): void {
    const { limits, times } = this.#parts;
    if (this.#waiting.length >= limits.waiting) {
      this.#drop(1);
      return;
    }
    this.#waiting.push(item);
    if (this.#waiting.length >= limits.atOnce) void this.flush();
    else this.#timer ??= setTimeout(() => void this.flush(), times.rest).unref();
  }

  /** Sends what waits now; resolves once it is sent or dropped. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  async #sendAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const items = this.#waiting.splice(0, this.#parts.limits.atOnce);
      const reason = await this.#send(items);
      if (reason === null) continue;
      this.#reason = reason;
      this.#drop(items.length);
      // What came meanwhile waits for the next time: a receiver that hangs is not asked again at once.
      if (this.#waiting.length > 0) this.#timer ??= setTimeout(() => void this.flush(), this.#parts.times.rest).unref();
      return;
    }
  }

  /** Why these were not taken; null where they were. */
  async #send(items: readonly T[]): Promise<string | null> {
    const { url, headers, encode, times } = this.#parts;
    try {
      const response = await platformFetch(url, {
        method: 'POST',
        headers,
        body: encode(items),
        redirect: 'error',
        signal: AbortSignal.timeout(times.answer),
      });
      await response.body?.cancel();
      return response.ok ? null : `it answers ${response.status}`;
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError') return 'it does not answer in time';
      const { cause = error } = Object(error) as { cause?: unknown };
      return cause instanceof Error ? cause.message || cause.name : String(cause);
    }
  }

  #drop(count: number): void {
    this.#dropped += count;
    const now = this.#now();
    if (now - this.#warnedAt < minute) return;
    this.#warnedAt = now;
    const { name, url, warn } = this.#parts;
    warn(`${this.#dropped} ${name} were dropped: ${new URL(url).origin}: ${this.#reason}`);
    this.#dropped = 0;
  }
}
