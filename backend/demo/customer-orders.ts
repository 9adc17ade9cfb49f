import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Order, OrderStatus } from '#lib/contract/order.ts';
import { parsePrice } from '#lib/prices/index.ts';
import { creditPoints } from '../customers/loyalty-book.ts';
import { pointsFor } from '../customers/loyalty.ts';
import { noteStatus } from '../customers/order-history.ts';
import { insertOrder } from '../db/orders.ts';
import { describeDelivery } from '../db/places.ts';
import type { Database } from '../db/schema.ts';
import { priceCart } from '../domain/cart-prices.ts';
import { deliveryPrice } from '../domain/delivery.ts';
import type { Goods } from '../domain/goods.ts';
import type { ParsedOrderRequest } from '../domain/orders.ts';
import type { DemoOrder, DemoPerson } from './people.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

export interface DemoCustomer {
  id: number;
  uuid: string;
  person: DemoPerson;
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
function stepsOf({ status, delivery }: DemoOrder): readonly Step[] {
  const steps = delivery === 'click_and_collect' ? collectSteps : homeSteps;
  if (status === 'cancelled') return [...steps.slice(0, 2), ['cancelled', 9]];
  if (status === 'withdrawn') return [...steps, ['withdrawn', 150]];
  return steps.slice(0, steps.findIndex(([step]) => step === status) + 1);
}

/** The first store or pick-up point, or the customer's first address. */
async function deliveryOf(
  db: Transaction<Database>,
  { delivery: type }: DemoOrder,
  { addresses: [address] }: DemoPerson,
): Promise<ParsedOrderRequest['delivery']> {
  const store = await db.selectFrom('store').select('sysname').orderBy('position').limit(1).executeTakeFirst();
  if (type === 'click_and_collect' && store) return { type, store: store.sysname };
  const point = await db.selectFrom('pick_up_point').select('id').orderBy('position').limit(1).executeTakeFirst();
  if (type === 'pick_up_points' && point) return { type, point: point.id };
  return { type: 'home', address: { ...address } };
}

async function insertPapers(db: Transaction<Database>, { uuid, number }: Order, steps: readonly Step[]): Promise<void> {
  const has = (status: OrderStatus) => steps.some(([step]) => step === status);
  const digits = number.replace(/\D/g, '');
  if (has('shipped')) {
    await db
      .insertInto('order_shipment')
      .values({ order_uuid: uuid, carrier: 'Szélfutár', number: `SZF${digits}HU`, url: null })
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
  { person, id }: DemoCustomer,
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
      name: `${person.lastName} ${person.firstName}`,
      email: person.email,
      created_at: moment,
      confirmed_at: moment,
    })
    .execute();
  await db
    .insertInto('withdrawal_item')
    .values(order.items.map(({ quantity }, line) => ({ withdrawal_uuid: uuid, line, quantity })))
    .execute();
  await creditPoints(db, id, { points: -points, reason: 'return', orderNumber: order.number }, at);
}

/**
 * Places an order of the demo in the past, with what has become of it. It takes nothing from stock and sends no mail.
 */
export async function placeDemoOrder(
  db: Transaction<Database>,
  customer: DemoCustomer,
  order: DemoOrder,
  goods: readonly Goods[],
  now: Date,
): Promise<void> {
  const {
    person: { firstName, lastName, email, phone },
  } = customer;
  const placedAt = new Date(now.getTime() - order.daysAgo * day - 2 * hour);
  const lines = goods.map(({ optionId }, index) => ({
    hash: String(index),
    optionId,
    quantity: index === 0 ? order.quantity : 1,
    mounting: null,
    related: [],
    set: null,
    team: null,
    print: null,
    added: null,
  }));
  const cart = priceCart(lines, { goods: new Map(goods.map((item) => [item.optionId, item])), sets: new Map() });
  const delivery = await deliveryOf(db, order, customer.person);
  const deliveryTotal = deliveryPrice(delivery.type, cart.parcel);
  const { items } = cart.parcel;
  const plan = {
    lines: cart.lines,
    left: [],
    takes: [],
    total: { items, delivery: deliveryTotal, grand: items + deliveryTotal },
  };
  const request: ParsedOrderRequest = {
    contact: { firstName, lastName, email, phone },
    delivery,
    expectedTotal: '0',
    acceptTerms: true,
  };
  const description = await describeDelivery(db, delivery);
  const placed = await insertOrder(db, plan, request, {
    owner: customer.uuid,
    idempotencyKey: null,
    description,
    now: placedAt,
  });
  const steps = stepsOf(order);
  const moment = (hours: number) => new Date(placedAt.getTime() + hours * hour);
  for (const [status, hours] of steps) await noteStatus(db, placed.uuid, status, moment(hours));
  await insertPapers(db, placed, steps);
  if (order.status === 'cancelled') return;
  const points = pointsFor(parsePrice(placed.total.items) ?? 0);
  await creditPoints(db, customer.id, { points, reason: 'order', orderNumber: placed.number }, placedAt);
  if (order.status === 'withdrawn') await insertWithdrawal(db, placed, customer, points, moment(150));
}
