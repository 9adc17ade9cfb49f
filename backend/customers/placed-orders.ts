import type { Transaction } from 'kysely';
import type { Order } from '#lib/contract/order.ts';
import type { Database } from '../db/schema.ts';
import type { ParsedOrderRequest } from '../domain/orders.ts';
import type { Caller } from '../http/route.ts';
import { orderMail } from '../mail/order-mails.ts';
import { writeMail } from '../mail/outbox.ts';
import { creditPoints } from './loyalty-book.ts';
import { pointsFor } from './loyalty.ts';
import { noteStatus } from './order-history.ts';

/**
 * What follows from an order in its own transaction: its timeline begins, its mail is written (to the customer's
 * separate address too), and a customer's points are credited. `shop` is the storefront's origin.
 */
export async function followOrder(
  db: Transaction<Database>,
  order: Order,
  { contact }: ParsedOrderRequest,
  { customerId }: Caller,
  shop: string,
  now: Date,
): Promise<void> {
  await noteStatus(db, order.uuid, 'placed', now);
  const mail = orderMail(order, { firstName: contact.firstName, shop, ownsAccount: customerId !== null });
  await writeMail(db, contact.email, mail, now);
  if (customerId === null) return;
  const customer = await db
    .selectFrom('customer')
    .select('separate_email')
    .where('id', '=', customerId)
    .executeTakeFirst();
  if (customer?.separate_email) await writeMail(db, customer.separate_email, mail, now);
  const points = pointsFor(order.total.items);
  await creditPoints(db, customerId, { points, reason: 'order', orderNumber: order.number }, now);
}
