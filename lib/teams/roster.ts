import type { Product, ProductOption } from '#lib/contract/product.ts';
import { limits } from '#lib/contract/limits.ts';
import { optionOf } from '#lib/core/products/variants.ts';

/** A line of what a club orders: who wears it, in which size, and how many. Everything is as it was typed. */
export interface RosterRow {
  key: number;
  name: string;
  number: string;
  size: string | null;
  amount: string;
}

export interface Roster {
  rows: readonly RosterRow[];
  nextKey: number;
}

export type RowChange = Partial<Omit<RosterRow, 'key'>>;

/** Lines that a roster can have; a cart holds no more either. */
export const rosterLimit = limits.cartLines;
/** Characters of a name on a shirt. */
export const printNameLimit = 14;

const emptyRow = (key: number, size: string | null): RosterRow => ({ key, name: '', number: '', size, amount: '1' });

/** A roster with one line to begin with; `size` is the only one that there is, else null. */
export function newRoster(size: string | null): Roster {
  return { rows: [emptyRow(0, size)], nextKey: 1 };
}

/**
 * | transition | from | to |
 * |---|---|---|
 * | add | fewer than `rosterLimit` lines | one more, empty |
 * | change(key) | a line with that key | that line changed |
 * | remove(key) | several lines | without it |
 * | remove(key) | its only line | that line empty again |
 * | fill(lines) | any | the lines in place of empty ones, then after the rest, up to the limit |
 * | any other | | unchanged |
 */
export const rosterTransitions = {
  add: (roster: Roster, size: string | null): Roster =>
    roster.rows.length >= rosterLimit
      ? roster
      : { rows: [...roster.rows, emptyRow(roster.nextKey, size)], nextKey: roster.nextKey + 1 },
  change: (roster: Roster, key: number, change: RowChange): Roster => ({
    ...roster,
    rows: roster.rows.map((row) => (row.key === key ? { ...row, ...change } : row)),
  }),
  remove(roster: Roster, key: number, size: string | null): Roster {
    if (!roster.rows.some((row) => row.key === key)) return roster;
    const rest = roster.rows.filter((row) => row.key !== key);
    return rest.length > 0
      ? { ...roster, rows: rest }
      : { rows: [emptyRow(roster.nextKey, size)], nextKey: roster.nextKey + 1 };
  },
  fill(roster: Roster, lines: readonly RowChange[], size: string | null): Roster {
    const kept = roster.rows.filter((row) => !isBlank(row, size));
    const added = lines
      .slice(0, rosterLimit - kept.length)
      .map((line, at) => ({ ...emptyRow(roster.nextKey + at, size), ...line }));
    if (kept.length + added.length === 0) return roster;
    return { rows: [...kept, ...added], nextKey: roster.nextKey + added.length };
  },
};

/** Whether nothing was filled in; `size` is what a line begins with. */
export function isBlank(row: RosterRow, size: string | null): boolean {
  return row.name.trim() === '' && row.number.trim() === '' && row.size === size && row.amount === '1';
}

/** What is wrong with a line, as the key of a text, by its field. */
export type RowProblems = Partial<
  Record<'name' | 'number' | 'size' | 'amount', 'missing' | 'letters' | 'long' | 'range' | 'soldOut' | 'stock'>
>;

/** What a product can be bought as in a roster. */
export interface RosterGoods {
  options: readonly ProductOption[];
  sizes: Product['sizes'];
  colour: string;
  isPrintable: boolean;
}

/** A whole number without sign; null for anything else. */
const wholeNumber = (text: string): number | null => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : null);

/** Checks a line (printSchema's rules, stock). Stock is the option's, whatever the other lines take of it. */
export function rowProblems(row: RosterRow, goods: RosterGoods): RowProblems {
  const problems: RowProblems = {};
  const amount = wholeNumber(row.amount);
  const option = row.size === null ? undefined : optionOf(goods.options, goods.colour, row.size);
  if (row.size === null) problems.size = 'missing';
  else if (!option || option.stock === 0) problems.size = 'soldOut';
  if (amount === null || amount < 1 || amount > limits.quantity) problems.amount = 'range';
  else if (option && option.stock > 0 && amount > option.stock) problems.amount = 'stock';
  if (!goods.isPrintable) return problems;
  const name = row.name.trim();
  if (name.length > printNameLimit) problems.name = 'long';
  else if (name !== '' && !/^[\p{L}\p{M}\p{Zs}.'’-]+$/u.test(name)) problems.name = 'letters';
  const number = wholeNumber(row.number);
  if (row.number.trim() !== '' && (number === null || number > 99)) problems.number = 'range';
  return problems;
}

/** Whether one colour and size is wanted more often, over all lines, than there is of it: the sizes it happens with. */
export function overdrawnSizes(rows: readonly RosterRow[], goods: RosterGoods): string[] {
  const wanted = new Map<string, number>();
  for (const { size, amount } of rows)
    if (size !== null) wanted.set(size, (wanted.get(size) ?? 0) + (wholeNumber(amount) ?? 0));
  return [...wanted]
    .filter(([size, pieces]) => {
      const stock = optionOf(goods.options, goods.colour, size)?.stock ?? 0;
      return stock > 0 && pieces > stock;
    })
    .map(([size]) => size);
}

/** An item of the team's cart call (TEAM-09). */
export interface RosterItem {
  productOption: number;
  amount: number;
  print?: { name?: string; number?: number };
}

/** The lines as items of the call, in their order; only for lines without problems. */
export function itemsOf(rows: readonly RosterRow[], goods: RosterGoods): RosterItem[] {
  return rows.flatMap((row) => {
    const option = optionOf(goods.options, goods.colour, row.size);
    const amount = wholeNumber(row.amount);
    if (!option || amount === null) return [];
    const name = goods.isPrintable ? row.name.trim().replace(/\s+/g, ' ') : '';
    const number = goods.isPrintable ? wholeNumber(row.number) : null;
    const print = { ...(name === '' ? {} : { name }), ...(number === null ? {} : { number }) };
    return [{ productOption: option.id, amount, ...(Object.keys(print).length > 0 ? { print } : {}) }];
  });
}

/** Pieces of all lines, and those of them that carry a print. */
export function countPieces(rows: readonly RosterRow[], isPrintable: boolean): { pieces: number; printed: number } {
  let pieces = 0;
  let printed = 0;
  for (const { amount, name, number } of rows) {
    const count = wholeNumber(amount) ?? 0;
    pieces += count;
    if (isPrintable && (name.trim() !== '' || number.trim() !== '')) printed += count;
  }
  return { pieces, printed };
}
