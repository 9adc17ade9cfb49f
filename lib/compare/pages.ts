import { settings } from '#lib/config/index.ts';
import { routeName } from '#lib/core/route-names.ts';
import { splitLocale } from '#lib/core/locales.ts';

/**
 * Whether the way to the comparison lies over the lower edge of a page: not where it would cover amounts and totals, a
 * store's telephone number or the tools of a flipbook, and nobody chooses what to compare (ADR-0120).
 */
export function hasWayToComparison(pathname: string): boolean {
  const name = routeName(pathname);
  if (name === 'store' || name === 'storeLocator') return false;
  const [, first] = splitLocale(pathname).path.split('/');
  return first !== 'kosar' && (settings.FLIPBOOK_PREFIX === '' || first !== settings.FLIPBOOK_PREFIX);
}
