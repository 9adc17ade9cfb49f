import { setTimeout as pause } from 'node:timers/promises';
import type { OrderRecord } from '#lib/contract/order-record.ts';
import { fillEngine, keyHeader } from './engine-data.ts';
import { proveErasure, proveWithdrawal } from './persons.ts';
import { until, type Place } from './place.ts';
import { buy, type Bought } from './shoppers.ts';

/** A proof: what it is about, and figures once it holds. It throws an Error where it does not. */
export interface Proof {
  about: string;
  prove: (place: Place) => Promise<string>;
}

interface Card {
  id: number;
  prices: { vk: string };
}
interface Variant {
  id: string;
  sku: string;
  inventory_items: { inventory_item_id: string }[];
}
interface EngineOrder {
  id: string;
  total: number;
  metadata: { shop_number?: string };
  items: { id: string; quantity: number }[];
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const forints = (price: string) => Number(price.replaceAll('.', ''));
/** Longest time in which the shop has to follow a price, ms. */
const longestPrice = 5000;
/** Longest wait for orders, ms: on a busy machine the engine takes a second or two for each. */
const longestOut = 400_000;

async function cardOf({ inShop }: Place, number: number): Promise<Card> {
  const { products } = await inShop<{ products: Card[] }>(`/api/v1/search/?q=${encodeURIComponent(`V-${number}-41`)}`);
  const [card] = products;
  if (!card) throw new Error(`V-${number}-41 is not there`);
  return card;
}

const optionsOf = async ({ inShop }: Place, id: number) =>
  (await inShop<{ options: { id: number; sku: string }[] }>(`/api/v1/product/${id}/`)).options;

async function firstOptionOf(place: Place, number: number): Promise<number> {
  const [option] = await optionsOf(place, (await cardOf(place, number)).id);
  if (!option) throw new Error(`V-${number}-41 has no options`);
  return option.id;
}

async function variantOf({ inEngine }: Place, number: number): Promise<{ product: string; variants: Variant[] }> {
  const { products } = await inEngine<{ products: { id: string; variants: Variant[] }[] }>(
    ...(['GET', `/admin/products?handle=vagta-${number}&fields=id,*variants,*variants.inventory_items`] as const),
  );
  const [product] = products;
  if (!product) throw new Error(`vagta-${number} is not in the engine`);
  return { product: product.id, variants: product.variants };
}

/** Orders of the shop in the engine, drafts apart. */
async function engineOrders({ inEngine }: Place): Promise<{ orders: EngineOrder[]; drafts: EngineOrder[] }> {
  const { orders } = await inEngine<{ orders: EngineOrder[] }>('GET', '/admin/orders?limit=1000&fields=+metadata');
  const { draft_orders: drafts } = await inEngine<{ draft_orders: EngineOrder[] }>(
    'GET',
    '/admin/draft-orders?limit=1000',
  );
  return { orders, drafts };
}

/** Waits until each order is in the engine, once and at the same total. */
async function allThere(place: Place, bought: readonly Bought[]): Promise<number> {
  const { found, after } = await until(
    `${bought.length} orders are in the engine`,
    async () => {
      const { orders, drafts } = await engineOrders(place);
      return orders.length >= bought.length && drafts.length === 0 && orders;
    },
    longestOut,
  );
  const numbers = found.map(({ metadata }) => metadata.shop_number);
  const twice = numbers.filter((number, at) => numbers.indexOf(number) !== at);
  if (twice.length > 0) throw new Error(`Orders are there twice: ${twice.join(', ')}`);
  const missing = bought.filter(({ number }) => !numbers.includes(number));
  if (missing.length > 0) throw new Error(`Orders are lost: ${missing.map(({ number }) => number).join(', ')}`);
  for (const { total, metadata } of found) {
    const { total: sums } = await place.inShop<OrderRecord>(`/admin/v1/orders/${metadata.shop_number}/`);
    if (Math.round(total) !== sums.grand)
      throw new Error(`${metadata.shop_number} was ${sums.grand} Ft and comes to ${total} Ft in the engine`);
  }
  return after;
}

const bought: Bought[] = [];

async function buySome(place: Place, count: number, first: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const card = await cardOf(place, first + at);
    const [option] = await optionsOf(place, card.id);
    if (!option) throw new Error('A product has no options');
    bought.push(await buy(place.api, option.id, 1 + (at % 2), `vevo-${first + at}`));
  }
}

/** The proofs, one after the other over the same goods and orders. */
export function proofsOf({ products, orders }: { products: number; orders: number }): Proof[] {
  return [
    {
      about: `${products} products come in`,
      async prove(place) {
        const { engine, ids, connector, inShop } = place;
        const began = performance.now();
        await fillEngine({ host: engine.host, authorization: keyHeader(ids.key) }, ids, products);
        const filled = performance.now() - began;
        connector.start();
        const { after } = await until(
          'all products are in the shop',
          async () => (await inShop<{ products: number }>('/health/')).products === products,
          600_000,
        );
        const card = await cardOf(place, 7);
        if (forints(card.prices.vk) !== 10_007) throw new Error(`The price of product 7 is ${card.prices.vk} Ft`);
        return `made in the engine in ${seconds(filled)}, in the shop ${seconds(after)} after the start`;
      },
    },
    {
      about: 'a price that was changed in the engine is on our product call within 5 s',
      async prove(place) {
        const { inEngine, inShop } = place;
        const card = await cardOf(place, 7);
        const times: number[] = [];
        for (const amount of [9_990, 9_490, 8_990]) {
          const { product, variants } = await variantOf(place, 7);
          const update = variants.map(({ id }) => ({ id, prices: [{ currency_code: 'huf', amount }] }));
          await inEngine('POST', `/admin/products/${product}/variants/batch`, { update });
          const { after } = await until('the price is there', async () => {
            const { prices } = await inShop<Card>(`/api/v1/product/${card.id}/`);
            return forints(prices.vk) === amount;
          });
          times.push(after);
        }
        if (Math.max(...times) > longestPrice) throw new Error(`It took ${times.map(seconds).join(', ')}`);
        return times.map(seconds).join(', ');
      },
    },
    {
      about: 'a stock that was changed in the engine follows, and a product that was deleted is sold out',
      async prove(place) {
        const { inEngine, inShop, ids } = place;
        const card = await cardOf(place, 9);
        const { product, variants } = await variantOf(place, 9);
        const item = variants[0]?.inventory_items[0]?.inventory_item_id;
        await inEngine('POST', `/admin/inventory-items/${item}/location-levels/${ids.location}`, {
          stocked_quantity: 3,
        });
        const rows = async () =>
          (await inShop<{ rows: { stock: number }[] }>(`/api/v1/product/${card.id}/stock/`)).rows.map(
            ({ stock }) => stock,
          );
        const { after: stock } = await until('3 pieces are there', async () => (await rows()).includes(3));
        await inEngine('DELETE', `/admin/products/${product}`);
        const { after: gone } = await until('it is sold out', async () => (await rows()).every((count) => count === 0));
        return `${seconds(stock)} and ${seconds(gone)}`;
      },
    },
    {
      about: `${orders} orders get out, each once and at its total`,
      async prove(place) {
        await buySome(place, orders, 20);
        const after = await allThere(place, bought);
        return `the last ${seconds(after)} after it was placed`;
      },
    },
    {
      about: 'the engine and the connector are killed while orders come: none is lost, none is there twice',
      async prove(place) {
        const { engine, connector } = place;
        const half = Math.ceil(orders / 4);
        await buySome(place, half, 20 + orders);
        await engine.kill();
        await buySome(place, half, 20 + orders + half);
        await connector.end('SIGKILL');
        await pause(1000);
        connector.start();
        await engine.start();
        // Once more in the middle of what waited.
        await pause(2000);
        await connector.end('SIGKILL');
        connector.start();
        const after = await allThere(place, bought);
        await pause(20_000);
        await allThere(place, bought);
        return `${bought.length} orders, all there ${seconds(after)} after the engine was back`;
      },
    },
    {
      about: 'states come back: shipped with its number, delivered, paid back, called off',
      prove: proveStates,
    },
    {
      about: 'a withdrawal from what was shipped is a return that waits for the goods',
      prove: async (place) => proveWithdrawal(place, await firstOptionOf(place, 11)),
    },
    {
      about: 'a customer who deletes the account is erased in the engine',
      prove: async (place) => proveErasure(place, await firstOptionOf(place, 12)),
    },
    {
      about: 'what the shop calls off is called off in the engine, and pieces agree on both sides',
      async prove(place) {
        const { inShop } = place;
        const after = await callOff(place, bought[3]?.number ?? '');
        // Of this one the shop may tell minutes later: the connector was away twice when it was placed.
        const late = await callOff(place, bought.at(-1)?.number ?? '');
        const { orders: all } = await inShop<{ orders: OrderRecord[] }>('/admin/v1/orders/?limit=100');
        const differing = await unlikeStocks(place, all);
        if (differing.length > 0) throw new Error(`Pieces differ: ${differing.join('; ')}`);
        return `${seconds(after)}, ${seconds(late)} where the connector had been killed; ${all.length} orders’ goods counted`;
      },
    },
  ];
}

/** Calls an order off in the shop. Answers after how long it is called off in the engine, ms. */
async function callOff(place: Place, number: string): Promise<number> {
  const { inEngine, api } = place;
  const answer = await fetch(`${api}/admin/v1/orders/${number}/status/`, {
    method: 'POST',
    headers: { authorization: 'Bearer a-key-of-the-connector', 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'cancelled' }),
  });
  if (!answer.ok) throw new Error(`${number} could not be called off: ${answer.status}`);
  const id = (await engineOrders(place)).orders.find(({ metadata }) => metadata.shop_number === number)?.id;
  const { after } = await until(`${number} is called off in the engine`, async () => {
    const { order } = await inEngine<{ order: { status: string } }>('GET', `/admin/orders/${id}`);
    return order.status === 'canceled';
  });
  return after;
}

/** Options whose pieces are others in the engine than in the shop, once all is quiet. */
async function unlikeStocks(place: Place, orders: readonly OrderRecord[]): Promise<string[]> {
  const { inEngine, inShop } = place;
  const { inventory_items: items } = await inEngine<{
    inventory_items: { sku: string; location_levels: { stocked_quantity: number; reserved_quantity: number }[] }[];
  }>('GET', '/admin/inventory-items?limit=5000&fields=id,sku,*location_levels');
  const left = new Map(
    items.map(({ sku, location_levels: levels }) => [
      sku,
      levels.reduce((sum, { stocked_quantity: stocked, reserved_quantity: kept }) => sum + stocked - kept, 0),
    ]),
  );
  const differing: string[] = [];
  for (const { items: lines } of orders) {
    for (const { sku, productId, optionId } of lines) {
      const look = async () =>
        (
          await inShop<{ rows: { optionId: number; stock: number }[] }>(`/api/v1/product/${productId}/stock/`)
        ).rows.find((row) => row.optionId === optionId)?.stock;
      const wanted = left.get(sku ?? '');
      const same = await until('', async () => (await look()) === wanted, 10_000).catch(() => null);
      if (same === null) differing.push(`${sku}: ${wanted} in the engine, ${await look()} in the shop`);
    }
  }
  return differing;
}

async function proveStates(place: Place): Promise<string> {
  const { inEngine, inShop, ids } = place;
  const { orders } = await engineOrders(place);
  const [sent, back, off] = bought.map(({ number }) => orders.find(({ metadata }) => metadata.shop_number === number));
  if (!sent || !back || !off) throw new Error('There are too few orders');
  const inTheShop = (order: EngineOrder, look: (record: OrderRecord) => boolean) =>
    until(`${order.metadata.shop_number} is as the engine has it`, async () =>
      look(await inShop<OrderRecord>(`/admin/v1/orders/${order.metadata.shop_number}/`)),
    );
  const items = sent.items.map(({ id, quantity }) => ({ id, quantity }));
  const { order } = await inEngine<{ order: { fulfillments: { id: string }[] } }>(
    ...([
      'POST',
      `/admin/orders/${sent.id}/fulfillments?fields=*fulfillments`,
      { items, location_id: ids.location },
    ] as const),
  );
  const fulfilment = order.fulfillments[0]?.id;
  const { after: packed } = await inTheShop(sent, ({ status }) => status === 'packed');
  const path = `/admin/orders/${sent.id}/fulfillments/${fulfilment}`;
  await inEngine('POST', `${path}/shipments`, {
    items,
    labels: [{ tracking_number: 'HU123456789', tracking_url: 'https://futar.example/HU123456789', label_url: '#' }],
  });
  const { after: shipped } = await inTheShop(
    sent,
    ({ status, shipment }) => status === 'shipped' && shipment?.number === 'HU123456789',
  );
  await inEngine('POST', `${path}/mark-as-delivered`, {});
  const { after: delivered } = await inTheShop(sent, ({ status }) => status === 'delivered');

  const { payment_collection: collection } = await inEngine<{ payment_collection: { id: string } }>(
    ...(['POST', '/admin/payment-collections', { order_id: back.id, amount: back.total }] as const),
  );
  await inEngine('POST', `/admin/payment-collections/${collection.id}/mark-as-paid`, { order_id: back.id });
  const { order: paid } = await inEngine<{ order: { payment_collections: { payments: { id: string }[] }[] } }>(
    ...(['GET', `/admin/orders/${back.id}?fields=*payment_collections,*payment_collections.payments`] as const),
  );
  const payment = paid.payment_collections[0]?.payments[0]?.id;
  await inEngine('POST', `/admin/payments/${payment}/refund`, { amount: 1000 });
  const { after: refunded } = await inTheShop(
    back,
    ({ refunds }) => refunds.length === 1 && refunds[0]?.amount === 1000,
  );

  await inEngine('POST', `/admin/orders/${off.id}/cancel`, {});
  const { after: cancelled } = await inTheShop(off, ({ status }) => status === 'cancelled');
  const steps = { packed, shipped, delivered, refunded, cancelled };
  return Object.entries(steps)
    .map(([step, after]) => `${step} ${seconds(after)}`)
    .join(', ');
}
