import { once } from 'node:events';
import type { Server } from 'node:http';
import { CatalogComparison } from './catalog/comparing.ts';
import { Warnings } from './catalog/warnings.ts';
import { EngineApi } from './engine-api.ts';
import { Hints } from './hints.ts';
import { CallFailed } from './http/json-call.ts';
import { receivingServer } from './http/receiving.ts';
import { StateTeller } from './orders/inbound.ts';
import { OrderSender } from './orders/outbound.ts';
import { eventOf, missedCancellation, missedOrder, orderedPieces, waitingNumbers } from './orders/shop-events.ts';
import { Rounds } from './rounds.ts';
import type { ConnectorSettings } from './settings.ts';
import { ShopApi } from './shop-api.ts';
import { Store } from './store.ts';

/** How often hints and messages that are due are looked at, ms. */
const interval = 300;
/** How far back orders are looked for of which no webhook came, ms: beyond the tries of a delivery (ADR-0137). */
const caughtUpFor = 7 * 86_400_000;
/** Rest after that failed, ms. */
const failedRest = 3000;
/** Rest before everything is compared because something changed that nobody could name, ms. */
const wokenRest = 5000;

export interface Connector {
  server: Server;
  store: Store;
  /** Compares everything once, both ways. */
  compareAll(): Promise<void>;
  /** Looks at hints and at messages that are due. */
  work(): Promise<void>;
  /** Starts looking again and again. */
  start(): void;
  stop(): Promise<void>;
}

/** What brings the two systems together; it neither listens nor looks at anything before it is told. Throws ConnectorError. */
export async function makeConnector(
  settings: ConnectorSettings,
  { say = console.log, now = () => new Date() }: { say?: (line: string) => void; now?: () => Date } = {},
): Promise<Connector> {
  const engine = new EngineApi(settings);
  const shop = new ShopApi(settings);
  const setup = await engine.setup();
  const store = new Store(settings.CONNECTOR_DIR);
  const warnings = new Warnings(settings.CONNECTOR_DIR === ':memory:' ? null : settings.CONNECTOR_DIR, say);
  const hints = new Hints();
  const began = new Date(store.once('began', now().toISOString()));
  const ordered = () => orderedPieces(store);
  const { channel } = setup;
  const catalog = new CatalogComparison({ engine, shop, store, settings, channel, warnings, now, ordered });
  const states = new StateTeller({ engine, shop, store, now, say });
  const onOrder = (id: string) => hints.orders.add([id]);
  const orders = new OrderSender({ engine, store, setup, now, say, onOrder });
  let lastCompared: string | null = null;
  let wakeComparison = (): void => {};
  const rounds = new Rounds((error) => {
    if (error instanceof CallFailed) say(error.message);
    else console.error(error);
  });

  const server = receivingServer({
    shopSecrets: settings.WEBHOOK_SECRET,
    engineSecrets: settings.CONNECTOR_SECRET,
    now,
    onShop(id, body) {
      const event = eventOf(body);
      const isKept = event?.object.kind === 'order' || event?.type === 'customer.deleted';
      if (isKept) store.keep(id, `${event.object.kind} ${event.object.id}`, body, now());
    },
    onEngine(body) {
      if (hints.take(body)) wakeComparison();
    },
    health: () => ({
      status: 'ready',
      lastCompared,
      waiting: store.waiting().length,
      warnings: warnings.lines().length,
    }),
  });

  /** Orders, and their calling off, of which no webhook came while this process was away, be it for days. */
  async function catchUp(): Promise<void> {
    const waiting = waitingNumbers(store);
    // What the shop sold before there was a connector is not the engine's; the first look goes back to that moment.
    const since = lastCompared === null ? began : new Date(Math.max(began.getTime(), now().getTime() - caughtUpFor));
    for await (const page of shop.ordersSince(since)) {
      for (const order of page) {
        const { number, status } = order;
        const isKnown = waiting.has(number) || store.engineOrderOf(number) !== null;
        // What was called off before it got there never has to.
        if (status === 'awaiting_payment' || isKnown !== (status === 'cancelled')) continue;
        const { id, object, body } = isKnown ? missedCancellation(order) : missedOrder(order);
        store.keep(id, object, body, now());
      }
    }
  }

  const sendOrders = () => orders.work();
  // Who makes the goods of a brand may stand on any product: hints wait until all have been read once.
  const readProducts = async () => {
    if (lastCompared !== null) await hints.products.each((ids) => catalog.compareSome(ids));
  };
  const readOrders = () =>
    hints.orders.each(async (ids) => {
      for (const id of ids) await states.tellOf(id);
    });

  async function compareAll(): Promise<void> {
    await catchUp();
    const { products, differing } = await catalog.compareAll();
    const told = await states.compareAll();
    lastCompared = now().toISOString();
    if (differing + told > 0) say(`Compared ${products} products: ${differing} differed, and ${told} orders`);
  }

  return {
    server,
    store,
    compareAll,
    async work() {
      await sendOrders();
      await readProducts();
      await readOrders();
    },
    start() {
      const often = { rest: interval, failed: failedRest, woken: interval };
      const rest = settings.CONNECTOR_INTERVAL * 1000;
      wakeComparison = rounds.every({ rest, failed: rest, woken: wokenRest }, compareAll);
      // Each on its own: a price may not wait for a hundred orders.
      for (const work of [sendOrders, readProducts, readOrders]) rounds.every(often, work);
    },
    async stop() {
      if (server.listening) {
        server.closeAllConnections();
        server.close();
        await once(server, 'close');
      }
      await rounds.stop();
      store.close();
    },
  };
}
