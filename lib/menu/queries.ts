import { queryOptions } from '@tanstack/react-query';

/** The menu tree in the browser: read once, when a menu is about to open. Its parser comes along then. */
export const menuQuery = queryOptions({
  queryKey: ['menu'],
  queryFn: async ({ signal }) => {
    const [{ callApi }, { menuEndpoints }] = await Promise.all([import('#lib/api/browser.ts'), import('#lib/contract/menu.ts')]);
    return callApi(menuEndpoints.menu, {}, { signal });
  },
  staleTime: Infinity,
});
