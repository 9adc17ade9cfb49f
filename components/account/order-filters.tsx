import { useTranslations } from 'next-intl';
import type { MouseEvent, ReactNode } from 'react';
import type { OrderSummary } from '#lib/contract/order.ts';
import { statusesOf, yearsOf, type OrderFilter } from '#lib/orders/index.ts';
import { addressOfFilter } from './order-filter-address.ts';
import styles from './orders.module.css';

interface Props {
  /** All orders of the customer: what can be chosen does not depend on what is chosen. */
  orders: readonly OrderSummary[];
  filter: OrderFilter;
  onChoose: (filter: OrderFilter) => void;
}

/** Years and statuses to choose from, each a link to the list that it leaves. */
export function OrderFilters({ orders, filter, onChoose }: Props) {
  const t = useTranslations('orders');
  const years = yearsOf(orders);
  const statuses = statusesOf(orders);
  const choice = (target: OrderFilter, isChosen: boolean, label: ReactNode) => {
    const choose = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onChoose(target);
    };
    return (
      <li key={`${target.year} ${target.status}`}>
        <a
          href={addressOfFilter(target)}
          data-keep-scroll
          aria-current={isChosen ? 'true' : undefined}
          onClick={choose}
        >
          {label}
        </a>
      </li>
    );
  };
  return (
    <nav className={styles.filters} aria-label={t('filters')}>
      <h2 className={styles.filterName} id="orders-year">
        {t('year')}
      </h2>
      <ul aria-labelledby="orders-year">
        {choice({ ...filter, year: null }, filter.year === null, t('all'))}
        {years.map((year) => choice({ ...filter, year }, filter.year === year, <span className="number">{year}</span>))}
      </ul>
      <h2 className={styles.filterName} id="orders-state">
        {t('state')}
      </h2>
      <ul aria-labelledby="orders-state">
        {choice({ ...filter, status: null }, filter.status === null, t('all'))}
        {statuses.map((status) => choice({ ...filter, status }, filter.status === status, t(`states.${status}`)))}
      </ul>
    </nav>
  );
}
