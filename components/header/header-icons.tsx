import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { localePath } from '#lib/core/locales.ts';
import { variantPaths } from '#variant/paths.ts';
import { CartIcon, HeartIcon, PersonIcon } from '#components/ui/icons.tsx';
import { Island } from '#components/ui/island.tsx';
import { WishlistButton } from './wishlist-button.tsx';
import { AccountLink } from './account-link.tsx';
import { CartLink } from './cart-link.tsx';
import styles from './header.module.css';

/** The ways to the account, the wishlist and the cart; each stays a plain link should its island fail. */
export function HeaderIcons() {
  const session = useTranslations('session');
  const wishlist = useTranslations('wishlist');
  const cart = useTranslations('cart');
  const { favourites } = variantPaths;
  return (
    <div className={styles.icons}>
      <Island
        name="account link"
        fallback={
          <PlainIcon path="/my-account/" label={session('account')}>
            <PersonIcon />
          </PlainIcon>
        }
      >
        <AccountLink />
      </Island>
      <Island
        name="wishlist"
        fallback={
          favourites && (
            <PlainIcon path={favourites} label={wishlist('title')}>
              <HeartIcon />
            </PlainIcon>
          )
        }
      >
        <WishlistButton />
      </Island>
      <Island
        name="cart link"
        fallback={
          <PlainIcon path="/kosar/" label={cart('title')}>
            <CartIcon />
          </PlainIcon>
        }
      >
        <CartLink />
      </Island>
    </div>
  );
}

function PlainIcon({ path, label, children }: { path: string; label: string; children: ReactNode }) {
  return (
    <a className={styles.icon} href={localePath(useLocale(), path)} aria-label={label}>
      {children}
    </a>
  );
}
