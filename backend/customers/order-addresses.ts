import type { Transaction } from 'kysely';
import type { Language } from '#lib/contract/language.ts';
import { checkoutPath } from '#lib/core/checkout-path.ts';
import { localePath } from '#lib/core/locales.ts';
import type { OrderDocument } from '../db/orders.ts';
import type { Database } from '../db/schema.ts';
import { keptLanguage } from '../languages/kept.ts';

/** Whom mails about an order go to. */
export interface OrderAddresses {
  /** The one of the order, and the customer's separate one; none where the customer was deleted. */
  addresses: string[];
  firstName: string;
  /** The one in which it was ordered. */
  lang: Language;
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
  const { contact, lang }: OrderDocument = JSON.parse(row.document);
  const separate = row.separate_email ? [row.separate_email] : [];
  return {
    addresses: contact.email === '' ? [] : [contact.email, ...separate],
    firstName: contact.firstName,
    lang: keptLanguage(lang),
    customerId: row.id,
  };
}

/** The storefront and the checkout, to which mails lead. */
export interface MailHosts {
  shop: string;
  checkout: string;
}

/** Where an order can be looked at in its language: in the account, or by a guest's secret. */
export function orderUrl(uuid: string, token: string | null, lang: Language, { shop, checkout }: MailHosts): string {
  return token === null
    ? `${shop}${localePath(lang, `/my-account/order-details/${uuid}/`)}`
    : `${checkout}${checkoutPath(lang, `/checkout/rendeles/${token}/`)}`;
}
