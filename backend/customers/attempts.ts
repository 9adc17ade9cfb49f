import { createHash } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { TooManyTries } from '../domain/errors.ts';
import type { AttemptLimit } from './limits.ts';

/** Addresses that are remembered at most; beyond, the oldest are forgotten. */
const mostAddresses = 50_000;
/** Bits of an IPv6 address that are one line's: a subscriber has at least a /64 to choose from. */
const networkBits = 64;

function secondsUntil(end: number, now: number): number {
  return Math.max(1, Math.ceil((end - now) / 1000));
}

/** Counts tries by address in the memory of this process. */
export class AddressTries {
  readonly #limit: AttemptLimit;
  readonly #counted = new Map<string, { count: number; since: number }>();

  constructor(limit: AttemptLimit) {
    this.#limit = limit;
  }

  /** Throws TooManyTries for an address that has used up its tries. */
  check(address: string, now: Date): void {
    const tries = this.#current(normalizeIP(address, networkBits), now);
    if (tries.count < this.#limit.tries) return;
    throw new TooManyTries(secondsUntil(tries.since + this.#limit.within, now.getTime()));
  }

  count(address: string, now: Date): void {
    const key = normalizeIP(address, networkBits);
    const { count, since } = this.#current(key, now);
    this.#counted.delete(key);
    this.#counted.set(key, { count: count + 1, since });
    const [oldest] = this.#counted.keys();
    if (this.#counted.size > mostAddresses && oldest !== undefined) this.#counted.delete(oldest);
  }

  /**
   * Does work that is a try for its address until it turns out not to be a wrong one, so that parallel ones cannot
   * pass together. `isWrong` judges what the work throws. Throws TooManyTries and what the work throws.
   */
  async guard<Result>(
    address: string,
    now: Date,
    work: () => Promise<Result>,
    isWrong: (error: unknown) => boolean,
  ): Promise<Result> {
    this.check(address, now);
    this.count(address, now);
    try {
      const result = await work();
      this.#takeBack(address);
      return result;
    } catch (error) {
      if (!isWrong(error)) this.#takeBack(address);
      throw error;
    }
  }

  #takeBack(address: string): void {
    const tries = this.#counted.get(normalizeIP(address, networkBits));
    if (tries) tries.count = Math.max(0, tries.count - 1);
  }

  #current(key: string, now: Date): { count: number; since: number } {
    const tries = this.#counted.get(key);
    const isOver = !tries || now.getTime() - tries.since >= this.#limit.within;
    return isOver ? { count: 0, since: now.getTime() } : tries;
  }
}

/** The mailbox behind an address: `anna+bolt@` is delivered to `anna@`. */
export function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*(?=@)/, '');
}

/** Counts tries by account in the database, so that all processes count together. */
export class AccountTries {
  readonly #db: Kysely<Database>;
  readonly #kind: string;
  readonly #limit: AttemptLimit;

  constructor(db: Kysely<Database>, kind: string, limit: AttemptLimit) {
    this.#db = db;
    this.#kind = kind;
    this.#limit = limit;
  }

  /**
   * Counts a try before it is made, so that parallel ones cannot pass together. Throws TooManyTries. Accounts are
   * told apart by e-mail address, whether a customer has it or not.
   */
  async count(email: string, now: Date): Promise<void> {
    const at = now.toISOString();
    const stale = new Date(now.getTime() - this.#limit.within).toISOString();
    await this.#db.deleteFrom('attempt').where('name', 'like', `${this.#kind}:%`).where('since', '<=', stale).execute();
    const { count, since } = await this.#db
      .insertInto('attempt')
      .values({ name: this.#name(email), count: 1, since: at })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet(({ eb, ref }) => ({ count: eb(ref('attempt.count'), '+', 1) })),
      )
      .returning(['count', 'since'])
      .executeTakeFirstOrThrow();
    if (count > this.#limit.tries) {
      throw new TooManyTries(secondsUntil(Date.parse(since) + this.#limit.within, now.getTime()));
    }
  }

  /** Forgets the tries of an account. */
  async clear(email: string): Promise<void> {
    await this.#db.deleteFrom('attempt').where('name', '=', this.#name(email)).execute();
  }

  #name(email: string): string {
    return `${this.#kind}:${createHash('sha256').update(email).digest('hex')}`;
  }
}
