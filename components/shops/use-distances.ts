import { useMemo } from 'react';
import { ApiError } from '#lib/api/errors.ts';
import { kilometresBetween, type Position } from '#lib/core/distance.ts';
import type { LocatorShop } from '#lib/shops/index.ts';
import type { DistancesAsked } from './place-distances.tsx';

/** Kilometres of each shop from what was asked for, by sysname, and how asking went. */
export interface Distances {
  distances: ReadonlyMap<string, number> | null;
  state: 'none' | 'searching' | 'here' | 'unknown' | 'failed';
  retry: () => void;
}

const nothing = () => undefined;

/** Distances from a town or postcode, which the API was asked for, or in the browser from the shopper's own position. */
export function useDistances(
  shops: readonly LocatorShop[],
  place: string,
  position: Position | null,
  asked: DistancesAsked | null,
): Distances {
  const own = useMemo(
    () => position && new Map(shops.map(({ sysname, geo }) => [sysname, kilometresBetween(position, geo)])),
    [shops, position],
  );
  const { data = null, error = null, retry = nothing } = asked?.place === place ? asked : {};
  if (place === '') return { distances: own, state: own ? 'here' : 'none', retry };
  if (data) return { distances: data, state: 'here', retry };
  if (!error) return { distances: null, state: 'searching', retry };
  return { distances: null, state: error instanceof ApiError && error.status === 422 ? 'unknown' : 'failed', retry };
}
