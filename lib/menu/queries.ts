import { queryOptions } from '@tanstack/react-query';

/**
 * The menu tree in the browser: read once, when a menu is about to open. Its parser comes along then. It is read to
 * the end when the menu closes meanwhile: the next panel waits for the same answer.
 */
export const menuQuery = queryOptions({
  queryKey: ['menu'],
  queryFn: async () => {
    const [{ callApi }, { menuEndpoints }] = await Promise.all([
      import('#lib/session/call-api.ts'),
      import('#lib/contract/menu.ts'),
    ]);
    return callApi(menuEndpoints.menu);
  },
  staleTime: Infinity,
});
