import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#lib/api/errors.ts';
import { shopsMatching, withDistances, type ShopLine } from '#lib/products/shop-stock.ts';
import { mayBePlace } from '#lib/shops/index.ts';
import { distancesQuery } from '#lib/shops/queries.ts';
import { useDebounced } from '#components/hooks/use-debounced.ts';

/** What is known of a place: the shops by what is typed, whether they are being asked for, and what went wrong. */
export interface ShopSearch {
  found: readonly ShopLine[];
  state: 'here' | 'searching' | 'unknown' | 'failed';
}

/** The shops for what is typed: those with it in their name, or, for a postcode or another town, all by distance. */
export function useShopSearch(lines: readonly ShopLine[], typed: string): ShopSearch {
  const words = typed.trim();
  const named = shopsMatching(lines, words);
  const isPart = /^\d{1,3}$/.test(words);
  const isPlace = /^\d{4}$/.test(words) || (named.length === 0 && mayBePlace(words));
  const place = useDebounced(words);
  const isDebounced = place === words;
  const nearest = useQuery({ ...distancesQuery(place), enabled: isPlace && isDebounced });
  // A postcode that is not whole yet says nothing.
  if (isPart) return { found: lines, state: 'here' };
  if (!isPlace) return { found: named, state: named.length === 0 ? 'unknown' : 'here' };
  if (isDebounced && nearest.data) return { found: withDistances(lines, nearest.data), state: 'here' };
  if (!isDebounced || !nearest.isError) return { found: named, state: 'searching' };
  const isUnknown = nearest.error instanceof ApiError && nearest.error.status === 422;
  return { found: isUnknown ? named : lines, state: isUnknown ? 'unknown' : 'failed' };
}
