import type { Transaction } from 'kysely';
import { difference } from '#lib/contract/money.ts';
import type { Order } from '#lib/contract/order.ts';
import { checkoutPath } from '#lib/core/checkout-path.ts';
import type { Database } from '../db/schema.ts';
import { loadPages } from '../content/storage.ts';
import { TooManyTries } from '../domain/errors.ts';
import type { OrderPlan, ParsedOrderRequest } from '../domain/orders.ts';
import type { Caller } from '../http/route.ts';
import { contractPages, orderMail } from '../mail/order-mails.ts';
import { writeMail } from '../mail/outbox.ts';
import { AccountTries, mailboxOf } from './attempts.ts';
import { attemptLimits } from './limits.ts';
import { creditPoints } from './loyalty-book.ts';
import { pointsFor } from './loyalty.ts';
import { orderAddresses, orderUrl, type MailHosts } from './order-addresses.ts';
import { noteStatus } from './order-history.ts';
import { issueOrderLink } from './order-links.ts';
import { recordPlaced } from './order-record.ts';

/**
 * Counts a guest's order against those of the day for the same mailbox, before it is written: the mail is a duty, so
 * beyond the limit there is no order. Throws TooManyTries for `contact.email`.
 */
export async function countGuestOrder(
  db: Transaction<Database>,
  { contact }: ParsedOrderRequest,
  { customerId }: Caller,
  now: Date,
): Promise<void> {
  if (customerId !== null) return;
  const tries = new AccountTries(db, 'guest-order', attemptLimits.guestOrdersToAddress);
  await tries.count(mailboxOf(contact.email), now).catch((error: unknown) => {
    if (!(error instanceof TooManyTries)) throw error;
    throw new TooManyTries(error.retryAfter, { 'contact.email': ['too_many'] });
  });
}

/**
 * What follows from an order in its own transaction: its timeline begins, its mail is written (to the customer's
 * separate address too; to a guest with a secret link), a customer's points are credited, and other systems are told.
 */
export async function followOrder(
  db: Transaction<Database>,
  order: Order,
  { lines }: OrderPlan,
  { customerId }: Caller,
  hosts: MailHosts,
  now: Date,
): Promise<void> {
  const payment = order.payment?.payUntil ? order.payment.reference : null;
  await noteStatus(db, order.uuid, payment === null ? 'placed' : 'awaiting_payment', now);
  const { addresses, firstName, lang } = await orderAddresses(db, order);
  const token = customerId === null ? await issueOrderLink(db, order.uuid, 'mail', now) : null;
  const mail = orderMail(order, {
    firstName,
    lang,
    shop: hosts.shop,
    orderUrl: orderUrl(order.uuid, token, lang, hosts),
    payUrl: payment === null ? null : `${hosts.checkout}${checkoutPath(lang, `/checkout/fizetes/${payment}/`)}`,
    lines,
    pages: await loadPages(db, contractPages),
  });
  for (const address of addresses) await writeMail(db, address, mail, now);
  if (customerId !== null) {
    const points = pointsFor(difference(order.total.items, order.total.discount));
    await creditPoints(db, customerId, { points, reason: 'order', orderNumber: order.number }, now);
  }
  // One that waits for its payment is nobody's to work on yet.
  if (payment === null) await recordPlaced(db, order.uuid, now);
}
