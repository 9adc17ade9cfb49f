import type { Kysely, Selectable, Transaction } from 'kysely';
import { createHash } from 'node:crypto';
import type { Language } from '#lib/contract/language.ts';
import { mailboxOf } from '../customers/attempts.ts';
import { lifetimes } from '../customers/limits.ts';
import { hashOfToken } from '../customers/secrets.ts';
import type { OrderDocument } from '../db/orders.ts';
import type { Database } from '../db/schema.ts';
import { NotFound } from '../domain/errors.ts';
import { keptLanguage } from '../languages/kept.ts';

type OrderRow = Selectable<Database['orders']>;

/** Notes that an order was asked about, once. False where it had been; `token` is null where no mail is written. */
export async function noteAsked(
  db: Transaction<Database>,
  orderUuid: string,
  token: string | null,
  now: Date,
): Promise<boolean> {
  const noted = await db
    .insertInto('review_ask')
    .values({
      order_uuid: orderUuid,
      token_hash: token === null ? null : hashOfToken(token),
      asked_at: now.toISOString(),
      expires_at: new Date(now.getTime() + lifetimes.reviewLink).toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_uuid')
    .executeTakeFirst();
  return noted !== undefined;
}

/** The order that a link opens. Throws NotFound for one that was never issued, has lapsed or has ended, all alike. */
export async function orderOfLink(db: Kysely<Database>, token: string, now: Date): Promise<OrderRow> {
  const order = await db
    .selectFrom('review_ask')
    .innerJoin('orders', 'orders.uuid', 'review_ask.order_uuid')
    .selectAll('orders')
    .where('review_ask.token_hash', '=', hashOfToken(token))
    .where('review_ask.expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!order) throw new NotFound('token');
  return order;
}

/**
 * Who is asked about an order, in its language: the customer whose it is, else whoever ordered; null where nobody is
 * left.
 */
export async function recipientOf(
  db: Kysely<Database>,
  { owner, document }: Pick<OrderRow, 'owner' | 'document'>,
): Promise<{ email: string; firstName: string; lang: Language } | null> {
  const customer = await db
    .selectFrom('customer')
    .select(['email', 'first_name as firstName'])
    .where('uuid', '=', owner)
    .executeTakeFirst();
  const { contact, lang: kept }: OrderDocument = JSON.parse(document);
  const lang = keptLanguage(kept);
  if (customer) return { ...customer, lang };
  return contact.email === '' ? null : { email: contact.email, firstName: contact.firstName, lang };
}

function mailboxHash(email: string): string {
  return createHash('sha256').update(mailboxOf(email)).digest('hex');
}

/** Whether a mailbox wants no more mails that ask for reviews. */
export async function isStopped(db: Kysely<Database>, email: string): Promise<boolean> {
  const stopped = await db
    .selectFrom('review_stop')
    .select('at')
    .where('mailbox_hash', '=', mailboxHash(email))
    .executeTakeFirst();
  return stopped !== undefined;
}

/** Keeps all further mails that ask for reviews from a mailbox; of the address only its hash stays. */
export async function stopAsking(db: Kysely<Database>, email: string, now: Date): Promise<void> {
  await db
    .insertInto('review_stop')
    .values({ mailbox_hash: mailboxHash(email), at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
