import type { Withdrawal } from '#lib/contract/withdrawal.ts';

type Items = Withdrawal['items'];

/** Pieces to be withdrawn from by the line of the order; a line that is kept has none. */
export type Choice = Readonly<Record<number, number>>;

/** Everything that can be withdrawn from. */
export function wholeChoice(items: Items): Choice {
  return Object.fromEntries(items.map(({ line, quantity }) => [line, quantity]));
}

/** What is chosen, in the words of the call; never more than there is. */
export function chosenItems(items: Items, choice: Choice): { line: number; quantity: number }[] {
  return items
    .map(({ line, quantity }) => ({ line, quantity: Math.min(choice[line] ?? 0, quantity) }))
    .filter(({ quantity }) => quantity > 0);
}

/** Chosen pieces of all lines. */
export function chosenPieces(items: Items, choice: Choice): number {
  return chosenItems(items, choice).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** A name for a choice: the same for the same pieces of the same lines. */
export function choiceKey(items: Items, choice: Choice): string {
  return chosenItems(items, choice)
    .map(({ line, quantity }) => `${line}:${quantity}`)
    .join(' ');
}
