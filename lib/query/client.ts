import { QueryClient } from '@tanstack/react-query';

/** A cache for the server data of islands. Retries are the API client's alone, once (API-05). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    // Without a network a call fails at once, and says so, instead of waiting for one out of sight; what is stale by
    // then is read again with the network.
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
