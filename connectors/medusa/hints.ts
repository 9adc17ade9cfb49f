import { z } from 'zod';

const ids = z.array(z.string().max(100)).max(1000).default([]);
const hintSchema = z.object({ products: ids, orders: ids, all: z.boolean().default(false) });

/** Ids that wait to be read back, each once. */
export class Named {
  #ids = new Set<string>();

  add(ids: readonly string[]): void {
    for (const id of ids) this.#ids.add(id);
  }

  /** Works on what has come in since the last time; what fails waits for the next one. */
  async each(work: (ids: string[]) => Promise<void>): Promise<void> {
    const taken = [...this.#ids];
    this.#ids = new Set();
    if (taken.length === 0) return;
    try {
      await work(taken);
    } catch (error) {
      this.add(taken);
      throw error;
    }
  }
}

/** What the engine says that may have changed, gathered until it is looked at. */
export class Hints {
  readonly products = new Named();
  readonly orders = new Named();

  /** Takes a hint. Answers whether anything may have changed, as one means that cannot be read. */
  take(body: string): boolean {
    let given: unknown;
    try {
      given = JSON.parse(body);
    } catch {
      return true;
    }
    const { data } = hintSchema.safeParse(given);
    this.products.add(data?.products ?? []);
    this.orders.add(data?.orders ?? []);
    return data?.all ?? true;
  }
}
