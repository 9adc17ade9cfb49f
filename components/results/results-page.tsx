import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { formatCount } from '#lib/core/text/counts.ts';
import { resultList } from '#lib/analytics/impression.ts';
import { resultsImpression } from '#lib/analytics/results-impression.ts';
import { choiceCount } from '#lib/core/filters/choices.ts';
import { TrackImpression } from '#components/analytics/track-impression.tsx';
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx';
import { FilterIcon } from '#components/ui/more-icons.tsx';
import { Island } from '#components/ui/island.tsx';
import { CategoryLinks } from './category-links.tsx';
import { Chips } from './chips.tsx';
import { DensitySwitch } from './density-switch.tsx';
import { Filters } from './filters.tsx';
import { GradeKey } from './grade-key.tsx';
import { NothingNear, notSoldText } from './not-sold-here.tsx';
import { isNothingFound, NoResults } from './no-results.tsx';
import { ProductGrid } from '#components/cards/product-grid.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { ResultsIsland } from './results-island.tsx';
import { Searched } from './searched.tsx';
import { SortMenu } from './sort-menu.tsx';
import styles from './results.module.css';
import toolbar from './toolbar.module.css';
import { shownTexts } from './shown-texts.ts';
import type { Results } from './results.ts';

/** Each slot is filled by the build's own page, and is empty in builds without it. */
interface Props extends Results {
  /** What the list is about, below its title, in the place of the text that stands below the products. */
  intro?: ReactNode;
  /** Pages of the shop that match the query, above the products. */
  answers?: ReactNode;
  /** Pages of flipbooks that match the query, below the products. */
  mentions?: ReactNode;
  /** Links for going on where nothing was found. */
  nextLinks?: ReactNode;
  /** The chip that takes away the chosen shop. */
  shopChip?: ReactNode;
  /** The control in the toolbar that narrows the list to a shop. */
  shopSwitch?: ReactNode;
  /** The same control in the filter drawer. */
  drawerSwitch?: ReactNode;
  /** Replaces breadcrumbs, title and total. */
  head?: ReactNode;
}

/** The page's title where a query finds nothing at all: a second heading below it would say the same again. */
function nothingTitle(t: Awaited<ReturnType<typeof getTranslations<'results'>>>, { query, answer }: Results) {
  if (choiceCount(query) > 0 || answer.products.length > 0) return null;
  if (answer.notSold) return notSoldText(t, answer.notSold);
  return query.q && isNothingFound({ query, answer }) ? t('nothingFor', { query: query.q }) : null;
}

/** The sizes that a list is narrowed to, for its cards, which offer them first; undefined for none. */
function chosenSizes({ selected }: Results['answer']): string | undefined {
  const sizes = selected.all.flatMap(({ f_name: group, name }) => (group === 'GENERAL_Size' ? [name] : []));
  return sizes.length > 0 ? sizes.join('|') : undefined;
}

/** A list of products with filters, chips and sorting; without products it says what to do next. */
export async function ResultsPage({
  intro,
  answers,
  mentions,
  nextLinks,
  shopChip,
  shopSwitch,
  drawerSwitch,
  head,
  ...results
}: Props) {
  const [t, list, { filters }, locale] = await Promise.all([
    getTranslations('results'),
    getTranslations('list'),
    getMessages(),
    getLocale(),
  ]);
  const { path, query, answer } = results;
  const choices = choiceCount(query);
  const total = { count: answer.total, shown: formatCount(locale, answer.total) };
  // With no products and no choices there is nothing to filter or sort.
  const isNarrowable = answer.total > 0 || choices > 0;
  const products =
    answer.products.length > 0 ? (
      <ProductGrid products={answer.products} list={resultList(query, answer)} />
    ) : answer.notSold && choices === 0 ? (
      <NothingNear>{nextLinks}</NothingNear>
    ) : (
      <NoResults {...results}>{nextLinks}</NoResults>
    );
  const asked = answer.title ?? (query.q ? t('searchTitle', { query: query.q }) : t('allTitle'));
  const title = nothingTitle(t, results) ?? asked;
  return (
    <div className="wrap" data-list-page="" data-sizes={chosenSizes(answer)}>
      {head ?? (
        <>
          <Breadcrumbs trail={answer.breadcrumbs} last={answer.title === null ? asked : null} />
          {isNarrowable && (
            <a className={`skip ${styles.toFilters}`} href="#szurok">
              {t('skipToFilters')}
            </a>
          )}
          <div className={styles.title}>
            <h1 lang={answer.title === null ? undefined : (answer.langs?.title ?? catalogLanguage)}>{title}</h1>
            {isNarrowable && (
              <p className="number" data-total="">
                {t('total', total)}
              </p>
            )}
          </div>
          {intro}
          <GradeKey products={answer.products} />
        </>
      )}
      <TrackImpression results={resultsImpression(path, query, answer)} />
      <Searched {...results} />
      {answers}
      <div className={styles.head}>
        <CategoryLinks tree={answer.categoryTree} />
        {isNarrowable && (
          <div className={toolbar.toolbar}>
            <button type="button" className={toolbar.openFilters} popoverTarget="szurok" data-open-filters="">
              <FilterIcon />
              {choices > 0 ? t('filtersChosen', { count: choices }) : t('filters')}
            </button>
            {shopSwitch}
            <Chips {...results} shop={shopChip} />
            <SortMenu {...results} />
            <DensitySwitch />
          </div>
        )}
      </div>
      <div className={isNarrowable ? styles.layout : undefined}>
        {isNarrowable && <Filters {...results} />}
        {/* The products are the fallback and the island's children, and are sent once. */}
        <Island name="results" isMain fallback={products}>
          <ResultsIsland
            listPath={answer.path}
            pagePath={path}
            searchPath={results.searchPath}
            query={query}
            total={answer.total}
            totalText={list('total', total)}
            pageSize={answer.pageSize}
            pageCount={answer.pageCount}
            ids={answer.products.map(({ id }) => id)}
            drawerSwitch={drawerSwitch}
            filterNames={shownTexts(filters, answer.filters)}
          >
            {products}
          </ResultsIsland>
        </Island>
      </div>
      {mentions}
      {answer.text && !intro && (
        <p className={styles.text} lang={answer.langs?.text ?? catalogLanguage}>
          {answer.text}
        </p>
      )}
    </div>
  );
}
