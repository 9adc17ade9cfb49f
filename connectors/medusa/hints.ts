import { z } from 'zod';

const hintSchema = z.object({
  products: z.array(z.string().max(100)).max(1000).default([]),
  orders: z.array(z.string().max(100)).max(1000).default([]),
  all: z.boolean().default(false),
});

/** What the engine said that may have changed, gathered until it is looked at: ids alone, each once. */
export class Hints {
  #products = new Set<string>();
  #orders = new Set<string>();
  #isAll = false;

  /** Takes a hint; one that cannot be read means that anything may have changed. */
  take(body: string): void {
    let given: unknown;
    try {
      given = JSON.parse(body);
    } catch {
      given = null;
    }
    const { data } = hintSchema.safeParse(given);
    for (const id of data?.products ?? []) this.#products.add(id);
    for (const id of data?.orders ?? []) this.#orders.add(id);
    this.#isAll ||= data?.all ?? true;
  }

  addOrder(id: string): void {
    this.#orders.add(id);
  }

  /** What has come in since the last time. */
  drain(): { products: string[]; orders: string[]; isAll: boolean } {
    const drained = { products: [...this.#products], orders: [...this.#orders], isAll: this.#isAll };
    this.#products = new Set();
    this.#orders = new Set();
    this.#isAll = false;
    return drained;
  }

  /** Puts back what could not be dealt with. */
  restore({ products, orders, isAll }: ReturnType<Hints['drain']>): void {
    for (const id of products) this.#products.add(id);
    for (const id of orders) this.#orders.add(id);
    this.#isAll ||= isAll;
  }
}
