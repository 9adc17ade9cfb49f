import type { OrderRecord } from '#lib/contract/order-record.ts';
import { roundedMoney } from '#lib/contract/money.ts';
import type { EngineApi, EngineSetup } from '../engine-api.ts';
import type { EngineOrder } from '../engine-shapes.ts';
import { CallFailed } from '../http/json-call.ts';
import type { Kept, Store } from '../store.ts';
import { draftOf, emailOf, numberIn } from './draft.ts';
import { eraseCustomer } from './erasing.ts';
import { eventOf } from './shop-events.ts';
import { comingBack, withdrawalKey, type Withdrawn } from './withdrawn.ts';

/** Rests after each attempt that failed, ms; the last one for as long as it fails: nothing is given up. */
export const rests: readonly number[] = [5000, 10_000, 30_000, 60_000, 300_000, 900_000];
/** Orders that are put into the engine side by side. */
const atOnce = 4;
/** How far the engine's clock may be behind the shop's, ms. */
const clockSlack = 86_400_000;

export interface OrderSending {
  engine: Pick<
    EngineApi,
    | ('findOrder' | 'createDraft' | 'convertDraft' | 'cancelOrder' | 'order' | 'notePaid')
    | 'eraseOrder'
    | ('returnsOf' | 'beginReturn' | 'requestReturn' | 'dropReturn' | 'setMetadata')
  >;
  store: Store;
  setup: EngineSetup;
  now: () => Date;
  say: (line: string) => void;
  /** Called once an order is in the engine, or has changed there. */
  onOrder: (engineId: string) => void;
}

const paidSoFar = ({ payment_collections: collections }: EngineOrder) =>
  collections
    .flatMap(({ payments }) => payments.flatMap(({ captures }) => captures))
    .reduce((sum, { amount }) => sum + amount, 0);

/** Puts what the shop tells of orders into the engine, in order per order (ADR-0145). */
export class OrderSender {
  readonly #with: OrderSending;
  #isAtWork = false;

  constructor(given: OrderSending) {
    this.#with = given;
  }

  /** Deals with what is due. Answers how many messages were dealt with; one that fails waits longer each time. */
  async work(): Promise<number> {
    if (this.#isAtWork) return 0;
    this.#isAtWork = true;
    const { store, now } = this.#with;
    let count = 0;
    try {
      for (;;) {
        const due = store.dueMessages(now(), atOnce);
        if (due.length === 0) return count;
        const done = await Promise.all(due.map((message) => this.#deal(message)));
        count += done.filter(Boolean).length;
      }
    } finally {
      this.#isAtWork = false;
    }
  }

  async #deal(message: Kept): Promise<boolean> {
    const { store, now, say } = this.#with;
    try {
      await this.#take(message.body);
      store.noteDone(message.position, now());
      return true;
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      const rest = rests[Math.min(message.attempts, rests.length - 1)] ?? 0;
      store.noteFailed(message.position, new Date(now().getTime() + rest), error.message);
      if (message.attempts === 0 || message.attempts >= rests.length)
        say(`${message.object} waits for the engine: ${error.message}`);
      return false;
    }
  }

  async #take(body: string): Promise<void> {
    const event = eventOf(body);
    switch (event?.type) {
      case 'order.placed':
        return this.#place(event.data.order);
      case 'order.paid':
        return this.#pay(event.data.order.number, event.data.amount);
      case 'order.cancelled':
        return this.#cancel(event.data.order.number);
      case 'order.withdrawn':
        return this.#withdraw(event.data);
      case 'customer.deleted':
        return eraseCustomer(event.data.customer.uuid, this.#with);
      default:
        return undefined;
    }
  }

  async #place(order: OrderRecord): Promise<void> {
    const { engine, store, setup, say, onOrder } = this.#with;
    const { number } = order;
    if (store.engineOrderOf(number) === null) {
      if (order.customer !== null) store.noteCustomer(number, order.customer);
      const since = new Date(Date.parse(order.placedAt) - clockSlack);
      // Whoever asked before and never heard the answer has made it: the number says so.
      const found = await engine.findOrder(emailOf(order), since, (metadata) => numberIn(metadata) === number);
      let id = found?.id;
      if (!found) {
        const draft = draftOf(order, setup, (option) => store.engineIdOf('option', option));
        const made = await engine.createDraft(draft);
        id = made.id;
        const { grand } = order.total;
        if (roundedMoney(made.total) !== grand)
          say(`${number} comes to ${roundedMoney(made.total)} Ft in the engine and was ${grand} Ft in the shop`);
      }
      if (id === undefined) return;
      if (!found || found.isDraft) await engine.convertDraft(id);
      store.linkOrder(number, id);
    }
    const { payment } = order;
    if (payment?.way === 'card' && payment.state === 'paid') await this.#pay(number, payment.amount);
    const engineId = store.engineOrderOf(number);
    if (engineId !== null) onOrder(engineId);
  }

  /** An order's payment by card, noted once: what was captured already is looked up before. */
  async #pay(number: string, amount: number): Promise<void> {
    const { engine, store } = this.#with;
    const id = store.engineOrderOf(number);
    if (id === null || amount <= 0) return;
    const order = await engine.order(id);
    if (roundedMoney(paidSoFar(order)) >= amount) return;
    const begun = order.payment_collections.find(
      ({ status, amount: sum }) => status === 'not_paid' && roundedMoney(sum ?? 0) === amount,
    );
    await engine.notePaid(id, begun?.id ?? null, amount);
  }

  async #cancel(number: string): Promise<void> {
    const { engine, store, onOrder } = this.#with;
    const id = store.engineOrderOf(number);
    if (id === null) return;
    const { status } = await engine.order(id);
    if (status !== 'canceled') await engine.cancelOrder(id);
    onOrder(id);
  }

  /** An engine that was killed while it began a return keeps it without a change of the order: it keeps no other away. */
  async #drop(returnId: string): Promise<void> {
    await this.#with.engine.dropReturn(returnId).catch((error: unknown) => {
      if (!(error instanceof CallFailed) || (error.status !== 400 && error.status !== 404)) throw error;
    });
  }

  /** What has left comes back by a return of the engine's, once for each receipt; of the rest the order says so. */
  async #withdraw(withdrawn: Withdrawn): Promise<void> {
    const { engine, store, say } = this.#with;
    const { withdrawal } = withdrawn;
    const { number } = withdrawn.order;
    const id = store.engineOrderOf(number);
    const order = id === null ? null : await engine.order(id);
    if (id === null || order === null || order.status === 'canceled') {
      say(`${number} was withdrawn from, and is no order of the engine that goods could come back to`);
      return;
    }
    const own = (await engine.returnsOf(id)).filter(({ metadata }) => metadata[withdrawalKey] === withdrawal);
    if (own.some(({ status }) => status !== 'open')) return;
    // One whose answer was lost: begun anew, as nobody knows what was said of it.
    for (const begun of own) await this.#drop(begun.id);
    const { items, kept } = comingBack(order, withdrawn);
    if (kept > 0) {
      const said = { [`${withdrawalKey}_${withdrawal}`]: `${kept} of its pieces have not left` };
      await engine.setMetadata(id, { ...order.metadata, ...said });
    }
    if (items.length > 0)
      await engine.requestReturn(await engine.beginReturn(id, { [withdrawalKey]: withdrawal }), items);
    if (kept > 0) say(`${number} was withdrawn from: keep back ${kept} of its pieces, which have not left`);
  }
}
