'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import { ordersQuery, useCustomerUuid } from '#lib/account/queries.ts';
import type { OrderSummary } from '#lib/contract/order.ts';
import { localePath } from '#lib/core/locales.ts';
import { allOrders, filterOrders, yearOf, yearsOf } from '#lib/orders/index.ts';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { formatPrice } from '#lib/core/prices/index.ts';
import { useDates } from '#lib/i18n/dates.ts';
import { useFilterOfAddress } from './order-filter-address.ts';
import { OrderFilters } from './order-filters.tsx';
import { OrderPictures } from './order-pictures.tsx';
import { OrderState } from './order-status.tsx';
import { useHomeOnFailure } from './use-account-guard.ts';
import styles from './orders.module.css';

/**
 * The customer's orders by year, newest first (RT-16). They are filtered here and not by the API: the choices need
 * all of them anyhow, and a choice shows at once.
 */
export function OrderList() {
  const t = useTranslations('orders');
  const { data: orders, isLoadingError } = useQuery(ordersQuery(useCustomerUuid(), {}));
  useHomeOnFailure(isLoadingError);
  return (
    <>
      <h1>{t('title')}</h1>
      {orders ? <Orders orders={orders} /> : <OrdersSkeleton />}
    </>
  );
}

function Orders({ orders }: { orders: readonly OrderSummary[] }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const [filter, choose] = useFilterOfAddress();
  const shown = filterOrders(orders, filter);
  const count = useRef<HTMLParagraphElement>(null);
  const clear = () => {
    choose(allOrders);
    // The button goes with what it cleared.
    count.current?.focus();
  };
  if (orders.length === 0) {
    return (
      <div className={styles.empty}>
        <h2>{t('none')}</h2>
        <p>{t('noneText')}</p>
        <ButtonLink href={localePath(locale, '/')}>{t('toShop')}</ButtonLink>
      </div>
    );
  }
  return (
    <>
      <OrderFilters orders={orders} filter={filter} onChoose={choose} />
      <p ref={count} role="status" tabIndex={-1} className={styles.count}>
        {shown.length > 0 ? t('count', { count: shown.length }) : t('noneMatching')}
      </p>
      {shown.length === 0 && (
        <div className={styles.empty}>
          <p>{t('noneMatchingText')}</p>
          <Button onClick={clear}>{t('clear')}</Button>
        </div>
      )}
      {yearsOf(shown).map((year) => (
        <section key={year} className={styles.year} aria-labelledby={`orders-${year}`}>
          <h2 id={`orders-${year}`} className="number">
            {year}
          </h2>
          <ul>
            {shown
              .filter((order) => yearOf(order) === year)
              .map((order) => (
                <OrderRow key={order.uuid} order={order} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function OrderRow({ order }: { order: OrderSummary }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const format = useDates();
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <h3>
          <a
            href={localePath(locale, `/my-account/order-details/${order.uuid}/`)}
            aria-label={t('number', { number: order.number })}
          >
            {order.number}
          </a>
        </h3>
        <p>
          <time dateTime={order.placedAt}>
            {format.dateTime(new Date(order.placedAt), { month: 'long', day: 'numeric' })}
          </time>
        </p>
        <p className={styles.state}>
          <OrderState order={order} />
        </p>
      </div>
      <OrderPictures images={order.images} />
      <p className={styles.sum}>
        <b className="number">{formatPrice(order.grand)}</b>
        <small>{t('pieces', { count: order.pieces })}</small>
      </p>
    </li>
  );
}

/** What stands in the place of filters and rows, at their sizes. */
function OrdersSkeleton() {
  const t = useTranslations('orders');
  return (
    <Skeleton className={styles.skeleton} label={t('loading')}>
      <div className={styles.filters}>
        <i />
        <i />
      </div>
      <i className={styles.count} />
      <div className={styles.year}>
        <i />
        <div>
          <i className={styles.row} />
          <i className={styles.row} />
          <i className={styles.row} />
        </div>
      </div>
    </Skeleton>
  );
}
