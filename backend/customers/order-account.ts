import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import { personNameSchema } from '#lib/contract/auth.ts';
import { country } from '#lib/contract/market/place.ts';
import type { OrderAccount } from '#lib/contract/guest-order.ts';
import { difference, sumOf } from '#lib/contract/money.ts';
import type { Context } from '../context.ts';
import type { OrderDocument } from '../db/orders.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { InvalidInput } from '../domain/errors.ts';
import { shareOfPieces } from '../domain/shares.ts';
import { keptLanguage } from '../languages/kept.ts';
import { confirmEmailMail } from '../mail/account-mails.ts';
import { writeMail } from '../mail/outbox.ts';
import { lockOrder } from './cancellation.ts';
import { creditPoints } from './loyalty-book.ts';
import { pointsFor, welcomePoints } from './loyalty.ts';
import { issueMailToken } from './mail-tokens.ts';
import { orderLines, timelineOf, withdrawnPieces } from './order-history.ts';
import { endOrderLinks, openedOrder } from './order-links.ts';
import { refuseCommonPassword, type Passwords } from './passwords.ts';
import { toE164 } from './phone.ts';
import { insertCustomer } from './registration.ts';

type OrderRow = Selectable<Database['orders']>;

/** A name of an order as an account may bear it; what an account takes no name with is left blank. */
function personName(name: string): string {
  return personNameSchema.safeParse(name).data ?? '';
}

/** A telephone number in E.164; null for one with too many or too few digits. */
function phoneOf(written: string): string | null {
  try {
    return toE164(written);
  } catch (error) {
    if (error instanceof InvalidInput) return null;
    throw error;
  }
}

async function addAddress(db: Transaction<Database>, customerId: number, { contact, delivery }: OrderDocument) {
  if (delivery.type !== 'home') return;
  const { city, postal, street, streetNo } = delivery.address;
  await db
    .insertInto('customer_address')
    .values({
      uuid: randomUUID(),
      customer_id: customerId,
      position: 1,
      first_name: personName(contact.firstName),
      last_name: personName(contact.lastName),
      city,
      country_id: country,
      postal,
      street,
      street_no: streetNo,
      delivery_type: 'home',
      is_default: 1,
    })
    .execute();
}

/** Credits what the pieces have brought that were not withdrawn from; nothing for an order that was called off. */
async function creditOrder(db: Transaction<Database>, customerId: number, order: OrderRow, now: Date): Promise<void> {
  if ((await timelineOf(db, order)).at(-1)?.status === 'cancelled') return;
  const withdrawn = await withdrawnPieces(db, order.uuid);
  const lines = await orderLines(db, [order.uuid]);
  const paid = lines.map(({ position, quantity, line_total: total, discount }) => {
    const returned = withdrawn.get(position) ?? 0;
    return shareOfPieces(difference(total, discount), quantity, quantity - returned, returned);
  });
  const points = pointsFor(sumOf(paid));
  await creditPoints(db, customerId, { points, reason: 'order', orderNumber: order.number }, now);
}

/**
 * Makes an account of the order that a secret opens: name, address and telephone are the order's, which is the account's
 * from then on, and all its links end. Only a secret that was sent to the order's e-mail address proves it; the page that
 * thanks for an order shows another one, after which the address has to be confirmed by mail. Throws NotFound for a
 * secret that opens nothing, and InvalidInput with `password: common` and `email: taken`.
 */
export async function accountFromOrder(
  { db, settings, now: clock }: Context,
  passwords: Passwords,
  token: string,
  given: string,
): Promise<OrderAccount> {
  const now = clock();
  // Before a password is hashed, which is dear.
  await openedOrder(db, token, now);
  refuseCommonPassword(given, 'password');
  const password = await passwords.hash(given);
  return inTransaction(db, async (transaction) => {
    const order = await lockOrder(transaction, (await openedOrder(transaction, token, now)).order.uuid);
    // Of two calls the second finds under the lock that the link has ended.
    const { channel } = await openedOrder(transaction, token, now);
    const document: OrderDocument = JSON.parse(order.document);
    const email = document.contact.email.toLowerCase();
    const firstName = personName(document.contact.firstName);
    const isVerified = channel === 'mail';
    const person = { firstName, lastName: personName(document.contact.lastName), email, isVerified };
    const phone = phoneOf(document.contact.phone);
    const customer = await insertCustomer(transaction, { ...person, phone }, password, now);
    await addAddress(transaction, customer.id, document);
    await transaction
      .updateTable('orders')
      .set({ owner: customer.uuid, idempotency_key: null, request_hash: null })
      .where('uuid', '=', order.uuid)
      .execute();
    await endOrderLinks(transaction, order.uuid);
    await creditPoints(transaction, customer.id, { points: welcomePoints, reason: 'welcome', orderNumber: null }, now);
    await creditOrder(transaction, customer.id, order, now);
    if (!isVerified) {
      const proof = await issueMailToken(transaction, customer.id, 'email', now);
      await writeMail(
        transaction,
        email,
        confirmEmailMail({ firstName, lang: keptLanguage(document.lang), shop: settings.STOREFRONT_HOST }, proof),
        now,
      );
    }
    return { done: true, email, verified: isVerified };
  });
}
