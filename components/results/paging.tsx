import { useTranslations } from 'next-intl';
import { listingHref } from '#lib/filters/index.ts';
import type { Results } from './results-page.tsx';
import styles from './results.module.css';

/** Pages around the current one, with the first and the last; gaps are null. */
export function pagesAround(page: number, pageCount: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount);
  const pages = [...new Set(near)].sort((a, b) => a - b);
  return pages.flatMap((number, index) => {
    const before = pages[index - 1];
    return before !== undefined && number - before > 1 ? [null, number] : [number];
  });
}

/** How much of the list is seen, and real links to its other pages. */
export function Paging({ path, query, answer }: Results) {
  const t = useTranslations('results');
  const { page, pageCount, pageSize, total } = answer;
  if (total === 0) return null;
  const shown = Math.min(page * pageSize, total);
  const href = (number: number) => listingHref(path, { ...query, page: number });
  return (
    <nav className={styles.paging} aria-label={t('pages')}>
      <p><span className="number">{t('shownOf', { shown, total })}</span></p>
      <progress max={total} value={shown} aria-hidden="true" />
      {pageCount > 1 && (
        <ol>
          {page > 1 && <li><a href={href(page - 1)} rel="prev">{t('previousPage')}</a></li>}
          {pagesAround(page, pageCount).map((number, index) => (
            <li key={number ?? `gap-${index}`}>
              {number === null ? <span aria-hidden="true">…</span> : (
                <a className="number" href={href(number)} aria-current={number === page ? 'page' : undefined} aria-label={t('pageNumber', { number })}>{number}</a>
              )}
            </li>
          ))}
          {page < pageCount && <li><a href={href(page + 1)} rel="next">{t('nextPage')}</a></li>}
        </ol>
      )}
    </nav>
  );
}
