import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { formatCount } from '#lib/core/text/counts.ts';
import { resultList } from '#lib/analytics/impression.ts';
import { servedCards } from '#lib/analytics/served-cards.ts';
import type { SearchAnswer } from '#lib/contract/search.ts';
import { isPriced } from '#lib/core/filters/choices.ts';
import { listingHref, type ListingQuery } from '#lib/core/filters/index.ts';
import { noteNavigationType } from '#lib/navigation/navigation-type.ts';
import type { OwnPriceType } from '#lib/core/prices/own.ts';
import { listingQuery } from '#lib/search/queries.ts';
import { hasMenu } from '#variant/site.ts';
import { BrowserGrid } from '#components/cards/browser-grid.tsx';
import { ExtraMessages } from '#components/ui/extra-messages.tsx';
import { RetryNotice } from '#components/ui/retry-notice.tsx';
import { listPageOf } from './list-page.ts';
import { NoResults } from './no-results.tsx';
import type { Found, OwnList } from './own-list.ts';
import { OwnPricesColumn } from './own-prices-column.tsx';
import { OwnPricesNextLinks } from './own-prices-next-links.tsx';
import styles from './results.module.css';

interface Props {
  role: OwnPriceType;
  listPath: string | null;
  pagePath: string;
  searchPath: string;
  query: ListingQuery;
  address: string;
  /** Products that the server drew. */
  servedIds: readonly number[];
  filterNames: object;
  section: RefObject<HTMLElement | null>;
  /** Called with what takes the place of everybody's list, and with null once that is to stand again. */
  onChange: (own: OwnList | null) => void;
}

/** Texts of parts that the server draws for everybody else: they come with the role's list alone. */
const textsQuery = (locale: string) =>
  queryOptions({
    queryKey: ['results-texts', locale],
    queryFn: async () => {
      const { default: texts } = await (locale === 'en'
        ? import('#messages/en.json')
        : locale === 'de'
          ? import('#messages/de.json')
          : import('#messages/hu.json'));
      return { results: texts.results };
    },
    staleTime: Infinity,
  });

const isSame = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/** A page beyond the last one that the role has. */
const isBeyond = ({ products, total }: SearchAnswer) => products.length === 0 && total > 0;

/** The product whose card has the focus. */
function focusedProduct(section: HTMLElement | null): string | null {
  const card = document.activeElement?.closest<HTMLElement>('li[data-product]');
  return (card && section?.contains(card) && card.dataset.product) || null;
}

/** What takes the place of other cards: the product that had the focus keeps it, or else the first link has it. */
function OwnCards({ focused, children }: { focused: RefObject<string | null>; children: ReactNode }) {
  const end = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!focused.current || document.activeElement !== document.body) return;
    const products = end.current?.parentElement;
    const link =
      products?.querySelector<HTMLElement>(`li[data-product="${focused.current}"] a`) ??
      products?.querySelector<HTMLElement>('li[data-product] a, a');
    link?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <>
      {children}
      <span ref={end} hidden />
    </>
  );
}

/** The number beside the heading, which the server wrote. */
function useHeadingTotal(section: RefObject<HTMLElement | null>, text: string | null): void {
  useLayoutEffect(() => {
    const heading = listPageOf(section)?.querySelector('[data-total]');
    if (!heading || text === null) return undefined;
    const before = heading.textContent;
    heading.textContent = text;
    return () => {
      // The server may have written another one since.
      if (heading.textContent === text) heading.textContent = before;
    };
  }, [section, text]);
}

/**
 * The list as it is at a role's prices: asked for in the browser, for the page is everybody's. The server's cards stay
 * until it has come, and for good where it can not be had, with an error and a retry (PDP-02, ADR-0101).
 */
export function OwnPricesList({ role, listPath, query, address, servedIds, section, onChange, ...page }: Props) {
  const { pagePath, searchPath, filterNames } = page;
  const t = useTranslations('list');
  const locale = useLocale();
  const router = useRouter();
  const texts = useQuery(textsQuery(locale));
  const asked = useQuery({ ...listingQuery(listPath, query, role), staleTime: Infinity });
  const words = texts.data;
  const answer = words && asked.data && !isBeyond(asked.data) ? asked.data : null;
  const isFailed = (asked.isError && !asked.data) || texts.isError;
  const last = asked.data && isBeyond(asked.data) ? asked.data.pageCount : null;
  useEffect(() => {
    if (last === null) return;
    noteNavigationType('link');
    router.replace(listingHref(pagePath, { ...query, page: last }));
  }, [last]); // oxlint-disable-line react-hooks/exhaustive-deps

  const focused = useRef<string | null>(null);
  const results = useMemo(
    () => answer && { path: pagePath, searchPath, query, answer },
    [pagePath, searchPath, query, answer],
  );
  const totalText = answer && t('total', { count: answer.total, shown: formatCount(locale, answer.total) });
  const found = useMemo((): Found | null => {
    if (!results || totalText === null) return null;
    const ids = results.answer.products.map(({ id }) => id);
    let cards: ReactNode = null;
    if (results.answer.total === 0)
      cards = (
        <ExtraMessages messages={words ?? {}}>
          <NoResults {...results}>{hasMenu && <OwnPricesNextLinks role={role} />}</NoResults>
        </ExtraMessages>
      );
    else if (!isSame(ids, servedIds))
      cards = <BrowserGrid products={results.answer.products} role={role} list={resultList(query, results.answer)} />;
    if (cards) cards = <OwnCards focused={focused}>{cards}</OwnCards>;
    return { total: results.answer.total, totalText, pageCount: results.answer.pageCount, ids, cards };
  }, [results, totalText, words, role, query, servedIds]);
  const own = useMemo((): OwnList => {
    if (found) return { address, role, isBusy: false, found };
    return { address, role: isFailed ? 'vk' : null, isBusy: !isFailed && isPriced(query), found: null };
  }, [address, role, query, isFailed, found]);
  useEffect(() => {
    focused.current = focusedProduct(section.current);
    onChange(own);
  }, [own]); // oxlint-disable-line react-hooks/exhaustive-deps
  useEffect(() => {
    servedCards.stay(found ? found.cards === null : isFailed);
    return () => servedCards.stay(false);
  }, [found, isFailed]);
  useEffect(() => () => onChange(null), []); // oxlint-disable-line react-hooks/exhaustive-deps
  useHeadingTotal(section, totalText);

  const retry = () => {
    void asked.refetch();
    if (texts.isError) void texts.refetch();
  };
  return (
    <>
      {isFailed && (
        <RetryNotice as="p" className={styles.failed} text={t('failed')} retry={t('retry')} onRetry={retry} />
      )}
      {results && words && (
        <ExtraMessages messages={{ ...words, filters: filterNames }}>
          <OwnPricesColumn results={results} section={section} />
        </ExtraMessages>
      )}
    </>
  );
}
