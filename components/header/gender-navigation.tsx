'use client';

import { usePathname } from 'next/navigation';
import { useLocale } from 'next-intl';
import { localePath, splitLocale } from '#lib/i18n/locales.ts';
import type { MenuRoot } from '#lib/menu/index.ts';
import styles from './header.module.css';

/** Links to the shop of a gender; the one whose pages are open is marked. */
export function GenderNavigation({ genders, label }: { genders: MenuRoot[]; label: string }) {
  const locale = useLocale();
  const { path } = splitLocale(usePathname());
  return (
    <nav className={styles.genders} aria-label={label}>
      {genders.map(({ id, name, url }) => (
        <a key={id} lang="hu" href={localePath(locale, url)} aria-current={path.startsWith(url) ? 'true' : undefined}>{name}</a>
      ))}
    </nav>
  );
}
