import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Order, WireOrder } from '#lib/contract/order.ts';
import { toWirePrice } from '#lib/contract/money.ts';
import type { GuaranteedGoods } from '#lib/core/products/guarantee.ts';
import type { Take } from '../domain/allocation.ts';
import type { PricedLine } from '../domain/cart-prices.ts';
import { orderNumber, type OrderPlan, type ParsedOrderRequest } from '../domain/orders.ts';
import { printTitle } from '../domain/print.ts';
import { Conflict, ReusedKey } from '../domain/errors.ts';
import { requestHash } from '../domain/request-hash.ts';
import { noteChanges } from './changes.ts';
import { isPostgres } from './dialect.ts';
import type { Database } from './schema.ts';

/** The part of an order that stands in its JSON document. */
export type OrderDocument = Pick<ParsedOrderRequest, 'contact' | 'delivery' | 'comment'> & { description: string };

/**
 * The part of a line that stands in its JSON document: what was bought, in the words of the moment. Orders from before
 * there were teams say nothing of `team` and `print`, older ones nothing of guarantees.
 */
export type OrderLineDocument = Pick<Order['items'][number], 'name' | 'brand' | 'title'> &
  Pick<PricedLine, 'mounting' | 'related'> & { productId: number; setName: string | null } & Partial<
    Pick<PricedLine['line'], 'team' | 'print'> & GuaranteedGoods
  >;

/** Whether a line was made to the customer's wishes: it bears a print. */
export function isCustomMade({ print }: Pick<OrderLineDocument, 'print'>): boolean {
  return print !== undefined && print !== null;
}

/** Stock of an option in a place after pieces were taken. */
export type StockLevel = Take;

/** An order from its row and the rows of its lines in their order. */
export function orderView(row: Selectable<Database['orders']>, lines: Selectable<Database['order_line']>[]): Order {
  const { contact, description }: OrderDocument = JSON.parse(row.document);
  return {
    uuid: row.uuid,
    number: row.number,
    placedAt: row.placed_at,
    items: lines.map(({ document, quantity, price, line_total: lineTotal }) => {
      const { name, brand, title }: OrderLineDocument = JSON.parse(document);
      return { name, brand, title, quantity, price, lineTotal };
    }),
    total: {
      items: row.items_total,
      delivery: row.delivery_total,
      grand: row.grand_total,
    },
    delivery: { type: row.delivery_type, description },
    email: contact.email,
  };
}

/** An order as the API writes it. */
export function wireOrder({ items, total, ...order }: Order): WireOrder {
  return {
    ...order,
    items: items.map((item) => ({
      ...item,
      price: toWirePrice(item.price),
      lineTotal: toWirePrice(item.lineTotal),
    })),
    total: {
      items: toWirePrice(total.items),
      delivery: toWirePrice(total.delivery),
      grand: toWirePrice(total.grand),
    },
  };
}

/** Of the request as it was sent, so that keys keep their meaning. */
function orderHash(request: ParsedOrderRequest): string {
  return requestHash({ ...request, expectedTotal: toWirePrice(request.expectedTotal) });
}

/**
 * The order that a caller placed with an idempotency key; null where there is none. Throws ReusedKey where something
 * else was asked for under the key.
 */
export async function findOrder(
  db: Kysely<Database>,
  owner: string,
  idempotencyKey: string,
  request: ParsedOrderRequest,
): Promise<Order | null> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('owner', '=', owner)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (!row) return null;
  if (row.request_hash !== null && row.request_hash !== orderHash(request)) throw new ReusedKey();
  const lines = await db
    .selectFrom('order_line')
    .selectAll()
    .where('order_uuid', '=', row.uuid)
    .orderBy('position')
    .execute();
  return orderView(row, lines);
}

/**
 * Locks the stock of options, so that what is planned from it can be taken. Everyone locks in one order, so that two
 * orders never wait for each other.
 */
export async function lockStock(db: Transaction<Database>, optionIds: readonly number[]): Promise<void> {
  if (optionIds.length === 0 || !isPostgres(db)) return;
  await db
    .selectFrom('stock')
    .select('pieces')
    .where('option_id', 'in', optionIds)
    .orderBy('option_id')
    .orderBy('place')
    .forUpdate()
    .execute();
}

/**
 * Takes pieces from stock and notes each option as changed. Answers what is left. Throws Conflict where a place has
 * fewer, which ends the transaction: stock never falls below zero.
 */
export async function takeStock(db: Transaction<Database>, takes: readonly Take[], now: Date): Promise<StockLevel[]> {
  const levels: StockLevel[] = [];
  for (const { optionId, place, pieces } of takes) {
    const level = await db
      .updateTable('stock')
      .set(({ eb }) => ({ pieces: eb('pieces', '-', pieces) }))
      .where('option_id', '=', optionId)
      .where('place', '=', place)
      .where('pieces', '>=', pieces)
      .returning('pieces')
      .executeTakeFirst();
    if (!level) throw new Conflict('Not everything is in stock', { stock: [`option:${optionId}`] });
    levels.push({ optionId, place, pieces: level.pieces });
  }
  await noteChanges(
    db,
    takes.map(({ optionId }) => ({ kind: 'stock', entityId: optionId })),
    now,
  );
  return levels;
}

/** Who places an order: the request uuid, and the key that makes a repeated call answer the same order. */
export interface Placement {
  owner: string;
  idempotencyKey: string | null;
  /** Where it goes, in words. */
  description: string;
  now: Date;
}

function lineDocument({ line: { team, print }, goods, mounting, related, setName }: PricedLine): string {
  const document: OrderLineDocument = {
    name: goods.name,
    brand: goods.brand,
    title: [goods.title, mounting?.name, print && printTitle(print)].filter(Boolean).join(' + '),
    productId: goods.productId,
    mounting,
    related,
    setName,
    team,
    print,
    guarantee: goods.guarantee,
    isRefurbished: goods.isRefurbished,
  };
  return JSON.stringify(document);
}

/** The next number of an order, from 1 without gaps; others wait for it until the transaction ends. */
async function nextSequence(db: Transaction<Database>): Promise<number> {
  const { value } = await db
    .updateTable('counter')
    .set(({ eb }) => ({ value: eb('value', '+', 1) }))
    .where('name', '=', 'order')
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}

/** Writes an order with its lines under the next number: the last thing that its transaction does before the cart. */
export async function insertOrder(
  db: Transaction<Database>,
  plan: OrderPlan,
  request: ParsedOrderRequest,
  placement: Placement,
): Promise<Order> {
  const { contact, delivery, comment } = request;
  const { owner, idempotencyKey, description, now } = placement;
  const sequence = await nextSequence(db);
  const document: OrderDocument = { contact, delivery, comment, description };
  const row = {
    uuid: randomUUID(),
    sequence,
    number: orderNumber(sequence, now),
    owner,
    idempotency_key: idempotencyKey,
    request_hash: idempotencyKey === null ? null : orderHash(request),
    placed_at: now.toISOString(),
    delivery_type: delivery.type,
    items_total: plan.total.items,
    delivery_total: plan.total.delivery,
    grand_total: plan.total.grand,
    document: JSON.stringify(document),
  };
  const lines = plan.lines.map((line, position) => ({
    order_uuid: row.uuid,
    position,
    option_id: line.goods.optionId,
    quantity: line.line.quantity,
    price: line.price,
    line_total: line.lineTotal,
    document: lineDocument(line),
  }));
  await db.insertInto('orders').values(row).execute();
  await db.insertInto('order_line').values(lines).execute();
  return orderView(row, lines);
}
