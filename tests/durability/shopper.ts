import type { Random } from '#lib/core/random.ts';
import type { WireCart } from '#lib/contract/cart.ts';
import type { WireOrder, OrderRequest } from '#lib/contract/order.ts';

/** Pieces of options in a cart. */
export type Contents = Map<number, number>;

/** A write that was sent. */
export type Write =
  | { kind: 'add'; option: number; amount: number }
  | { kind: 'remove'; option: number }
  | { kind: 'order'; key: string; body: OrderRequest };

/** Whether an answer came: null without one, and where the API does not know itself what became of the write. */
type Answer<Data> = { status: number; data: Data } | null;

/** A cart that many shoppers add single pieces to at the same time, with what was answered and what was not. */
export interface SharedCart {
  uuid: string;
  acknowledged: Contents;
  unanswered: Contents;
}

const person = { lastName: 'Kovács', firstName: 'Anna', phone: '+36 30 123 4567' };
const delivery: OrderRequest['delivery'] = {
  type: 'home',
  address: { postal: '6724', city: 'Szeged', street: 'Londoni körút', streetNo: '3.' },
};

/** A guest who fills a cart and orders it, one write after the other, and remembers each answer. */
export class Shopper {
  readonly uuid: string;
  readonly #host: string;
  readonly #random: Random;
  readonly #options: readonly number[];
  #lines: { hash: string; option: number; quantity: number }[] = [];
  #total = '0';
  #keys = 0;
  /** What the last answer said that its cart holds; null after an order, until the cart was read again. */
  cart: Contents | null = new Map();
  /** The write that was sent last, if no answer came. */
  unanswered: Write | null = null;
  /** Orders that were answered, by their keys. */
  readonly orders = new Map<string, WireOrder>();
  acknowledged = 0;

  constructor(host: string, uuid: string, random: Random, options: readonly number[]) {
    this.#host = host;
    this.uuid = uuid;
    this.#random = random;
    this.#options = options;
  }

  async #call<Data>(
    method: string,
    path: string,
    { body, key, uuid = this.uuid }: { body?: object; key?: string; uuid?: string } = {},
  ): Promise<Answer<Data>> {
    const headers = {
      'x-request-id': uuid,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    };
    try {
      const answer = await fetch(this.#host + path, { method, headers, body: body && JSON.stringify(body) });
      const { data }: { data: Data } = await answer.json();
      return answer.status >= 500 ? null : { status: answer.status, data };
    } catch {
      return null;
    }
  }

  #remember({ products, total }: WireCart): void {
    this.#lines = products.map(({ hash, option }) => ({ hash, option: option.id, quantity: option.quantity }));
    this.#total = total.grand;
    this.cart = new Map(this.#lines.map(({ option, quantity }) => [option, quantity]));
  }

  /** Reads its cart again. Answers whether it could. */
  async look(): Promise<boolean> {
    const answer = await this.#call<WireCart>('GET', '/api/v1/cart/');
    if (answer?.status === 200) this.#remember(answer.data);
    return answer !== null;
  }

  #next(): Write {
    if (this.#lines.length > 0 && this.#random.chance(0.3)) {
      this.#keys += 1;
      // Of one mailbox, guests can order ten times a day.
      const contact = { ...person, email: `${this.uuid}-${this.#keys}@example.hu` };
      const body: OrderRequest = { contact, delivery, expectedTotal: this.#total, acceptTerms: true };
      return { kind: 'order', key: `${this.uuid.slice(0, 16)}-${this.#keys}`, body };
    }
    if (this.#lines.length > 0 && this.#random.chance(0.2)) {
      return { kind: 'remove', option: this.#random.pick(this.#lines).option };
    }
    return { kind: 'add', option: this.#random.pick(this.#options), amount: this.#random.int(1, 3) };
  }

  #send(write: Write): Promise<Answer<WireCart | WireOrder>> {
    if (write.kind === 'order') return this.#call<WireOrder>('POST', '/api/v1/orders/', write);
    if (write.kind === 'add') {
      const body = { productOption: write.option, amount: write.amount };
      return this.#call<WireCart>('POST', '/api/v1/cart/', { body });
    }
    const line = this.#lines.find(({ option }) => option === write.option);
    return this.#call<WireCart>('DELETE', `/api/v1/cart/hash/${line?.hash ?? ''}/`);
  }

  /** Does one write. Answers whether the API answered it. */
  async write(write = this.#next()): Promise<boolean> {
    this.unanswered = write;
    const answer = await this.#send(write);
    if (answer === null) return false;
    this.unanswered = null;
    if (answer.status !== 200) return this.look();
    this.acknowledged += 1;
    if ('number' in answer.data && write.kind === 'order') {
      this.orders.set(write.key, answer.data);
      this.cart = null;
      return this.look();
    }
    if ('products' in answer.data) this.#remember(answer.data);
    return true;
  }

  /** Adds one piece to a cart that others add to as well. Answers whether the API answered it. */
  async addTo(shared: SharedCart): Promise<boolean> {
    const option = this.#random.pick(this.#options);
    const body = { productOption: option, amount: 1 };
    const answer = await this.#call<WireCart>('POST', '/api/v1/cart/', { body, uuid: shared.uuid });
    const counts = answer === null ? shared.unanswered : shared.acknowledged;
    if (answer === null || answer.status === 200) counts.set(option, (counts.get(option) ?? 0) + 1);
    if (answer?.status === 200) this.acknowledged += 1;
    return answer !== null;
  }

  /** Writes until the time is over or an answer stays away. */
  async shop(shared: SharedCart, isOver: () => boolean): Promise<void> {
    let isAnswered = true;
    while (isAnswered && !isOver()) {
      isAnswered = this.#random.chance(0.3) ? await this.addTo(shared) : await this.write();
    }
  }

  /** After a failure: repeats an order that was not answered under its key, and reads the cart. */
  async settle(): Promise<void> {
    const { unanswered } = this;
    this.unanswered = null;
    if (unanswered?.kind === 'order') await this.write(unanswered);
    if (!(await this.look())) throw new Error('The API does not answer after it was started again');
  }
}
