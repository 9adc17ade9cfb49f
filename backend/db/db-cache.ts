import type { Kysely } from 'kysely';
import { lastChangeOf } from './changes.ts';
import type { ChangeKind, Database } from './schema.ts';

/** How long a value is shown without asking whether it changed, ms. */
const freshness = 500;
/** How long it is trusted without being read again, ms: changes are noted for a day only (changes.ts). */
const longestTrust = 60 * 60 * 1000;

/** What is read at once, and the kind of change after which it is read again. */
export interface DbCacheSource<Value> {
  kind: ChangeKind;
  /** Reads all of it as it is at one moment, with the number of the last change of its kind. */
  load(db: Kysely<Database>): Promise<{ value: Value; change: number }>;
}

/** A small part of the database in the memory of the process. It follows within a second, whoever changed it. */
export class DbCache<Value> {
  readonly #db: Kysely<Database>;
  readonly #source: DbCacheSource<Value>;
  readonly #clock: () => number;
  #held: { value: Value; change: number; readAt: number } | null = null;
  #checkedAt = -Infinity;
  #check: Promise<Value> | null = null;

  /** `clock` counts milliseconds steadily. */
  constructor(db: Kysely<Database>, source: DbCacheSource<Value>, clock: () => number = () => performance.now()) {
    this.#db = db;
    this.#source = source;
    this.#clock = clock;
  }

  /** The value of now. While the database cannot be asked, what was read last stays. */
  async value(): Promise<Value> {
    if (this.#held && this.#clock() - this.#checkedAt < freshness) return this.#held.value;
    this.#check ??= this.#refresh().finally(() => {
      this.#check = null;
    });
    return this.#check;
  }

  async #refresh(): Promise<Value> {
    const startedAt = this.#clock();
    const held = this.#held;
    try {
      const isOld = !held || startedAt - held.readAt > longestTrust;
      if (isOld || (await lastChangeOf(this.#db, this.#source.kind)) !== held.change)
        return await this.#read(startedAt);
    } catch (error) {
      if (!held) throw error;
    }
    this.#checkedAt = startedAt;
    return held.value;
  }

  async #read(startedAt: number): Promise<Value> {
    const read = await this.#source.load(this.#db);
    this.#held = { ...read, readAt: startedAt };
    this.#checkedAt = startedAt;
    return read.value;
  }
}
