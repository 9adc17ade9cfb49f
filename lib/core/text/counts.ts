const noBreakSpace = '\u00A0';
const thousands = /\B(?=(\d{3})+$)/g;

/** Integer → `9 990`, always grouped, with no-break spaces. */
export function groupThousands(integer: number): string {
  const digits = Math.abs(Math.round(integer)).toString().replace(thousands, noBreakSpace);
  return `${integer < 0 ? '\u2212' : ''}${digits}`;
}

/** What stands between thousands where that is no space. */
export const groups: Readonly<Record<string, string>> = { en: ',', de: '.' };

/** From so many on Hungarian groups the digits of a number that is no price. */
const leastGrouped = 10_000;

/**
 * A number of things as a language writes it: `12 345`, in English `12,345`. Without Intl, whose first number takes
 * longer than drawing a list.
 */
export function formatCount(locale: string, count: number): string {
  const group = groups[locale];
  if (group) return groupThousands(count).replaceAll(noBreakSpace, group);
  return count < leastGrouped ? String(count) : groupThousands(count);
}
