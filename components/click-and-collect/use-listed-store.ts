import { useQuery } from '@tanstack/react-query';
import { handover, type Handover } from '#lib/click-and-collect/index.ts';
import { storesQuery } from '#lib/click-and-collect/queries.ts';
import type { CollectStore } from '#lib/click-and-collect/stores.ts';
import { useMinute } from '#components/hooks/use-minute.ts';
import { useMyStore } from '#stores/my-store.ts';

/** A store with how it hands over at the moment of its drawing, so that HTML and browser say the same. */
export interface ServerStore {
  store: CollectStore;
  when: Handover;
}

export interface ListedStore {
  /** Its sysname: the address's own, else the shopper's; null where none is chosen, or the chosen one is no more. */
  sysname: string | null;
  /** The store; null until it is read. */
  drawn: ServerStore | null;
}

/** The store that a list is narrowed to, or would be. */
export function useListedStore(listed: ServerStore | null): ListedStore {
  const { store: mine } = useMyStore();
  const now = useMinute();
  const { data } = useQuery({ ...storesQuery, enabled: mine !== null && listed === null });
  const store = listed?.store ?? data?.find(({ sysname }) => sysname === mine);
  if (!store) return { sysname: data ? null : mine, drawn: null };
  if (now === null) return { sysname: store.sysname, drawn: listed };
  return { sysname: store.sysname, drawn: { store, when: handover(store.openingHours, now) } };
}
