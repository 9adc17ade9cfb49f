import { shopSections } from '#lib/core/routes/shop-sections.ts';
import { isLocale } from '#lib/core/locales.ts';
import { isShopPath } from './link-guard.ts';

/** The parameter of the login and registration pages that says where somebody came from. */
const parameter = 'vissza';

const here = 'https://shop.invalid';

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether whoever is logged in has no business on a page: nobody is led back to it. */
function isAuthPage(pathname: string): boolean {
  const path = decoded(pathname).replace(/\/+/g, '/').toLowerCase();
  const [, first = '', second = ''] = path.split('/');
  return shopSections.get(isLocale(first) ? second : first) === 'signIn';
}

/**
 * The path within the shop that a query's `?vissza=` leads back to; null where there is none, where it leads out of
 * the shop, or to a page of signing in.
 */
export function returnPath(search: string): string | null {
  const asked = new URLSearchParams(search).get(parameter);
  if (asked === null || !isShopPath(asked)) return null;
  const { pathname, search: query, hash } = new URL(asked, here);
  return isAuthPage(pathname) ? null : `${pathname}${query}${hash}`;
}

/** A page of signing in that leads back to where the query of another one does. */
export function withReturn(page: string, search: string): string {
  const back = returnPath(search);
  return back === null ? page : `${page}?${parameter}=${encodeURIComponent(back)}`;
}
