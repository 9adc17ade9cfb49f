import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#lib/api/errors.ts';
import { storesMatching, withDistances, type StoreLine } from '#lib/products/store-stock.ts';
import { mayBePlace } from '#lib/shops/index.ts';
import { distancesQuery } from '#lib/shops/queries.ts';
import { useDebounced } from '#components/hooks/use-debounced.ts';

/** What is known of a place: the stores by what is typed, whether they are being asked for, and what went wrong. */
export interface StoreSearch {
  found: readonly StoreLine[];
  state: 'here' | 'searching' | 'unknown' | 'failed';
}

/** The stores for what is typed: those with it in their name, or, for a postcode or another town, all by distance. */
export function useStoreSearch(lines: readonly StoreLine[], typed: string): StoreSearch {
  const words = typed.trim();
  const named = storesMatching(lines, words);
  const isPart = /^\d{1,3}$/.test(words);
  const isPlace = /^\d{4}$/.test(words) || (named.length === 0 && mayBePlace(words));
  const place = useDebounced(words);
  const isRested = place === words;
  const nearest = useQuery({ ...distancesQuery(place), enabled: isPlace && isRested });
  // A postcode that is not whole yet says nothing.
  if (isPart) return { found: lines, state: 'here' };
  if (!isPlace) return { found: named, state: named.length === 0 ? 'unknown' : 'here' };
  if (isRested && nearest.data) return { found: withDistances(lines, nearest.data), state: 'here' };
  if (!isRested || !nearest.isError) return { found: named, state: 'searching' };
  const isUnknown = nearest.error instanceof ApiError && nearest.error.status === 422;
  return { found: isUnknown ? named : lines, state: isUnknown ? 'unknown' : 'failed' };
}
