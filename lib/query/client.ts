import { QueryClient } from '@tanstack/react-query';

/**
 * Whether a query or a change failed for lack of its code, before any call: the bundler may tell that a module is there
 * while the file that has it is still on its way. That is a bare Error; those of calls, sessions and missing files have
 * names.
 */
const lacksCode = ({ name }: Error): boolean => name === 'Error';

/** How often one asks for code, and how long one rests before, ms: half a minute in all, as files of a slow network take. */
const tries = 14;
const restBefore = (failures: number) => Math.min(100 * 2 ** failures, 3000);

const retryForCode = {
  retry: (failures: number, error: Error) => failures < tries && lacksCode(error),
  retryDelay: restBefore,
};

/** A cache for the server data of islands. Retries of calls are the API client's alone, once (API-05). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    // Without a network a call fails at once, and says so, instead of waiting for one out of sight; what is stale by
    // then is read again with the network.
    defaultOptions: {
      queries: {
        ...retryForCode,
        staleTime: 30_000,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { ...retryForCode, networkMode: 'always' },
    },
  });
}
