import type { Kysely } from 'kysely';
import { DbCache } from '../db/db-cache.ts';
import type { Database } from '../db/schema.ts';
import type { Content } from './model.ts';
import { loadContent } from './storage.ts';

/** The content in the memory of the process. It follows the database within a second, whoever changed it. */
export class ContentCache {
  readonly #cache: DbCache<Content>;

  /** `clock` counts milliseconds steadily. */
  constructor(db: Kysely<Database>, clock?: () => number) {
    this.#cache = new DbCache(db, { kind: 'content', load: loadContent }, clock);
  }

  /** The content of now. While the database cannot be asked, what was read last stays. */
  content(): Promise<Content> {
    return this.#cache.value();
  }
}
