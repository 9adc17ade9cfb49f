import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { storesQuery } from '#lib/click-and-collect/queries.ts';
import { openingState } from '#lib/shops/opening.ts';
import { useMinute } from '#components/hooks/use-minute.ts';
import { useMyStore } from '#stores/my-store.ts';
import { useShortState } from './use-store-words.ts';

/** The chosen store as the header tells it. */
export interface ShownStore {
  name: string;
  state: string;
}

/**
 * Tells the header of the chosen store and how it stands, minute by minute. Only who has chosen one asks for the
 * stores.
 */
export function MyStoreStatus({ onShown }: { onShown: (shown: ShownStore | null) => void }) {
  const { store: mine } = useMyStore();
  const { data } = useQuery({ ...storesQuery, enabled: mine !== null });
  const now = useMinute();
  const words = useShortState();
  const store = data?.find(({ sysname }) => sysname === mine);
  const name = store?.title ?? null;
  const state = store && now !== null ? words(openingState(store.openingHours, now)) : '';
  useEffect(() => onShown(name === null ? null : { name, state }), [name, state, onShown]);
  return null;
}
