import { queryOptions, skipToken } from '@tanstack/react-query';

/** Towns of a postcode; nothing is asked before it has its four digits. Whoever gets no answer writes the town. */
export const townsQuery = (postal: string) =>
  queryOptions({
    queryKey: ['towns', postal],
    queryFn: /^[1-9]\d{3}$/.test(postal)
      ? async ({ signal }): Promise<string[]> => {
          const [{ callApi }, { placeEndpoints }] = await Promise.all([
            import('#lib/session/call-api.ts'),
            import('#lib/contract/place.ts'),
          ]);
          return (await callApi(placeEndpoints.postcode, { params: { postal } }, { signal })).towns;
        }
      : skipToken,
    staleTime: Infinity,
  });
