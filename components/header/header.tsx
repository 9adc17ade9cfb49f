import { getLocale, getTranslations } from 'next-intl/server';
import { localePath, type Locale } from '#lib/core/locales.ts';
import { getMenu } from '#lib/menu/server.ts';
import { menuRoots } from '#lib/menu/index.ts';
import { HeaderIcons } from './header-icons.tsx';
import { LocaleLink } from './locale-link.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { WideGenders, WideMenu } from './wide-menus.tsx';
import { MyShopLine } from '#components/click-and-collect/my-shop-line.tsx';
import { PlainSearch } from '#components/search/plain-search.tsx';
import { SearchBox } from '#components/search/search-box.tsx';
import { MenuIcon } from '#components/ui/icons.tsx';
import { Island } from '#components/ui/island.tsx';
import styles from './header.module.css';

/** Top of every page. The HTML holds the roots of the menu as links; the rest of the tree comes on demand. */
export async function Header() {
  const locale = (await getLocale()) as Locale;
  const [t, texts, menu] = await Promise.all([getTranslations('header'), getTranslations('menu'), getMenu(locale)]);
  const { genders, roots } = menuRoots(menu);
  const href = (path: string) => localePath(locale, path);
  return (
    <header className={styles.header}>
      <div className={styles.service}>
        <div className={`wrap ${styles.serviceLine}`}>
          <p className={styles.promise}>{t('promise')}</p>
          <Island name="my shop">
            <MyShopLine />
          </Island>
          <Island name="language">
            <LocaleLink />
          </Island>
        </div>
      </div>
      <div className={`wrap ${styles.bar}`}>
        <Island
          name="mobile menu"
          fallback={
            <a className={styles.menuButton} href="#kategoriak" aria-label={texts('open')}>
              <MenuIcon />
            </a>
          }
        >
          <MobileMenu genders={genders} roots={roots} />
        </Island>
        <Logo href={href('/')} label={t('home')} />
        <Island name="genders">
          <WideGenders genders={genders} label={t('genders')} />
        </Island>
        <Island name="search box" fallback={<PlainSearch />}>
          <SearchBox />
        </Island>
        <HeaderIcons />
      </div>
      <Island name="mega menu">
        <WideMenu roots={roots} genders={genders} />
      </Island>
    </header>
  );
}
