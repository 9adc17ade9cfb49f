import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { TooManyTries } from '../domain/errors.ts';
import { secondsUntil, type AttemptLimit } from './limits.ts';

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
