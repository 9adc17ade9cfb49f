import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { distancesQuery } from '#lib/shops/queries.ts';

/** Distances from a place as far as they were read, km by sysname, and how to ask again. */
export interface DistancesAsked {
  place: string;
  data: ReadonlyMap<string, number> | undefined;
  /** Why they could not be read; null while they are on their way. */
  error: Error | null;
  retry: () => void;
}

/** Reads how far each shop is from a town or a postcode. */
export function PlaceDistances({ place, onRead }: { place: string; onRead: (asked: DistancesAsked) => void }) {
  const { data, error, isFetching, refetch } = useQuery(distancesQuery(place));
  useEffect(
    () => onRead({ place, data, error: isFetching ? null : error, retry: () => void refetch() }),
    [place, data, error, isFetching, refetch, onRead],
  );
  return null;
}
