import type { Transaction } from 'kysely';
import type { OrderDocument } from '../db/orders.ts';
import type { Database } from '../db/schema.ts';

/** Whom mails about an order go to. */
export interface OrderAddresses {
  /** The one of the order, and the customer's separate one; none where the customer was deleted. */
  addresses: string[];
  firstName: string;
  /** The customer whose order it is; null of a guest, and of a customer who was deleted. */
  customerId: number | null;
}

/** Reads whom mails about an order go to (ACC-08). */
export async function orderAddresses(
  db: Transaction<Database>,
  { uuid }: { readonly uuid: string },
): Promise<OrderAddresses> {
  const row = await db
    .selectFrom('orders')
    .leftJoin('customer', 'customer.uuid', 'orders.owner')
    .select(['orders.document', 'customer.id', 'customer.separate_email'])
    .where('orders.uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  const { contact }: OrderDocument = JSON.parse(row.document);
  const separate = row.separate_email ? [row.separate_email] : [];
  return {
    addresses: contact.email === '' ? [] : [contact.email, ...separate],
    firstName: contact.firstName,
    customerId: row.id,
  };
}
