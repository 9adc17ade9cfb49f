import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { toggleFilter, wishFilters, wishOrders, type WishView } from '#lib/wishlist/view.ts';
import styles from './wishlist-page.module.css';

interface Props {
  view: WishView;
  onView: (view: WishView) => void;
  /** Further filters. */
  more?: ReactNode;
  children: ReactNode;
}

/** The order of the list and what it is narrowed to. */
export function WishTools({ view, onView, more, children }: Props) {
  const t = useTranslations('wishlistPage');
  return (
    <div className={styles.tools}>
      {children}
      <div role="group" aria-label={t('filter')} className={`${styles.filters} no-print`}>
        {wishFilters.map((filter) => (
          <button
            key={filter}
            type="button"
            aria-pressed={view.only.includes(filter)}
            onClick={() => onView(toggleFilter(view, filter))}
          >
            {t(`filters.${filter}`)}
          </button>
        ))}
        {more}
      </div>
      <label className={`${styles.order} no-print`}>
        <span>{t('sort')}</span>
        <select
          value={view.order}
          onChange={({ target }) =>
            onView({ ...view, order: wishOrders.find((order) => order === target.value) ?? view.order })
          }
        >
          {wishOrders.map((order) => (
            <option key={order} value={order}>
              {t(`orders.${order}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
