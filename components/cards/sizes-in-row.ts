/** Of what could stand in a row, what has room there, and how many are left out. */
export interface InRow<Item> {
  shown: readonly Item[];
  left: number;
}

/** Widths as card-looks.module.css draws them, px: around the row, of its smallest link, around a name, and of "+12". */
const padding = 12;
const smallest = 32;
const aroundName = 12;
const rest = 34;
const gap = 2;
/** Of a letter or a digit at 13 px, and of the narrow marks between them. */
const letter = 8;
const mark = 4;

/** About how wide a size is drawn, px: near enough to say how many of them fit. */
function widthOf(name: string): number {
  const width = [...name].reduce((sum, sign) => sum + (/[\s.,()–/-]/.test(sign) ? mark : letter), aroundName);
  return Math.max(smallest, width) + gap;
}

/**
 * The sizes that a card `width` px wide shows in one row, in their order; the first of them always. Where not all fit,
 * there is room for how many are left.
 */
export function inOneRow<Item>(items: readonly Item[], nameOf: (item: Item) => string, width: number): InRow<Item> {
  const widths = items.map((item) => widthOf(nameOf(item)));
  const room = width - padding;
  if (widths.reduce((sum, next) => sum + next, 0) <= room + gap) return { shown: items, left: 0 };
  let used = rest;
  const end = widths.findIndex((next) => (used += next) > room);
  const shown = items.slice(0, Math.max(1, end));
  return { shown, left: items.length - shown.length };
}
