import { listingHref, parseListing } from './index.ts';

/** Parameters of a list, those that only its forms send included. */
const ownParameters = new Set([
  'q',
  'filters',
  'priceMin',
  'priceMax',
  'priceType',
  'sortField',
  'sortType',
  'page',
  'exact',
  'store',
  'forintMin',
  'forintMax',
  'sorting',
]);

/**
 * The one spelling of a list's parameters, with foreign ones (a campaign's) after them; null where they are spelled so
 * already. What means nothing is left out, as if it had not been there.
 */
export function canonicalSearch(params: URLSearchParams): string | null {
  const own = [...params].filter(([name]) => ownParameters.has(name));
  if (own.length === 0) return null;
  // As the pages read them: of a name that stands twice, the first counts.
  const first = Object.fromEntries(own.toReversed());
  const canonical = new URLSearchParams(listingHref('', parseListing(first)).slice(1));
  const isSame =
    canonical.size === own.length &&
    own.every(([name, value], index) => {
      const [canonicalName, canonicalValue] = [...canonical][index] ?? [];
      return name === canonicalName && value === canonicalValue;
    });
  if (isSame) return null;
  const foreign = new URLSearchParams([...params].filter(([name]) => !ownParameters.has(name)));
  return [canonical, foreign].map(String).filter(Boolean).join('&').replaceAll('%2C', ',');
}
