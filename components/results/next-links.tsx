import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import type { MenuItem } from '#lib/contract/menu.ts';
import { localePath } from '#lib/core/locales.ts';
import { isMenuLink, menuRoots } from '#lib/menu/index.ts';
import styles from './no-results.module.css';

/** Where nothing was found: the categories, and what is asked for most, as cards. */
export function NextLinks({ menu, bestsellers }: { menu: MenuItem[]; bestsellers: ReactNode }) {
  const t = useTranslations('results');
  const locale = useLocale();
  return (
    <>
      <ul className={styles.nextLinks}>
        {menuRoots(menu)
          .roots.filter(({ url }) => isMenuLink(url))
          .map(({ id, name, url, lang = catalogLanguage }) => (
            <li key={id}>
              <a href={localePath(locale, url)} lang={lang}>
                {name}
              </a>
            </li>
          ))}
      </ul>
      {bestsellers && (
        <div className={styles.bestsellers}>
          <h2>{t('bestsellers')}</h2>
          {bestsellers}
        </div>
      )}
    </>
  );
}
