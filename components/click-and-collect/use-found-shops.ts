import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#lib/api/errors.ts';
import { shopsNamed, shopsNear, type ClickAndCollectShop, type FoundShop } from '#lib/click-and-collect/shops.ts';
import { mayBePlace } from '#lib/shops/index.ts';
import { distancesQuery } from '#lib/shops/queries.ts';
import { useDebounced } from '#components/hooks/use-debounced.ts';

/** The shops for what is typed, and whether a place is being asked for or is unknown. */
export interface FoundShops {
  found: readonly FoundShop[];
  state: 'here' | 'searching' | 'unknown';
}

/** By name, town or postcode; for a place without a shop all of them, nearest first. */
export function useFoundShops(shops: readonly ClickAndCollectShop[], typed: string): FoundShops {
  const place = typed.trim();
  const named = shopsNamed(shops, place);
  const isAsked = named.length === 0 && mayBePlace(place);
  const isDebounced = useDebounced(place) === place;
  const near = useQuery({ ...distancesQuery(place), enabled: isAsked && isDebounced });
  // A postcode that is not whole yet says nothing.
  if (named.length === 0 && /^\d{1,3}$/.test(place)) return { found: shopsNamed(shops, ''), state: 'here' };
  if (!isAsked) return { found: named, state: named.length === 0 ? 'unknown' : 'here' };
  if (isDebounced && near.data) return { found: shopsNear(shops, near.data), state: 'here' };
  if (!isDebounced || near.isFetching) return { found: [], state: 'searching' };
  const isUnknown = near.error instanceof ApiError && near.error.status === 422;
  // Where distances can not be had, the whole list still serves.
  return isUnknown ? { found: [], state: 'unknown' } : { found: shopsNamed(shops, ''), state: 'here' };
}
