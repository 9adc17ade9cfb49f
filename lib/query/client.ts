import { QueryClient } from '@tanstack/react-query';

/**
 * Whether a query failed for lack of its code: the bundler may tell that a module is there while the file that has it is
 * still on its way. That is a bare Error; those of calls, sessions and missing files have names.
 */
const lacksCode = ({ name }: Error): boolean => name === 'Error';

/** How often a query asks for its code, and how long it rests before, ms: three seconds in all. */
const tries = 5;
const restBefore = (failures: number) => 100 * 2 ** failures;

/** A cache for the server data of islands. Retries of calls are the API client's alone, once (API-05). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    // Without a network a call fails at once, and says so, instead of waiting for one out of sight; what is stale by
    // then is read again with the network.
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < tries && lacksCode(error),
        retryDelay: restBefore,
        staleTime: 30_000,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
