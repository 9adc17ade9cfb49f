import { useLocale, useTranslations } from 'next-intl';
import type { SearchAnswer } from '#lib/contract/search.ts';
import { choiceCount, listingHref, type ListingQuery } from '#lib/filters/index.ts';
import { localePath } from '#lib/i18n/locales.ts';
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx';
import { FilterIcon } from '#components/ui/icons.tsx';
import { CategoryLinks } from './category-links.tsx';
import { Chips } from './chips.tsx';
import { Filters } from './filters.tsx';
import { NoResults } from './no-results.tsx';
import { Paging } from './paging.tsx';
import { ProductGrid } from './product-grid.tsx';
import { ResultsIsland } from './results-island.tsx';
import { SortForm } from './sort-form.tsx';
import styles from './results.module.css';

/** What a results page is: where it stands, what is asked, and what was found. */
export interface Results {
  /** Path within the shop, without the language. */
  path: string;
  query: ListingQuery;
  answer: SearchAnswer;
}

export function ResultsPage({ path, query, answer }: Results) {
  const t = useTranslations('results');
  const locale = useLocale();
  const here = localePath(locale, path);
  const results = { path: here, query, answer };
  const choices = choiceCount(query);
  // Where nothing was found and nothing is chosen, there is nothing to filter or to sort.
  const isNarrowable = answer.total > 0 || choices > 0;
  const title = answer.title ?? (query.q ? t('searchTitle', { query: query.q }) : t('allTitle'));
  return (
    <div className="wrap">
      <Breadcrumbs trail={answer.breadcrumbs} last={answer.title === null ? title : null} />
      <div className={styles.title}>
        <h1 lang={answer.title === null ? undefined : 'hu'}>{title}</h1>
        <p className="number">{t('total', { count: answer.total })}</p>
      </div>
      <Searched {...results} />
      <div className={styles.head}>
        <CategoryLinks tree={answer.categoryTree} />
        {isNarrowable && (
          <div className={styles.toolbar}>
            <button type="button" className={styles.openFilters} popoverTarget="szurok">
              <FilterIcon />{choices > 0 ? t('filtersChosen', { count: choices }) : t('filters')}
            </button>
            <Chips {...results} />
            <SortForm {...results} />
          </div>
        )}
      </div>
      <div className={isNarrowable ? styles.layout : undefined}>
        {isNarrowable && <Filters {...results} />}
        <ResultsIsland announcement={t('total', { count: answer.total })} label={t('list')}>
          {answer.products.length > 0 ? <ProductGrid products={answer.products} /> : <NoResults {...results} />}
          <Paging {...results} />
        </ResultsIsland>
      </div>
      {answer.text && <p className={styles.text} lang="hu">{answer.text}</p>}
    </div>
  );
}

/** What was searched instead of the words typed, or could be, each with the way back to just these words. */
function Searched({ path, query, answer: { corrected, understood } }: Results) {
  const t = useTranslations('results');
  if (!query.q || (!corrected && !understood)) return null;
  const isChanged = understood !== null || corrected?.applied === true;
  return (
    <p className={styles.searched} role="status">
      {corrected?.applied && <span>{t('correctedTo', { query: corrected.query, typed: query.q })}</span>}
      {corrected && !corrected.applied && (
        <a href={listingHref(path, { ...query, q: corrected.query, page: 1 })}>{t('correctable', { query: corrected.query, count: corrected.total })}</a>
      )}
      {understood && <span>{t('understood', { values: understood.filters.map(({ name }) => name).join(', ') })}</span>}
      {isChanged && <a href={listingHref(path, { ...query, exact: true, page: 1 })} rel="nofollow">{t('exactly', { typed: query.q })}</a>}
    </p>
  );
}
