'use client';

import { useLocale, useTranslations } from 'next-intl';
import { isWholeList, listingHref, type ListingQuery } from '#lib/core/filters/index.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { formatCount } from '#lib/core/text/counts.ts';
import styles from './paging.module.css';

/** Pages around the current one, with the first and the last; gaps are null. */
export function pagesAround(page: number, pageCount: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount);
  const pages = [...new Set(near)].sort((a, b) => a - b);
  return pages.flatMap((number, index) => {
    const before = pages[index - 1];
    return before !== undefined && number - before > 1 ? [null, number] : [number];
  });
}

interface Props {
  pagePath: string;
  query: ListingQuery;
  total: number;
  pageSize: number;
  pageCount: number;
  /** Pages that have an address; a list at a role's prices may have more (ADR-0101). */
  servedPages: number;
  /** First and last page that are on the screen. */
  from: number;
  to: number;
  /** Whether a further page was asked for, and what shows it has not come yet. */
  isBusy: boolean;
}

/** How much of the list is seen, more of it at a press, and real links to its other pages. */
export function Paging({ pagePath, query, total, pageSize, pageCount, servedPages, from, to, isBusy }: Props) {
  const t = useTranslations('list');
  const locale = useLocale();
  if (total === 0) return null;
  const count = (value: number) => formatCount(locale, value);
  const [first, last] = [(from - 1) * pageSize + 1, Math.min(to * pageSize, total)];
  const href = (page: number) => listingHref(pagePath, { ...query, page: Math.min(page, servedPages) });
  const linked = Math.min(pageCount, servedPages);
  // Crawlers are kept out of narrowed lists (ADR-0056).
  const rel = isWholeList(query) ? undefined : 'nofollow';
  return (
    <nav className={styles.paging} aria-label={t('pages')}>
      <p>
        {first === 1
          ? t('shownOf', { shown: count(last), total: count(total) })
          : t('shownRange', { first: count(first), last: count(last), total: count(total) })}
      </p>
      <progress max={total} value={last} aria-hidden="true" />
      {to < pageCount && (
        <ButtonLink className={styles.more} href={href(to + 1)} rel={rel ?? 'next'} data-more="" aria-busy={isBusy}>
          {t('more')}
        </ButtonLink>
      )}
      {linked > 1 && (
        <ol>
          {pagesAround(to, linked).map((number, index) => (
            <li key={number ?? `gap-${index}`}>
              {number === null ? (
                <span aria-hidden="true">…</span>
              ) : (
                <a
                  className="number"
                  href={href(number)}
                  rel={rel}
                  aria-current={number === to ? 'page' : undefined}
                  aria-label={t('pageNumber', { number })}
                >
                  {number}
                </a>
              )}
            </li>
          ))}
        </ol>
      )}
    </nav>
  );
}
