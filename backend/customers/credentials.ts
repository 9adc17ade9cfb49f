import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { passwordChangeSchema } from '#lib/contract/account.ts';
import type { loginSchema, resetPasswordSchema, Session } from '#lib/contract/auth.ts';
import type { Language } from '#lib/contract/language.ts';
import type { Context } from '../context.ts';
import { recordEvent } from '../db/events.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { InvalidInput, InvalidSession } from '../domain/errors.ts';
import { passwordChangedMail, resetPasswordMail, type MailWay } from '../mail/account-mails.ts';
import { writeMail } from '../mail/outbox.ts';
import type { AddressTries } from './address-tries.ts';
import type { AccountTries } from './attempts.ts';
import { lockCustomer } from './customer-row.ts';
import { consumeMailToken, findMailToken, issueMailToken, revokeMailTokens } from './mail-tokens.ts';
import { refuseCommonPassword, type Passwords } from './passwords.ts';
import { newToken } from './secrets.ts';
import { endSessions, openSession } from './sessions.ts';

/** Passwords and the tries that are counted against who guesses them. */
export interface PasswordGuard {
  passwords: Passwords;
  fromAddress: AddressTries;
  toAccount: AccountTries;
}

/** Id of no customer. */
const nobody = 0;

/** A password that somebody gave for an account, from an address. */
interface Claim {
  email: string;
  password: string;
  address: string;
}

/**
 * Whether a password is the one of a stored hash. Takes just as long for an account that is not there. A wrong one is
 * counted against the address and the account. Throws TooManyTries and Overloaded.
 */
async function isRight(
  { passwords, fromAddress, toAccount }: PasswordGuard,
  stored: string | null,
  claim: Claim,
  now: Date,
): Promise<boolean> {
  // In turn, so that of many tries at once no more than the last allowed one and its neighbour are looked at.
  return passwords.inTurn(async () => {
    const takeBack = await fromAddress.take(claim.address, now);
    let isWrong = false;
    try {
      await toAccount.count(claim.email, now);
      isWrong = !(await passwords.matches(stored, claim.password));
      if (!isWrong) await toAccount.clear(claim.email);
      return !isWrong;
    } finally {
      if (!isWrong) takeBack();
    }
  });
}

/** Opens a session. Throws InvalidInput `email: credentials` for a wrong pair, whatever is wrong about it. */
export async function logIn(
  { db, now: clock }: Context,
  guard: PasswordGuard,
  form: z.output<typeof loginSchema>,
  address: string,
): Promise<Session> {
  const now = clock();
  const customer = await db
    .selectFrom('customer')
    .select(['id', 'uuid', 'hash', 'password'])
    .where('email', '=', form.email)
    .executeTakeFirst();
  const isOwner = await isRight(guard, customer?.password ?? null, { ...form, address }, now);
  if (!customer || !isOwner) throw new InvalidInput({ email: ['credentials'] });
  return inTransaction(db, async (transaction) => {
    // A password that was changed meanwhile must leave no session behind.
    const { password } = (await lockCustomer(transaction, customer.id)) ?? {};
    if (password !== customer.password) throw new InvalidInput({ email: ['credentials'] });
    return openSession(transaction, customer, now);
  });
}

/**
 * Writes the mail with the way to a new password. For an address that no
 * customer has, one is written and taken back: the same work, so that the time of the answer says nothing.
 */
export async function requestReset({ db, now: clock }: Context, email: string, way: MailWay): Promise<void> {
  const now = clock();
  await inTransaction(db, async (transaction) => {
    const found = await transaction.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirst();
    const customer = await lockCustomer(transaction, found?.id ?? nobody);
    if (customer) {
      const token = await issueMailToken(transaction, customer.id, 'reset', now);
      await writeMail(
        transaction,
        email,
        resetPasswordMail({ firstName: customer.first_name, ...way }, token, email),
        now,
      );
    } else {
      await revokeMailTokens(transaction, nobody, 'reset');
      const id = await writeMail(
        transaction,
        email,
        resetPasswordMail({ firstName: '', ...way }, newToken(), email),
        now,
      );
      await transaction.deleteFrom('mail').where('id', '=', id).execute();
    }
  });
}

interface PasswordOwner {
  id: number;
  email: string;
  first_name: string;
}

/** Sets a password, ends all sessions, makes the links for a new one worthless and notifies the customer. */
async function setPassword(
  db: Transaction<Database>,
  customer: PasswordOwner,
  password: string,
  way: MailWay,
  now: Date,
): Promise<void> {
  await db.updateTable('customer').set({ password }).where('id', '=', customer.id).execute();
  await endSessions(db, customer.id);
  await revokeMailTokens(db, customer.id, 'reset');
  await writeMail(db, customer.email, passwordChangedMail({ firstName: customer.first_name, ...way }), now);
}

/**
 * Sets a new password with the token of the mail, which is used up, and ends all sessions. Throws InvalidInput
 * `token: invalid` for any wrong pair of token and address, `password: common`, and Overloaded.
 */
export async function resetPassword(
  { db, settings, now: clock }: Context,
  { passwords, toAccount }: PasswordGuard,
  form: z.output<typeof resetPasswordSchema>,
  lang: Language,
): Promise<void> {
  const now = clock();
  const invalid = new InvalidInput({ token: ['invalid'] });
  const found = await findMailToken(db, form.token, ['reset'], now);
  if (!found) throw invalid;
  refuseCommonPassword(form.password, 'password');
  const hash = await passwords.hash(form.password);
  await inTransaction(db, async (transaction) => {
    const customer = await lockCustomer(transaction, found.customerId);
    if (customer?.email !== form.email || !(await consumeMailToken(transaction, form.token))) throw invalid;
    await setPassword(transaction, customer, hash, { shop: settings.STOREFRONT_HOST, lang }, now);
  });
  await toAccount.clear(form.email);
}

/**
 * Changes the password of a customer, ends all sessions and opens a new one for the caller. Throws InvalidInput with
 * `oldPassword: wrong`, `email: wrong` or `newPassword: common`, TooManyTries and Overloaded.
 */
export async function changePassword(
  { db, settings, now: clock }: Context,
  guard: PasswordGuard,
  customerId: number,
  form: z.output<typeof passwordChangeSchema>,
  { address, lang }: { address: string; lang: Language },
): Promise<Session> {
  const now = clock();
  const customer = await db
    .selectFrom('customer')
    .select(['id', 'uuid', 'hash', 'email', 'first_name', 'password'])
    .where('id', '=', customerId)
    .executeTakeFirst();
  if (!customer) throw new InvalidSession();
  if (customer.email !== form.email) throw new InvalidInput({ email: ['wrong'] });
  refuseCommonPassword(form.newPassword, 'newPassword');
  const claim = { email: customer.email, password: form.oldPassword, address };
  if (!(await isRight(guard, customer.password, claim, now))) throw new InvalidInput({ oldPassword: ['wrong'] });
  const hash = await guard.passwords.hash(form.newPassword);
  return inTransaction(db, async (transaction) => {
    const { password } = (await lockCustomer(transaction, customer.id)) ?? {};
    if (password !== customer.password) throw new InvalidSession();
    await setPassword(transaction, customer, hash, { shop: settings.STOREFRONT_HOST, lang }, now);
    return openSession(transaction, customer, now);
  });
}

/** What the links of mails confirm or end, by what they prove. */
export type Proven = 'email' | 'newsletter' | 'unsubscribe';

/**
 * Confirms an e-mail address or the newsletter, or ends the newsletter, by the hash of a mail's link; may be repeated.
 * Undefined for a wrong hash. Who has unsubscribed is not subscribed again by the link of the first mail.
 */
export async function confirmByMail({ db, now }: Context, hash: string): Promise<Proven | undefined> {
  const found = await findMailToken(db, hash, ['email', 'newsletter', 'unsubscribe'], now());
  if (!found) return undefined;
  const kind = found.kind as Proven;
  await inTransaction(db, async (transaction) => {
    if (kind === 'email')
      await transaction.updateTable('customer').set({ verified: 1 }).where('id', '=', found.customerId).execute();
    else await setNewsletter(transaction, found.customerId, kind === 'newsletter', now());
    if (kind === 'unsubscribe') await revokeMailTokens(transaction, found.customerId, 'newsletter');
  });
  return kind;
}

/** Subscribes a customer to the newsletter or ends it; other systems are told where that is a change. */
async function setNewsletter(
  db: Transaction<Database>,
  customerId: number,
  isSubscribed: boolean,
  now: Date,
): Promise<void> {
  const customer = await db
    .updateTable('customer')
    .set({ newsletter: isSubscribed ? 1 : 0 })
    .where('id', '=', customerId)
    .where('newsletter', '=', isSubscribed ? 0 : 1)
    .returning(['uuid', 'email', 'first_name as firstName', 'last_name as lastName'])
    .executeTakeFirst();
  if (!customer) return;
  const type = isSubscribed ? 'customer.subscribed' : 'customer.unsubscribed';
  await recordEvent(db, { type, data: { customer } }, now);
}
