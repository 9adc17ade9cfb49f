'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef } from 'react';
import { resultList } from '#lib/analytics/impression.ts';
import type { PriceType } from '#lib/contract/price.ts';
import { useAccount, useCustomerUuid } from '#lib/account/queries.ts';
import type { ListingQuery } from '#lib/core/filters/index.ts';
import { listingQuery } from '#lib/search/queries.ts';
import { usePriceType } from '#stores/price-type.ts';
import { IslandBoundary } from '#components/ui/island-boundary.tsx';
import { RetryNotice } from '#components/ui/retry-notice.tsx';
import { CardExtras } from '#components/cards/card-extras.tsx';
import { CardSkeletons } from '#components/cards/card-skeletons.tsx';
import { BrowserGrid } from '#components/cards/browser-grid.tsx';
import styles from './results.module.css';

/** The first page of a role's list: a step further away than this file, for nearly nobody asks for it. */
export const loadOwnPricesList = () => import('./own-prices-list.tsx').then(({ OwnPricesList }) => OwnPricesList);

interface Props {
  listPath: string | null;
  query: ListingQuery;
  /** Whose prices are meant; null where that is not known yet. */
  role: PriceType | null;
  /** Products on this page, for skeletons of the same number. */
  count: number;
  onShown: (page: number, element: Element) => void;
}

/** Whether it is known who pays: a guest at once, a customer once their account has come, or can not be had. */
function useIsPayerKnown(): boolean {
  const customer = useCustomerUuid();
  const account = useAccount();
  const role = usePriceType();
  return customer === null || account.isError || account.data?.role === role;
}

/** A further page of the list, read in the browser and drawn as the server draws its own. */
export function LoadedPage({ listPath, query, role, count, onShown }: Props) {
  const t = useTranslations('list');
  const isKnown = useIsPayerKnown() && role !== null;
  const element = useRef<HTMLDivElement>(null);
  const {
    data: answer,
    isError,
    refetch,
  } = useQuery({
    ...listingQuery(listPath, query, role ?? 'vk'),
    enabled: isKnown,
    staleTime: Infinity,
  });
  const isSettled = answer !== undefined || isError;
  useLayoutEffect(() => {
    if (isSettled && element.current) onShown(query.page, element.current);
  }, [isSettled, query.page, onShown]);
  return (
    <div ref={element} className={styles.page} data-page={query.page}>
      {answer && role && (
        <BrowserGrid products={answer.products} role={role} eager={false} list={resultList(query, answer)} />
      )}
      {answer && (
        <IslandBoundary name="cards">
          <CardExtras ids={answer.products.map(({ id }) => id)} listing={{ listPath, query }} />
        </IslandBoundary>
      )}
      {!answer && !isError && <CardSkeletons count={count} />}
      {isError && !answer && (
        <RetryNotice as="p" className={styles.failed} text={t('failed')} retry={t('retry')} onRetry={refetch} />
      )}
    </div>
  );
}
