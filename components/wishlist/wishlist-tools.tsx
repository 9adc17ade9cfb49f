import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { toggleFilter, wishlistFilters, wishlistOrders, type WishlistViewState } from '#lib/wishlist/view.ts';
import styles from './wishlist-page.module.css';

interface Props {
  view: WishlistViewState;
  onView: (view: WishlistViewState) => void;
  /** Further filters. */
  more?: ReactNode;
  children: ReactNode;
}

/** The order of the list and what it is narrowed to. */
export function WishlistTools({ view, onView, more, children }: Props) {
  const t = useTranslations('wishlistPage');
  return (
    <div className={styles.tools}>
      {children}
      <div role="group" aria-label={t('filter')} className={`${styles.filters} no-print`}>
        {wishlistFilters.map((filter) => (
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
            onView({ ...view, order: wishlistOrders.find((order) => order === target.value) ?? view.order })
          }
        >
          {wishlistOrders.map((order) => (
            <option key={order} value={order}>
              {t(`orders.${order}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
