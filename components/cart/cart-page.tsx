import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { isAvailable, orderObstacle, pieces, savedOn, splitCart, groupsOf } from '#lib/core/cart.ts';
import { cartQuery } from '#lib/cart/queries.ts';
import { removals, useRemoval } from '#stores/cart-removal.ts';
import type { Cart } from '#lib/contract/cart.ts';
import { useSession, useVisitor } from '#stores/session.ts';
import { useCartViewed } from '#components/analytics/use-cart-viewed.ts';
import { CartLine } from './cart-line.tsx';
import { CartLoading } from './cart-loading.tsx';
import { CartSummary } from './cart-summary.tsx';
import { GoesWith } from './goes-with.tsx';
import { NothingInCart } from './nothing-in-cart.tsx';
import { useLineFocus } from './use-line-focus.ts';
import { HiddenStatus } from '#components/ui/hidden-status.tsx';
import { RetryNotice } from '#components/ui/retry-notice.tsx';
import { useOnline } from '#components/hooks/use-online.ts';
import styles from './cart.module.css';
import bar from './checkout-bar.module.css';

/** Whether there is no network. A page that was opened without one has to ask by itself for what it missed. */
function useOffline(): boolean {
  const client = useQueryClient();
  const isOffline = !useOnline();
  const wasOffline = useRef(isOffline);
  useEffect(() => {
    if (wasOffline.current && !isOffline)
      void client.refetchQueries({ queryKey: cartQuery.queryKey }, { cancelRefetch: false });
    wasOffline.current = isOffline;
  }, [client, isOffline]);
  return isOffline;
}

/** The cart's own page: empty, waiting, unreachable, or its lines and what they come to. */
export function CartPage({ cards = [] }: { cards?: readonly string[] }) {
  const t = useTranslations('cart');
  const hasCart = useSession((state) => state.requestUuid !== null);
  const { data: cart } = useQuery({ ...cartQuery, enabled: hasCart });
  useCartViewed(cart);
  const isOffline = useOffline();
  const place = useRef<HTMLDivElement>(null);
  // The focus is looked after whenever a line goes or comes back.
  useRemoval(({ phase }) => phase);
  const { available, unavailable } = splitCart(cart?.products ?? []);
  const focus = useLineFocus(
    place,
    groupsOf([...available, ...unavailable]).map(({ hash }) => hash),
  );
  useEffect(() => removals.forget, []);
  return (
    <div ref={place} {...focus}>
      <p role="status" className={isOffline ? styles.offline : 'hidden-text'}>
        {isOffline && t('offline')}
      </p>
      <Announcement />
      {cart && cart.products.length > 0 ? <FilledCart cart={cart} cards={cards} isOffline={isOffline} /> : <NoLines />}
    </div>
  );
}

/** Announces a removal to those who do not see it. */
function Announcement() {
  const t = useTranslations('cart');
  const { removal, last } = useRemoval((state) => state);
  const outcome = last && last.outcome !== 'failed' ? last : null;
  return (
    <HiddenStatus>
      {removal && t('removal.announced', { name: removal.name })}
      {outcome && t(`removal.${outcome.outcome as 'removed' | 'cancelled'}`, { name: outcome.removal.name })}
    </HiddenStatus>
  );
}

function NoLines() {
  const t = useTranslations('cart');
  const hasCart = useSession((state) => state.requestUuid !== null);
  const visitor = useVisitor();
  const { data: cart, isError, isFetching, refetch } = useQuery({ ...cartQuery, enabled: hasCart });
  if (cart || (visitor === 'guest' && !hasCart)) return <NothingInCart />;
  if (isError && !isFetching) {
    return (
      <RetryNotice
        className={styles.notice}
        text={t('unreachable')}
        retry={t('retry')}
        button={{ variant: 'solid' }}
        onRetry={refetch}
      />
    );
  }
  return <CartLoading />;
}

interface FilledProps {
  cart: Cart;
  cards: readonly string[];
  isOffline: boolean;
}

function FilledCart({ cart, cards, isOffline }: FilledProps) {
  const t = useTranslations('cart');
  const { available, unavailable } = splitCart(cart.products);
  return (
    <div className={`${styles.layout} ${bar.column}`}>
      <div>
        <p className={styles.count} role="status">
          {t('pieces', { count: pieces(cart) })}
        </p>
        {available.length > 0 && (
          <ul className={styles.lines} tabIndex={-1}>
            {groupsOf(available).map((group) => (
              <CartLine key={group.hash} group={group} isOffline={isOffline} />
            ))}
          </ul>
        )}
        {unavailable.length > 0 && (
          <section className={styles.unavailable} aria-labelledby="unavailable-heading">
            <h2 id="unavailable-heading">{t('unavailable')}</h2>
            <ul className={styles.lines} tabIndex={-1}>
              {groupsOf(unavailable).map((group) => (
                <CartLine key={group.hash} group={group} isOffline={isOffline} />
              ))}
            </ul>
          </section>
        )}
      </div>
      <CartSummary
        cart={cart}
        saved={savedOn(cart.products)}
        obstacle={orderObstacle(cart)}
        isOffline={isOffline}
        hasHeavy={cart.products.some((item) => item.isHeavy && isAvailable(item))}
        cards={cards}
      />
      <GoesWith items={cart.products} />
    </div>
  );
}
