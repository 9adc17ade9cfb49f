import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { CartWaysOn } from '#frame/cart-ways-on.tsx';
import { acceptedCards } from '#lib/config/accepted-cards.ts';
import { isDemo } from '#lib/config/company.ts';
import { settings } from '#lib/config/index.ts';
import { serverSettings } from '#lib/config/server-settings.ts';
import { checkoutPath } from '#lib/core/checkout-path.ts';
import type { Locale } from '#lib/core/locales.ts';
import { LazyCart } from '#components/cart/lazy-cart.tsx';
import { ClientMessages } from '#components/ui/client-messages.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { Island } from '#components/ui/island.tsx';
import styles from '#components/cart/cart.module.css';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('cart');
  return { title: t('title'), robots: { index: false, follow: true } };
}

export default async function Cart() {
  const [t, locale] = await Promise.all([getTranslations('cart'), getLocale()]);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('title')}</h1>
      <Island name="cart" isMain>
        <ClientMessages
          pick={({ cart, vouchers, giftCards, purchase, errors, card }) => ({
            cart,
            vouchers,
            giftCards,
            purchase,
            errors,
            card,
          })}
        >
          <LazyCart cards={acceptedCards(serverSettings, isDemo)} />
        </ClientMessages>
      </Island>
      <noscript>
        <div className={styles.noScript}>
          <p>{t('noScriptText')}</p>
          <ButtonLink href={`${settings.CHECKOUT_HOST}${checkoutPath(locale as Locale, '/checkout/kosar/')}`}>
            {t('noScript')}
          </ButtonLink>
        </div>
      </noscript>
      <CartWaysOn />
    </div>
  );
}
