'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

/** Server state of the islands. Retries are the API client's alone, once (spec §7). */
function createClient(): QueryClient {
  return new QueryClient({
    // Without a network a call fails at once, and says so, instead of waiting for one out of sight; what is stale by
    // then is read again with the network.
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, networkMode: 'always', refetchOnReconnect: true }, mutations: { retry: false, networkMode: 'always' },
    },
  });
}

export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
