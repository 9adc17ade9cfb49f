import { settings } from '#lib/config/index.ts';
import type { ShopSettings } from '#lib/config/settings.ts';
import { filterPrice, type FilterPrice } from '#lib/contract/amount.ts';
import { fromWholeUnits, inWholeUnits, toMoney, toFilterPrice } from '#lib/contract/whole-units.ts';
import type { PriceType } from '#lib/contract/price.ts';
import { parsePrice } from '#lib/core/prices/parse.ts';

type Bounds = ShopSettings['PRICE_RANGE_VK'];

/** Lowest and highest price that a role can filter by (PLP-15, ADR-0012). */
const boundsOf = (role: PriceType): Bounds => settings[`PRICE_RANGE_${role.toUpperCase() as Uppercase<PriceType>}`];

const clamped = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Highest price that a filter takes. */
export const highestPrice = filterPrice(1_000_000);

/** What a person typed in whole units (`9 990`, `9.990 Ft`), as the address carries it; null for what is no price. */
export function typedThousands(text: string): FilterPrice | null {
  const typed = parsePrice(text);
  if (typed === null) return null;
  const most = inWholeUnits(toMoney(highestPrice));
  return toFilterPrice(fromWholeUnits(clamped(typed, 0 - most, most)));
}

/** A chosen price range; null where a side is open. */
export interface PriceRange {
  min: FilterPrice | null;
  max: FilterPrice | null;
}

export const openRange: PriceRange = { min: null, max: null };

const within = (price: number, [lowest, highest]: Bounds): FilterPrice => filterPrice(clamped(price, lowest, highest));

/** What is sent of a range: kept within the role's bounds, and a side that equals one says nothing (PLP-15, PLP-17). */
export function sentRange({ min, max }: PriceRange, role: PriceType): PriceRange {
  const bounds = boundsOf(role);
  const sent = (price: FilterPrice | null, bound: FilterPrice) => {
    const kept = price === null ? null : within(price, bounds);
    return kept === bound ? null : kept;
  };
  return { min: sent(min, bounds[0]), max: sent(max, bounds[1]) };
}

/** A range whose sides were given the wrong way round, turned. */
export function orderedRange({ min, max }: PriceRange): PriceRange {
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

/** Logs what was given for a price and is no number: it is ignored (PLP-16). */
export function refuseTyped(value: unknown): void {
  console.error(`Not a price: ${JSON.stringify(value)}`);
}

/**
 * Sets one side of a range, a number of thousands of forints, kept within the role's bounds; null opens it. What is no number
 * is logged as an error and ignored (PLP-16).
 */
export function withPrice(range: PriceRange, side: 'min' | 'max', value: unknown, role: PriceType): PriceRange {
  if (value === null) return { ...range, [side]: null };
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    refuseTyped(value);
    return range;
  }
  return { ...range, [side]: within(value, boundsOf(role)) };
}
