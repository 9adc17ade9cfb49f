import { useTranslations } from 'next-intl';
import { Skeleton } from '#components/ui/skeleton.tsx';
import styles from './wishlist-page.module.css';

/** What stands in the place of a list that is on its way. */
export function WishlistSkeleton() {
  const t = useTranslations('wishlist');
  return (
    <Skeleton className={styles.loading} label={t('loading')}>
      <i className={styles.tools} />
      <i />
      <i />
      <i />
    </Skeleton>
  );
}
