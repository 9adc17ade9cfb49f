import type { ShopEvent } from './schemas.ts';
import type { ResultsImpression } from './impression.ts';

/** The results that the shopper has before them, or had until a moment ago. */
let last: ResultsImpression | null = null;
/** Places in the page that show results now: two, while one drawing of a list takes another's place. */
let places = 0;

const narrowing = ({ filters, sort }: ResultsImpression) => JSON.stringify([filters, sort]);

function searchEvents({ q, total }: ResultsImpression): ShopEvent[] {
  if (q === null) return [];
  const term = { search_term: q.slice(0, 50) };
  return [
    { event: 'view_search_results', ...term, results: total },
    ...(total === 0 ? [{ event: 'zero_results' as const, ...term }] : []),
  ];
}

/**
 * What the shopper has done to come to these results: searched, or changed the filters or the order of the list before.
 */
export function enterResults(results: ResultsImpression, isReturn: boolean): ShopEvent[] {
  const before = last;
  last = results;
  places += 1;
  if (before?.path !== results.path || before.q !== results.q) return searchEvents(results);
  if (isReturn || narrowing(before) === narrowing(results)) return [];
  const { filters, sort, total } = results;
  return [
    { event: 'filter_apply', filters: filters.slice(0, 100).map((name) => name.slice(0, 100)), sort, results: total },
  ];
}

/** The results are gone. A page without any comes in between where no others take their place at once. */
export function leaveResults(): void {
  places -= 1;
  setTimeout(() => {
    if (places === 0) last = null;
  });
}
