import { timeZone } from '#lib/contract/market/place.ts';

import { picturePath } from '#lib/core/pictures/media-host.ts';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { WireOrder, WireOrderDetails, OrderStatus, WireOrderSummary } from '#lib/contract/order.ts';
import type { OrderRecord } from '#lib/contract/order-record.ts';
import { toWirePrice } from '#lib/contract/money.ts';
import { loadCartCatalog } from '../db/goods.ts';
import {
  isCustomMade,
  orderPayments,
  orderView,
  wireOrder,
  type OrderDocument,
  type OrderLineDocument,
} from '../db/orders.ts';
import type { Database } from '../db/schema.ts';
import type { Goods } from '../domain/goods.ts';
import { isUnderway, mayBecome } from '../domain/order-states.ts';
import { isWithdrawalOver, withdrawalDeadline, type OpenPieces, type StatusChange } from '../domain/withdrawal.ts';
import { Conflict, NotFound } from '../domain/errors.ts';
import { pathInTeam } from '../teams/addresses.ts';

type OrderRow = Selectable<Database['orders']>;
type OrderLineRow = Selectable<Database['order_line']>;
type GoodsById = ReadonlyMap<number, Goods>;

const mostImages = 4;
const budapestYear = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' });

/** Adds a status to an order's timeline. Throws Conflict `order: changed` where it may not become that. */
export async function noteStatus(
  db: Transaction<Database>,
  orderUuid: string,
  status: OrderStatus,
  now: Date,
): Promise<void> {
  const last = await db
    .selectFrom('order_status')
    .select(['position', 'status'])
    .where('order_uuid', '=', orderUuid)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!mayBecome(last?.status ?? null, status)) throw new Conflict('The order has changed', { order: ['changed'] });
  const position = last === undefined ? 0 : last.position + 1;
  await db
    .insertInto('order_status')
    .values({ order_uuid: orderUuid, position, status, at: now.toISOString() })
    .execute();
}

/** The timelines of orders, oldest status first. */
async function timelinesOf(db: Kysely<Database>, uuids: readonly string[]): Promise<Map<string, StatusChange[]>> {
  if (uuids.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_status')
    .selectAll()
    .where('order_uuid', 'in', uuids)
    .orderBy('order_uuid')
    .orderBy('position')
    .execute();
  const lists = Map.groupBy(rows, ({ order_uuid: uuid }) => uuid);
  return new Map(Array.from(lists, ([uuid, list]) => [uuid, list.map(({ status, at }) => ({ status, at }))]));
}

/** The timeline of an order, oldest status first. */
export async function timelineOf(db: Kysely<Database>, { uuid, placed_at: at }: OrderRow): Promise<StatusChange[]> {
  return (await timelinesOf(db, [uuid])).get(uuid) ?? [{ status: 'placed', at }];
}

export async function orderLines(db: Kysely<Database>, uuids: readonly string[]): Promise<OrderLineRow[]> {
  if (uuids.length === 0) return [];
  return db
    .selectFrom('order_line')
    .selectAll()
    .where('order_uuid', 'in', uuids)
    .orderBy('order_uuid')
    .orderBy('position')
    .execute();
}

/** What the catalog has today of the options of lines. */
async function goodsOf(db: Kysely<Database>, lines: readonly OrderLineRow[], now: Date): Promise<GoodsById> {
  const options = [...new Set(lines.map(({ option_id: id }) => id))];
  return (await loadCartCatalog(db, { options, sets: [] }, { role: 'vk', now })).goods;
}

function imageOf(goods: Goods | undefined) {
  return goods ? { path: picturePath(goods.image.name), alt: goods.image.alt } : null;
}

/** Path of a line's product as it is today; in the team shop of its team, for goods of the shop have no page there. */
function pathOf(goods: Goods | undefined, { team = null }: OrderLineDocument, isTeamShop: boolean): string | null {
  if (!goods || (isTeamShop && team === null)) return null;
  return isTeamShop && team !== null ? pathInTeam(team, goods.url) : goods.url;
}

/** Pieces of an order's lines that were withdrawn from, by line. */
export async function withdrawnPieces(db: Kysely<Database>, orderUuid: string): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('withdrawal_item')
    .innerJoin('withdrawal', 'withdrawal.uuid', 'withdrawal_item.withdrawal_uuid')
    .select(['withdrawal_item.line', 'withdrawal_item.quantity'])
    .where('withdrawal.order_uuid', '=', orderUuid)
    .where('withdrawal.confirmed_at', 'is not', null)
    .execute();
  const pieces = new Map<number, number>();
  for (const { line, quantity } of rows) pieces.set(line, (pieces.get(line) ?? 0) + quantity);
  return pieces;
}

/** Pieces of each line of an order that were not withdrawn from. */
export async function piecesLeft(
  db: Kysely<Database>,
  orderUuid: string,
  lines: readonly OrderLineRow[],
): Promise<OpenPieces[]> {
  const withdrawn = await withdrawnPieces(db, orderUuid);
  return lines.map(({ position, quantity, document }) => ({
    line: position,
    quantity: quantity - (withdrawn.get(position) ?? 0),
    isCustomMade: isCustomMade(JSON.parse(document)),
  }));
}

/** The orders of an owner, newest first; those of a year of Hungary, and with a status, where these are given. */
export async function listOrders(
  db: Kysely<Database>,
  owner: string,
  { year, status }: { year?: number | undefined; status?: OrderStatus | undefined },
  now: Date,
): Promise<WireOrderSummary[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('owner', '=', owner)
    .orderBy('sequence', 'desc')
    .execute();
  const timelines = await timelinesOf(
    db,
    rows.map(({ uuid }) => uuid),
  );
  const statusOf = ({ uuid }: OrderRow) => timelines.get(uuid)?.at(-1)?.status ?? 'placed';
  const chosen = rows.filter(
    (row) =>
      (year === undefined || Number(budapestYear.format(new Date(row.placed_at))) === year) &&
      (status === undefined || statusOf(row) === status),
  );
  const lines = await orderLines(
    db,
    chosen.map(({ uuid }) => uuid),
  );
  const goods = await goodsOf(db, lines, now);
  const byOrder = Map.groupBy(lines, ({ order_uuid: uuid }) => uuid);
  return chosen.map((row) => {
    const own = byOrder.get(row.uuid) ?? [];
    return {
      uuid: row.uuid,
      number: row.number,
      placedAt: row.placed_at,
      status: statusOf(row),
      grand: toWirePrice(row.grand_total),
      pieces: own.reduce((sum, { quantity }) => sum + quantity, 0),
      images: own.flatMap(({ option_id: id }) => imageOf(goods.get(id)) ?? []).slice(0, mostImages),
    };
  });
}

/** Where a parcel can be followed, and the invoice. */
export async function papersOf(
  db: Kysely<Database>,
  orderUuid: string,
): Promise<Pick<WireOrderDetails, 'tracking' | 'invoice'>> {
  const tracking = await db
    .selectFrom('order_shipment')
    .select(['carrier', 'number', 'url'])
    .where('order_uuid', '=', orderUuid)
    .executeTakeFirst();
  const invoice = await db
    .selectFrom('order_invoice')
    .select(['number', 'url'])
    .where('order_uuid', '=', orderUuid)
    .executeTakeFirst();
  return { tracking: tracking ?? null, invoice: invoice ?? null };
}

/** What money went back of an order, oldest first. */
export async function refundsOf(db: Kysely<Database>, orderUuid: string): Promise<OrderRecord['refunds']> {
  return db
    .selectFrom('order_refund')
    .select(['reference', 'amount', 'reason', 'at'])
    .where('order_uuid', '=', orderUuid)
    .orderBy('at')
    .orderBy('reference')
    .execute();
}

/** How an order is looked at: when, and with links into the shop or the team shop. */
export interface OrderLook {
  now: Date;
  isTeamShop: boolean;
}

/** The row of an owner's order. Throws NotFound for one that is not there or another's. */
export async function ownOrder(db: Kysely<Database>, owner: string, uuid: string): Promise<OrderRow> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('owner', '=', owner)
    .executeTakeFirst();
  if (!row) throw new NotFound('id');
  return row;
}

/**
 * An order of an owner with everything about it, as the shop or the team shop links its goods. Throws NotFound for one
 * that is not there or another's.
 */
export async function orderDetails(
  db: Kysely<Database>,
  owner: string,
  uuid: string,
  look: OrderLook,
): Promise<WireOrderDetails> {
  return detailsOf(db, await ownOrder(db, owner, uuid), look);
}

/** The items of an order, with what the catalog has of them today. */
function itemsOf(
  items: WireOrder['items'],
  lines: readonly OrderLineRow[],
  { goods, withdrawn, isTeamShop }: { goods: GoodsById; withdrawn: ReadonlyMap<number, number>; isTeamShop: boolean },
): WireOrderDetails['items'] {
  return lines.flatMap((line, index) => {
    const item = items[index];
    const document: OrderLineDocument = JSON.parse(line.document);
    const today = goods.get(line.option_id);
    if (!item) return [];
    return [
      {
        ...item,
        productId: document.productId,
        line: line.position,
        optionId: line.option_id,
        url: pathOf(today, document, isTeamShop),
        image: imageOf(today),
        withdrawn: withdrawn.get(line.position) ?? 0,
        isCustomMade: isCustomMade(document),
      },
    ];
  });
}

/** Everything about an order from its row. */
export async function detailsOf(
  db: Kysely<Database>,
  row: OrderRow,
  { now, isTeamShop }: OrderLook,
): Promise<WireOrderDetails> {
  const { uuid } = row;
  const lines = await orderLines(db, [uuid]);
  const goods = await goodsOf(db, lines, now);
  const withdrawn = await withdrawnPieces(db, uuid);
  const timeline = await timelineOf(db, row);
  const status = timeline.at(-1)?.status ?? 'placed';
  const deadline = withdrawalDeadline(timeline);
  const { contact }: OrderDocument = JSON.parse(row.document);
  const { items, expected, isDayAgreed, ...view } = wireOrder(orderView(row, lines, await orderPayments(db, uuid)));
  return {
    ...view,
    ...(await papersOf(db, uuid)),
    refunds: (await refundsOf(db, uuid)).map(({ amount, at }) => ({ amount: toWirePrice(amount), at })),
    status,
    timeline,
    expected: isUnderway(status) ? expected : null,
    isDayAgreed: isUnderway(status) && isDayAgreed === true,
    items: itemsOf(items, lines, { goods, withdrawn, isTeamShop }),
    contact: {
      firstName: contact.firstName,
      lastName: contact.lastName,
      email: contact.email,
      phone: contact.phone,
    },
    withdrawalUntil: isWithdrawalOver(deadline, now) ? null : deadline,
    isCancellable: mayBecome(status, 'cancelled') && withdrawn.size === 0,
  };
}
