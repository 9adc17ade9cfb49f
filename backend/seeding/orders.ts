import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { catalogLanguage } from '#lib/contract/language.ts';
import { noMoney, sumOf } from '#lib/contract/money.ts';
import type { Order, OrderStatus } from '#lib/contract/order.ts';
import { marketDay } from '#lib/core/calendar/days.ts';
import type { SeedOf } from '#lib/contract/seed.ts';
import { creditPoints } from '../customers/loyalty-book.ts';
import { pointsFor } from '../customers/loyalty.ts';
import { noteStatus } from '../customers/order-history.ts';
import { insertOrder } from '../db/orders.ts';
import { describeDelivery } from '../db/places.ts';
import type { Database } from '../db/schema.ts';
import { priceCart } from '../domain/cart-prices.ts';
import { deliveryPrice } from '../domain/delivery.ts';
import { expectedDelivery } from '../domain/expected-delivery.ts';
import type { Goods } from '../domain/goods.ts';
import type { ParsedOrderRequest } from '../domain/orders.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

export type SeedCustomer = SeedOf<'customer'>;
export type PastOrder = SeedCustomer['orders'][number];

/** A customer of a seed who has been stored. */
export interface StoredCustomer {
  id: number;
  customer: SeedCustomer;
}

type Step = readonly [status: OrderStatus, hours: number];

const homeSteps: readonly Step[] = [
  ['placed', 0],
  ['confirmed', 1],
  ['packed', 20],
  ['shipped', 26],
  ['delivered', 49],
];
const collectSteps: readonly Step[] = [
  ['placed', 0],
  ['confirmed', 1],
  ['ready_for_pickup', 5],
  ['delivered', 30],
];

/** The timeline of an order up to its status, in hours after it was placed. */
function stepsOf({ status, delivery }: PastOrder): readonly Step[] {
  const steps = delivery.type === 'click_and_collect' ? collectSteps : homeSteps;
  if (status === 'cancelled') return [...steps.slice(0, 2), ['cancelled', 9]];
  if (status === 'withdrawn') return [...steps, ['withdrawn', 150]];
  return steps.slice(0, steps.findIndex(([step]) => step === status) + 1);
}

function deliveryOf({ delivery }: PastOrder, { addresses: [address] }: SeedCustomer): ParsedOrderRequest['delivery'] {
  if (delivery.type !== 'home') return delivery;
  if (!address) throw new Error('A customer of a seed has an address');
  return { type: 'home', address };
}

async function insertPapers(
  db: Transaction<Database>,
  { uuid, number }: Order,
  carrier: string,
  steps: readonly Step[],
): Promise<void> {
  const has = (status: OrderStatus) => steps.some(([step]) => step === status);
  const digits = number.replace(/\D/g, '');
  if (has('shipped')) {
    await db
      .insertInto('order_shipment')
      .values({ order_uuid: uuid, carrier, number: `SZF${digits}HU`, url: null })
      .execute();
  }
  if (has('shipped') || has('ready_for_pickup')) {
    await db
      .insertInto('order_invoice')
      .values({ order_uuid: uuid, number: `SZ-${digits}`, url: null })
      .execute();
  }
}

async function insertWithdrawal(
  db: Transaction<Database>,
  order: Order,
  { customer, id }: StoredCustomer,
  points: number,
  at: Date,
): Promise<void> {
  const uuid = randomUUID();
  const moment = at.toISOString();
  await db
    .insertInto('withdrawal')
    .values({
      uuid,
      order_uuid: order.uuid,
      name: `${customer.lastName} ${customer.firstName}`,
      email: customer.email,
      created_at: moment,
      confirmed_at: moment,
    })
    .execute();
  await db
    .insertInto('withdrawal_item')
    .values(
      order.items.map(({ quantity, lineTotal: refund }, line) => ({ withdrawal_uuid: uuid, line, quantity, refund })),
    )
    .execute();
  await creditPoints(db, id, { points: -points, reason: 'return', orderNumber: order.number }, at);
}

function cartOf({ lines }: PastOrder, goods: ReadonlyMap<number, Goods>) {
  const cartLines = lines.map(({ optionId, quantity }, index) => ({
    hash: String(index),
    optionId,
    quantity,
    mounting: null,
    related: [],
    set: null,
    team: null,
    print: null,
    added: null,
  }));
  return priceCart(cartLines, { goods: new Map(goods), sets: new Map() });
}

/** Stores the order itself as it was placed, at the prices of today. */
async function insertPlaced(
  db: Transaction<Database>,
  customer: SeedCustomer,
  order: PastOrder,
  goods: ReadonlyMap<number, Goods>,
  placedAt: Date,
): Promise<Order> {
  const { uuid: owner, firstName, lastName, email, phone } = customer;
  const cart = cartOf(order, goods);
  const delivery = deliveryOf(order, customer);
  const { items } = cart.parcel;
  const deliveryTotal = deliveryPrice(delivery.type, cart.parcel);
  const plan = {
    lines: cart.lines,
    discounts: [],
    vouchers: [],
    giftCards: [],
    left: [],
    takes: [],
    total: {
      items,
      discount: noMoney,
      delivery: deliveryTotal,
      grand: sumOf([items, deliveryTotal]),
      giftCards: noMoney,
    },
  };
  const request: ParsedOrderRequest = {
    contact: { firstName, lastName, email, phone },
    delivery,
    expectedTotal: noMoney,
    acceptTerms: true,
  };
  const description = await describeDelivery(db, delivery);
  const expectation = expectedDelivery(delivery, plan, marketDay(placedAt));
  return insertOrder(db, plan, request, {
    owner,
    lang: catalogLanguage,
    idempotencyKey: null,
    description,
    expectation,
    now: placedAt,
    card: null,
  });
}

/** Places an order of the past, with what has become of it. It takes nothing from stock and sends no mail. */
export async function placePastOrder(
  db: Transaction<Database>,
  stored: StoredCustomer,
  order: PastOrder,
  goods: ReadonlyMap<number, Goods>,
  now: Date,
): Promise<void> {
  const placedAt = new Date(now.getTime() - order.daysAgo * day - 2 * hour);
  const placed = await insertPlaced(db, stored.customer, order, goods, placedAt);
  const steps = stepsOf(order);
  const moment = (hours: number) => new Date(placedAt.getTime() + hours * hour);
  for (const [status, hours] of steps) await noteStatus(db, placed.uuid, status, moment(hours));
  await insertPapers(db, placed, order.carrier, steps);
  if (order.status === 'cancelled') return;
  const points = pointsFor(placed.total.items);
  await creditPoints(db, stored.id, { points, reason: 'order', orderNumber: placed.number }, placedAt);
  if (order.status === 'withdrawn') await insertWithdrawal(db, placed, stored, points, moment(150));
}
