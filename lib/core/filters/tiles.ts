/** Characters that a tile of one column holds in one line. */
const longestInTile = 6;

/**
 * Which labels of tiles take two columns: long ones, and those of their form beside them, so that "4–6 év" is as wide as "10–12 év" and
 * a row is not ragged.
 */
export function wideTiles(labels: readonly string[]): Set<string> {
  const isLong = (label: string) => label.length > longestInTile;
  const formOf = (label: string) => label.replaceAll(/[\p{L}\d]+/gu, (part) => (/\d/.test(part) ? '0' : 'x'));
  const forms = new Set(labels.filter(isLong).map(formOf));
  return new Set(labels.filter((label) => isLong(label) || (/\s/.test(label) && forms.has(formOf(label)))));
}
