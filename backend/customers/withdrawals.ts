import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { z } from 'zod';
import { difference, noMoney, sumOf, type Money } from '#lib/contract/money.ts';
import type { Withdrawal, WithdrawalReceipt, withdrawalRequestSchema } from '#lib/contract/withdrawal.ts';
import type { Language } from '#lib/contract/language.ts';
import type { Context } from '../context.ts';
import { recordEvent } from '../db/events.ts';
import { giftCardPayments, returnToGiftCards } from '../db/gift-cards.ts';
import type { OrderLineDocument } from '../db/orders.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { isWithdrawalOver, withdrawalDeadline, withdrawnItems, type LinePieces } from '../domain/withdrawal.ts';
import { Conflict, InvalidInput, NotFound } from '../domain/errors.ts';
import { refundToGiftCards } from '../domain/gift-cards.ts';
import { shareOfPieces } from '../domain/shares.ts';
import { withdrawalMail } from '../mail/withdrawal-mail.ts';
import { writeMail } from '../mail/outbox.ts';
import { isOrderEmail } from './deletion.ts';
import { lifetimes } from './limits.ts';
import { creditPoints } from './loyalty-book.ts';
import { pointsFor } from './loyalty.ts';
import { noteStatus, orderLines, piecesLeft, timelineOf } from './order-history.ts';

export type WithdrawalRequest = z.output<typeof withdrawalRequestSchema>;
type OrderRow = Selectable<Database['orders']>;
type OrderLineRow = Selectable<Database['order_line']>;

/** Pieces of a line with what was paid for them; null where that was not kept. */
interface RefundedPieces extends LinePieces {
  refund: Money | null;
}

function itemsView(items: readonly RefundedPieces[], lines: readonly OrderLineRow[]): Withdrawal['items'] {
  return items.flatMap(({ line, quantity, refund }) => {
    const row = lines.find(({ position }) => position === line);
    if (!row) return [];
    const { name, title }: OrderLineDocument = JSON.parse(row.document);
    return [{ line, name, title, quantity, refund }];
  });
}

/**
 * Pieces with what was paid for them: their part of the line without its share of vouchers, so that the parts of all
 * pieces add up to what the line cost. `left` are the pieces that were not withdrawn from before.
 */
function withRefunds(
  items: readonly LinePieces[],
  lines: readonly OrderLineRow[],
  left: readonly LinePieces[],
): RefundedPieces[] {
  return items.map(({ line, quantity }) => {
    const row = lines.find(({ position }) => position === line);
    if (!row) return { line, quantity, refund: null };
    const rest = left.find((pieces) => pieces.line === line)?.quantity ?? row.quantity;
    const paid = difference(row.line_total, row.discount);
    return { line, quantity, refund: shareOfPieces(paid, row.quantity, quantity, row.quantity - rest) };
  });
}

/** What was paid back for an order's goods by withdrawals that are confirmed. */
async function refundedBefore(db: Kysely<Database>, orderUuid: string): Promise<Money> {
  const rows = await db
    .selectFrom('withdrawal_item')
    .innerJoin('withdrawal', 'withdrawal.uuid', 'withdrawal_item.withdrawal_uuid')
    .select('withdrawal_item.refund')
    .where('withdrawal.order_uuid', '=', orderUuid)
    .where('withdrawal.confirmed_at', 'is not', null)
    .execute();
  return sumOf(rows.map(({ refund }) => refund ?? noMoney));
}

/** What of a refund goes back to the gift cards that paid the order; `left` are the pieces of before. */
async function giftCardPart(
  db: Kysely<Database>,
  { uuid, grand_total: grand }: OrderRow,
  items: readonly RefundedPieces[],
  left: readonly LinePieces[],
): Promise<Money> {
  const payments = await giftCardPayments(db, uuid);
  const taken = new Map(items.map(({ line, quantity }) => [line, quantity]));
  return refundToGiftCards({
    grand,
    paid: sumOf(payments.map(({ paid }) => paid)),
    returned: sumOf(payments.map(({ returned }) => returned)),
    before: await refundedBefore(db, uuid),
    refund: sumOf(items.map(({ refund }) => refund ?? noMoney)),
    isAll: left.every(({ line, quantity }) => quantity === (taken.get(line) ?? 0)),
  });
}

/**
 * First step of a withdrawal: nothing is withdrawn yet, and what was begun lapses after an hour. The name is recorded
 * and matched with nothing. Throws InvalidInput `order: unknown` for a number that is not there or has another e-mail
 * address, `order: expired` after the last day, `order: cancelled`, `order: unpaid` while its payment is awaited, and what
 * `withdrawnItems` throws.
 */
export async function startWithdrawal({ db, now: clock }: Context, request: WithdrawalRequest): Promise<Withdrawal> {
  const now = clock();
  return inTransaction(db, async (transaction) => {
    const order = await transaction
      .selectFrom('orders')
      .selectAll()
      .where('number', '=', request.orderNumber)
      .executeTakeFirst();
    if (!order || !isOrderEmail(order.uuid, JSON.parse(order.document), request.email)) {
      throw new InvalidInput({ order: ['unknown'] });
    }
    const timeline = await timelineOf(transaction, order);
    const deadline = withdrawalDeadline(timeline);
    const status = timeline.at(-1)?.status;
    if (status === 'cancelled') throw new InvalidInput({ order: ['cancelled'] });
    if (status === 'awaiting_payment') throw new InvalidInput({ order: ['unpaid'] });
    if (isWithdrawalOver(deadline, now)) throw new InvalidInput({ order: ['expired'] });
    const lines = await orderLines(transaction, [order.uuid]);
    const left = await piecesLeft(transaction, order.uuid, lines);
    const items = withdrawnItems(left, request.items);
    const uuid = await insertWithdrawal(transaction, order, request, items, now);
    const refunded = withRefunds(items, lines, left);
    const excluded = itemsView(
      left.filter(({ isCustomMade }) => isCustomMade).map((pieces) => ({ ...pieces, refund: null })),
      lines,
    );
    return {
      uuid,
      orderNumber: order.number,
      placedAt: order.placed_at,
      items: itemsView(refunded, lines),
      toGiftCards: await giftCardPart(transaction, order, refunded, left),
      deadline,
      excluded: excluded.map((item) => ({ ...item, reason: 'custom_made' })),
    };
  });
}

async function insertWithdrawal(
  db: Transaction<Database>,
  order: OrderRow,
  { name, email }: WithdrawalRequest,
  items: readonly LinePieces[],
  now: Date,
): Promise<string> {
  const lapsed = new Date(now.getTime() - lifetimes.withdrawal).toISOString();
  // Of all orders: nobody else would forget the names and addresses in them.
  await db.deleteFrom('withdrawal').where('confirmed_at', 'is', null).where('created_at', '<=', lapsed).execute();
  const uuid = randomUUID();
  await db
    .insertInto('withdrawal')
    .values({
      uuid,
      order_uuid: order.uuid,
      name,
      email,
      created_at: now.toISOString(),
      confirmed_at: null,
    })
    .execute();
  await db
    .insertInto('withdrawal_item')
    .values(items.map(({ line, quantity }) => ({ withdrawal_uuid: uuid, line, quantity, refund: null })))
    .execute();
  return uuid;
}

interface Pending {
  withdrawal: Selectable<Database['withdrawal']>;
  order: OrderRow;
  lines: OrderLineRow[];
  items: RefundedPieces[];
}

/** A withdrawal with its order, which is locked: of two confirmations the second sees what the first has done. */
async function lockWithdrawal(db: Transaction<Database>, uuid: string): Promise<Pending | undefined> {
  const order = await db
    .updateTable('orders')
    .set(({ ref }) => ({ number: ref('number') }))
    .where('uuid', 'in', (query) => query.selectFrom('withdrawal').select('order_uuid').where('uuid', '=', uuid))
    .returningAll()
    .executeTakeFirst();
  const withdrawal = await db.selectFrom('withdrawal').selectAll().where('uuid', '=', uuid).executeTakeFirst();
  if (!order || !withdrawal) return undefined;
  const items = await db
    .selectFrom('withdrawal_item')
    .select(['line', 'quantity', 'refund'])
    .where('withdrawal_uuid', '=', uuid)
    .orderBy('line')
    .execute();
  return { withdrawal, order, items, lines: await orderLines(db, [order.uuid]) };
}

async function receiptOf(
  db: Kysely<Database>,
  { withdrawal, order, items, lines }: Pending,
  confirmedAt: string,
): Promise<WithdrawalReceipt> {
  return {
    uuid: withdrawal.uuid,
    orderNumber: order.number,
    placedAt: order.placed_at,
    items: itemsView(items, lines),
    toGiftCards: withdrawal.to_gift_cards,
    deadline: withdrawalDeadline(await timelineOf(db, order)),
    name: withdrawal.name,
    email: withdrawal.email,
    confirmedAt,
  };
}

/** Keeps what is paid back, so that a receipt that is asked for again says the same. */
async function keepRefunds(
  db: Transaction<Database>,
  withdrawalUuid: string,
  items: readonly RefundedPieces[],
): Promise<void> {
  for (const { line, refund } of items) {
    await db
      .updateTable('withdrawal_item')
      .set({ refund })
      .where('withdrawal_uuid', '=', withdrawalUuid)
      .where('line', '=', line)
      .execute();
  }
}

/** Takes back the points that the pieces had brought their customer. */
async function returnPoints(db: Transaction<Database>, { order, items }: Pending, now: Date): Promise<void> {
  const customer = await db.selectFrom('customer').select('id').where('uuid', '=', order.owner).executeTakeFirst();
  if (!customer) return;
  const points = pointsFor(sumOf(items.map(({ refund }) => refund ?? noMoney)));
  await creditPoints(db, customer.id, { points: -points, reason: 'return', orderNumber: order.number }, now);
}

/**
 * Second step: confirms a withdrawal, writes the receipt's mail in a language and answers the receipt. A repeated call
 * answers the same. Throws NotFound for one that was not begun, or more than an hour ago, and Conflict `order: changed` where the
 * order was cancelled, or the pieces were withdrawn from otherwise, meanwhile.
 */
export async function confirmWithdrawal(
  { db, now: clock }: Context,
  uuid: string,
  lang: Language,
): Promise<WithdrawalReceipt> {
  const now = clock();
  return inTransaction(db, async (transaction) => {
    const pending = await lockWithdrawal(transaction, uuid);
    if (!pending) throw new NotFound('uuid');
    const { withdrawal, order, items, lines } = pending;
    if (withdrawal.confirmed_at !== null) return receiptOf(transaction, pending, withdrawal.confirmed_at);
    if (now.getTime() - Date.parse(withdrawal.created_at) >= lifetimes.withdrawal) throw new NotFound('uuid');
    const open = await piecesLeft(transaction, order.uuid, lines);
    const left = new Map(open.map(({ line, quantity }) => [line, quantity]));
    const isCancelled = (await timelineOf(transaction, order)).at(-1)?.status === 'cancelled';
    if (isCancelled || items.some(({ line, quantity }) => quantity > (left.get(line) ?? 0))) {
      throw new Conflict('The order has changed', { order: ['changed'] });
    }
    const at = now.toISOString();
    const refunded = withRefunds(items, lines, open);
    const part = await giftCardPart(transaction, order, refunded, open);
    const toGiftCards = await returnToGiftCards(transaction, order.uuid, part, now);
    await transaction
      .updateTable('withdrawal')
      .set({ confirmed_at: at, to_gift_cards: toGiftCards })
      .where('uuid', '=', uuid)
      .execute();
    const confirmed = { ...pending, items: refunded, withdrawal: { ...withdrawal, to_gift_cards: toGiftCards } };
    await keepRefunds(transaction, uuid, confirmed.items);
    const rest = await piecesLeft(transaction, order.uuid, lines);
    const isWhole = rest.every(({ quantity }) => quantity === 0);
    if (isWhole) await noteStatus(transaction, order.uuid, 'withdrawn', now);
    await returnPoints(transaction, confirmed, now);
    const { uuid: orderUuid, number } = order;
    const data = { order: { uuid: orderUuid, number }, withdrawal: uuid, items: confirmed.items, toGiftCards, isWhole };
    await recordEvent(transaction, { type: 'order.withdrawn', data }, now);
    const receipt = await receiptOf(transaction, confirmed, at);
    await writeMail(transaction, withdrawal.email, withdrawalMail(receipt, lang), now);
    return receipt;
  });
}
