import { getLocale, getTranslations } from 'next-intl/server';
import type { Messages } from 'next-intl';
import { handover } from '#lib/collect/index.ts';
import { getCollectStore } from '#lib/collect/server.ts';
import { settings } from '#lib/config/index.ts';
import type { SearchAnswer } from '#lib/contract/search.ts';
import { choiceCount, type ListingQuery } from '#lib/filters/index.ts';
import { localePath, type Locale } from '#lib/i18n/locales.ts';
import { LaterSheetSwitch, LaterSwitch } from '#components/collect/list-islands.tsx';
import { StillSwitch } from '#components/collect/still-switch.tsx';
import type { DrawnStore } from '#components/collect/use-listed-store.ts';
import { Mentions } from '#components/flipbook/mentions.tsx';
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx';
import { FilterIcon } from '#components/ui/icons.tsx';
import { IslandTexts } from '#components/ui/island-texts.tsx';
import { CategoryLinks } from './category-links.tsx';
import { Chips } from './chips.tsx';
import { Filters } from './filters.tsx';
import { NoResults } from './no-results.tsx';
import { ProductGrid } from './product-grid.tsx';
import { ResultsIsland } from './results-island.tsx';
import { Searched } from './searched.tsx';
import { SortMenu } from './sort-menu.tsx';
import styles from './results.module.css';

/** What a results page is: where it stands, what is asked, and what was found. */
export interface Results {
  /** Path within the shop, in the page's language. */
  path: string;
  query: ListingQuery;
  answer: SearchAnswer;
}

const collectTexts = ({ collect: { list, ready }, myStoreHeader }: Messages) => ({ collect: { list, ready }, myStoreHeader });

/** The store that the list is narrowed to, with how it hands over now; null for none, and where it can not be told. */
async function listedStore(sysname: string | null): Promise<DrawnStore | null> {
  const store = sysname === null ? null : await getCollectStore(sysname);
  return store && { store, when: handover(store.openingHours, Date.now()) };
}

export async function ResultsPage({ path, query, answer }: Results) {
  const [t, language, listed] = await Promise.all([getTranslations('results'), getLocale(), listedStore(query.store)]);
  const locale = language as Locale;
  const results = { path: localePath(locale, path), query, answer };
  const choices = choiceCount(query);
  // Where nothing was found and nothing is chosen, there is nothing to filter or to sort.
  const isNarrowable = answer.total > 0 || choices > 0;
  const title = answer.title ?? (query.q ? t('searchTitle', { query: query.q }) : t('allTitle'));
  return (
    <div className="wrap">
      <Breadcrumbs trail={answer.breadcrumbs} last={answer.title === null ? title : null} />
      {isNarrowable && <a className={`skip ${styles.toFilters}`} href="#szurok">{t('skipToFilters')}</a>}
      <div className={styles.title}>
        <h1 lang={answer.title === null ? undefined : 'hu'}>{title}</h1>
        <p className="number">{t('total', { count: answer.total })}</p>
      </div>
      <Searched {...results} />
      {query.q && <Mentions of={{ q: query.q }} />}
      <div className={styles.head}>
        <CategoryLinks tree={answer.categoryTree} />
        {isNarrowable && (
          <div className={styles.toolbar}>
            <button type="button" className={styles.openFilters} popoverTarget="szurok" data-open-filters="">
              <FilterIcon />{choices > 0 ? t('filtersChosen', { count: choices }) : t('filters')}
            </button>
            <IslandTexts pick={collectTexts}>
              <Chips {...results} listed={listed} />
              {settings.OMNICHANNEL && (
                <LaterSwitch here={results.path} query={query} listed={listed}><StillSwitch here={results.path} query={query} listed={listed} /></LaterSwitch>
              )}
            </IslandTexts>
            <SortMenu {...results} />
          </div>
        )}
      </div>
      <div className={isNarrowable ? styles.layout : undefined}>
        {isNarrowable && <Filters {...results} />}
        <ResultsIsland
          path={answer.path} here={results.path} query={query} total={answer.total} pageSize={answer.pageSize}
          pageCount={answer.pageCount} ids={answer.products.map(({ id }) => id)}
          sheetSwitch={settings.OMNICHANNEL && <IslandTexts pick={collectTexts}><LaterSheetSwitch listed={listed} /></IslandTexts>}
        >
          {answer.products.length > 0 ? <ProductGrid products={answer.products} /> : <NoResults {...results} />}
        </ResultsIsland>
      </div>
      {answer.text && <p className={styles.text} lang="hu">{answer.text}</p>}
    </div>
  );
}
