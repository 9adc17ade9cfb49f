import { queryOptions, skipToken } from '@tanstack/react-query';
import type { StockNotice } from '#lib/contract/stock-notice.ts';

/** The notices of a customer, newest first; of a guest nothing is listed. */
export const noticesQuery = (uuid: string | null) =>
  queryOptions({
    queryKey: ['stock-notices', uuid],
    queryFn:
      uuid === null
        ? skipToken
        : async ({ signal }): Promise<StockNotice[]> => {
            const [{ callApi }, { stockNoticeEndpoints }] = await Promise.all([
              import('#lib/session/call-api.ts'),
              import('#lib/contract/stock-notice.ts'),
            ]);
            return (await callApi(stockNoticeEndpoints.list, {}, { signal })).notices;
          },
  });
