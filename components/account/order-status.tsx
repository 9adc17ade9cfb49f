import { useTranslations } from 'next-intl';
import type { OrderStatus } from '#lib/contract/order.ts';
import { toneOf } from '#lib/orders/index.ts';
import styles from './order-status.module.css';

/** Where an order stands, in words with a marker. */
export function OrderState({ status }: { status: OrderStatus }) {
  const t = useTranslations('orders.states');
  return (
    <span className={styles.state} data-tone={toneOf(status)}>
      {t(status)}
    </span>
  );
}
