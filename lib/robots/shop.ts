import { disallowedPaths } from '#lib/routes/fixed-paths.ts';
import { shopRoutes } from '#lib/routes/shop.ts';
import { sitemapPath } from '#lib/sitemap/paths.ts';
import { robotsText } from './index.ts';

/**
 * Parameters that narrow or sort a list: there are more of these addresses than a crawler could ever fetch (ADR-0056).
 */
const listingParameters = [
  'filters',
  'priceMin',
  'priceMax',
  'priceType',
  'sortField',
  'sortType',
  'store',
  'exact',
  'forintMin',
  'forintMax',
  'sorting',
];

/**
 * Pages that say noindex of themselves (search, favourites, cart, account) are not refused: a crawler that may not
 * fetch them never reads that, and lists their bare address.
 * @param host the shop's origin.
 */
export function shopRobots(host: string): string {
  return robotsText({
    disallow: [
      ...listingParameters.map((name) => `/*?*${name}=`),
      ...disallowedPaths(shopRoutes).flatMap((path) => [path, `/en${path}`]),
    ],
    sitemap: new URL(sitemapPath, host).href,
  });
}
