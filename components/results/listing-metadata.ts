import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { datesOf } from '#lib/i18n/dates.ts';
import { formatCount } from '#lib/core/text/counts.ts';
import type { SearchAnswer } from '#lib/contract/search.ts';
import { emptyListing, isWholeList, listingHref, type ListingQuery } from '#lib/core/filters/index.ts';
import { defaultLocale, type Locale } from '#lib/core/locales.ts';
import { pageMetadata } from '#lib/seo/pages.ts';
import { withdrawalDays } from '#lib/core/products/delivery.ts';

const namedBrands = 3;

/** The brands with the most products of a list; none where it is all of one. */
function brandsOf({ filters }: Pick<SearchAnswer, 'filters'>): string[] {
  const values = filters.find(({ f_name }) => f_name === 'GENERAL_Brand')?.values ?? [];
  const brands = values.filter(({ hidden, count }) => !hidden && count > 0).toSorted((a, b) => b.count - a.count);
  return brands.length > 1 ? brands.slice(0, namedBrands).map(({ fv_name }) => fv_name) : [];
}

/**
 * Metadata of a list of products. A page of the whole list is its own address; one with filters, an order or a shop
 * leads to the list's (ADR-0051). A list without a text of its own in the page's language is told by what is in it.
 */
export async function listingMetadata(
  path: string,
  query: ListingQuery,
  answer: SearchAnswer,
  locale: Locale,
): Promise<Metadata> {
  const [t, format] = [await getTranslations('listing'), datesOf(locale)];
  const page = isWholeList(query) ? query.page : 1;
  const name = answer.title ?? '';
  const title = page > 1 ? t('pageTitle', { title: name, page }) : name;
  const isInLanguage = (answer.langs?.text ?? defaultLocale) === locale;
  const brands = brandsOf(answer);
  const facts = { title: name, count: answer.total, shown: formatCount(locale, answer.total), days: withdrawalDays };
  const summary =
    brands.length > 0 ? t('summaryBrands', { ...facts, brands: format.list(brands) }) : t('summary', facts);
  return pageMetadata(title, listingHref(path, { ...emptyListing, page }), locale, {
    // A choice that finds nothing has nothing to be found by.
    description: (isInLanguage ? answer.text : null) ?? summary,
    hasMarkdown: page === 1,
    isIndexed: answer.total > 0,
  });
}
