'use client';

import { useQuery } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { orderQuery, useCustomerUuid } from '#lib/account/queries.ts';
import { ApiError } from '#lib/api/errors.ts';
import type { OrderDetails } from '#lib/contract/order.ts';
import { localePath } from '#lib/core/locales.ts';
import { knownText } from '#lib/core/text/known-text.ts';
import { orderOfPath } from '#lib/orders/index.ts';
import { useDates } from '#lib/i18n/dates.ts';
import { canReorder } from '#variant/paths.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { HiddenStatus } from '#components/ui/hidden-status.tsx';
import { OrderCancel } from './order-cancel.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderPapers } from './order-papers.tsx';
import { OrderPay } from './order-pay.tsx';
import { OrderReorder } from './order-reorder.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { useHomeOnFailure } from './use-account-guard.ts';
import styles from './order.module.css';

/** What the API says of an order that is not there, or another customer's. */
const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404;

/** The order that the address names, or word that there is none (RT-17). */
export function OrderPage() {
  const id = orderOfPath(usePathname());
  return id === null ? <UnknownOrder /> : <LoadedOrder key={id} id={id} />;
}

function LoadedOrder({ id }: { id: string }) {
  const { data: order, error, isLoadingError } = useQuery(orderQuery(useCustomerUuid(), id));
  useHomeOnFailure(isLoadingError && !isUnknown(error));
  if (order) return <Order order={order} />;
  return isUnknown(error) ? <UnknownOrder /> : <OrderSkeleton />;
}

function BackToOrders() {
  const t = useTranslations('orders');
  return (
    <p className={`${styles.back} no-print`}>
      <a href={localePath(useLocale(), '/my-account/orders/')}>
        <span aria-hidden="true">← </span>
        {t('back')}
      </a>
    </p>
  );
}

function Order({ order }: { order: OrderDetails }) {
  const t = useTranslations('orders');
  const format = useDates();
  return (
    <article className={styles.order}>
      <BackToOrders />
      {/* No header element: those of the page are not printed. */}
      <div className={styles.head}>
        <h1>
          <span className={styles.kicker}>{t('number', { number: order.number })}</span>
          {knownText(t, 'collectedSayings', order.delivery.type, order.status) ??
            knownText(t, 'sayings', order.status) ??
            order.statusLabel ??
            t('otherState')}
        </h1>
        <p>
          <time dateTime={order.placedAt}>
            {t('placedAt', { date: format.dateTime(new Date(order.placedAt), { dateStyle: 'long' }) })}
          </time>
        </p>
      </div>
      <OrderPay order={order} />
      <OrderTimeline order={order} />
      <div className={styles.columns}>
        <div>
          <OrderItems order={order} />
          <OrderCancel order={order} />
          {canReorder && <OrderReorder items={order.items} />}
        </div>
        <OrderPapers order={order} />
      </div>
    </article>
  );
}

function UnknownOrder() {
  const t = useTranslations('orders');
  return (
    <div className={styles.unknown}>
      <h1>{t('unknown')}</h1>
      <p>{t('unknownText')}</p>
      <ButtonLink href={localePath(useLocale(), '/my-account/orders/')}>{t('back')}</ButtonLink>
    </div>
  );
}

/** What stands in the place of an order, at the sizes of its parts. */
function OrderSkeleton() {
  const t = useTranslations('orders');
  return (
    <div className={styles.skeleton} aria-busy="true">
      <BackToOrders />
      <h1 className="hidden-text">{t('title')}</h1>
      <HiddenStatus>{t('loadingOrder')}</HiddenStatus>
      <i />
      <i />
      <div className={styles.columns}>
        <div>
          <i />
          <i />
        </div>
        <i />
      </div>
    </div>
  );
}
