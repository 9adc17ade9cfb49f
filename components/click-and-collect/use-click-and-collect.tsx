import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { settings } from '#lib/config/index.ts';
import { heldQuery } from '#lib/click-and-collect/queries.ts';
import { RetryNotice } from '#components/ui/retry-notice.tsx';
import { useListedShop } from './use-listed-shop.ts';
import { useHandoverWords } from './use-shop-words.ts';
import { useShopDialog } from './use-shop-dialog.tsx';

/** Narrowing the shopper's own products to what their shop has: the button for it, and the products that stay. */
export interface ClickAndCollect {
  button: ReactNode;
  /** What the shop promises, or why nothing is known of it; null while it is not asked. */
  note: ReactNode;
  /** Ids of the products that the shop has; null while the list is not narrowed. */
  held: ReadonlySet<number> | null;
  /** Name of the shop that has none of them. */
  shop: string | null;
  off: () => void;
}

/** The shop is asked once it is pressed and not before, in one call for fifty products. */
export function useClickAndCollect(ids: readonly number[]): ClickAndCollect {
  const t = useTranslations('clickAndCollect.wishlist');
  const [isOn, setOn] = useState(false);
  const { drawn, sysname } = useListedShop(null);
  const words = useHandoverWords();
  const { dialog, open } = useShopDialog(() => setOn(true));
  const { data, isError, isFetching, refetch } = useQuery({
    ...heldQuery(sysname ?? '', ids),
    enabled: isOn && sysname !== null,
    placeholderData: keepPreviousData,
  });
  const press = () => {
    if (isOn || sysname !== null) return setOn(!isOn);
    open();
  };
  const isToday = !drawn || (drawn.shop.hasClickAndCollect && drawn.when.today);
  const say = () => {
    if (!isOn) return null;
    if (isError && !isFetching)
      return <RetryNotice as="span" text={t('failed')} retry={t('retry')} onRetry={refetch} />;
    if (!drawn || !data) return t('looking');
    return t('state', { name: drawn.shop.title, ready: words(drawn.shop, drawn.when) });
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
    shop: drawn?.shop.title ?? null,
    off: () => setOn(false),
  };
}
