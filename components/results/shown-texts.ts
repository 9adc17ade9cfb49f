import type { FilterGroup } from '#lib/contract/search.ts';
import { factOf } from '#lib/core/facts/all-facts.ts';
import { filterGroupOf } from '#lib/core/filters/groups.ts';

/**
 * The texts of filters that a browser needs for a list: all but those of facts that its goods do not have. What a list
 * offers of facts does not hang on what is chosen, so that no further ones are needed later (ADR-0112).
 */
export function shownTexts<Texts extends object>(texts: Texts, groups: readonly FilterGroup[]): Partial<Texts> {
  const shown = new Set<string>(groups.map(filterGroupOf));
  return Object.fromEntries(
    Object.entries(texts).filter(([key]) => factOf(key) === undefined || shown.has(key)),
  ) as Partial<Texts>;
}
