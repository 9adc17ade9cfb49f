'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { prepareTracking } from '#lib/analytics/track-shopping.ts';
import { cartQuery } from '#lib/cart/queries.ts';
import { cartSettled } from '#lib/cart/actions/settled.ts';
import { removals } from '#stores/cart-removal.ts';
import { checkoutPath } from '#lib/core/checkout-path.ts';
import { leftToPay, type OrderObstacle } from '#lib/core/cart.ts';
import { settings } from '#lib/config/index.ts';
import type { Cart } from '#lib/contract/cart.ts';
import type { Money } from '#lib/contract/money.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { chosenShop } from '#stores/my-shop.ts';
import { session } from '#stores/session.ts';
import { Button } from '#components/ui/button.tsx';
import { FreeDelivery } from '#components/ui/free-delivery.tsx';
import { CartPromises } from './cart-promises.tsx';
import { CartRows } from './cart-rows.tsx';
import { GiftCardField } from './cart-gift-cards.tsx';
import { VoucherField } from './cart-vouchers.tsx';
import styles from './cart.module.css';
import bar from './checkout-bar.module.css';

interface Props {
  cart: Cart;
  /** What reductions save. */
  saved: Money;
  obstacle: OrderObstacle | null;
  hasHeavy: boolean;
  /** Names of the cards that are taken. */
  cards: readonly string[];
  isOffline: boolean;
}

/** How long the checkout may take to answer before the shopper is informed, ms. */
const checkoutPatience = 4000;

/** Opens the checkout by a full page navigation, or says that it can not be reached (CART-08). */
function useCheckout() {
  const locale = useLocale();
  const client = useQueryClient();
  const [state, setState] = useState<'idle' | 'opening' | 'unreachable'>('idle');
  useEffect(() => {
    // Back from the checkout, the page comes as it was left.
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && setState('idle');
    addEventListener('pageshow', onReturn);
    return () => removeEventListener('pageshow', onReturn);
  }, []);
  const open = async () => {
    setState('opening');
    // What is on its way out is not to be ordered, and no other number than the one that shows.
    if (!(await removals.finish()) || !(await cartSettled(client))) return setState('idle');
    const tracking = prepareTracking();
    try {
      // No CORS is needed to learn that somebody answers.
      await fetch(`${settings.CHECKOUT_HOST}/health/`, {
        mode: 'no-cors',
        cache: 'no-store',
        signal: AbortSignal.timeout(checkoutPatience),
      });
      const track = await tracking;
      const cart = client.getQueryData(cartQuery.queryKey);
      if (cart) track(({ checkoutEvent }) => checkoutEvent(cart));
      const checkout = new URL(`${settings.CHECKOUT_HOST}${checkoutPath(locale, '/checkout/')}`);
      const mine = chosenShop();
      if (mine !== null) checkout.searchParams.set('store', mine);
      location.assign(checkout.href);
    } catch {
      setState('unreachable');
    }
  };
  return { state, open };
}

/** What the cart comes to, and the way to the checkout. */
export function CartSummary({ cart, saved, obstacle, hasHeavy, cards, isOffline }: Props) {
  const t = useTranslations('cart');
  const { state, open } = useCheckout();
  const { total } = cart;
  const items = total.items;
  // The checkout knows the cart by a cookie.
  const lacksCookies = session.isVolatile();
  const isShut = obstacle !== null || isOffline || lacksCookies;
  const missing = total.missingForFreeDelivery;
  return (
    <section className={`${styles.summary} ${bar.summary}`} aria-label={t('summary')}>
      <div className={bar.part}>
        <h2>{t('summary')}</h2>
        {missing !== null && missing > 0 && !hasHeavy && (
          <FreeDelivery items={items} missing={missing}>
            {t('missingForFree', { price: formatPrice(missing) })}
          </FreeDelivery>
        )}
        <CartRows cart={cart} isOffline={isOffline} />
        {saved > 0 && (
          <p className={styles.saved}>
            {t.rich('saved', { saved: formatPrice(saved), b: (text) => <b className="number">{text}</b> })}{' '}
            <small>{t('savedBasis')}</small>
          </p>
        )}
        <p className={styles.tax}>{t('tax')}</p>
        <div>
          <VoucherField isOffline={isOffline} />
          <GiftCardField isOffline={isOffline} />
        </div>
      </div>
      {/* On a phone it stands at the edge of the window until its place comes into sight, with the sum that is read above. */}
      <div className={bar.bar} data-shut={isShut || undefined}>
        <p className={`number ${bar.total}`} aria-hidden="true">
          {formatPrice(leftToPay(total))}
        </p>
        <Button isBlocked={isShut || state === 'opening'} onClick={() => void open()}>
          {t(state === 'opening' ? 'opening' : 'checkout')}
        </Button>
        {state === 'unreachable' && (
          <p role="alert" className={styles.warning}>
            {t('checkoutUnreachable')}
          </p>
        )}
      </div>
      <div className={bar.part}>
        {obstacle && <p className={styles.warning}>{t(`obstacles.${obstacle}`)}</p>}
        {lacksCookies && <p className={styles.warning}>{t('cookiesNeeded')}</p>}
        <CartPromises hasHeavy={hasHeavy} cards={cards} />
      </div>
    </section>
  );
}
