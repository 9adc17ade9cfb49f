import { groups, groupThousands } from './counts.ts';

/**
 * A number of things on a chip or in a column, where numbers of any length stand above each other: `1 945`, in English
 * `1,945`.
 */
export function listedCount(locale: string, count: number): string {
  const grouped = groupThousands(count);
  return grouped.replaceAll('\u00A0', groups[locale] ?? '\u00A0');
}
