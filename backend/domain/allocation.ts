import type { OrderRequest } from '#lib/contract/order.ts';
import { optionsOf, type CartLine } from './cart-lines.ts';
import type { CartCatalog } from './goods.ts';

/** Pieces of an option that an order takes from a place. */
export interface Take {
  optionId: number;
  place: string;
  pieces: number;
}

const online = 'online';

/**
 * The places that an order's pieces come from, in order. A delivery leaves from the online warehouse, and then from
 * the shops with most of them; for click and collect the chosen shop gives first and the others send the rest (STORE-05).
 */
export function placesFor(delivery: OrderRequest['delivery'], stock: ReadonlyMap<string, number>): string[] {
  const shops = Array.from(stock)
    .filter(([place]) => place !== online)
    .sort(([a, piecesOfA], [b, piecesOfB]) => piecesOfB - piecesOfA || (a < b ? -1 : 1))
    .map(([place]) => place);
  if (delivery.type !== 'click_and_collect') return [online, ...shops];
  return [delivery.store, online, ...shops.filter((place) => place !== delivery.store)];
}

/** Takes pieces from places in their order; null where they do not have enough together. */
export function allocate(
  pieces: number,
  stock: ReadonlyMap<string, number>,
  places: readonly string[],
): { place: string; pieces: number }[] | null {
  let missing = pieces;
  const takes: { place: string; pieces: number }[] = [];
  for (const place of places) {
    const taken = Math.min(missing, stock.get(place) ?? 0);
    if (taken > 0) takes.push({ place, pieces: taken });
    missing -= taken;
  }
  return missing === 0 ? takes : null;
}

/** Takes all pieces of all lines from stock. `short` has the hashes of the lines that could not be served in full. */
export function allocateCart(
  lines: readonly CartLine[],
  catalog: CartCatalog,
  places: (stock: ReadonlyMap<string, number>) => string[],
): { takes: Take[]; short: string[] } {
  const left = new Map<number, Map<string, number>>();
  const takes: Take[] = [];
  const short = new Set<string>();
  const wanted = lines.flatMap((line) => optionsOf(line).map((optionId) => ({ line, optionId })));
  for (const { line, optionId } of wanted) {
    const stock = left.get(optionId) ?? new Map(catalog.goods.get(optionId)?.stock);
    left.set(optionId, stock);
    const taken = allocate(line.quantity, stock, places(stock));
    if (!taken) short.add(line.hash);
    for (const { place, pieces } of taken ?? []) {
      stock.set(place, (stock.get(place) ?? 0) - pieces);
      takes.push({ optionId, place, pieces });
    }
  }
  return { takes, short: [...short] };
}
