import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError } from '#lib/api/errors.ts';
import { kilometresBetween, type Position } from '#lib/core/distance.ts';
import type { LocatorShop } from '#lib/shops/index.ts';
import { distancesQuery } from '#lib/shops/queries.ts';

/** Kilometres of each shop from what was asked for, by sysname, and how asking went. */
export interface Distances {
  distances: ReadonlyMap<string, number> | null;
  state: 'none' | 'searching' | 'here' | 'unknown' | 'failed';
  retry: () => void;
}

/** Distances from a town or postcode, by the API; from the shopper's own position, in the browser. */
export function useDistances(shops: readonly LocatorShop[], place: string, position: Position | null): Distances {
  const asked = useQuery({ ...distancesQuery(place), enabled: place !== '' });
  const own = useMemo(
    () => position && new Map(shops.map(({ sysname, geo }) => [sysname, kilometresBetween(position, geo)])),
    [shops, position],
  );
  const retry = () => void asked.refetch();
  if (place === '') return { distances: own, state: own ? 'here' : 'none', retry };
  if (asked.data) return { distances: asked.data, state: 'here', retry };
  if (!asked.isError || asked.isFetching) return { distances: null, state: 'searching', retry };
  const isUnknown = asked.error instanceof ApiError && asked.error.status === 422;
  return { distances: null, state: isUnknown ? 'unknown' : 'failed', retry };
}
