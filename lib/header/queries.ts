import { queryOptions } from '@tanstack/react-query';
import { settings } from '#lib/config/index.ts';

/**
 * Rest before the header's data is asked for, ms: a panel that is passed by, or a focus that moves on, asks nothing.
 */
export const headerDataRest = 80;

/**
 * Guides and popular products for the header (`blogPosts`, `search-limited`), once. Asked for when the search box or
 * the mega menu is in use and still is after the rest; given up after `HEADER_DATA_TIMEOUT` ms, retry included: the
 * header works without it (HDR-17). The query's signal stays unread: another panel goes on waiting for the same answer.
 */
export const headerDataQuery = queryOptions({
  queryKey: ['header-data'],
  queryFn: async ({ client, queryKey }) => {
    const calls = Promise.all([import('#lib/session/call-api.ts'), import('#lib/contract/search.ts')]);
    await new Promise((resolve) => {
      setTimeout(resolve, headerDataRest);
    });
    const [{ callApi }, { searchEndpoints }] = await calls;
    if (!client.getQueryCache().find({ queryKey })?.isActive())
      throw new DOMException('Nobody waits for the header data any more', 'AbortError');
    return callApi(searchEndpoints.headerData, {}, { timeout: settings.HEADER_DATA_TIMEOUT });
  },
  staleTime: Infinity,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});
