'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { isAvailable, orderObstacle, pieces, splitCart } from '#lib/cart/index.ts';
import { cartQuery } from '#lib/cart/queries.ts';
import type { Cart } from '#lib/contract/cart.ts';
import { localePath } from '#lib/i18n/locales.ts';
import { useSession, useVisitor } from '#lib/session/index.ts';
import { CartLine } from './cart-line.tsx';
import { CartSummary } from './cart-summary.tsx';
import styles from './cart.module.css';

/** The cart's own page: empty, waiting, unreachable, or its lines and what they come to. */
export function CartPage() {
  const t = useTranslations('cart');
  const hasCart = useSession((state) => state.requestUuid !== null);
  const visitor = useVisitor();
  const { data: cart, isError, isFetching, refetch } = useQuery({ ...cartQuery, enabled: hasCart });

  if (cart && cart.products.length > 0) return <FilledCart cart={cart} />;
  if (cart || (visitor === 'guest' && !hasCart)) return <EmptyCart />;
  if (isError && !isFetching) {
    return (
      <div className={styles.notice} role="alert">
        <p>{t('unreachable')}</p>
        <button type="button" className="button" onClick={() => void refetch()}>{t('retry')}</button>
      </div>
    );
  }
  return (
    <div className={styles.layout} aria-busy="true">
      <p role="status" className="hidden-text">{t('loading')}</p>
      <div className={styles.skeleton}><i /><i /></div>
      <div className={styles.summary} />
    </div>
  );
}

function EmptyCart() {
  const t = useTranslations('cart');
  const locale = useLocale();
  return (
    <div className={styles.notice}>
      <p>{t('empty')}</p>
      <a className="button" href={localePath(locale, '/')}>{t('toShop')}</a>
    </div>
  );
}

function FilledCart({ cart }: { cart: Cart }) {
  const t = useTranslations('cart');
  const { available, unavailable } = splitCart(cart);
  return (
    <div className={styles.layout}>
      <div>
        <p className={styles.count} role="status">{t('pieces', { count: pieces(cart) })}</p>
        <ul className={styles.lines}>
          {available.map((item) => <CartLine key={item.hash} item={item} isFirstOfSet={isFirstOfSet(cart, item.hash)} />)}
        </ul>
        {unavailable.length > 0 && (
          <section className={styles.unavailable}>
            <h2>{t('unavailable')}</h2>
            <ul className={styles.lines}>
              {unavailable.map((item) => <CartLine key={item.hash} item={item} isFirstOfSet={isFirstOfSet(cart, item.hash)} />)}
            </ul>
          </section>
        )}
      </div>
      <CartSummary total={cart.total} obstacle={orderObstacle(cart)} hasHeavy={cart.products.some((item) => item.isHeavy && isAvailable(item))} />
    </div>
  );
}

/** Lines of a set share one quantity and one removal, which stand at the first of them. */
function isFirstOfSet(cart: Cart, hash: string): boolean {
  const item = cart.products.find((line) => line.hash === hash);
  return !item?.set || cart.products.find(({ set }) => set?.hash === item.set?.hash)?.hash === hash;
}
