import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { settings } from '#lib/config/index.ts';
import type { Phrase } from '#lib/contract/search.ts';
import { emptyListing, listingHref, normaliseQuery } from '#lib/core/filters/index.ts';
import { headerDataQuery } from '#lib/header/queries.ts';
import { localePath, type Locale } from '#lib/core/locales.ts';
import { isMenuLink } from '#lib/menu/index.ts';
import { menuQuery } from '#lib/menu/queries.ts';
import { isShopPath } from '#lib/navigation/link-guard.ts';
import { matchingBrands, matchingGuides, matchingPhrases, popularPhrases } from '#lib/suggestions/index.ts';
import { phrasesQuery, suggestedProductsQuery } from '#lib/suggestions/queries.ts';
import { mostAnswers, rowLimits, shareRows, type SuggestionGroup } from '#lib/suggestions/rows.ts';
import { usePriceType } from '#stores/price-type.ts';
import { useRecentSearches } from '#stores/recent-searches.ts';

/** How the suggestions show: under the box, or with the box as a sheet over the whole phone. */
export type Shown = 'list' | 'sheet' | null;

/** A value that follows another one after a rest of `delay` ms. */
export function useDebounced<T>(value: T, delay: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return debounced;
}

/** How the products of a query stand. `old` ones are those of a prefix of it. */
export type ProductState = 'none' | 'waiting' | 'old' | 'here' | 'failed';

export interface Suggestions {
  /** The typed query, normalised. */
  q: string;
  groups: SuggestionGroup[];
  products: ProductState;
  /** Rows kept for products and answers, whether they are here or not. */
  productRows: number;
  /** Page of the product whose number is typed. */
  direct: string | null;
}

/**
 * Products of a query, searched after the rest (SRCH-02, SRCH-04); the call of a query that was typed over is ended at
 * once.
 */
function useProducts(q: string, isShown: boolean) {
  const debounced = useDebounced(q, settings.SEARCH_DEBOUNCE);
  const isLongEnough = q.length >= settings.QUERY_MIN;
  const { data, isError, isPlaceholderData } = useQuery({
    ...suggestedProductsQuery(q),
    enabled: isShown && isLongEnough && debounced === q,
  });
  let state: ProductState = 'waiting';
  if (!isLongEnough) state = 'none';
  else if (isError && !data) state = 'failed';
  else if (data) state = isPlaceholderData ? 'old' : 'here';
  const found = isLongEnough ? data : undefined;
  // What answers a beginning may be nothing that answers the whole.
  const { answers, direct } = found && state === 'here' ? found : { answers: [], direct: null };
  return { products: found?.search ?? [], answers, direct, state, isLongEnough };
}

/** What the list shows while nothing is typed: the last searches, and the heaviest phrases. */
function emptyGroups(
  recent: readonly string[],
  phrases: readonly Phrase[],
  limit: number,
  searchHref: (q: string) => string,
): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [];
  if (recent.length > 0) {
    const rows = recent.map((query) => ({ kind: 'recent' as const, query, href: searchHref(query) }));
    groups.push({ name: 'recent', rows: [...rows, { kind: 'clear' }] });
  }
  const left = Math.min(settings.SUGGESTIONS_LIMIT, limit - (groups[0]?.rows.length ?? 0));
  const popular = popularPhrases(phrases, recent, left).map(({ phrase, count }) => ({
    kind: 'phrase' as const,
    query: phrase,
    count,
    href: searchHref(phrase),
  }));
  return popular.length > 0 ? [...groups, { name: 'popular', rows: popular }] : groups;
}

/**
 * The groups of suggestions for what is typed: all but the products at once (ADR-0087). Where phrases lead on but no
 * product has the letters yet, popular products of the header take the place that is kept for them.
 */
export function useSuggestions(typed: string, shown: Shown, locale: Locale): Suggestions {
  const q = normaliseQuery(typed, settings.QUERY_MAX) ?? '';
  const isShown = shown !== null;
  const { data: allPhrases = [] } = useQuery({ ...phrasesQuery, enabled: isShown });
  const { data: menu = [] } = useQuery({ ...menuQuery, enabled: isShown && q !== '' });
  const { data: header } = useQuery({ ...headerDataQuery, enabled: isShown && q !== '' });
  // Products of the header are the same for everyone, with the price that everyone pays (HDR-17).
  const hasPublicPrices = usePriceType() === 'vk';
  const recent = useRecentSearches();
  const { products, answers, direct, state, isLongEnough } = useProducts(q, isShown);

  const limit = rowLimits[shown ?? 'list'];
  const searchHref = (query: string) => listingHref(localePath(locale, '/search/'), { ...emptyListing, q: query });
  if (q === '')
    return {
      q,
      groups: emptyGroups(recent, allPhrases, limit, searchHref),
      products: 'none',
      productRows: 0,
      direct: null,
    };

  const phrases = matchingPhrases(allPhrases, q, settings.SUGGESTIONS_LIMIT);
  const brands = matchingBrands(menu, q, limit).filter(({ url }) => isMenuLink(url));
  const guides = matchingGuides(header?.blogPosts ?? [], q, limit).filter(({ url }) => isShopPath(url));
  const rows = shareRows(
    limit,
    { phrases: phrases.length, brands: brands.length, guides: guides.length },
    isLongEnough,
  );
  // A guide that stands below already stays there: a row that went would move those under it.
  const answerRows = answers
    .filter(({ url }) => isShopPath(url) && !guides.slice(0, rows.guides).some((guide) => guide.url === url))
    .slice(0, Math.min(mostAnswers, rows.products))
    .map((answer) => ({ kind: 'answer' as const, answer, href: localePath(locale, answer.url) }));
  const substitutes = hasPublicPrices ? (header?.['search-limited'] ?? []) : [];
  const popular =
    state === 'here' && products.length === 0 && answers.length === 0 && rows.phrases > 0 ? substitutes : [];
  const groups: SuggestionGroup[] = [
    {
      name: 'phrases',
      rows: phrases
        .slice(0, rows.phrases)
        .map(({ phrase, count }) => ({ kind: 'phrase', query: phrase, count, href: searchHref(phrase) })),
    },
    { name: 'answers', rows: answerRows },
    {
      name: popular.length > 0 ? 'popularProducts' : 'products',
      rows: [...products, ...popular]
        .filter(({ url }) => isShopPath(url))
        .slice(0, rows.products - answerRows.length)
        .map((product) => ({ kind: 'product', product, href: localePath(locale, product.url) })),
    },
    {
      name: 'brands',
      rows: brands
        .slice(0, rows.brands)
        .map(({ name, url }) => ({ kind: 'brand', name, href: localePath(locale, url) })),
    },
    {
      name: 'guides',
      rows: guides
        .slice(0, rows.guides)
        .map(({ title, lang, url }) => ({ kind: 'guide', name: title, lang, href: localePath(locale, url) })),
    },
    { name: 'all', rows: [{ kind: 'all', query: q, href: searchHref(q) }] },
  ];
  return { q, groups, products: state, productRows: rows.products, direct };
}
