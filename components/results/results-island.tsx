'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState, useTransition, type ComponentType, type ReactNode } from 'react';
import { noteNavigationType } from '#lib/navigation/navigation-type.ts';
import { listingHref, parseListing, rebase, type ListingQuery } from '#lib/core/filters/index.ts';
import { fetchPageAhead } from '#lib/navigation/prefetch.ts';
import { isApiHealthy } from '#lib/api/api-health.ts';
import { withQueryCache } from '#lib/query/index.ts';
import { clientNavigationTarget } from '#lib/navigation/client-navigation-target.ts';
import { HiddenStatus } from '#components/ui/hidden-status.tsx';
import { IslandBoundary } from '#components/ui/island-boundary.tsx';
import { RetryNotice } from '#components/ui/retry-notice.tsx';
import { listPageOf } from './list-page.ts';
import { CardExtras } from '#components/cards/card-extras.tsx';
import { Paging } from './paging.tsx';
import { priceType, usePriceType } from '#stores/price-type.ts';
import type { Found, OwnList } from './own-list.ts';
import { useFilterGroups } from './use-filter-groups.ts';
import { useLoadedPages } from './use-loaded-pages.ts';
import { useReturn } from './use-return.ts';
import styles from './results.module.css';

const loadPage = () =>
  Promise.all([withQueryCache(import('./loaded-page.tsx')), import('./page-press.ts')]).then(
    ([{ LoadedPage }]) => LoadedPage,
  );
const loadDrawer = () => withQueryCache(import('./filter-drawer.tsx')).then(({ FilterDrawer }) => FilterDrawer);

/** The list of a customer with prices of their own; nobody else fetches it, nor where it is found. */
const loadOwnPricesList = () =>
  withQueryCache(import('./loaded-page.tsx')).then((loaded) => loaded.loadOwnPricesList());

const queryOf = (search: string): ListingQuery => parseListing(Object.fromEntries(new URLSearchParams(search)));

interface Props {
  /** The list's path for the API; null for the search. */
  listPath: string | null;
  /** Path of the page, in its language. */
  pagePath: string;
  /** Where a list leads whose own narrowing is taken away, in its language. */
  searchPath: string;
  query: ListingQuery;
  total: number;
  /** The same in words, as the server says it: a browser's first number by Intl takes longer than drawing the list. */
  totalText: string;
  pageSize: number;
  pageCount: number;
  /** Products of the page that the server drew. */
  ids: number[];
  /** The switch of click and collect, for the drawer. */
  drawerSwitch?: ReactNode;
  /** The messages of filters, for the drawer. */
  filterNames: object;
  children: ReactNode;
}

interface Navigation {
  next: ListingQuery;
  scroll: boolean;
  /** Values of the radio group that was pressed in. */
  group?: readonly number[];
  /** Whether it takes the place of all that was asked before. */
  isWhole?: boolean;
}

/**
 * Changes of the list without a load: the old list stays, dimmed, until the new one is there, and stays for good with
 * an error where the shop can not be reached.
 */
function useChanges(pagePath: string, address: string) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [failed, setFailed] = useState<{ address: string; again: () => void } | null>(null);
  // What the last press asked for, while the links still show what was before it.
  const asked = useRef<ListingQuery | null>(null);
  useEffect(() => {
    if (!isPending) asked.current = null;
  }, [isPending]);

  const go = ({ next, scroll, group, isWhole = false }: Navigation) => {
    noteNavigationType('link');
    const wanted = asked.current && !isWhole ? rebase(asked.current, queryOf(location.search), next, group) : next;
    asked.current = wanted;
    const href = listingHref(pagePath, wanted);
    startTransition(async () => {
      // A page without parameters comes from the cache, whether the API answers or not.
      const isHealthy = href === pagePath || (await isApiHealthy());
      // Another press has come in between: that one goes on.
      if (asked.current !== wanted) return;
      startTransition(() => {
        setFailed(isHealthy ? null : { address, again: () => go({ next: wanted, scroll }) });
        if (isHealthy) router.push(href, { scroll });
      });
    });
    return href;
  };
  const showError = (again: () => void) => setFailed({ address, again });
  return {
    isPending,
    failed: failed?.address === address ? failed : null,
    go,
    showError,
    clearError: () => setFailed(null),
  };
}

/**
 * A component that is loaded once it is needed, and whether it is loading; where that fails the list stays, with an
 * error and a retry.
 */
function useLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  showError: (again: () => void) => void,
  clearError: () => void,
) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const [isLoading, setLoading] = useState(false);
  const withComponent = (then: () => void) => {
    if (!Component) setLoading(true);
    load().then(
      (loaded) => {
        setComponent(() => loaded);
        setLoading(false);
        clearError();
        then();
      },
      () => {
        setLoading(false);
        showError(() => withComponent(then));
      },
    );
  };
  return [Component, withComponent, isLoading] as const;
}

/**
 * The one island of a result list: filters, chips, order and pages change it without a load, further pages join it,
 * and whoever comes back finds it as they left it.
 */
export function ResultsIsland({
  listPath,
  pagePath,
  searchPath,
  query,
  total,
  totalText,
  pageSize,
  pageCount,
  ids,
  drawerSwitch,
  filterNames,
  children,
}: Props) {
  const t = useTranslations('list');
  const router = useRouter();
  const section = useRef<HTMLElement>(null);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const address = listingHref(pagePath, query);
  const { isPending, failed, go, showError, clearError } = useChanges(pagePath, address);
  const [LoadedPage, withPage, isPageLoading] = useLazyComponent(loadPage, showError, clearError);
  const [FilterDrawer, withDrawer] = useLazyComponent(loadDrawer, showError, clearError);
  const [lost, setLost] = useState<{ again: () => void } | null>(null);
  const [OwnPricesList, withOwnPricesList] = useLazyComponent(
    loadOwnPricesList,
    (again) => setLost({ again }),
    () => setLost(null),
  );
  const role = usePriceType();
  const fetchOwnPricesList = useEffectEvent(() => OwnPricesList ?? withOwnPricesList(() => undefined));
  useEffect(() => {
    if (role !== 'vk') fetchOwnPricesList();
  }, [role, address]);
  const [own, setOwn] = useState<OwnList | null>(null);
  const ownList = role !== 'vk' && own?.address === address ? own : null;
  const list: Found = ownList?.found ?? { total, totalText, pageCount, ids, cards: null };
  const pages = useLoadedPages({ pagePath, query, address, pageCount: list.pageCount, servedPages: pageCount });
  useReturn(address, section, {
    ...pages,
    restore: (from, to) => (from < query.page || to > query.page) && withPage(() => pages.restore(from, to)),
  });
  useFilterGroups(section);

  const onClick = useEffectEvent((event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.closest('[data-open-filters]')) {
      event.preventDefault();
      withDrawer(() => setDrawerOpen(true));
      return;
    }
    const link = clientNavigationTarget(event);
    if (!link || link.href.split(/[?#]/)[0] !== pagePath || link.href.includes('#')) return;
    event.preventDefault();
    if (target.closest('[data-more]')) return withPage(pages.more);
    if (target.closest('[data-previous]')) return withPage(pages.previous);
    const group = [...(target.closest('[data-radio]')?.querySelectorAll<HTMLElement>('[data-value]') ?? [])].map(
      ({ dataset }) => Number(dataset.value),
    );
    const next = queryOf(new URL(link.href, location.href).search);
    const href = go({ next, scroll: link.scroll, group, isWhole: target.closest('[data-clear]') !== null });
    // The router has this page already, with the further ones on the screen.
    if (href === address) pages.reset();
  });
  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.dataset.listing === undefined) return;
    event.preventDefault();
    const fields = [...new FormData(event.target)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    go({ next: parseListing(Object.fromEntries(fields), priceType.state().priceType), scroll: false });
  });
  useEffect(() => {
    const page = listPageOf(section);
    if (!page) return undefined;
    const onPress = (event: MouseEvent) => onClick(event);
    const onForm = (event: SubmitEvent) => onSubmit(event);
    const onIntent = ({ target }: PointerEvent) => {
      if (!(target instanceof Element)) return;
      if (target.closest('[data-open-filters]')) void loadDrawer().catch(() => undefined);
      if (target.closest('[data-more], [data-previous]')) void loadPage().catch(() => undefined);
      // A list is about to be changed: whether it can be is known by the time of the press.
      if (target.closest('[data-open-filters], [data-sort], [data-chips], #szurok')) void isApiHealthy();
    };
    page.addEventListener('click', onPress);
    page.addEventListener('submit', onForm);
    page.addEventListener('pointerdown', onIntent);
    page.addEventListener('pointerover', onIntent);
    return () => {
      page.removeEventListener('click', onPress);
      page.removeEventListener('submit', onForm);
      page.removeEventListener('pointerdown', onIntent);
      page.removeEventListener('pointerover', onIntent);
    };
  }, []);

  const submit = (next: ListingQuery, leavesPage: boolean) => {
    if (!leavesPage) return void go({ next, scroll: true, isWhole: true });
    noteNavigationType('link');
    router.push(listingHref(searchPath, next));
  };
  // What the drawer's button leads to is fetched before it is pressed.
  const prepare = (next: ListingQuery, leavesPage: boolean) => {
    const href = listingHref(leavesPage ? searchPath : pagePath, next);
    if (href !== address) fetchPageAhead(router, href);
  };
  const notice = failed ?? (role === 'vk' ? null : lost);
  // Where the code of the role's list can not be had, everybody's goes on.
  const rolePending = lost && 'vk';
  const loaded = (number: number) =>
    LoadedPage && (
      <LoadedPage
        key={number}
        listPath={listPath}
        query={{ ...query, page: number }}
        role={role === 'vk' ? role : (ownList?.role ?? rolePending)}
        count={Math.min(pageSize, list.total - (number - 1) * pageSize)}
        onShown={pages.shown}
      />
    );
  return (
    <section ref={section} aria-label={t('label')} className={styles.list}>
      <HiddenStatus>{isPending || ownList?.isBusy ? '' : list.totalText}</HiddenStatus>
      {notice && (
        <RetryNotice as="p" className={styles.failed} text={t('failed')} retry={t('retry')} onRetry={notice.again} />
      )}
      {role !== 'vk' && OwnPricesList && (
        <IslandBoundary name="list at own prices">
          <OwnPricesList
            role={role}
            listPath={listPath}
            pagePath={pagePath}
            searchPath={searchPath}
            query={query}
            address={address}
            servedIds={ids}
            filterNames={filterNames}
            section={section}
            onChange={setOwn}
          />
        </IslandBoundary>
      )}
      <div aria-busy={isPending || ownList?.isBusy === true} className={styles.products}>
        {pages.from > 1 && list.total > 0 && (
          <a
            className={styles.previous}
            data-previous=""
            rel="prev nofollow"
            href={listingHref(pagePath, { ...query, page: pages.from - 1 })}
          >
            {t('loadPrevious')}
          </a>
        )}
        {pages.before.map(loaded)}
        {list.cards ?? children}
        {pages.after.map(loaded)}
      </div>
      <IslandBoundary name="cards">
        <CardExtras ids={list.ids} listing={{ listPath, query }} />
      </IslandBoundary>
      <Paging
        pagePath={pagePath}
        query={query}
        total={list.total}
        pageSize={pageSize}
        pageCount={list.pageCount}
        servedPages={pageCount}
        from={pages.from}
        to={pages.to}
        isBusy={isPageLoading}
      />
      {isDrawerOpen && FilterDrawer && (
        <FilterDrawer
          listPath={listPath}
          query={query}
          first={drawerSwitch}
          filterNames={filterNames}
          onClose={() => setDrawerOpen(false)}
          onSubmit={submit}
          onDraftSettled={prepare}
        />
      )}
    </section>
  );
}
