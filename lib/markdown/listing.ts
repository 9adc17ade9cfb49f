import type { SearchAnswer } from '#lib/contract/search.ts';
import { formatCount } from '#lib/core/text/counts.ts';
import { productLine } from './prices.ts';
import { pageLine, pageLink, type Words } from './words.ts';
import { document, heading, list, text } from './writing.ts';

/** Pages of a list that are named at most. */
const namedPages = 20;

/** A list of products as Markdown: the first page of it, and the ways to the others. `path` is without its language. */
export function listingText(
  { title, text: about, total, products, pageCount, categoryTree }: SearchAnswer,
  words: Words,
  path: string,
): string {
  const { t, locale } = words;
  const categories = categoryTree.tree.filter(({ url, count }) => url !== path && count > 0);
  const pages = Array.from({ length: Math.max(Math.min(pageCount, namedPages) - 1, 0) }, (_, at) => at + 2);
  return document([
    heading(1, title ?? t('results.allTitle')),
    pageLine(words, path),
    about ? text(about) : '',
    t('results.total', { count: total, shown: formatCount(locale, total) }),
    ...(categories.length > 0
      ? [heading(2, t('footer.categories')), list(categories.map(({ name, url }) => pageLink(words, name, url)))]
      : []),
    heading(2, t('markdown.products')),
    list(products.map((product) => productLine(words, product))),
    ...(pages.length > 0
      ? [
          heading(2, t('list.pages')),
          list(pages.map((page) => pageLink(words, t('list.pageNumber', { number: page }), `${path}?page=${page}`))),
        ]
      : []),
  ]);
}
