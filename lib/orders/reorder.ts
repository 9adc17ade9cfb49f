import { ApiError } from '#lib/api/errors.ts';
import type { cartAddSchema } from '#lib/contract/cart.ts';
import type { OrderDetails } from '#lib/contract/order.ts';
import { SessionChangedError } from '#stores/session.ts';
import type { z } from 'zod';

type Item = OrderDetails['items'][number];

/** What became of an item: in the cart, or why not. `full` and `failed` keep the items after it out as well. */
export type ReorderOutcome = 'added' | 'gone' | 'soldOut' | 'stock' | 'full' | 'failed';

export interface ReorderedItem {
  item: Item;
  outcome: ReorderOutcome;
}

/** Why an addition was refused. */
export function refusalOf(error: unknown): Exclude<ReorderOutcome, 'added'> {
  if (!(error instanceof ApiError)) return 'failed';
  const { productOption = [], amount } = error.errors;
  if (productOption.includes('sold_out')) return 'soldOut';
  if (productOption.includes('unknown')) return 'gone';
  if (productOption.includes('cart_full')) return 'full';
  return amount ? 'stock' : 'failed';
}

/**
 * Puts the items of an order into the cart, one after the other and each once, and answers what became of each. An
 * addition without an answer may have counted: it is not repeated, and nothing after it is tried.
 * Throws a SessionChangedError where somebody else is at the browser by then.
 */
export async function reorder(
  items: readonly Item[],
  add: (line: z.input<typeof cartAddSchema>) => Promise<unknown>,
): Promise<ReorderedItem[]> {
  const outcomes: ReorderedItem[] = [];
  let stopped: ReorderOutcome | null = null;
  for (const item of items) {
    const outcome: ReorderOutcome = item.url === null ? 'gone' : (stopped ?? (await attempt(item)));
    if (outcome === 'full' || outcome === 'failed') stopped = outcome;
    outcomes.push({ item, outcome });
  }
  return outcomes;

  async function attempt({ optionId, quantity }: Item): Promise<ReorderOutcome> {
    try {
      await add({ productOption: optionId, amount: quantity });
      return 'added';
    } catch (error) {
      if (error instanceof SessionChangedError) throw error;
      return refusalOf(error);
    }
  }
}

/** Pieces that a reorder has put into the cart. */
export function addedPieces(outcomes: readonly ReorderedItem[]): number {
  return outcomes.reduce((sum, { item, outcome }) => sum + (outcome === 'added' ? item.quantity : 0), 0);
}
