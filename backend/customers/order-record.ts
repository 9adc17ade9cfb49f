import type { Kysely, Selectable, Transaction } from 'kysely';
import type { OrderRecord } from '#lib/contract/order-record.ts';
import { recordEvent } from '../db/events.ts';
import { isCustomMade, orderPayments, orderView, type OrderDocument, type OrderLineDocument } from '../db/orders.ts';
import type { Database } from '../db/schema.ts';
import { orderLines, papersOf, refundsOf, timelineOf, withdrawnPieces } from './order-history.ts';

type OrderRow = Selectable<Database['orders']>;
type OrderLineRow = Selectable<Database['order_line']>;

/** The numbers of goods as the catalog has them today, by option. */
async function codesOf(
  db: Kysely<Database>,
  lines: readonly OrderLineRow[],
): Promise<Map<number, { sku: string; ean: string }>> {
  const options = [...new Set(lines.map(({ option_id: id }) => id))];
  const rows = await db.selectFrom('product_option').select(['id', 'sku', 'ean']).where('id', 'in', options).execute();
  return new Map(rows.map(({ id, sku, ean }) => [id, { sku, ean }]));
}

function deliveryOf({ delivery, description }: OrderDocument): OrderRecord['delivery'] {
  const way = { type: delivery.type, description, address: null, place: null };
  switch (delivery.type) {
    case 'home':
      return { ...way, address: delivery.address };
    case 'click_and_collect':
      return { ...way, place: delivery.store };
    case 'pick_up_points':
      return { ...way, place: delivery.point };
  }
}

/** An order as other systems read it, from its row (ADR-0137). */
export async function orderRecord(db: Kysely<Database>, row: OrderRow): Promise<OrderRecord> {
  const document: OrderDocument = JSON.parse(row.document);
  const lines = await orderLines(db, [row.uuid]);
  const codes = await codesOf(db, lines);
  const withdrawn = await withdrawnPieces(db, row.uuid);
  const customer = await db.selectFrom('customer').select('uuid').where('uuid', '=', row.owner).executeTakeFirst();
  const timeline = await timelineOf(db, row);
  const { tracking, invoice } = await papersOf(db, row.uuid);
  const { uuid, number, placedAt, items, vouchers, giftCards, total, payment, billing } = orderView(
    row,
    lines,
    await orderPayments(db, row.uuid),
  );
  const { lastName, firstName, email, phone } = document.contact;
  return {
    uuid,
    number,
    placedAt,
    status: timeline.at(-1)?.status ?? 'placed',
    timeline,
    customer: customer?.uuid ?? null,
    contact: { lastName, firstName, email, phone },
    delivery: deliveryOf(document),
    comment: document.comment ?? null,
    items: items.flatMap((item, index) => {
      const line = lines[index];
      if (!line) return [];
      const own: OrderLineDocument = JSON.parse(line.document);
      const code = codes.get(line.option_id);
      return {
        ...item,
        line: line.position,
        productId: own.productId,
        optionId: line.option_id,
        sku: code?.sku ?? null,
        ean: code?.ean ?? null,
        withdrawn: withdrawn.get(line.position) ?? 0,
        isCustomMade: isCustomMade(own),
      };
    }),
    vouchers,
    giftCards,
    total,
    billing,
    payment: payment && { way: payment.way, state: payment.state, amount: payment.amount, refunded: payment.refunded },
    shipment: tracking,
    invoice,
    refunds: await refundsOf(db, row.uuid),
  };
}

/** Tells other systems of an order that the shop is to work on, in the transaction in which it became that (EVT-01). */
export async function recordPlaced(db: Transaction<Database>, orderUuid: string, now: Date): Promise<void> {
  const row = await db.selectFrom('orders').selectAll().where('uuid', '=', orderUuid).executeTakeFirstOrThrow();
  await recordEvent(db, { type: 'order.placed', data: { order: await orderRecord(db, row) } }, now);
}
