import type { ItemList } from 'schema-dts';
import type { SearchAnswer } from '#lib/contract/search.ts';
import type { Locale } from '#lib/core/locales.ts';
import { pageAddress } from './addresses.ts';

/** The products of a page of a list, each by the address of its own page; positions count from the first page on. */
export function listingData(
  { products, page, pageSize }: Pick<SearchAnswer, 'products' | 'page' | 'pageSize'>,
  locale: Locale,
) {
  const first = (page - 1) * pageSize + 1;
  return {
    '@type': 'ItemList',
    // The card's link may name a colour; the page that search engines know has none.
    itemListElement: products.map(({ url }, index) => ({
      '@type': 'ListItem',
      position: first + index,
      url: pageAddress(locale, url.split('?')[0] ?? url),
    })),
  } satisfies ItemList;
}
