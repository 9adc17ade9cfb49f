import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { settings } from '#lib/config/index.ts';
import { heldQuery } from '#lib/click-and-collect/queries.ts';
import { RetryNotice } from '#components/ui/retry-notice.tsx';
import { useListedStore } from './use-listed-store.ts';
import { useHandoverWords } from './use-store-words.ts';
import { useStoreDialog } from './use-store-dialog.tsx';

/** Narrowing the shopper's own products to what their store has: the button for it, and the products that stay. */
export interface Collectable {
  button: ReactNode;
  /** What the store promises, or why nothing is known of it; null while it is not asked. */
  note: ReactNode;
  /** Ids of the products that the store has; null while the list is not narrowed. */
  held: ReadonlySet<number> | null;
  /** Name of the store that has none of them. */
  store: string | null;
  off: () => void;
}

/** The store is asked once it is pressed and not before, in one call for fifty products. */
export function useCollectable(ids: readonly number[]): Collectable {
  const t = useTranslations('collect.wishes');
  const [isOn, setOn] = useState(false);
  const { drawn, sysname } = useListedStore(null);
  const words = useHandoverWords();
  const { dialog, open } = useStoreDialog(() => setOn(true));
  const { data, isError, isFetching, refetch } = useQuery({
    ...heldQuery(sysname ?? '', ids),
    enabled: isOn && sysname !== null,
    placeholderData: keepPreviousData,
  });
  const press = () => {
    if (isOn || sysname !== null) return setOn(!isOn);
    open();
  };
  const isToday = !drawn || (drawn.store.collects && drawn.when.today);
  const say = () => {
    if (!isOn) return null;
    if (isError && !isFetching)
      return <RetryNotice as="span" text={t('failed')} retry={t('retry')} onRetry={refetch} />;
    if (!drawn || !data) return t('looking');
    return t('state', { name: drawn.store.title, ready: words(drawn.store, drawn.when) });
  };
  return {
    button: settings.OMNICHANNEL && (
      <>
        <button type="button" aria-pressed={isOn} onClick={press}>
          {t(isToday ? 'today' : 'held')}
        </button>
        {dialog}
      </>
    ),
    note: say(),
    held: isOn && !isError && data ? data : null,
    store: drawn?.store.title ?? null,
    off: () => setOn(false),
  };
}
