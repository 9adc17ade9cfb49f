import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Language } from '#lib/contract/language.ts';
import type { OrderGiftCard } from '#lib/contract/cart-gift-card.ts';
import type { OrderVoucher } from '#lib/contract/cart-voucher.ts';
import type { Order, WireOrder } from '#lib/contract/order.ts';
import type { OrderPayment } from '#lib/contract/payment.ts';
import { difference, noMoney, sumOf, toWirePrice, type Money } from '#lib/contract/money.ts';
import { serviceFor } from '#lib/core/cart-services.ts';
import type { GuaranteedGoods } from '#lib/core/products/guarantee.ts';
import { picturePath } from '#lib/core/pictures/media-host.ts';
import type { CatalogImage } from '../catalog/model.ts';
import type { PricedLine } from '../domain/cart-prices.ts';
import type { ExpectedDelivery } from '../domain/expected-delivery.ts';
import { orderNumber, type OrderPlan, type ParsedOrderRequest } from '../domain/orders.ts';
import { printTitle } from '../domain/print.ts';
import { ReusedKey } from '../domain/errors.ts';
import { requestHash } from '../domain/request-hash.ts';
import { orderGiftCards } from './gift-cards.ts';
import { insertTry, isAwaitingPayment, paymentTries, paymentView } from './payments.ts';
import type { Database } from './schema.ts';
import { noteTakes } from './taken-stock.ts';
import { orderVouchers } from './vouchers.ts';

/**
 * The part of an order that stands in its JSON document; older orders say nothing of their language and of when they are
 * expected.
 */
export type OrderDocument = Pick<ParsedOrderRequest, 'contact' | 'delivery' | 'comment' | 'billing'> & {
  description: string;
  /** In which it was ordered: its mails are in it (ADR-0151). */
  lang?: Language;
} & Partial<ExpectedDelivery>;

/**
 * The part of a line that stands in its JSON document: what was bought, in the words of the moment. Orders from before
 * there were teams say nothing of `team` and `print`, older ones nothing of guarantees, and most nothing of a picture.
 */
export type OrderLineDocument = Pick<Order['items'][number], 'name' | 'brand' | 'title'> &
  Pick<PricedLine, 'mounting' | 'related'> & { productId: number; setName: string | null } & Partial<
    Pick<PricedLine['line'], 'team' | 'print'> & GuaranteedGoods & { image: CatalogImage }
  >;

/** Whether a line was made to the customer's wishes: it bears a print. */
export function isCustomMade({ print }: Pick<OrderLineDocument, 'print'>): boolean {
  return print !== undefined && print !== null;
}

/** What vouchers took off an order, what gift cards paid of it, and the tries to pay the rest by card. */
export interface OrderPayments {
  vouchers: readonly OrderVoucher[];
  giftCards: readonly OrderGiftCard[];
  tries: readonly Selectable<Database['payment']>[];
  /** Whether the order waits for its payment. */
  isAwaiting: boolean;
}

/** Reads what vouchers took off an order, and how the rest of it was and is paid. */
export async function orderPayments(db: Kysely<Database>, orderUuid: string): Promise<OrderPayments> {
  return {
    vouchers: await orderVouchers(db, orderUuid),
    giftCards: await orderGiftCards(db, orderUuid),
    tries: await paymentTries(db, orderUuid),
    isAwaiting: await isAwaitingPayment(db, orderUuid),
  };
}

function billingView({ billing }: OrderDocument): Order['billing'] {
  return billing ? { ...billing, taxNumber: billing.taxNumber ?? null } : null;
}

function serviceOn({ document, quantity }: Selectable<Database['order_line']>): Money {
  const { mounting }: OrderLineDocument = JSON.parse(document);
  return serviceFor(mounting, quantity);
}

/** The store that hands an order over, of one that is collected in a store. */
function handingOver({ delivery }: OrderDocument): Pick<Order['delivery'], 'store'> {
  return delivery.type === 'click_and_collect' ? { store: delivery.store } : {};
}

/** An order from its row, the rows of its lines in their order, and what came off it and was paid. */
export function orderView(
  row: Selectable<Database['orders']>,
  lines: readonly Selectable<Database['order_line']>[],
  { vouchers, giftCards, tries, isAwaiting }: OrderPayments,
): Order {
  const document: OrderDocument = JSON.parse(row.document);
  const { contact, description, expected = null, isDayAgreed = false } = document;
  const paidByCards = sumOf(giftCards.map(({ paid }) => paid));
  return {
    uuid: row.uuid,
    number: row.number,
    placedAt: row.placed_at,
    items: lines.map(({ document, quantity, price, line_total: lineTotal, discount }) => {
      const { name, brand, title, productId, image }: OrderLineDocument = JSON.parse(document);
      const picture = image && { image: { path: picturePath(image.name), alt: image.alt } };
      return { name, brand, title, productId, ...picture, quantity, price, lineTotal, discount };
    }),
    vouchers: [...vouchers],
    giftCards: [...giftCards],
    total: {
      items: row.items_total,
      services: sumOf(lines.map(serviceOn)),
      discount: row.discount_total,
      delivery: row.delivery_total,
      grand: row.grand_total,
      giftCards: paidByCards,
    },
    delivery: { type: row.delivery_type, description, ...handingOver(document) },
    expected,
    isDayAgreed,
    payment: paymentView(row.payment_way, difference(row.grand_total, paidByCards), tries, isAwaiting),
    billing: billingView(document),
    email: contact.email,
  };
}

/** How an order is paid, as the API writes it. */
function wirePayment({ amount, refunded, ...payment }: OrderPayment): NonNullable<WireOrder['payment']> {
  return { ...payment, amount: toWirePrice(amount), refunded: toWirePrice(refunded) };
}

/** An order as the API writes it. */
export function wireOrder({ items, vouchers, giftCards, total, payment, ...order }: Order): WireOrder {
  return {
    ...order,
    items: items.map((item) => ({
      ...item,
      price: toWirePrice(item.price),
      lineTotal: toWirePrice(item.lineTotal),
      discount: toWirePrice(item.discount),
    })),
    vouchers: vouchers.map((voucher) => ({ ...voucher, discount: toWirePrice(voucher.discount) })),
    giftCards: giftCards.map((card) => ({ ...card, paid: toWirePrice(card.paid) })),
    payment: payment && wirePayment(payment),
    total: {
      items: toWirePrice(total.items),
      services: toWirePrice(total.services),
      discount: toWirePrice(total.discount),
      delivery: toWirePrice(total.delivery),
      grand: toWirePrice(total.grand),
      giftCards: toWirePrice(total.giftCards),
    },
  };
}

/** Of the request as it was sent, so that keys keep their meaning. */
function orderHash(request: ParsedOrderRequest): string {
  const { expectedTotal, expectedGiftCards, ...rest } = request;
  const cards = expectedGiftCards === undefined ? {} : { expectedGiftCards: toWirePrice(expectedGiftCards) };
  return requestHash({ ...rest, expectedTotal: toWirePrice(expectedTotal), ...cards });
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
  return orderView(row, lines, await orderPayments(db, row.uuid));
}

/**
 * Who places an order, in which language: the request uuid, and the key that makes a repeated call answer the same
 * order.
 */
export interface Placement {
  owner: string;
  lang: Language;
  idempotencyKey: string | null;
  /** Where it goes, in words. */
  description: string;
  expectation: ExpectedDelivery;
  now: Date;
  /** Who takes the payment by card, and until when; null where none is taken. */
  card: { provider: string; until: Date } | null;
}

function lineDocument({ line: { team, print }, goods, mounting, related, setName }: PricedLine): string {
  const document: OrderLineDocument = {
    name: goods.name,
    brand: goods.brand,
    title: [goods.title, mounting?.name, print && printTitle(print)].filter(Boolean).join(' + '),
    productId: goods.productId,
    image: goods.image,
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
  const { contact, delivery, comment, billing } = request;
  const { owner, lang, idempotencyKey, description, expectation, now, card } = placement;
  const sequence = await nextSequence(db);
  const document: OrderDocument = { contact, delivery, comment, billing, description, lang, ...expectation };
  const row = {
    uuid: randomUUID(),
    sequence,
    number: orderNumber(sequence, now),
    owner,
    idempotency_key: idempotencyKey,
    request_hash: idempotencyKey === null ? null : orderHash(request),
    placed_at: now.toISOString(),
    delivery_type: delivery.type,
    payment_way: card === null ? ('on_delivery' as const) : ('card' as const),
    items_total: plan.total.items,
    discount_total: plan.total.discount,
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
    discount: plan.discounts[position] ?? noMoney,
    document: lineDocument(line),
  }));
  await db.insertInto('orders').values(row).execute();
  await db.insertInto('order_line').values(lines).execute();
  await noteTakes(db, row.uuid, plan.takes);
  const redeemed = plan.vouchers.filter(({ discount }) => discount > 0);
  const paying = plan.giftCards.filter(({ paid }) => paid > 0);
  const left = difference(plan.total.grand, plan.total.giftCards);
  const tries = card === null ? [] : [await insertTry(db, { orderUuid: row.uuid, amount: left, ...card }, now)];
  return orderView(row, lines, {
    tries,
    isAwaiting: tries.length > 0,
    vouchers: redeemed.map(({ voucher: { code, name }, discount }) => ({ code, name, discount })),
    giftCards: paying.map(({ card: { ending }, paid }) => ({ ending, paid })),
  });
}
