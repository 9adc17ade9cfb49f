import { useTranslations } from 'next-intl';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { useSession, useVisitor } from '#stores/session.ts';
import { NothingInCart } from './nothing-in-cart.tsx';
import styles from './cart.module.css';

/** The place of a cart that is on its way. */
export function CartLoading() {
  const t = useTranslations('cart');
  return (
    <Skeleton className={styles.layout} label={t('loading')}>
      <div className={styles.skeleton}>
        <i />
        <i />
      </div>
      <div className={styles.summary} />
    </Skeleton>
  );
}

/**
 * The cart's place until its code is there. The HTML is everyone's, and does not know who looks: it holds both, and
 * shows what the browser's cookies tell (server/boot-script.ts), so that a new visitor reads at once that nothing is in
 * there.
 */
export function CartWaiting() {
  const visitor = useVisitor();
  const hasCart = useSession((state) => state.requestUuid !== null);
  if (visitor === 'customer' || hasCart) return <CartLoading />;
  if (visitor === 'guest') return <NothingInCart />;
  return (
    <>
      <div className={styles.ifKnown}>
        <CartLoading />
      </div>
      <div className={styles.ifNew} data-if-new="">
        <NothingInCart />
      </div>
    </>
  );
}
