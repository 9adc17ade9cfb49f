import type { Random } from '#lib/core/random.ts';

/** How well a product is supplied. */
export type Supply = 'good' | 'last-pieces' | 'none';

/** One product in a hundred is sold out, three are down to the last pieces. */
export function pickSupply(random: Random): Supply {
  return random.weighted({ good: 96, 'last-pieces': 3, none: 1 });
}

/** Pieces of one option by place, without the empty places. */
function optionStock(random: Random, shops: readonly string[], onlineOnly: boolean): Record<string, number> {
  const stock: Record<string, number> = {};
  if (random.chance(0.09)) return stock;
  const online = random.chance(0.15) ? 0 : random.int(0, random.chance(0.3) ? 30 : 12);
  if (online > 0) stock['online'] = online;
  if (onlineOnly) return stock;
  // A run of neighbours in a list of shops that every option enters elsewhere: sparse, and cheap to compute.
  const first = random.int(0, shops.length - 1);
  const stride = random.pick([1, 7, 11, 13]);
  for (let step = 0, count = random.int(0, 6); step < count; step++) {
    const shop = shops[(first + step * stride) % shops.length]!;
    const pieces = random.pick([1, 1, 2, 2, 3]);
    stock[shop] = pieces;
  }
  return stock;
}

/** Stock of all options of a product, in their order. */
export function productStock(
  random: Random,
  optionCount: number,
  shops: readonly string[],
  { supply, onlineOnly }: { supply: Supply; onlineOnly: boolean },
): Record<string, number>[] {
  const empty = (): Record<string, number>[] => Array.from({ length: optionCount }, () => ({}));
  if (supply === 'none') return empty();
  if (supply === 'last-pieces') {
    const stock = empty();
    const pieces = random.int(1, 3);
    for (let piece = 0; piece < pieces; piece++) {
      const option = random.pick(stock);
      const place = onlineOnly || random.chance(0.5) ? 'online' : random.pick(shops);
      option[place] = (option[place] ?? 0) + 1;
    }
    return stock;
  }
  const stock = Array.from({ length: optionCount }, () => optionStock(random, shops, onlineOnly));
  // Chance may empty a product with few options; only the supply 'none' is sold out.
  if (stock.every((option) => Object.keys(option).length === 0)) stock[0] = { online: random.int(2, 9) };
  return stock;
}
