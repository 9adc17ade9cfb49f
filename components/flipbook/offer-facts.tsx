import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { Flipbook, Hotspot } from '#lib/contract/flipbook.ts';
import type { Validity } from '#lib/flipbook/index.ts';
import { stockQuery } from '#lib/products/queries.ts';
import { shopStockClass } from '#lib/products/shop-stock.ts';
import { useDates } from '#lib/i18n/dates.ts';
import { useMyShop } from '#stores/my-shop.ts';
import styles from './offer-facts.module.css';

/** How long an offer's price holds, or that it is over. */
export function OfferState({ flipbook, offer, validity }: { flipbook: Flipbook; offer: Hotspot; validity: Validity }) {
  const t = useTranslations('flipbook.card');
  const format = useDates();
  const day = (date: string) => format.dateTime(new Date(date), { month: 'long', day: 'numeric', timeZone: 'UTC' });
  // "január 6-ig": what is joined to the day takes the place of its dot.
  const until = day(flipbook.validTo).replace(/\.$/, '');
  if (offer.priceNow === null) return <p>{t('gone')}</p>;
  if (validity === 'over') return <p>{t('over', { day: until })}</p>;
  return <p>{validity === 'coming' ? t('coming', { day: day(flipbook.validFrom) }) : t('until', { day: until })}</p>;
}

/** Whether the shopper's shop has an offer; in a word, without a shop, that one can be chosen. */
export function InMyShop({ productId }: { productId: number }) {
  const t = useTranslations('flipbook.card');
  const { shop, isRead } = useMyShop();
  const { data, isError } = useQuery({ ...stockQuery(productId), enabled: shop !== null });
  if (!isRead) return null;
  if (shop === null) return <p className={styles.quiet}>{t('noShop')}</p>;
  if (!data) return <p className={styles.quiet}>{t(isError ? 'stockFailed' : 'stockLoading')}</p>;
  const pieces = data.rows.filter((row) => row.store === shop).reduce((sum, row) => sum + row.stock, 0);
  const name = data.stores.find(({ sysname }) => sysname === shop)?.city ?? '';
  const state = shopStockClass(pieces);
  return (
    <p className={styles.stock} data-state={state}>
      {t(`stock.${state}`, { shop: name })}
    </p>
  );
}
