import { roundedMoney, type Money } from '#lib/contract/money.ts';
import type { EnginePriceList, EngineVariant } from '../engine-shapes.ts';

type Price = EngineVariant['prices'][number];

/** Prices that lists put in place of a variant's own at a moment. */
export type ListPrices = ReadonlyMap<string, readonly Price[]>;

/** Whether a price is everybody's: in forints, for one piece, under no condition. */
const isEverybodys = ({ currency_code: currency, min_quantity: least, max_quantity: most, rules }: Price) =>
  currency === 'huf' && (least ?? 1) <= 1 && (most ?? null) === null && Object.keys(rules ?? {}).length === 0;

/** What active lists without a condition charge at a moment, by variant. A list that became a draft tells of nothing. */
export function listPricesAt(lists: readonly EnginePriceList[], now: Date): ListPrices {
  const found = new Map<string, Price[]>();
  for (const { status, starts_at: start, ends_at: end, rules, prices } of lists) {
    const isOn =
      status === 'active' &&
      (!start || Date.parse(start) <= now.getTime()) &&
      (!end || Date.parse(end) > now.getTime()) &&
      Object.keys(rules ?? {}).length === 0;
    if (!isOn) continue;
    for (const { variant_id: variant, ...price } of prices)
      if (variant) found.set(variant, [...(found.get(variant) ?? []), price]);
  }
  return found;
}

/** What a price comes to: whole forints, and whether something was rounded. */
export interface Charged {
  price: Money;
  isRounded: boolean;
}

/** What everybody pays for a variant; null where it has no price in forints. */
export function chargedFor({ id, prices }: EngineVariant, lists: ListPrices): Charged | null {
  const amounts = [...prices, ...(lists.get(id) ?? [])].filter(isEverybodys).map((price) => price.amount);
  if (amounts.length === 0) return null;
  const amount = Math.min(...amounts);
  return { price: roundedMoney(amount), isRounded: !Number.isInteger(amount) };
}
