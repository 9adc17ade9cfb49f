import { messageOf } from '#lib/core/text/message-of.ts';
import type { Log } from '../log.ts';
import { keptMarksSchema } from './kept-marks.ts';
import type { StaleMarks } from './stale-marks.ts';

/** Where words are kept with the pages, and since when by the clock of this process. */
export interface NewsPlace {
  /** Keeps words in place of those that are there, whole or not at all. */
  keep(words: string): Promise<void>;
  /** The words, and when they were kept, ms since 1970, rather too late than too early; undefined where there are none. */
  find(): Promise<{ words: string; at: number } | undefined>;
}

/** How often it is kept at most, ms: what came since is told again. */
const rest = 2000;

/**
 * What news have touched, kept with the pages and with the cursor up to which it was told, so that a process that starts
 * later trusts the pages of before (ADR-0158). A failure to keep or to find it costs nothing but that trust.
 */
export class KeptNews {
  readonly #marks: StaleMarks;
  readonly #places: readonly NewsPlace[];
  readonly #log: Log;
  readonly #now: () => number;
  #keptAt = -Infinity;
  #isKeeping = false;
  #isFailureKnown = false;

  /** @param places where it is kept; what the first of them that has something has is taken over. */
  constructor(marks: StaleMarks, places: readonly NewsPlace[], log: Log, now: () => number = () => performance.now()) {
    this.#marks = marks;
    this.#places = places;
    this.#log = log;
    this.#now = now;
  }

  /** Takes over what was kept. Answers the cursor from which to follow on; null where there is none. Never rejects. */
  async restore(): Promise<string | null> {
    for (const place of this.#places) {
      try {
        const found = await place.find();
        if (!found) continue;
        const { cursor, touches } = keptMarksSchema.parse(JSON.parse(found.words));
        this.#marks.restore(touches, found.at);
        return cursor;
      } catch (error) {
        const reason = messageOf(error).replaceAll(/\s+/g, ' ').slice(0, 200);
        this.#log({ level: 'warn', message: `What was told when pages were kept can not be read: ${reason}` });
      }
    }
    return null;
  }

  /** Keeps what is touched now, where it is time to. Never rejects. */
  async keep(): Promise<void> {
    if (this.#isKeeping || this.#now() - this.#keptAt < rest) return;
    // Both of one moment: what comes while it is being kept is told again to whoever starts from it.
    const { kept } = this.#marks;
    if (!kept) return;
    [this.#isKeeping, this.#keptAt] = [true, this.#now()];
    const words = JSON.stringify(kept);
    try {
      await Promise.all(this.#places.map((place) => place.keep(words)));
      this.#isFailureKnown = false;
    } catch (error) {
      if (!this.#isFailureKnown)
        this.#log({ level: 'warn', message: `What is told can not be kept with the pages: ${messageOf(error)}` });
      this.#isFailureKnown = true;
    } finally {
      this.#isKeeping = false;
    }
  }
}
