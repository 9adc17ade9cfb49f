import { settings } from '#lib/config/index.ts';
import { splitLocale } from '#lib/core/locales.ts';
import type { RouteName } from '#lib/core/routes/sections.ts';
import { shopSections } from '#lib/core/routes/shop-sections.ts';

/** Types of pages that analytics distinguishes (OPS-05). */
export type PageType = 'home' | 'item_list' | 'item_detail' | 'services' | 'shop' | 'other';

/** Segments under `/marka/` that are screens of brands; a brand itself shows results. */
const brandScreens = new Set(['', 'ferfi', 'noi']);

/**
 * The name of the screen that a path of the shop leads to, whatever its language; null for one without a name (RT-27).
 */
export function routeName(path: string, flipbookPrefix: string = settings.FLIPBOOK_PREFIX): RouteName | null {
  const [first = '', second = '', third = ''] = splitLocale(path.split(/[?#]/, 1)[0] ?? '')
    .path.split('/')
    .slice(1);
  const section = shopSections.get(first);
  if (section) return section === 'account' || section === 'signIn' || section === 'plain' ? null : section;
  if (flipbookPrefix !== '' && first === flipbookPrefix) return null;
  return first === 'marka' && brandScreens.has(second) && third === '' ? null : 'srp';
}

const pageTypes: Record<RouteName, PageType> = {
  home: 'home',
  srp: 'item_list',
  pdp: 'item_detail',
  services: 'services',
  storeLocator: 'shop',
  store: 'shop',
  guide: 'other',
};

/** The type of a page by the name of its route. */
export function analyticsPageType(name: RouteName | null): PageType {
  return name === null ? 'other' : pageTypes[name];
}

/** The type that a page's data is sent with; null for results and guides, which send none (OPS-05). */
export function pageDataType(name: RouteName | null): PageType | null {
  return name === 'srp' || name === 'guide' ? null : analyticsPageType(name);
}
