import { inWholeUnits, toMoney, type FilterPrice } from '#lib/contract/money.ts';
import type { SearchAnswer } from '#lib/contract/search.ts';
import { defaultSorting, sameSorting, type ListingQuery } from '#lib/core/filters/index.ts';
import type { ResultsImpression } from './impression.ts';

/** A range of prices in whole units: `10000–20000`, `–20000`. */
const rangeName = (min: FilterPrice | null, max: FilterPrice | null) =>
  [min, max].map((price) => (price === null ? '' : inWholeUnits(toMoney(price)))).join('–');

/** What was asked of a list beyond its path, and how much was found. */
export function resultsImpression(
  path: string,
  query: ListingQuery,
  { selected, sorting: { active }, total }: Pick<SearchAnswer, 'selected' | 'sorting' | 'total'>,
): ResultsImpression {
  const ofPage = new Set(selected.page.map(({ id }) => id));
  const hasRange = query.priceMin !== null || query.priceMax !== null;
  return {
    path,
    q: query.q,
    total,
    filters: [
      ...selected.all.filter(({ id }) => !ofPage.has(id)).map(({ name }) => name),
      ...(hasRange ? [rangeName(query.priceMin, query.priceMax)] : []),
      ...(query.shop === null ? [] : [query.shop]),
    ],
    sort: sameSorting(active, defaultSorting) ? null : `${active.field}-${active.type}`,
  };
}
