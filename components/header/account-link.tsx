'use client';

import { useLocale, useTranslations } from 'next-intl';
import { localePath } from '#lib/core/locales.ts';
import { selectIsCustomer, useSession } from '#stores/session.ts';
import { PersonIcon } from '#components/ui/icons.tsx';
import styles from './header.module.css';

/** The way to the account, or to logging in. */
export function AccountLink() {
  const t = useTranslations('session');
  const locale = useLocale();
  const isLoggedIn = useSession(selectIsCustomer);
  return (
    <a
      className={styles.icon}
      href={localePath(locale, isLoggedIn ? '/my-account/' : '/login/')}
      aria-label={t(isLoggedIn ? 'account' : 'login')}
      data-active={isLoggedIn || undefined}
    >
      <PersonIcon />
    </a>
  );
}
