'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState, useTransition, type ReactNode } from 'react';
import { listingHref, parseListing, rebase, type ListingQuery } from '#lib/filters/index.ts';
import { localePath } from '#lib/i18n/locales.ts';
import { noteArrival } from '#lib/navigation/arrival.ts';
import { isApiReachable } from '#lib/navigation/reachable.ts';
import { softTarget } from '#lib/navigation/soft-target.ts';
import { CardExtras } from './card-extras.tsx';
import { Paging } from './paging.tsx';
import { useFilterGroups } from './use-filter-groups.ts';
import { useLoadedPages } from './use-loaded-pages.ts';
import { useReturn } from './use-return.ts';
import styles from './results.module.css';

const LoadedPage = dynamic(() => import('./loaded-page.tsx').then(({ LoadedPage: Page }) => Page), { ssr: false });
const loadSheet = () => import('./filter-sheet.tsx');
const FilterSheet = dynamic(() => loadSheet().then(({ FilterSheet: Sheet }) => Sheet), { ssr: false });

const queryOf = (search: string): ListingQuery => parseListing(Object.fromEntries(new URLSearchParams(search)));

interface Props {
  /** The list's path for the API; null for the search. */
  path: string | null;
  /** Path of the page, in its language. */
  here: string;
  query: ListingQuery;
  total: number;
  pageSize: number;
  pageCount: number;
  /** Products of the page that the server drew. */
  ids: number[];
  children: ReactNode;
}

/** What a press asked for and could not be brought: it can be tried again. */
type Wish = { next: ListingQuery; scroll: boolean };

/**
 * Changes of the list without a load: the old list stays, dimmed, until the new one is there, and stays for good with
 * a word of regret where the shop can not be reached.
 */
function useChanges(here: string) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [failed, setFailed] = useState<Wish | null>(null);
  // What the last press asked for, while the links still show what was before it.
  const asked = useRef<ListingQuery | null>(null);
  useEffect(() => {
    if (!isPending) asked.current = null;
  }, [isPending]);

  const go = (next: ListingQuery, scroll: boolean) => {
    noteArrival('link');
    const shown = queryOf(location.search);
    const wanted = asked.current ? rebase(asked.current, shown, next) : next;
    asked.current = wanted;
    const href = listingHref(here, wanted);
    startTransition(async () => {
      // A page without parameters comes from the cache, whether the API answers or not.
      const isReachable = href === here || await isApiReachable();
      startTransition(() => {
        setFailed(isReachable ? null : { next: wanted, scroll });
        if (isReachable) router.push(href, { scroll });
      });
    });
  };
  return { isPending, failed, go };
}

/**
 * The one island of a result list: filters, chips, order and pages change it without a load, further pages join it,
 * and whoever comes back finds it as they left it.
 */
export function ResultsIsland({ path, here, query, total, pageSize, pageCount, ids, children }: Props) {
  const t = useTranslations('list');
  const locale = useLocale();
  const router = useRouter();
  const section = useRef<HTMLElement>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { isPending, failed, go } = useChanges(here);
  const address = listingHref(here, query);
  const pages = useLoadedPages({ here, query, address });
  useReturn(address, section, pages);
  useFilterGroups(section);

  const onClick = useEffectEvent((event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.closest('[data-open-filters]')) {
      event.preventDefault();
      setSheetOpen(true);
      return;
    }
    const link = softTarget(event);
    if (!link || link.href.split(/[?#]/)[0] !== here || link.href.includes('#')) return;
    event.preventDefault();
    if (target.closest('[data-more]')) pages.more();
    else if (target.closest('[data-previous]')) pages.previous();
    else go(queryOf(new URL(link.href, location.href).search), link.scroll);
  });
  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.dataset.listing === undefined) return;
    event.preventDefault();
    const fields = [...new FormData(event.target)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
    go(parseListing(Object.fromEntries(fields)), false);
  });
  useEffect(() => {
    const page = section.current?.parentElement?.parentElement;
    if (!page) return undefined;
    const onPress = (event: MouseEvent) => onClick(event);
    const onForm = (event: SubmitEvent) => onSubmit(event);
    const onIntent = ({ target }: PointerEvent) => target instanceof Element && target.closest('[data-open-filters]') && void loadSheet();
    page.addEventListener('click', onPress);
    page.addEventListener('submit', onForm);
    page.addEventListener('pointerdown', onIntent);
    return () => {
      page.removeEventListener('click', onPress);
      page.removeEventListener('submit', onForm);
      page.removeEventListener('pointerdown', onIntent);
    };
  }, []);

  const submit = (next: ListingQuery, leavesPage: boolean) => {
    if (leavesPage) router.push(listingHref(localePath(locale, '/search/'), next));
    else go(next, true);
  };
  const loaded = (number: number) => (
    <LoadedPage key={number} path={path} query={{ ...query, page: number }} count={Math.min(pageSize, total - (number - 1) * pageSize)}
      onShown={pages.shown} />
  );
  return (
    <section ref={section} aria-label={t('label')} className={styles.list}>
      <p role="status" className="hidden-text">{isPending ? '' : t('total', { count: total })}</p>
      {failed && (
        <p role="alert" className={styles.failed}>
          {t('failed')} <button type="button" className="button outline" onClick={() => go(failed.next, failed.scroll)}>{t('retry')}</button>
        </p>
      )}
      <div aria-busy={isPending} className={styles.products}>
        {pages.from > 1 && total > 0 && (
          <a className={styles.previous} data-previous="" rel="prev nofollow" href={listingHref(here, { ...query, page: pages.from - 1 })}>{t('loadPrevious')}</a>
        )}
        {pages.before.map(loaded)}
        {children}
        {pages.after.map(loaded)}
      </div>
      <CardExtras ids={ids} />
      <Paging here={here} query={query} total={total} pageSize={pageSize} pageCount={pageCount} from={pages.from} to={pages.to} />
      {isSheetOpen && <FilterSheet path={path} query={query} onClose={() => setSheetOpen(false)} onSubmit={submit} />}
    </section>
  );
}
