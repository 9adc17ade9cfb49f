'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { visibleValues } from '#lib/core/filters/groups.ts';
import type { ListingQuery } from '#lib/core/filters/index.ts';
import { listingQuery } from '#lib/search/queries.ts';
import { formatCount } from '#lib/core/text/counts.ts';
import { chosenQuery, filters, isSaved, useFilters, type FiltersState } from '#stores/filters.ts';
import { usePriceType } from '#stores/price-type.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { ExtraMessages } from '#components/ui/extra-messages.tsx';
import { HiddenStatus } from '#components/ui/hidden-status.tsx';
import { CloseIcon } from '#components/ui/icons.tsx';
import { RetryNotice } from '#components/ui/retry-notice.tsx';
import { DrawerGroup } from './drawer-group.tsx';
import { DrawerPrice } from './drawer-price.tsx';
import { DrawerSorting } from './drawer-sorting.tsx';
import styles from './filter-drawer.module.css';

interface Props {
  /** The list's path for the API; null for the search. */
  listPath: string | null;
  query: ListingQuery;
  /** What stands before the groups. */
  first?: ReactNode;
  /** The messages of filters, which no other part of the page needs in the browser. */
  filterNames: object;
  onClose: () => void;
  /** `leavesPage` where a value of the page's own path was taken away. */
  onSubmit: (query: ListingQuery, leavesPage: boolean) => void;
  /** Called with the query of the draft once its count is known and it rests. */
  onDraftSettled: (query: ListingQuery, leavesPage: boolean) => void;
}

/** How long a choice has to stand before its list is fetched, ms: the next one may follow. */
const restBeforeList = 400;

/** What the list would be with what is chosen in the drawer: the groups with their counts, and the total. */
function useDraftAnswer(listPath: string | null, query: ListingQuery, draft: FiltersState | null) {
  const role = usePriceType();
  const shown = { ...query, page: 1 };
  const { query: wanted, leavesPage } = draft ? chosenQuery(draft, role) : { query: shown, leavesPage: false };
  const answer = useQuery({
    ...listingQuery(leavesPage ? null : listPath, wanted, role),
    placeholderData: keepPreviousData,
  });
  const { data } = answer;
  useEffect(() => {
    if (data && !filters.state()) filters.load({ query: shown, answer: data });
  }, [data]); // oxlint-disable-line react-hooks/exhaustive-deps
  return { ...answer, wanted, leavesPage };
}

/**
 * The filters of phones and tablets: chosen freely with the number of products that they would leave, brought to the
 * list by one press, taken back by another, and given up by closing (PLP-05, ADR-0111).
 */
export function FilterDrawer({ listPath, query, first, filterNames, onClose, onSubmit, onDraftSettled }: Props) {
  const t = useTranslations('filterDrawer');
  const locale = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const draft = useFilters();
  const { data: answer, isError, isFetching, refetch, wanted, leavesPage } = useDraftAnswer(listPath, query, draft);
  const isUnchanged = draft === null || isSaved(draft);
  const isSettled = draft !== null && answer !== undefined && !isFetching;
  const choice = JSON.stringify([wanted, leavesPage]);
  useEffect(() => {
    if (!isSettled) return undefined;
    const timer = setTimeout(() => onDraftSettled(wanted, leavesPage), restBeforeList);
    return () => clearTimeout(timer);
  }, [isSettled, choice]); // oxlint-disable-line react-hooks/exhaustive-deps

  useEffect(() => filters.close, []);

  const submit = () => {
    if (!draft) return;
    const wrong = dialog.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (wrong) return wrong.focus();
    filters.submit();
    // Closed first, so that the focus goes back to the button that opened it; gone at once, so that no choice is drawn
    // again.
    dialog.current?.close();
    onClose();
    // The list is what was chosen already, and stays where it was read.
    if (!isUnchanged) onSubmit(wanted, leavesPage);
  };
  const shown = answer && t('show', { count: answer.total, shown: formatCount(locale, answer.total) });
  const groups = answer?.filters.filter((group) => visibleValues(group).length > 0) ?? [];
  return (
    <Dialog ref={dialog} className={styles.drawer} aria-labelledby="drawer-heading" onClose={onClose}>
      <div className={styles.head}>
        <h2 id="drawer-heading">{t('title')}</h2>
        <Button variant="plain" className={styles.undo} isBlocked={isUnchanged} onClick={filters.restore}>
          {t('undo')}
        </Button>
        <button
          type="button"
          aria-label={t(isUnchanged ? 'closeUnchanged' : 'close')}
          onClick={() => dialog.current?.close()}
        >
          <CloseIcon />
        </button>
      </div>
      <div className={styles.body}>
        {!answer && !isError && (
          <p role="status" className={styles.state}>
            {t('loading')}
          </p>
        )}
        {isError && (
          <RetryNotice as="p" className={styles.state} text={t('failed')} retry={t('retry')} onRetry={refetch} />
        )}
        {draft && answer && (
          <>
            {first && <div className={styles.first}>{first}</div>}
            <DrawerSorting draft={draft} options={answer.sorting.options} />
            <ExtraMessages messages={{ filters: filterNames }}>
              {groups.map((group) => (
                <DrawerGroup key={group.f_id} group={group} draft={draft} />
              ))}
            </ExtraMessages>
            <DrawerPrice draft={draft} bounds={answer.priceBounds} />
          </>
        )}
      </div>
      <div className={styles.foot}>
        <Button variant="outline" isBlocked={!draft} onClick={filters.resetAll}>
          {t('reset')}
        </Button>
        <Button isBlocked={!draft} onClick={submit} aria-busy={isFetching}>
          {shown ?? t('title')}
        </Button>
        <HiddenStatus>{shown}</HiddenStatus>
      </div>
    </Dialog>
  );
}
