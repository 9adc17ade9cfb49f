import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import type { Flipbook, Hotspot } from '#lib/contract/flipbook.ts';
import type { Validity } from '#lib/flipbook/index.ts';
import { stockQuery } from '#lib/products/queries.ts';
import { storeStockClass } from '#lib/products/store-stock.ts';
import { useMyStore } from '#stores/my-store.ts';
import styles from './offer-facts.module.css';

/** How long an offer's price holds, or that it is over. */
export function OfferState({ flipbook, offer, validity }: { flipbook: Flipbook; offer: Hotspot; validity: Validity }) {
  const t = useTranslations('flipbook.card');
  const format = useFormatter();
  const day = (date: string) => format.dateTime(new Date(date), { month: 'long', day: 'numeric', timeZone: 'UTC' });
  if (offer.priceNow === null) return <p>{t('gone')}</p>;
  if (validity === 'over') return <p>{t('over', { day: day(flipbook.validTo) })}</p>;
  return (
    <p>
      {validity === 'coming'
        ? t('coming', { day: day(flipbook.validFrom) })
        : t('until', { day: day(flipbook.validTo) })}
    </p>
  );
}

/** Whether the shopper's store has an offer; in a word, without a store, that one can be chosen. */
export function InMyStore({ productId }: { productId: number }) {
  const t = useTranslations('flipbook.card');
  const { store, isRead } = useMyStore();
  const { data, isError } = useQuery({ ...stockQuery(productId), enabled: store !== null });
  if (!isRead) return null;
  if (store === null) return <p className={styles.quiet}>{t('noStore')}</p>;
  if (!data) return <p className={styles.quiet}>{t(isError ? 'stockFailed' : 'stockLoading')}</p>;
  const pieces = data.rows.filter((row) => row.store === store).reduce((sum, row) => sum + row.stock, 0);
  const name = data.stores.find(({ sysname }) => sysname === store)?.city ?? '';
  const state = storeStockClass(pieces);
  return (
    <p className={styles.stock} data-state={state}>
      {t(`stock.${state}`, { store: name })}
    </p>
  );
}
