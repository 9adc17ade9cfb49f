import { dayAfter, marketDay } from '#lib/core/calendar/days.ts';
import { localePath } from '#lib/core/locales.ts';
import { keptDays } from '#lib/core/products/collection.ts';
import type { Selectable, Transaction } from 'kysely';
import type { z } from 'zod';
import type { adminEndpoints, SettableStatus } from '#lib/contract/admin.ts';
import type { Language } from '#lib/contract/language.ts';
import { difference, noMoney, sumOf, type Money } from '#lib/contract/money.ts';
import type { OrderRecord } from '#lib/contract/order-record.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { guardedLink } from '#lib/navigation/link-guard.ts';
import type { Context } from '../context.ts';
import { recordEvent } from '../db/events.ts';
import { orderGiftCards } from '../db/gift-cards.ts';
import type { OrderDocument } from '../db/orders.ts';
import { loadOptionStock } from '../db/products.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { Conflict, InvalidInput, NotFound } from '../domain/errors.ts';
import { mayBecome } from '../domain/order-states.ts';
import { shopUrl } from '../content/shop-view.ts';
import { progressMail, refundMail, type MailedProgress } from '../mail/progress-mails.ts';
import { writeMail } from '../mail/outbox.ts';
import { cancelLocked, lockOrder } from './cancellation.ts';
import { cardMoney, refundToCard, type PaidMoney } from './card-refunds.ts';
import { orderAddresses, orderUrl } from './order-addresses.ts';
import { noteStatus, papersOf, refundsOf, timelineOf } from './order-history.ts';
import { issueOrderLink } from './order-links.ts';
import { orderRecord } from './order-record.ts';

type OrderRow = Selectable<Database['orders']>;
type BodyOf<Name extends keyof typeof adminEndpoints> = z.output<(typeof adminEndpoints)[Name]['body']>;

/** States that a mail tells of: the others are seen in the account, or tell of themselves. */
const mailed: Readonly<Partial<Record<SettableStatus, MailedProgress>>> = {
  shipped: 'shipped',
  ready_for_pickup: 'ready_for_pickup',
};

/** Changes an order in one transaction and answers it as it is then. Throws NotFound for a number that is none. */
async function changeOrder(
  { db, now: clock }: Pick<Context, 'db' | 'now'>,
  number: string,
  change: (transaction: Transaction<Database>, order: OrderRow, now: Date) => Promise<unknown>,
): Promise<OrderRecord> {
  const now = clock();
  return inTransaction(db, async (transaction) => {
    const found = await transaction.selectFrom('orders').select('uuid').where('number', '=', number).executeTakeFirst();
    if (!found) throw new NotFound('number');
    const order = await lockOrder(transaction, found.uuid);
    await change(transaction, order, now);
    return orderRecord(transaction, order);
  });
}

/** Until when a store keeps an order that is ready now, and the store's page; null for other ways of receiving. */
function keptInStore(
  { delivery }: OrderDocument,
  lang: Language,
  { STOREFRONT_HOST: shop }: Context['settings'],
  now: Date,
): { until: string; storeUrl: string } | null {
  if (delivery.type !== 'click_and_collect') return null;
  const storeUrl = `${shop}${localePath(lang, shopUrl(delivery.store))}`;
  return { until: dayAfter(marketDay(now), keptDays), storeUrl };
}

/** Whose order it is, its language, and where it can be looked at; null where nobody is left to write to. */
async function recipientOf(
  db: Transaction<Database>,
  order: OrderRow,
  { STOREFRONT_HOST: shop, CHECKOUT_HOST: checkout }: Context['settings'],
  now: Date,
): Promise<{ addresses: string[]; firstName: string; lang: Language; orderUrl: string } | null> {
  const { addresses, firstName, lang, customerId } = await orderAddresses(db, order);
  if (addresses.length === 0) return null;
  const token = customerId === null ? await issueOrderLink(db, order.uuid, 'mail', now) : null;
  return { addresses, firstName, lang, orderUrl: orderUrl(order.uuid, token, lang, { shop, checkout }) };
}

/**
 * Moves an order on, with what follows from that: calling it off gives stock and vouchers back, and that it is on its way
 * or can be collected is told by mail. The state that it has changes nothing (EVT-05). Throws NotFound, and Conflict with
 * a sentence for what it may not become.
 */
export async function setStatus(
  context: Context,
  number: string,
  { status: to }: BodyOf<'setStatus'>,
): Promise<OrderRecord> {
  const { db, settings, readModel } = context;
  let returned: number[] = [];
  const record = await changeOrder(context, number, async (transaction, order, now) => {
    const from = (await timelineOf(transaction, order)).at(-1)?.status ?? 'placed';
    returned = [];
    if (from === to) return;
    if (!mayBecome(from, to))
      throw new Conflict(`An order that is ${from} may not become ${to}`, { status: [`from:${from}`, `to:${to}`] });
    if (to === 'cancelled') {
      returned = await cancelLocked(transaction, order, 'shop', now);
      return;
    }
    await noteStatus(transaction, order.uuid, to, now);
    const progress = mailed[to];
    const recipient = progress && (await recipientOf(transaction, order, settings, now));
    if (recipient) {
      const { tracking } = await papersOf(transaction, order.uuid);
      const document: OrderDocument = JSON.parse(order.document);
      const mail = progressMail(progress, {
        ...recipient,
        number: order.number,
        description: document.description,
        tracking,
        kept: to === 'ready_for_pickup' ? keptInStore(document, recipient.lang, settings, now) : null,
      });
      for (const address of recipient.addresses) await writeMail(transaction, address, mail, now);
    }
    const reference = { uuid: order.uuid, number: order.number };
    await recordEvent(transaction, { type: 'order.status_changed', data: { order: reference, from, to } }, now);
  });
  // Only once it is committed, as with orders.
  for (const [optionId, places] of await loadOptionStock(db, returned)) readModel.setStock(optionId, places);
  return record;
}

/** The pages of an order link to origins of LINK_ORIGINS alone (SEC-01): another address would be lost unsaid. */
function refuseForeign(url: string | null, { LINK_ORIGINS: allowed, STOREFRONT_HOST: own }: Context['settings']): void {
  if (url === null || guardedLink(url, { own, allowed })?.kind === 'external') return;
  throw new InvalidInput({ url: [`LINK_ORIGINS does not name ${new URL(url).origin}`] });
}

/** Says who carries an order. Throws NotFound, and InvalidInput for an address that no page would show. */
export function setShipment(context: Context, number: string, shipment: BodyOf<'setShipment'>): Promise<OrderRecord> {
  refuseForeign(shipment.url, context.settings);
  return changeOrder(context, number, (transaction, { uuid }) =>
    transaction
      .insertInto('order_shipment')
      .values({ order_uuid: uuid, ...shipment })
      .onConflict((conflict) => conflict.column('order_uuid').doUpdateSet(shipment))
      .execute(),
  );
}

/** Names the invoice of an order. Throws as `setShipment` does. */
export function setInvoice(context: Context, number: string, invoice: BodyOf<'setInvoice'>): Promise<OrderRecord> {
  refuseForeign(invoice.url, context.settings);
  return changeOrder(context, number, (transaction, { uuid }) =>
    transaction
      .insertInto('order_invoice')
      .values({ order_uuid: uuid, ...invoice })
      .onConflict((conflict) => conflict.column('order_uuid').doUpdateSet(invoice))
      .execute(),
  );
}

/**
 * What was paid of a locked order on delivery, as far as the shop knows: nothing of one that is called off. `before` went
 * back already.
 */
async function deliveryMoney(
  db: Transaction<Database>,
  order: OrderRow,
  before: readonly { amount: Money }[],
): Promise<PaidMoney> {
  if ((await timelineOf(db, order)).at(-1)?.status === 'cancelled') return { paid: noMoney, left: noMoney };
  const cards = await orderGiftCards(db, order.uuid);
  const paid = difference(order.grand_total, sumOf(cards.map((card) => card.paid)));
  return { paid, left: difference(paid, sumOf(before.map((refund) => refund.amount))) };
}

/**
 * Gives money back to the card that paid (ADR-0139), or notes that it went back otherwise, and tells whoever had paid by
 * mail; a reference is taken once. Throws NotFound, and Conflict for another sum under the same reference, or for more than
 * what is left of what was paid without gift cards.
 */
export function noteRefund(
  context: Context,
  number: string,
  { reference, amount, reason }: BodyOf<'refund'>,
): Promise<OrderRecord> {
  return changeOrder(context, number, async (transaction, order, now) => {
    const before = await refundsOf(transaction, order.uuid);
    const same = before.find((refund) => refund.reference === reference);
    if (same?.amount === amount) return;
    if (same)
      throw new Conflict(`The refund ${reference} was ${formatPrice(same.amount)}, not ${formatPrice(amount)}`, {
        reference: ['taken'],
      });
    const isByCard = order.payment_way === 'card';
    const { paid, left } = isByCard
      ? await cardMoney(transaction, order.uuid)
      : await deliveryMoney(transaction, order, before);
    if (amount > left) {
      const words =
        paid > noMoney
          ? `Of ${formatPrice(paid)} that were paid only ${formatPrice(left)} can go back`
          : 'Nothing was paid that could go back';
      throw new Conflict(words, { amount: [`max:${left}`] });
    }
    if (isByCard) await refundToCard(transaction, order.uuid, amount, now);
    const at = now.toISOString();
    const refund = { reference, amount, reason, at };
    await transaction
      .insertInto('order_refund')
      .values({ order_uuid: order.uuid, ...refund })
      .execute();
    const recipient = await recipientOf(transaction, order, context.settings, now);
    if (recipient) {
      const mail = refundMail({
        ...recipient,
        number: order.number,
        amount,
        isToCard: isByCard,
      });
      for (const address of recipient.addresses) await writeMail(transaction, address, mail, now);
    }
    const data = { order: { uuid: order.uuid, number: order.number }, refund };
    await recordEvent(transaction, { type: 'order.refunded', data }, now);
  });
}
