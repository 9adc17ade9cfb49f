import type { OfferedSorting, Sorting } from '#lib/contract/search.ts';
import { sameSorting } from '#lib/core/filters/index.ts';
import { knownText, type KnownTexts } from '#lib/core/text/known-text.ts';

/** Key of an order's text: `price-asc`. */
export function sortKey({ field, type }: Sorting): string {
  return `${field}-${type}`;
}

/** What an order is called: by the messages, else as the API offers it; null where neither has a name for it. */
export function sortName(t: KnownTexts, sorting: Sorting, offered: readonly OfferedSorting[]): string | null {
  const label = offered.find((option) => sameSorting(option, sorting))?.label;
  return knownText(t, 'sorting', sortKey(sorting)) ?? label ?? null;
}
