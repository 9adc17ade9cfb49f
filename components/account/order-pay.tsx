import { useLocale, useTranslations } from 'next-intl';
import { settings } from '#lib/config/index.ts';
import type { OrderDetails } from '#lib/contract/order.ts';
import { checkoutPath } from '#lib/core/checkout-path.ts';
import { useDates } from '#lib/i18n/dates.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import styles from './order.module.css';

/** Until when an order waits for its payment by card, and the way to its card page. */
export function OrderPay({ order: { payment } }: { order: OrderDetails }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const format = useDates();
  if (!payment?.payUntil || payment.reference === null) return null;
  const time = format.dateTime(new Date(payment.payUntil), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className={`${styles.pay} no-print`}>
      <p>{t('payments.waiting', { time })}</p>
      <ButtonLink href={`${settings.CHECKOUT_HOST}${checkoutPath(locale, `/checkout/fizetes/${payment.reference}/`)}`}>
        {t('payNow')}
      </ButtonLink>
    </div>
  );
}
