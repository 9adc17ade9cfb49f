import { currency } from '#lib/contract/market/currency.ts';
import { pageDataType } from '#lib/core/route-names.ts';
import type { RouteName } from '#lib/core/routes/sections.ts';
import { splitLocale } from '#lib/core/locales.ts';
import { routeOf } from '#variant/routes.ts';
import type { ShopEvent } from './schemas.ts';

type PageData = Extract<ShopEvent, { event: 'page_data' }>;

/** Pages whose parts after the second point at a person or an order, which are nobody's business. */
const discreet = new Set(['doi', 'ertesites', 'my-account']);

function trackedPath(path: string): string {
  const [, first = '', second = ''] = path.split('/');
  return discreet.has(first) && second ? `/${first}/${second}/` : path.slice(0, 300);
}

const isNamed = (name: RouteName | null): name is PageData['page_name'] & RouteName =>
  name !== null && name !== 'srp' && name !== 'guide';

/**
 * The data of the page at a path; null for lists of results and guides, which send none (OPS-05). A page in place
 * of one that is not there is of no kind of its own.
 */
export function pageData(pathname: string, operatingSystem: string, isError = false): PageData | null {
  const { locale, path } = splitLocale(pathname);
  const name = isError ? null : routeOf(path);
  const type = pageDataType(name);
  if (type === null) return null;
  return {
    event: 'page_data',
    page_type: type,
    page_name: isNamed(name) ? name : null,
    page_path: trackedPath(path),
    language: locale,
    currency: currency.code,
    operating_system: operatingSystem,
  };
}
