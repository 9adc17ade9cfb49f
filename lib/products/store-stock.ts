import type { ProductOption, Stock } from '#lib/contract/product.ts';
import { isNamed } from '#lib/core/text/typed-words.ts';
import type { StockClass } from '#lib/core/products/variants.ts';

/** What one store holds of a product in one colour. */
export interface StoreLine {
  sysname: string;
  name: string;
  city: string;
  /** Pieces by size label. */
  pieces: Record<string, number>;
  total: number;
  /** Kilometres from the place that was asked for; null without one. */
  distance: number | null;
}

/** The first word of all the names, which then says nothing: the shop's own name; empty where they differ. */
export function sharedWord(names: readonly string[]): string {
  const [first = ''] = names;
  const word = /^\S+ /.exec(first)?.[0] ?? '';
  return names.length > 1 && names.every((name) => name.startsWith(word) && name.length > word.length) ? word : '';
}

const byName = new Intl.Collator('hu');

/**
 * The stores, by their names without the shop's, with what they hold of `options`; not what lies in the online
 * warehouse.
 */
export function storeLines(stock: Stock, options: readonly ProductOption[]): StoreLine[] {
  const sizeOf = new Map(options.map(({ id, size }) => [id, size]));
  const shop = sharedWord(stock.stores.map(({ name }) => name)).length;
  const lines = new Map<string, StoreLine>(
    stock.stores.map(({ sysname, name, city }) => [
      sysname,
      { sysname, name: name.slice(shop), city, pieces: {}, total: 0, distance: null },
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

/** Most of the chosen size first, then most of all sizes, then by name; nearest first where distances are known. */
export function sortedStoreLines(lines: readonly StoreLine[], size: string | null): StoreLine[] {
  const ofSize = ({ pieces }: StoreLine) => (size === null ? 0 : (pieces[size] ?? 0));
  return lines.toSorted(
    (a, b) =>
      (a.distance ?? 0) - (b.distance ?? 0) ||
      ofSize(b) - ofSize(a) ||
      b.total - a.total ||
      byName.compare(a.name, b.name),
  );
}

/** The shopper's own store before the others; the order of those stays. */
export function storesWithMineFirst(lines: readonly StoreLine[], mine: string | null): StoreLine[] {
  return lines.toSorted((a, b) => Number(b.sysname === mine) - Number(a.sysname === mine));
}

/** The stores that are named by what is typed; all for nothing typed. */
export function storesMatching(lines: readonly StoreLine[], typed: string): StoreLine[] {
  return lines.filter(({ name, city }) => isNamed(`${name} ${city}`, typed));
}

/** The lines with their distance in km from a place; a store without one is left out. */
export function withDistances(lines: readonly StoreLine[], distances: ReadonlyMap<string, number>): StoreLine[] {
  return lines.flatMap((line) => {
    const distance = distances.get(line.sysname);
    return distance === undefined ? [] : { ...line, distance };
  });
}

/** From how many pieces a store has enough of a size: it holds fewer than the warehouse. */
const enoughInStore = 3;

/** What a store's pieces of a size mean to a shopper. */
export function storeStockClass(pieces: number): StockClass {
  if (pieces <= 0) return 'none';
  return pieces < enoughInStore ? 'few' : 'available';
}
