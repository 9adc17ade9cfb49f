import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { ordersQuery, useCustomerUuid } from '#lib/account/queries.ts';
import type { OrderSummary } from '#lib/contract/order.ts';
import { localePath } from '#lib/core/locales.ts';
import { knownText } from '#lib/core/text/known-text.ts';
import { allOrders, filterOrders, toneOf } from '#lib/orders/index.ts';
import { progressOf } from '#lib/orders/timeline.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { formatPrice } from '#lib/core/prices/index.ts';
import { useDates } from '#lib/i18n/dates.ts';
import { OrderPictures } from './order-pictures.tsx';
import { useHomeOnFailure } from './use-account-guard.ts';
import styles from './overview.module.css';

/** The newest order as the page's lead, or the way to a first one. */
export function NewestOrder() {
  const t = useTranslations('overview');
  const { data: orders, isLoadingError } = useQuery(ordersQuery(useCustomerUuid(), {}));
  useHomeOnFailure(isLoadingError);
  if (!orders) {
    return <Skeleton className={styles.waiting} label={t('loadingOrder')} />;
  }
  const [newest] = filterOrders(orders, allOrders);
  return newest ? <Newest order={newest} count={orders.length} /> : <NoOrders />;
}

function NoOrders() {
  const t = useTranslations('overview');
  const locale = useLocale();
  return (
    <section className={styles.newest} aria-labelledby="overview-newest">
      <div className={styles.story}>
        <h2 id="overview-newest" className={styles.saying}>
          {t('noOrders')}
        </h2>
        <p className={styles.quiet}>{t('noOrdersText')}</p>
        <p className={styles.ways}>
          <ButtonLink href={localePath(locale, '/')}>{t('toShop')}</ButtonLink>
        </p>
      </div>
    </section>
  );
}

function Newest({ order, count }: { order: OrderSummary; count: number }) {
  const t = useTranslations('overview');
  const words = useTranslations('orders');
  const locale = useLocale();
  const format = useDates();
  return (
    <section className={styles.newest} aria-labelledby="overview-newest">
      <div className={styles.story}>
        <h2 id="overview-newest">
          <span className={styles.kicker}>{t('newest')}</span>{' '}
          <span className={styles.saying}>
            {knownText(words, 'sayings', order.status) ?? order.statusLabel ?? words('otherState')}
          </span>
        </h2>
        <progress
          className={styles.track}
          data-tone={toneOf(order.status)}
          max={1}
          value={progressOf(order.status)}
          aria-hidden="true"
        />
        <p className={styles.facts}>
          <b>{order.number}</b>
          <time dateTime={order.placedAt}>{format.dateTime(new Date(order.placedAt), { dateStyle: 'long' })}</time>
          <span>{words('pieces', { count: order.pieces })}</span>
          <b className="number">{formatPrice(order.grand)}</b>
        </p>
        <p className={styles.ways}>
          <ButtonLink href={localePath(locale, `/my-account/order-details/${order.uuid}/`)}>
            {t('openOrder')}
          </ButtonLink>
          <a className={styles.all} href={localePath(locale, '/my-account/orders/')}>
            {t('allOrders', { count })}
          </a>
        </p>
      </div>
      <OrderPictures images={order.images} isLarge />
    </section>
  );
}
