import { groupThousands } from '#lib/core/prices/index.ts';

/** From so many on Hungarian groups the digits of a number that is no price. */
const leastGrouped = 10_000;

/**
 * A number of things as a language writes it: `12 345`, in English `12,345`. Without Intl, whose first number takes
 * longer than drawing a list.
 */
export function formatCount(locale: string, count: number): string {
  if (locale === 'en') return groupThousands(count).replaceAll('\u00A0', ',');
  return count < leastGrouped ? String(count) : groupThousands(count);
}
