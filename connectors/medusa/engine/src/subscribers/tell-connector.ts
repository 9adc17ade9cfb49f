import { createHmac, randomUUID } from 'node:crypto';

/**
 * Goes into the engine's own project, `src/subscribers/`, and tells the connector which products and orders changed: ids
 * alone, which the connector reads back (ADR-0145). What gets lost here is found by the connector's whole comparison.
 */

/** The engine's query over its modules, as far as it is used here. */
interface Query {
  graph(question: {
    entity: string;
    fields: string[];
    filters: { id: string | string[] };
  }): Promise<{ data: unknown[] }>;
}
interface Told {
  event: { name: string; data: { id?: string | string[]; order_id?: string } };
  container: { resolve(name: 'query'): unknown };
}
interface Hint {
  products?: string[];
  orders?: string[];
  /** That nobody knows of which product it is: everything has to be compared. */
  all?: boolean;
}

/** Longest wait for the connector, ms: an event that takes longer is found by the comparison. */
const longestWait = 5000;

/** How the engine's modules lead from what changed to a product or an order: one question after the other. */
interface Way {
  steps: { entity: string; path: string }[];
  of: 'products' | 'orders';
}
const ofItem = { entity: 'inventory_item', path: 'variants.product_id' };
const ofLevel: Way = { steps: [{ entity: 'inventory_level', path: 'inventory_item_id' }, ofItem], of: 'products' };
const ofReservation: Way = { steps: [{ entity: 'reservation', path: 'inventory_item_id' }, ofItem], of: 'products' };
const ofFulfilment: Way = { steps: [{ entity: 'fulfillment', path: 'order.id' }], of: 'orders' };
const ways: Record<string, Way> = {
  'pricing.price': {
    steps: [
      { entity: 'price', path: 'price_set_id' },
      { entity: 'price_set', path: 'variant.product_id' },
    ],
    of: 'products',
  },
  'product-variant': { steps: [{ entity: 'variant', path: 'product_id' }], of: 'products' },
  'inventory-level': ofLevel,
  'inventory.inventory-level': ofLevel,
  'reservation-item': ofReservation,
  'inventory.reservation-item': ofReservation,
  payment: {
    steps: [
      { entity: 'payment', path: 'payment_collection_id' },
      { entity: 'payment_collection', path: 'order.id' },
    ],
    of: 'orders',
  },
  shipment: ofFulfilment,
  delivery: ofFulfilment,
};

/** The texts at the end of a path, through lists and objects. */
function textsAt(value: unknown, path: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsAt(one, path));
  const [name, ...rest] = path;
  if (name === undefined) return typeof value === 'string' ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return textsAt((value as Record<string, unknown>)[name], rest);
}

async function hintOf({ event: { name, data }, container }: Told): Promise<Hint> {
  const ids = [data.id ?? []].flat();
  if (data.order_id !== undefined) return { orders: [data.order_id] };
  if (name.startsWith('order.')) return { orders: ids };
  if (name.startsWith('product.')) return { products: ids };
  const way = ways[name.slice(0, name.lastIndexOf('.'))];
  if (way === undefined || ids.length === 0) return { all: true };
  const query = container.resolve('query') as Query;
  let reached = ids;
  for (const { entity, path } of way.steps) {
    if (reached.length === 0) break;
    const { data: found } = await query.graph({ entity, fields: [path], filters: { id: reached } });
    reached = [...new Set(textsAt(found, path.split('.')))];
  }
  return reached.length > 0 ? { [way.of]: reached } : { all: true };
}

/** Standard Webhooks, as the shop signs its own. */
async function send(hint: Hint): Promise<void> {
  const { CONNECTOR_URL: url, CONNECTOR_SECRET: secret } = process.env;
  if (!url || !secret) return;
  const id = `hint_${randomUUID()}`;
  const timestamp = String(Math.floor(Date.now() / 1000));
  const body = JSON.stringify(hint);
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
    body,
    signal: AbortSignal.timeout(longestWait),
  });
}

export default async function tellConnector(told: Told): Promise<void> {
  const hint = await hintOf(told).catch((): Hint => ({ all: true }));
  await send(hint).catch((error: unknown) => console.warn(`The connector was not told of ${told.event.name}:`, error));
}

export const config = {
  event: [
    ...['product.created', 'product.updated', 'product.deleted'],
    ...['product-variant.created', 'product-variant.updated', 'product-variant.deleted'],
    ...['product-category.created', 'product-category.updated', 'product-category.deleted'],
    // One that is deleted leads nowhere any more; what takes its place is told of.
    ...['pricing.price.created', 'pricing.price.updated'],
    ...['inventory-level.created', 'inventory-level.updated'],
    ...['inventory.inventory-level.created', 'inventory.inventory-level.updated'],
    ...['reservation-item.created', 'reservation-item.updated', 'reservation-item.deleted'],
    ...['inventory.reservation-item.created', 'inventory.reservation-item.updated'],
    ...['order.placed', 'order.canceled', 'order.completed', 'order.updated', 'order.fulfillment_created'],
    ...['payment.captured', 'payment.refunded', 'shipment.created', 'delivery.created'],
  ],
};
