import { createHash, randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { lockCart } from '../db/carts.ts';
import { forgetEventsOf, recordEvent } from '../db/events.ts';
import type { OrderDocument } from '../db/orders.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { InvalidSession } from '../domain/errors.ts';
import { orderSubjects } from '../mail/order-subjects.ts';
import { customerRow } from './customer-row.ts';

/** An order's document; the proof stands for the e-mail address of an order whose customer is gone. */
export type KeptOrderDocument = OrderDocument & { emailProof?: string };

function emailProof(orderUuid: string, email: string): string {
  return createHash('sha256').update(`${orderUuid}:${email.toLowerCase()}`).digest('hex');
}

/** Whether an order was placed with an e-mail address; it can be told after the customer's deletion too. */
export function isOrderEmail(orderUuid: string, document: KeptOrderDocument, email: string): boolean {
  if (document.emailProof !== undefined) return document.emailProof === emailProof(orderUuid, email);
  return document.contact.email.toLowerCase() === email.toLowerCase();
}

/** What is left of an order's document: the goods' way as far as the town, and nobody's name. */
function anonymous(orderUuid: string, { contact, delivery, description }: OrderDocument): KeptOrderDocument {
  const nobody = { firstName: '', lastName: '', email: '', phone: '' };
  const kept = { contact: nobody, emailProof: emailProof(orderUuid, contact.email) };
  if (delivery.type !== 'home') return { ...kept, delivery, description };
  const { postal, city } = delivery.address;
  return {
    ...kept,
    description: `${postal} ${city}`,
    delivery: { type: 'home', address: { postal, city, street: '', streetNo: '' } },
  };
}

/** Answers the numbers of the orders. What was begun of withdrawals is dropped; the confirmed ones are the books'. */
async function anonymiseOrders(db: Transaction<Database>, owner: string): Promise<string[]> {
  const orders = await db
    .selectFrom('orders')
    .select(['uuid', 'number', 'document'])
    .where('owner', '=', owner)
    .execute();
  for (const { uuid, document } of orders) {
    await db
      .updateTable('orders')
      .set({
        owner: `deleted-${randomUUID()}`,
        idempotency_key: null,
        request_hash: null,
        document: JSON.stringify(anonymous(uuid, JSON.parse(document))),
      })
      .where('uuid', '=', uuid)
      .execute();
    await db.deleteFrom('withdrawal').where('order_uuid', '=', uuid).where('confirmed_at', 'is', null).execute();
    // What was written of its goods is the customer's, and so is the link by which it was.
    await db.deleteFrom('review').where('order_uuid', '=', uuid).execute();
    await db.updateTable('review_ask').set({ token_hash: null }).where('order_uuid', '=', uuid).execute();
    await forgetEventsOf(db, { kind: 'order', id: uuid });
    // A voucher may be called by its customer's name, and its code is the customer's.
    await db.updateTable('order_voucher').set({ code: '', name: '' }).where('order_uuid', '=', uuid).execute();
  }
  return orders.map(({ number }) => number);
}

/** Nobody has proved that the separate address is the customer's: of the mails to it only those of the orders are. */
async function deleteMails(
  db: Transaction<Database>,
  email: string,
  separateEmail: string | null,
  orderNumbers: readonly string[],
): Promise<void> {
  await db.deleteFrom('mail').where('recipient', '=', email).execute();
  if (separateEmail === null || orderNumbers.length === 0) return;
  await db
    .deleteFrom('mail')
    .where('recipient', '=', separateEmail)
    .where('subject', 'in', orderNumbers.flatMap(orderSubjects))
    .execute();
}

/**
 * Deletes a customer with everything that belongs to one, in one transaction. Orders are kept without the person:
 * the law asks for the books, not for the account. Throws InvalidSession where the account is gone already.
 */
export async function deleteCustomer(db: Kysely<Database>, customerId: number, now: Date): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const { uuid, email, verified, separate_email: separateEmail } = await customerRow(transaction, customerId);
    // An order that is being placed holds the cart; one that comes later finds it empty.
    await lockCart(transaction, uuid, now);
    const deleted = await transaction.deleteFrom('customer').where('id', '=', customerId).executeTakeFirst();
    if (deleted.numDeletedRows === 0n) throw new InvalidSession();
    const orderNumbers = await anonymiseOrders(transaction, uuid);
    await transaction.deleteFrom('cart_line').where('cart_uuid', '=', uuid).execute();
    await transaction.deleteFrom('cart').where('uuid', '=', uuid).execute();
    await transaction.deleteFrom('wishlist').where('owner', '=', uuid).execute();
    // Those of the account went with it; a guest's are the same person's only where the address is proven.
    if (verified === 1) await transaction.deleteFrom('stock_notice').where('email', '=', email).execute();
    await deleteMails(transaction, email, separateEmail, orderNumbers);
    await forgetEventsOf(transaction, { kind: 'customer', id: uuid });
    await recordEvent(transaction, { type: 'customer.deleted', data: { customer: { uuid } } }, now);
  });
}
