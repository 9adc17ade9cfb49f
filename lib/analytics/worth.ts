import { fromWholeUnits, inWholeUnits, sumOf, times } from '#lib/contract/money.ts';

/** What articles are worth together, whole units of the currency. */
export function worthOf(items: readonly { price: number; quantity: number }[]): number {
  return inWholeUnits(sumOf(items.map(({ price, quantity }) => times(fromWholeUnits(price), quantity))));
}
