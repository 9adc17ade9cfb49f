'use client';

import { usePathname } from 'next/navigation';
import { useLocale } from 'next-intl';
import { rememberLocale } from '#lib/i18n/chosen-locale.ts';
import { addressOfPrerendered } from '#lib/flipbook/prerendered-path.ts';
import { localePath, locales, splitLocale, type Locale } from '#lib/core/locales.ts';
import styles from './header.module.css';

const names: Record<Locale, string> = { hu: 'Magyar', en: 'English', de: 'Deutsch' };

/** The same page with the same choices in the other language. A full load, because the document's language changes. */
export function LocaleLink() {
  const own = useLocale();
  const { path } = splitLocale(usePathname());
  const locale = locales.find((one) => one !== own);
  if (!locale) return null;
  return (
    <a
      className={styles.locale}
      href={localePath(locale, addressOfPrerendered(path))}
      lang={locale}
      hrefLang={locale}
      data-hard=""
      onClick={(event) => {
        rememberLocale(locale);
        event.currentTarget.search = location.search;
      }}
    >
      {names[locale]}
    </a>
  );
}
