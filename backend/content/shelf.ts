import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Content } from './model.ts';
import { lastContentChange, loadContent } from './storage.ts';

/** How long content is shown without asking whether it changed, ms. */
const freshness = 500;
/** How long it is trusted without being read again, ms: changes are noted for a day only (changes.ts). */
const longestTrust = 60 * 60 * 1000;

/** The content in the memory of the process. It follows the database within a second, whoever changed it. */
export class ContentShelf {
  readonly #db: Kysely<Database>;
  readonly #clock: () => number;
  #held: { content: Content; change: number; readAt: number } | null = null;
  #checkedAt = -Infinity;
  #check: Promise<Content> | null = null;

  /** `clock` counts milliseconds steadily. */
  constructor(db: Kysely<Database>, clock: () => number = () => performance.now()) {
    this.#db = db;
    this.#clock = clock;
  }

  /** The content of now. While the database cannot be asked, what was read last stays. */
  async content(): Promise<Content> {
    if (this.#held && this.#clock() - this.#checkedAt < freshness) return this.#held.content;
    this.#check ??= this.#refresh().finally(() => {
      this.#check = null;
    });
    return this.#check;
  }

  async #refresh(): Promise<Content> {
    const startedAt = this.#clock();
    const held = this.#held;
    try {
      const isOld = !held || startedAt - held.readAt > longestTrust;
      if (isOld || await lastContentChange(this.#db) !== held.change) return await this.#read(startedAt);
    } catch (error) {
      if (!held) throw error;
    }
    this.#checkedAt = startedAt;
    return held.content;
  }

  async #read(startedAt: number): Promise<Content> {
    const read = await loadContent(this.#db);
    this.#held = { ...read, readAt: startedAt };
    this.#checkedAt = startedAt;
    return read.content;
  }
}
