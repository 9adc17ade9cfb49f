import { getLocale, getTranslations } from 'next-intl/server';
import { localePath, type Locale } from '#lib/i18n/locales.ts';
import { getMenu } from '#lib/menu/server.ts';
import { menuRoots } from '#lib/menu/index.ts';
import { AccountLink } from './account-link.tsx';
import { CartLink } from './cart-link.tsx';
import { GenderNavigation } from './gender-navigation.tsx';
import { LocaleLink } from './locale-link.tsx';
import { Logo } from './logo.tsx';
import { MegaMenu } from './mega-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { MyStoreLine } from '#components/collect/my-store-line.tsx';
import { SearchBox } from '#components/search/search-box.tsx';
import { WishlistButton } from '#components/wishlist/wishlist-button.tsx';
import styles from './header.module.css';

/** Top of every page. The HTML holds the roots of the menu as links; the rest of the tree comes on demand. */
export async function Header() {
  const [t, locale, menu] = await Promise.all([getTranslations('header'), getLocale(), getMenu()]);
  const { genders, roots } = menuRoots(menu);
  const href = (path: string) => localePath(locale as Locale, path);
  return (
    <header className={styles.header}>
      <div className={styles.service}>
        <div className={`wrap ${styles.serviceLine}`}>
          <p className={styles.promise}>{t('promise')}</p>
          <MyStoreLine />
          <LocaleLink />
        </div>
      </div>
      <div className={`wrap ${styles.bar}`}>
        <MobileMenu genders={genders} roots={roots} />
        <Logo href={href('/')} label={t('home')} />
        <GenderNavigation genders={genders} label={t('genders')} />
        <SearchBox />
        <div className={styles.icons}><AccountLink /><WishlistButton /><CartLink /></div>
      </div>
      <MegaMenu roots={roots} genders={genders} />
    </header>
  );
}
