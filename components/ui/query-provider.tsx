'use client';

import { QueryClientContext } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { queryCache } from '#lib/query/index.ts';

const nothing = () => undefined;

/** Gives islands the cache of server data once it has come (lib/query). */
export function QueryProvider({ children }: { children: ReactNode }) {
  const client = useSyncExternalStore(queryCache.subscribe, queryCache.current, nothing);
  // Without this nothing is read again when the network, or the shopper, is back.
  useEffect(() => {
    client?.mount();
    return () => client?.unmount();
  }, [client]);
  return <QueryClientContext value={client}>{children}</QueryClientContext>;
}
