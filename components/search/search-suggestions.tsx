'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { settings } from '#lib/config/index.ts';
import type { ProductCard } from '#lib/contract/product.ts';
import type { Phrase } from '#lib/contract/search.ts';
import { emptyListing, listingHref, normaliseQuery } from '#lib/filters/index.ts';
import { localePath, type Locale } from '#lib/i18n/locales.ts';
import { imageProps } from '#lib/media/index.ts';
import { formatPrice, parsePrice } from '#lib/prices/index.ts';
import { matchingPhrases } from '#lib/suggestions/index.ts';
import { phrasesQuery, suggestedProductsQuery } from '#lib/suggestions/queries.ts';
import styles from './search-box.module.css';

/** Products shown under the phrases. */
const productLimit = 5;

/** A value that follows another one after a rest of `delay` ms. */
function useRested<T>(value: T, delay: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return rested;
}

function useSuggestions(typed: string, locale: Locale) {
  const q = normaliseQuery(typed, settings.QUERY_MAX) ?? '';
  const rested = useRested(q, settings.SEARCH_DEBOUNCE);
  const { data: allPhrases } = useQuery(phrasesQuery);
  const isSearched = rested === q && q.length >= settings.QUERY_MIN;
  const { data: found, isFetching } = useQuery({ ...suggestedProductsQuery(rested), enabled: isSearched });
  return useMemo(() => {
    const phrases = matchingPhrases(allPhrases ?? [], q, settings.SUGGESTIONS_LIMIT);
    const products = isSearched ? (found ?? []).slice(0, productLimit) : [];
    const hrefs = [
      ...phrases.map(({ phrase }) => listingHref(localePath(locale, '/search/'), { ...emptyListing, q: phrase })),
      ...products.map(({ url }) => localePath(locale, url)),
    ];
    return { q, phrases, products, hrefs, isFetching };
  }, [allPhrases, q, isSearched, found, isFetching, locale]);
}

function PhraseText({ phrase, typed }: { phrase: Phrase; typed: string }) {
  const length = typed.trim().length;
  return (
    <>
      <span lang="hu">{phrase.phrase.slice(0, length)}<b>{phrase.phrase.slice(length)}</b></span>
      <span className={styles.count}>{phrase.weight}</span>
    </>
  );
}

function ProductText({ product }: { product: ProductCard }) {
  return (
    <>
      <img {...imageProps(product.image, [96], '48px')} alt="" />
      <span lang="hu">{product.brand.name} {product.name}</span>
      <b className="number">{formatPrice(parsePrice(product.prices.vk) ?? 0)}</b>
    </>
  );
}

interface Props {
  typed: string;
  active: number;
  /** Told the pages that the options lead to, in order, so that Enter can open the active one. */
  onOptions: (hrefs: string[]) => void;
  onChoose: (href: string) => void;
}

/** The list under the search box: phrases by prefix at once, products after the rest (decisions §6). */
export function SearchSuggestions({ typed, active, onOptions, onChoose }: Props) {
  const t = useTranslations('searchBox');
  const { q, phrases, products, hrefs } = useSuggestions(typed, useLocale());
  useEffect(() => onOptions(hrefs), [hrefs, onOptions]);

  const option = (index: number, key: string, content: ReactNode) => (
    <li key={key} id={`suggestion-${index}`} role="option" aria-selected={active === index}
      onPointerDown={(event) => event.preventDefault()} onClick={() => onChoose(hrefs[index] ?? '')}>
      {content}
    </li>
  );
  return (
    <>
    <div id="search-suggestions" role="listbox" aria-label={t('suggestions')} className={styles.list} hidden={hrefs.length === 0}>
      {phrases.length > 0 && (
        <ul role="group" aria-label={t('phrases')}>
          {phrases.map((phrase, index) => option(index, phrase.phrase, <PhraseText phrase={phrase} typed={q} />))}
        </ul>
      )}
      {products.length > 0 && (
        <ul role="group" aria-label={t('products')}>
          {products.map((product, index) => option(phrases.length + index, `p${product.id}`, <ProductText product={product} />))}
        </ul>
      )}
    </div>
    <p role="status" className="hidden-text">{hrefs.length > 0 && t('found', { count: hrefs.length })}</p>
    </>
  );
}
