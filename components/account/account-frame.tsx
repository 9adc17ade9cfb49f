'use client';

import { usePathname } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { settings } from '#lib/config/index.ts';
import { useAccount } from '#lib/account/queries.ts';
import { localePath, splitLocale } from '#lib/core/locales.ts';
import { logOut } from '#lib/auth/actions/logout.ts';
import { variantPaths } from '#variant/paths.ts';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { useVisitor } from '#stores/session.ts';
import { useHomeOnFailure, useLoginForGuests } from './use-account-guard.ts';
import styles from './account.module.css';

const pages = [
  ['overview', '/my-account/'],
  ['orders', '/my-account/orders/'],
  ['addresses', '/my-account/delivery-address/'],
  ['details', '/my-account/account-details/'],
  ...(variantPaths.notices ? [['notices', variantPaths.notices] as const] : []),
  ...(settings.LOYALTY ? [['loyalty', '/my-account/loyalty/'] as const] : []),
] as const;

/** What is seen of the entry before the chosen one, px. */
const menuEdge = 48;

/** An order's details belong to the list of orders. */
function currentPath(path: string): string {
  return path.startsWith('/my-account/order-details/') ? '/my-account/orders/' : path;
}

/** The account's menu beside its page, which shows once the account has loaded (RT-15). */
export function AccountFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('account');
  const visitor = useVisitor();
  const { data: account, isLoadingError } = useAccount();
  useLoginForGuests(visitor);
  // A copy that can not be read again is still the customer's: the card has to show without a network.
  useHomeOnFailure(isLoadingError);
  return (
    <div className={styles.frame}>
      <AccountMenu />
      <div className={styles.page}>{account ? children : <Waiting label={t('loading')} />}</div>
    </div>
  );
}

function AccountMenu() {
  const t = useTranslations('account');
  const locale = useLocale();
  const current = currentPath(splitLocale(usePathname()).path);
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the menu is a row that scrolls: the page's own name comes to its beginning.
    const link = menu.current?.querySelector<HTMLElement>('[aria-current]');
    if (menu.current && link) menu.current.scrollLeft = link.offsetLeft - menuEdge;
  }, [current]);
  return (
    <nav ref={menu} className={styles.menu} aria-label={t('menu')}>
      <ul>
        {pages.map(([name, path]) => (
          <li key={path}>
            <a href={localePath(locale, path)} aria-current={path === current ? 'page' : undefined}>
              {t(name)}
            </a>
          </li>
        ))}
        <li>
          <LogoutButton />
        </li>
      </ul>
    </nav>
  );
}

function LogoutButton() {
  const t = useTranslations('account');
  const [isLoggingOut, setLoggingOut] = useState(false);
  const endSession = async () => {
    if (isLoggingOut) return;
    setLoggingOut(true);
    await logOut();
    setLoggingOut(false);
  };
  return (
    <button type="button" aria-disabled={isLoggingOut} onClick={() => void endSession()}>
      {t(isLoggingOut ? 'loggingOut' : 'logout')}
    </button>
  );
}

/** What stands in the place of a page that is on its way. */
export function Waiting({ label }: { label: string }) {
  return <Skeleton className={styles.waiting} label={label} bars={3} />;
}
