import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { registrationSchema, Session } from '#lib/contract/auth.ts';
import type { Context } from '../context.ts';
import { recordEvent } from '../db/events.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { InvalidInput } from '../domain/errors.ts';
import { confirmEmailMail, newsletterMail, type Addressee, type MailWay } from '../mail/account-mails.ts';
import { writeMail } from '../mail/outbox.ts';
import { creditPoints } from './loyalty-book.ts';
import { welcomePoints } from './loyalty.ts';
import { issueMailToken } from './mail-tokens.ts';
import { refuseCommonPassword, type Passwords } from './passwords.ts';
import { newCardNumber, newCustomerUuid, newUserHash } from './secrets.ts';
import { openSession } from './sessions.ts';

export type Registration = z.output<typeof registrationSchema>;

/** Who becomes a customer; nobody has proved the address unless `isVerified` says so. */
export interface NewCustomer extends Pick<Registration, 'firstName' | 'lastName' | 'email'> {
  /** E.164. */
  phone?: string | null;
  isVerified?: boolean;
}

/** Stores a customer at the public price, and tells other systems. Throws InvalidInput with `email: taken`. */
export async function insertCustomer(
  db: Transaction<Database>,
  { firstName, lastName, email, phone = null, isVerified = false }: NewCustomer,
  password: string,
  now: Date,
): Promise<{ id: number; uuid: string; hash: string }> {
  const added = await db
    .insertInto('customer')
    .values({
      uuid: newCustomerUuid(),
      hash: newUserHash(),
      email,
      password,
      role: 'vk',
      first_name: firstName,
      last_name: lastName,
      phone,
      birthday: null,
      gender: '',
      avatar: null,
      separate_email: null,
      verified: isVerified ? 1 : 0,
      newsletter: 0,
      card_number: newCardNumber(),
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(['id', 'uuid', 'hash'])
    .executeTakeFirst();
  if (!added) throw new InvalidInput({ email: ['taken'] });
  const data = { customer: { uuid: added.uuid, email, firstName, lastName } };
  await recordEvent(db, { type: 'customer.registered', data }, now);
  return added;
}

/**
 * Registers a customer at the public price, opens a session and writes the mails that ask to confirm the address and,
 * if it was asked for, the newsletter. Throws InvalidInput with `email: taken` and `password: common`, and Overloaded.
 */
export async function register(
  { db, now: clock }: Context,
  passwords: Passwords,
  form: Registration,
  { shop, lang }: MailWay,
): Promise<Session> {
  refuseCommonPassword(form.password, 'password');
  const password = await passwords.hash(form.password);
  const now = clock();
  return inTransaction(db, async (transaction) => {
    const customer = await insertCustomer(transaction, form, password, now);
    await creditPoints(transaction, customer.id, { points: welcomePoints, reason: 'welcome', orderNumber: null }, now);
    const addressee: Addressee = { firstName: form.firstName, lang, shop };
    const hash = await issueMailToken(transaction, customer.id, 'email', now);
    await writeMail(transaction, form.email, confirmEmailMail(addressee, hash), now);
    if (form.newsletter) {
      const consent = await issueMailToken(transaction, customer.id, 'newsletter', now);
      const farewell = await issueMailToken(transaction, customer.id, 'unsubscribe', now);
      await writeMail(transaction, form.email, newsletterMail(addressee, consent, farewell), now);
    }
    return openSession(transaction, customer, now);
  });
}
