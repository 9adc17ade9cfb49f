import type { Language } from '#lib/contract/language.ts';
import type { Context } from '../context.ts';
import { AccountTries, mailboxOf } from '../customers/attempts.ts';
import { attemptLimits, lifetimes } from '../customers/limits.ts';
import { newToken } from '../customers/secrets.ts';
import { inTransaction } from '../db/transaction.ts';
import { NotFound, TooManyTries } from '../domain/errors.ts';
import { writeMail } from '../mail/outbox.ts';
import { confirmNewsletterMail } from './mails.ts';

/**
 * Asks for the newsletter in a language. The address is asked by mail first, once for a press; of one that has it already
 * nothing is told, and nothing is written to it. Throws TooManyTries for `email`.
 */
export async function subscribe(
  { db, settings, now: clock }: Pick<Context, 'db' | 'settings' | 'now'>,
  email: string,
  lang: Language,
): Promise<void> {
  const now = clock();
  const tries = new AccountTries(db, 'newsletter', attemptLimits.noticesToAddress);
  await tries.count(mailboxOf(email), now).catch((error: unknown) => {
    if (!(error instanceof TooManyTries)) throw error;
    throw new TooManyTries(error.retryAfter, { email: ['too_many'] });
  });
  const at = now.toISOString();
  const mailedBefore = new Date(now.getTime() - lifetimes.noticeMail).toISOString();
  await inTransaction(db, async (transaction) => {
    await transaction
      .insertInto('newsletter_subscriber')
      .values({ email, token: newToken(), lang, asked_at: at, mailed_at: null, confirmed_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    // Of two presses at once one finds that it is to write.
    const asked = await transaction
      .updateTable('newsletter_subscriber')
      .set({ lang, asked_at: at, mailed_at: at })
      .where('email', '=', email)
      .where('confirmed_at', 'is', null)
      .where(({ eb, or }) => or([eb('mailed_at', 'is', null), eb('mailed_at', '<=', mailedBefore)]))
      .returning('token')
      .executeTakeFirst();
    if (asked)
      await writeMail(transaction, email, confirmNewsletterMail(asked.token, lang, settings.CHECKOUT_HOST), now);
  });
}

/** Confirms a subscription, as often as it is asked. Throws NotFound for a token that is wrong, too old or ended. */
export async function confirmSubscription(
  { db, now: clock }: Pick<Context, 'db' | 'now'>,
  token: string,
): Promise<void> {
  const now = clock();
  const askedAfter = new Date(now.getTime() - lifetimes.confirmation).toISOString();
  const found = await db
    .updateTable('newsletter_subscriber')
    .set(({ fn, val, ref }) => ({ confirmed_at: fn.coalesce(ref('confirmed_at'), val(now.toISOString())) }))
    .where('token', '=', token)
    .where(({ eb, or }) => or([eb('confirmed_at', 'is not', null), eb('asked_at', '>', askedAfter)]))
    .returning('email')
    .executeTakeFirst();
  if (!found) throw new NotFound('token');
}

/** Ends a subscription: nothing of the address is left. Throws NotFound for a token that is wrong or ended. */
export async function endSubscription({ db }: Pick<Context, 'db'>, token: string): Promise<void> {
  const found = await db
    .deleteFrom('newsletter_subscriber')
    .where('token', '=', token)
    .returning('email')
    .executeTakeFirst();
  if (!found) throw new NotFound('token');
}

/** Erases addresses that were never confirmed, once their link has ended. */
export async function forgetSubscribers({ db }: Pick<Context, 'db'>, now: Date): Promise<void> {
  await db
    .deleteFrom('newsletter_subscriber')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<=', new Date(now.getTime() - lifetimes.confirmation).toISOString())
    .execute();
}
