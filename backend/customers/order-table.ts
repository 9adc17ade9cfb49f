import { inWholeUnits, sumOf } from '#lib/contract/money.ts';
import type { OrderRecord } from '#lib/contract/order-record.ts';
import { byteOrderMark, csvLine } from '#lib/core/text/csv.ts';

type Item = OrderRecord['items'][number];
type Column = readonly [name: string, valueOf: (order: OrderRecord, item: Item) => string | number | null];

/** A line for each item, what is the order's on each of them, as spreadsheets and other systems' imports take it. */
const columns: readonly Column[] = [
  ['number', ({ number }) => number],
  ['placedAt', ({ placedAt }) => placedAt],
  ['status', ({ status }) => status],
  ['lastName', ({ contact }) => contact.lastName],
  ['firstName', ({ contact }) => contact.firstName],
  ['email', ({ contact }) => contact.email],
  ['phone', ({ contact }) => contact.phone],
  ['deliveryType', ({ delivery }) => delivery.type],
  ['postal', ({ delivery }) => delivery.address?.postal ?? null],
  ['city', ({ delivery }) => delivery.address?.city ?? null],
  ['street', ({ delivery }) => delivery.address?.street ?? null],
  ['streetNo', ({ delivery }) => delivery.address?.streetNo ?? null],
  ['place', ({ delivery }) => delivery.place],
  ['comment', ({ comment }) => comment],
  ['line', (_, { line }) => line],
  ['sku', (_, { sku }) => sku],
  ['ean', (_, { ean }) => ean],
  ['brand', (_, { brand }) => brand],
  ['name', (_, { name }) => name],
  ['title', (_, { title }) => title],
  ['quantity', (_, { quantity }) => quantity],
  ['withdrawn', (_, { withdrawn }) => withdrawn],
  ['price', (_, { price }) => inWholeUnits(price)],
  ['lineTotal', (_, { lineTotal }) => inWholeUnits(lineTotal)],
  ['lineDiscount', (_, { discount }) => inWholeUnits(discount)],
  ['itemsTotal', ({ total }) => inWholeUnits(total.items)],
  ['discountTotal', ({ total }) => inWholeUnits(total.discount)],
  ['deliveryTotal', ({ total }) => inWholeUnits(total.delivery)],
  ['grandTotal', ({ total }) => inWholeUnits(total.grand)],
  ['giftCards', ({ total }) => inWholeUnits(total.giftCards)],
  ['refunded', ({ refunds }) => inWholeUnits(sumOf(refunds.map(({ amount }) => amount)))],
  ['paymentWay', ({ payment }) => payment?.way ?? null],
  ['paymentState', ({ payment }) => payment?.state ?? null],
  ['refundedToCard', ({ payment }) => payment && inWholeUnits(payment.refunded)],
  ['carrier', ({ shipment }) => shipment?.carrier ?? null],
  ['trackingNumber', ({ shipment }) => shipment?.number ?? null],
  ['invoice', ({ invoice }) => invoice?.number ?? null],
];

/** How orders are written down. */
export interface OrderFormat {
  head: string;
  linesOf: (order: OrderRecord) => string;
}

export const orderFormats: Readonly<Record<'csv' | 'ndjson', OrderFormat>> = {
  csv: {
    head: byteOrderMark + csvLine(columns.map(([name]) => name)),
    linesOf: (order) =>
      order.items.map((item) => csvLine(columns.map(([, valueOf]) => String(valueOf(order, item) ?? '')))).join(''),
  },
  ndjson: { head: '', linesOf: (order) => `${JSON.stringify(order)}\n` },
};
