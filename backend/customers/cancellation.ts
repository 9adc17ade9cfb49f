import type { Selectable, Transaction } from 'kysely';
import { difference, type Money } from '#lib/contract/money.ts';
import type { WireOrderDetails } from '#lib/contract/order.ts';
import type { Context } from '../context.ts';
import { recordEvent } from '../db/events.ts';
import { returnToGiftCards } from '../db/gift-cards.ts';
import { lockTakenStock, returnStock } from '../db/taken-stock.ts';
import { loadOptionStock } from '../db/products.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { freeVouchers } from '../db/vouchers.ts';
import { giveBackToCard } from './card-refunds.ts';
import { Conflict, NotFound } from '../domain/errors.ts';
import { mayBecome } from '../domain/order-states.ts';
import { cancellationMail, type CancellationCause } from '../mail/progress-mails.ts';
import { writeMail } from '../mail/outbox.ts';
import { creditPoints } from './loyalty-book.ts';
import { pointsFor } from './loyalty.ts';
import { orderAddresses } from './order-addresses.ts';
import { detailsOf, noteStatus, timelineOf, withdrawnPieces, type OrderLook } from './order-history.ts';

type OrderRow = Selectable<Database['orders']>;

/** An order, locked until the transaction ends: of two changes the second sees what the first has done. */
export async function lockOrder(db: Transaction<Database>, uuid: string): Promise<OrderRow> {
  const row = await db
    .updateTable('orders')
    .set(({ ref }) => ({ number: ref('number') }))
    .where('uuid', '=', uuid)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new NotFound('id');
  return row;
}

/** Takes a customer's points back, and writes the mail to whoever got the confirmation. */
async function followCancellation(
  db: Transaction<Database>,
  order: OrderRow,
  back: { toGiftCards: Money; toCard: Money; cause: CancellationCause },
  now: Date,
): Promise<void> {
  const { addresses, firstName, lang, customerId } = await orderAddresses(db, order);
  const { number, placed_at: placedAt } = order;
  const mail = cancellationMail({ number, placedAt, firstName, lang, ...back });
  for (const address of addresses) await writeMail(db, address, mail, now);
  if (customerId === null) return;
  const points = pointsFor(difference(order.items_total, order.discount_total));
  await creditPoints(db, customerId, { points: -points, reason: 'return', orderNumber: order.number }, now);
}

/**
 * Calls a locked order off. Answers the options whose stock came back; none where it was called off before. Throws
 * Conflict with `order: packed` or `withdrawn`.
 */
export async function cancelLocked(
  db: Transaction<Database>,
  order: OrderRow,
  cause: CancellationCause,
  now: Date,
): Promise<number[]> {
  const status = (await timelineOf(db, order)).at(-1)?.status ?? 'placed';
  if (status === 'cancelled') return [];
  if (!mayBecome(status, 'cancelled')) throw new Conflict('The order is packed', { order: ['packed'] });
  const withdrawn = await withdrawnPieces(db, order.uuid);
  if (withdrawn.size > 0) throw new Conflict('Some of the order was withdrawn from', { order: ['withdrawn'] });
  await noteStatus(db, order.uuid, 'cancelled', now);
  // In the order in which placing an order locks them.
  await lockTakenStock(db, order.uuid);
  await freeVouchers(db, order.uuid, now);
  const toGiftCards = await returnToGiftCards(db, order.uuid, order.grand_total, now);
  const toCard = await giveBackToCard(db, order.uuid, now);
  await followCancellation(db, order, { toGiftCards, toCard, cause }, now);
  const { uuid, number } = order;
  const by = cause === 'customer' ? 'customer' : 'shop';
  const data = { order: { uuid, number }, by, toGiftCards, toCard } as const;
  // Nobody was told of one that was never paid.
  if (status !== 'awaiting_payment') await recordEvent(db, { type: 'order.cancelled', data }, now);
  return returnStock(db, order.uuid, now);
}

/**
 * Calls an order off in one transaction: stock, vouchers and what gift cards or a card paid come back, points go, and a mail says so; a repeated call
 * answers the same. `find` says which order it is within the transaction. Throws what `find` throws, and Conflict with
 * `order: packed` or `withdrawn`.
 */
export async function cancelOrder(
  context: Context,
  find: (transaction: Transaction<Database>, now: Date) => Promise<{ uuid: string }>,
  look: Omit<OrderLook, 'now'>,
): Promise<WireOrderDetails> {
  const now = context.now();
  const { details, stock } = await inTransaction(context.db, async (transaction) => {
    const order = await lockOrder(transaction, (await find(transaction, now)).uuid);
    const options = await cancelLocked(transaction, order, 'customer', now);
    const stock = await loadOptionStock(transaction, options);
    return { stock, details: await detailsOf(transaction, order, { ...look, now }) };
  });
  // Only once it is committed, as with orders.
  for (const [optionId, places] of stock) context.readModel.setStock(optionId, places);
  return details;
}
