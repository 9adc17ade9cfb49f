import { useQuery } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, type RefObject } from 'react';
import { isAvailable, pieces } from '#lib/core/cart.ts';
import { cartQuery } from '#lib/cart/queries.ts';
import { isBeingRemoved, useRemoval } from '#stores/cart-removal.ts';
import { pageBreakpoints } from '#lib/config/page-breakpoints.ts';
import type { Cart, CartItem } from '#lib/contract/cart.ts';
import { localePath, splitLocale } from '#lib/core/locales.ts';
import { imageProps } from '#lib/media/index.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { variantText } from '#lib/core/products/size-text.ts';
import { useSession } from '#stores/session.ts';
import { useCartViewed } from '#components/analytics/use-cart-viewed.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { RetryNotice } from '#components/ui/retry-notice.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { popups, usePopups } from '#stores/popups.ts';
import { useDismissal } from '#components/hooks/use-dismissal.ts';
import styles from '#components/ui/popup.module.css';
import { catalogLanguage } from '#lib/contract/market/languages.ts';

/** Lines that the popup shows; the rest is in the cart. */
const shownLines = 3;

interface Props {
  corner: RefObject<HTMLElement | null>;
  isHovered: boolean;
  /** Called with how many pieces the cart holds, now and after every change; 0 once there is nobody's cart to read. */
  onCount: (count: number) => void;
}

/** What the cart holds, while pointer or focus is at its link; on wide screens, and not on the cart's own page. */
export function MiniCart({ corner, isHovered, onCount }: Props) {
  const isOpen = usePopups((state) => state.open === 'cart');
  const hasCart = useSession((state) => state.requestUuid !== null);
  const { data: cart } = useQuery({ ...cartQuery, enabled: hasCart });
  const count = cart ? pieces(cart) : 0;
  useEffect(() => onCount(count), [count, onCount]);
  useEffect(() => () => onCount(0), [onCount]);
  const isCartPage = splitLocale(usePathname()).path === '/kosar/';
  useDismissal('cart', corner);
  useEffect(() => {
    if (!isHovered) return popups.leave('cart');
    if (isCartPage || !matchMedia(`(min-width: ${pageBreakpoints().lg}px)`).matches) return;
    popups.open('cart');
    popups.hold('cart');
  }, [isHovered, isCartPage]);
  return isOpen ? <OpenCart /> : null;
}

function OpenCart() {
  const t = useTranslations('cart');
  const hasCart = useSession((state) => state.requestUuid !== null);
  const { data: cart, isError, isFetching, refetch } = useQuery({ ...cartQuery, enabled: hasCart });
  useCartViewed(cart);
  return (
    <section className={styles.popup} aria-labelledby="mini-cart-heading">
      <h2 id="mini-cart-heading">{t('title')}</h2>
      {cart && cart.products.length > 0 && <Filled cart={cart} />}
      {(cart ? cart.products.length === 0 : !hasCart) && <p className={styles.empty}>{t('empty')}</p>}
      {!cart && hasCart && isError && !isFetching && (
        <RetryNotice className={styles.unreachable} text={t('unreachable')} retry={t('retry')} onRetry={refetch} />
      )}
      {!cart && hasCart && (!isError || isFetching) && (
        <Skeleton className={styles.waiting} label={t('loading')} bars={1} />
      )}
    </section>
  );
}

function Filled({ cart }: { cart: Cart }) {
  const t = useTranslations('purchase');
  const tCart = useTranslations('cart');
  const locale = useLocale();
  const { products, total } = cart;
  return (
    <>
      <ul className={styles.lines}>
        {products.slice(0, shownLines).map((item) => (
          <Line key={item.hash} item={item} />
        ))}
      </ul>
      {products.length > shownLines && (
        <p className={styles.more}>{tCart('moreLines', { count: products.length - shownLines })}</p>
      )}
      <p className={styles.total}>{t('inCart', { count: pieces(cart), total: total.totalCartPriceFormatted })}</p>
      <ButtonLink className={styles.way} href={localePath(locale, '/kosar/')}>
        {t('openCart')}
      </ButtonLink>
    </>
  );
}

function Line({ item }: { item: CartItem }) {
  const { option, product, lineTotal } = item;
  const t = useTranslations('cart');
  const locale = useLocale();
  const isRemoving = useRemoval((state) => isBeingRemoved(state, item.set?.hash ?? item.hash));
  return (
    <li data-removing={isRemoving || undefined}>
      <img {...imageProps(product.image, [96, 160, 240], '72px')} alt="" />
      <div>
        <h3 lang={product.lang ?? catalogLanguage}>
          <b>{product.brand}</b> <a href={shopHref(locale, product.url)}>{product.name}</a>
        </h3>
        <p className={styles.small}>
          <span lang={option.lang ?? catalogLanguage}>{variantText(option)}</span> ·{' '}
          {t('amount', { count: option.quantity })}
        </p>
        {isRemoving && <p className={styles.small}>{t('leaving')}</p>}
        {!isRemoving &&
          (isAvailable(item) ? (
            <p className={styles.price}>{formatPrice(lineTotal)}</p>
          ) : (
            <p className={styles.small}>{t('soldOut')}</p>
          ))}
      </div>
    </li>
  );
}
