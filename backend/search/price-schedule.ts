import type { PriceStep } from './prices.ts';

/** What time alone will change of products: prices settled for later, and moments at which they become new or old. */
export class PriceSchedule {
  /** Prices settled for later, by product id, the next first. */
  readonly #steps = new Map<number, readonly PriceStep[]>();
  /** The next one last. Moments of products that changed since are passed over when they come. */
  #moments: { at: number; productId: number }[] = [];
  #isSorted = true;

  /** Puts a product's later prices in place of those settled before. */
  plan(productId: number, later: readonly PriceStep[]): void {
    this.#steps.delete(productId);
    if (later.length > 0) this.#steps.set(productId, later);
    for (const { from } of later) this.remind(from, productId);
  }

  /** Has a product looked at again at a moment, in ms. */
  remind(at: number, productId: number): void {
    this.#moments.push({ at, productId });
    this.#isSorted = false;
  }

  forget(productId: number): void {
    this.#steps.delete(productId);
  }

  /**
   * Takes out the products whose moments have come by `now`, in ms: at most `limit` of them. Answers each with the
   * prices that it has from then on, null where these are the same, and those that come later still.
   */
  take(now: number, limit: number): Map<number, { current: PriceStep | null; later: readonly PriceStep[] }> {
    if (!this.#isSorted) this.#moments.sort((a, b) => b.at - a.at);
    this.#isSorted = true;
    const due = new Map<number, { current: PriceStep | null; later: readonly PriceStep[] }>();
    while (due.size < limit) {
      const next = this.#moments.at(-1);
      if (!next || next.at > now) break;
      this.#moments.pop();
      if (due.has(next.productId)) continue;
      const steps = this.#steps.get(next.productId) ?? [];
      const current = steps.findLast(({ from }) => from <= now) ?? null;
      due.set(next.productId, { current, later: steps.filter(({ from }) => from > now) });
    }
    return due;
  }
}
