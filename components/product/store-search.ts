import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '#lib/api/errors.ts';
import { nearestStoresQuery } from '#lib/products/queries.ts';
import { storesMatching, withDistances, type StoreLine } from '#lib/products/store-stock.ts';

/** Rest after typing before a place is asked for, ms. */
const rest = 400;
/** Letters from which a name that no store has may be a place. */
const shortestPlace = 3;

function useRested(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), rest);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}

/** The stores for what is typed: those with it in their name, or, for a postcode or another town, all by distance. */
export function useStoreSearch(lines: readonly StoreLine[], typed: string) {
  const words = typed.trim();
  const named = storesMatching(lines, words);
  const isPlace = /^\d{4}$/.test(words) || (named.length === 0 && words.length >= shortestPlace && !/^\d/.test(words));
  const place = useRested(words);
  const nearest = useQuery({ ...nearestStoresQuery(place), enabled: isPlace && place === words });
  if (!isPlace) return { found: named, isSearching: false, isUnknown: named.length === 0 };
  const isUnknown = place === words && nearest.isError && nearest.error instanceof ApiError;
  return {
    found: place === words && nearest.data ? withDistances(lines, nearest.data) : named,
    isSearching: !isUnknown && (place !== words || nearest.isPending),
    isUnknown,
  };
}
