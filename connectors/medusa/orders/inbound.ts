import type { EngineApi } from '../engine-api.ts';
import type { EngineOrder } from '../engine-shapes.ts';
import { CallFailed } from '../http/json-call.ts';
import { Queue } from '../queue.ts';
import type { ShopApi } from '../shop-api.ts';
import { digestOf, type Store } from '../store.ts';
import { numberIn } from './draft.ts';
import { stateOf, stepsTo, type EngineState } from './states.ts';

export interface StateTelling {
  engine: Pick<EngineApi, 'order' | 'ordersSince'>;
  shop: Pick<ShopApi, 'order' | 'setStatus' | 'setShipment' | 'noteRefund'>;
  store: Store;
  now: () => Date;
  say: (line: string) => void;
}

/** How old an order may be whose state is still compared, ms: what comes later, a refund say, is told by a hint. */
const comparedFor = 120 * 86_400_000;

/** Whether the shop has understood, and will say the same again. */
const isRefusal = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && (error.status === 409 || error.status === 422 || error.status === 404);

/**
 * Tells the shop what became of its orders in the engine (ADR-0145). Each call may be made again: a state that the order
 * has changes nothing, and a refund has the engine's id.
 */
export class StateTeller {
  readonly #with: StateTelling;
  readonly #queue = new Queue();

  constructor(given: StateTelling) {
    this.#with = given;
  }

  /** Reads an order of the engine back and tells the shop of it. Throws CallFailed. */
  tellOf(engineId: string): Promise<void> {
    return this.#queue.run(async () => {
      const order = await this.#with.engine.order(engineId).catch((error: unknown) => {
        // A draft, or what is no order: nothing of the shop's.
        if (error instanceof CallFailed && error.status === 404) return null;
        throw error;
      });
      if (order) await this.#tell(order);
    });
  }

  /** Compares all orders of the last months with what the shop was told. Throws CallFailed. */
  async compareAll(): Promise<number> {
    const { engine, store, now } = this.#with;
    let told = 0;
    for await (const orders of engine.ordersSince(new Date(now().getTime() - comparedFor))) {
      for (const { id, metadata, ...rest } of orders) {
        const number = numberIn(metadata);
        if (number === null) continue;
        if (store.toldState(number) === digestOf(stateOf({ id, metadata, ...rest }))) continue;
        // Read anew, in its turn: a hint may have told of it since.
        await this.tellOf(id);
        told += 1;
      }
    }
    return told;
  }

  async #tell(order: EngineOrder): Promise<void> {
    const { store, say } = this.#with;
    const number = numberIn(order.metadata);
    // Orders that were made in the engine itself are its own.
    if (number === null) return;
    const state = stateOf(order);
    const digest = digestOf(state);
    store.linkOrder(number, order.id);
    if (store.engineOrderOf(number) !== order.id) {
      say(`${number} is in the engine twice: ${store.engineOrderOf(number)} counts, ${order.id} does not`);
      return;
    }
    if (store.toldState(number) === digest) return;
    await this.#move(number, state);
    store.noteState(number, digest);
  }

  /** What the shop refuses is said and left as it is: nobody would understand it better the next time. */
  async #unlessRefused(number: string, what: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      this.#with.say(`${number}: the shop refuses ${what}: ${error.message}`);
    }
  }

  async #move(number: string, { status, shipment, refunds }: EngineState): Promise<void> {
    const { shop } = this.#with;
    const order = await shop.order(number).catch((error: unknown) => {
      if (isRefusal(error)) return null;
      throw error;
    });
    if (!order) {
      this.#with.say(`${number} is no order of the shop`);
      return;
    }
    const isKnown = order.shipment?.number === shipment?.number && order.shipment?.carrier === shipment?.carrier;
    if (shipment && !isKnown) await this.#unlessRefused(number, 'its carrier', () => this.#ship(number, shipment));
    await this.#unlessRefused(number, `to be ${status}`, async () => {
      for (const step of stepsTo(order, status)) await shop.setStatus(number, step);
      // The shop gives the pieces back, and the engine's may have been sent before: they are sent once more.
      if (status === 'cancelled')
        for (const { productId, optionId } of order.items)
          this.#with.store.forgetSent('stock', `${productId}/${optionId}`);
    });
    const known = new Set(order.refunds.map(({ reference }) => reference));
    for (const refund of refunds)
      if (!known.has(refund.reference))
        await this.#unlessRefused(number, `the refund ${refund.reference}`, () => shop.noteRefund(number, refund));
  }

  /** A link to a carrier that LINK_ORIGINS does not name is left away, and the number stays. */
  async #ship(number: string, shipment: NonNullable<EngineState['shipment']>): Promise<void> {
    const { shop, say } = this.#with;
    try {
      await shop.setShipment(number, shipment);
    } catch (error) {
      if (!isRefusal(error) || shipment.url === null) throw error;
      say(`${number} is told of without a link to its carrier: ${error.message}`);
      await shop.setShipment(number, { ...shipment, url: null });
    }
  }
}
