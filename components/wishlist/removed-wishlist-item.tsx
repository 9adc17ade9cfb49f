import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { useWishlistLock } from '#stores/wishlist-lock.ts';
import type { Removed, WishlistChanges } from './use-wishlist-changes.ts';
import styles from './wishlist-page.module.css';

/** Where a product stood until now, with the way to put it back. That it is gone is announced by the header. */
export function RemovedWishlistItem({ removed, changes }: { removed: Removed; changes: WishlistChanges }) {
  const t = useTranslations('wishlistPage');
  const tList = useTranslations('wishlist');
  const isLocked = useWishlistLock((state) => state.pending !== null);
  const {
    product: { name },
    failure,
  } = removed;
  return (
    <li className={`${styles.removed} no-print`}>
      <p>
        {t('removed')} <span lang={catalogLanguage}>{name}</span>
      </p>
      <Button
        variant="outline"
        isBlocked={isLocked}
        aria-label={`${t('putBack')}: ${name}`}
        onClick={() => void changes.putBack(removed)}
      >
        {t('putBack')}
      </Button>
      {failure && (
        <p role="alert" className={styles.failure}>
          {tList(`failures.${failure}`, { name })}
        </p>
      )}
    </li>
  );
}
