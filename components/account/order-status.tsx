import { useTranslations } from 'next-intl';
import type { OrderSummary } from '#lib/contract/order.ts';
import { knownText } from '#lib/core/text/known-text.ts';
import { toneOf } from '#lib/orders/index.ts';
import styles from './order-status.module.css';

/** Where an order stands, in words with a marker. */
export function OrderState({
  order: { status, statusLabel },
}: {
  order: Pick<OrderSummary, 'status' | 'statusLabel'>;
}) {
  const t = useTranslations('orders');
  return (
    <span className={styles.state} data-tone={toneOf(status)}>
      {knownText(t, 'states', status) ?? statusLabel ?? t('otherState')}
    </span>
  );
}
