import { catalogLanguage } from '#lib/contract/market/languages.ts';
import type { ProductOption, Stock } from '#lib/contract/product.ts';
import { isNamed } from '#lib/core/text/typed-words.ts';
import type { StockClass } from '#lib/core/products/variants.ts';

/** Stores that show before all that have it are asked for. */
export const firstShops = 5;

/** How many shops hold one of some options; the rows also count what lies in the online warehouse, which is no shop. */
export function holdingCount(stock: Stock, optionIds: readonly number[]): number {
  const held = new Set(
    stock.rows.filter((row) => row.stock > 0 && optionIds.includes(row.optionId)).map((row) => row.store),
  );
  return stock.stores.filter(({ sysname }) => held.has(sysname)).length;
}

/** What one shop holds of a product in one colour. */
export interface ShopLine {
  sysname: string;
  name: string;
  city: string;
  /** Pieces by size label. */
  pieces: Record<string, number>;
  total: number;
  /** Kilometres from the place that was asked for; null without one. */
  distance: number | null;
}

/** The first word of all the names, which then says nothing: the chain's own name; empty where they differ. */
export function sharedWord(names: readonly string[]): string {
  const [first = ''] = names;
  const word = /^\S+ /.exec(first)?.[0] ?? '';
  return names.length > 1 && names.every((name) => name.startsWith(word) && name.length > word.length) ? word : '';
}

const byName = new Intl.Collator(catalogLanguage);
const capital = 'Budapest';

/** The capital first, then the towns as a Hungarian register has them, and in each its shops by name. */
const byTown = (a: ShopLine, b: ShopLine): number =>
  Number(b.city === capital) - Number(a.city === capital) ||
  byName.compare(a.city, b.city) ||
  byName.compare(a.name, b.name);

/**
 * The shops, by their names without the chain's, with what they hold of `options`; not what lies in the online
 * warehouse.
 */
export function shopLines(stock: Stock, options: readonly ProductOption[]): ShopLine[] {
  const sizeOf = new Map(options.map(({ id, size }) => [id, size]));
  const sharedLength = sharedWord(stock.stores.map(({ name }) => name)).length;
  const lines = new Map<string, ShopLine>(
    stock.stores.map(({ sysname, name, city }) => [
      sysname,
      { sysname, name: name.slice(sharedLength), city, pieces: {}, total: 0, distance: null },
    ]),
  );
  for (const row of stock.rows) {
    const [line, size] = [lines.get(row.store), sizeOf.get(row.optionId)];
    if (!line || size === undefined) continue;
    line.pieces[size] = (line.pieces[size] ?? 0) + row.stock;
    line.total += row.stock;
  }
  return [...lines.values()];
}

/**
 * Nearest first where distances are known; else those that have the chosen size, then those that have another, and
 * among them by town: an order that a shopper can follow, as one by hidden numbers is not.
 */
export function sortedShopLines(lines: readonly ShopLine[], size: string | null): ShopLine[] {
  const has = ({ pieces, total }: ShopLine) => Number(total > 0) + Number(size !== null && (pieces[size] ?? 0) > 0);
  return lines.toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0) || has(b) - has(a) || byTown(a, b));
}

/** Shops under one heading: that of the capital, that of all other towns, or none. */
export interface ShopGroup {
  place: 'capital' | 'elsewhere' | null;
  lines: ShopLine[];
}

/** All the shops as one looks for a name in a register: the shopper's own, those of the capital, then town by town. */
export function shopRegister(lines: readonly ShopLine[], mine: string | null): ShopGroup[] {
  const sorted = lines.toSorted(byTown);
  const placeOf = ({ sysname, city }: ShopLine) =>
    sysname === mine ? null : city === capital ? 'capital' : 'elsewhere';
  return ([null, 'capital', 'elsewhere'] as const)
    .map((place) => ({ place, lines: sorted.filter((line) => placeOf(line) === place) }))
    .filter((group) => group.lines.length > 0);
}

/** The shopper's own shop before the others; the order of those stays. */
export function shopsWithMineFirst(lines: readonly ShopLine[], mine: string | null): ShopLine[] {
  return lines.toSorted((a, b) => Number(b.sysname === mine) - Number(a.sysname === mine));
}

/** The shops that are named by what is typed; all for nothing typed. */
export function shopsMatching(lines: readonly ShopLine[], typed: string): ShopLine[] {
  return lines.filter(({ name, city }) => isNamed(`${name} ${city}`, typed));
}

/** The lines with their distance in km from a place; a shop without one is left out. */
export function withDistances(lines: readonly ShopLine[], distances: ReadonlyMap<string, number>): ShopLine[] {
  return lines.flatMap((line) => {
    const distance = distances.get(line.sysname);
    return distance === undefined ? [] : { ...line, distance };
  });
}

/** From how many pieces a shop has enough of a size: it holds fewer than the warehouse. */
const enoughInShop = 3;

/** The sizes that a shop has enough of, and those of which it has its last pieces; in the order of the sizes. */
export function shopSizes({ pieces }: ShopLine, sizes: readonly string[]): Record<'available' | 'few', string[]> {
  const of = (state: StockClass) => sizes.filter((size) => shopStockClass(pieces[size] ?? 0) === state);
  return { available: of('available'), few: of('few') };
}

/** What a shop's pieces of a size mean to a shopper. */
export function shopStockClass(pieces: number): StockClass {
  if (pieces <= 0) return 'none';
  return pieces < enoughInShop ? 'few' : 'available';
}
