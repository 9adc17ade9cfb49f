import { leastSearches, type QueryCount } from './storage.ts';

type Counted = 'withoutResult' | 'notSold';

const sections: readonly (readonly [Counted, string])[] = [
  ['withoutResult', 'Nothing was found for'],
  ['notSold', 'The shop does not sell'],
];

const sumOf = (counts: readonly QueryCount[], counted: Counted | 'searches') =>
  counts.reduce((sum, count) => sum + count[counted], 0);

/**
 * What shoppers searched for and did not find, most first, as text. A query that fewer than `least` searched for in all
 * is left out; less than five is never taken.
 */
export function searchReport(counts: readonly QueryCount[], least = leastSearches): string {
  const floor = Math.max(least, leastSearches);
  const byQuery = [...Map.groupBy(counts, ({ query }) => query)].filter(
    ([, ofQuery]) => sumOf(ofQuery, 'searches') >= floor,
  );
  const days = new Set(counts.map(({ day }) => day)).size;
  const parts = sections.map(([counted, title]) => {
    const lines = byQuery
      .map(([query, ofQuery]) => ({ query, ofQuery, times: sumOf(ofQuery, counted) }))
      .filter(({ times }) => times > 0)
      .toSorted((a, b) => b.times - a.times || (a.query < b.query ? -1 : 1))
      .map(({ query, ofQuery, times }) => {
        const byDay = ofQuery.filter((count) => count[counted] > 0).map((count) => `${count.day}: ${count[counted]}`);
        return `${String(times).padStart(7)} of ${sumOf(ofQuery, 'searches')}  ${query}  (${byDay.join(', ')})`;
      });
    return [`${title}:`, ...(lines.length > 0 ? lines : ['      –'])].join('\n');
  });
  return [
    `${sumOf(counts, 'searches')} searches on ${days} days; queries of fewer than ${floor} are left out.`,
    ...parts,
  ].join('\n\n');
}
