import type { PriceType } from '#lib/contract/price.ts';

/** Lowest and highest price that a role can filter by, in thousands of forints (PLP-15, ADR-0012). */
export const rolePriceRanges: Readonly<Record<PriceType, { min: number; max: number }>> = {
  vk: { min: 4, max: 1200 },
  premium: { min: 4, max: 1080 },
  staff: { min: 8, max: 810 },
  pro: { min: 8, max: 891 },
};

/** A chosen price range in thousands of forints; null where a side is open. */
export interface PriceRange {
  min: number | null;
  max: number | null;
}

export const openRange: PriceRange = { min: null, max: null };

/** What is sent of a range: a side that equals the role's bound says nothing and is left out (PLP-17). */
export function sentRange({ min, max }: PriceRange, role: PriceType = 'vk'): PriceRange {
  const bounds = rolePriceRanges[role];
  return { min: min === bounds.min ? null : min, max: max === bounds.max ? null : max };
}

/** A range whose sides were given the wrong way round, turned. */
export function orderedRange({ min, max }: PriceRange): PriceRange {
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

/**
 * Sets one side of a range, in thousands of forints, kept within the role's bounds; null opens it. What is no number
 * is logged as an error and ignored (PLP-16).
 */
export function withPrice(range: PriceRange, side: 'min' | 'max', value: unknown, role: PriceType = 'vk'): PriceRange {
  if (value === null) return { ...range, [side]: null };
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    console.error(`A price filter takes numbers, not ${JSON.stringify(value)}`);
    return range;
  }
  const bounds = rolePriceRanges[role];
  return { ...range, [side]: Math.min(Math.max(value, bounds.min), bounds.max) };
}
