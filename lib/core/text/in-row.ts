/** A name as it stands in a row, after its label or a dot: `alumínium`, `egy méret`; abbreviations stay as they are. */
export function inRow(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
