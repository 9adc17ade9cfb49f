import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

/**
 * Whether a query or a change failed for lack of its code, before any call: the bundler may tell that a module is there
 * while a file that it needs is still on its way. That is a bare Error; those of calls, sessions and missing files have
 * names.
 */
const lacksCode = ({ name }: Error): boolean => name === 'Error';

/** How often one asks for code, and how long one rests before, ms: less than a second in all. */
const tries = 3;
const restBefore = (failures: number) => 100 * 2 ** failures;

const retryForCode = {
  retry: (failures: number, error: Error) => failures < tries && lacksCode(error),
  retryDelay: restBefore,
};

/** Code that a page lacks for good, as a module that has failed once fails ever after. */
class MissingCode extends Error {
  // As the bundler names what it could not fetch: lib/navigation/chunk-errors.ts loads the page anew for it.
  override name = 'ChunkLoadError';
}

const cacheOptions = {
  onError: (error: Error) => {
    if (lacksCode(error)) reportError(new MissingCode(error.message, { cause: error }));
  },
};

/** A cache for the server data of islands. Retries of calls are the API client's alone, once (API-05). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache(cacheOptions),
    mutationCache: new MutationCache(cacheOptions),
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
