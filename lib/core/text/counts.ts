/** What stands between thousands in the languages whose pages have Hungarian prices. */
export const noBreakSpace = '\u00A0';
const thousands = /\B(?=(\d{3})+$)/g;

/** Integer → `9 990`, always grouped, with no-break spaces. */
export function groupThousands(integer: number): string {
  const digits = Math.abs(Math.round(integer)).toString().replace(thousands, noBreakSpace);
  return `${integer < 0 ? '\u2212' : ''}${digits}`;
}

/** What stands between thousands where that is no space. */
export const groups: Readonly<Record<string, string>> = { de: '.', en: ',' };

/**
 * A number of things: `1 781`, in English `1,781`; prices stay `40 990 Ft` there, as on invoices. Hungarian spelling leaves
 * four digits alone, but groups them beside longer numbers, and a page is full of these. Without Intl, whose first number
 * takes longer than drawing a list.
 */
export function formatCount(locale: string, count: number): string {
  return countIn(locale, groupThousands(count));
}

/** A count that `groupThousands` has written, as a language writes it. */
export function countIn(locale: string, grouped: string): string {
  return grouped.replaceAll(noBreakSpace, groups[locale] ?? noBreakSpace);
}
