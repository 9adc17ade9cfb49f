import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { bannerView } from '#lib/analytics/promotions.ts';
import type { MenuItem } from '#lib/contract/menu.ts';
import { settings } from '#lib/config/index.ts';
import { flipbooksPath } from '#lib/flipbook/paths.ts';
import { localePath } from '#lib/core/locales.ts';
import { imageProps } from '#lib/media/index.ts';
import { commonBanners, isMenuLink, levelOptions, menuGroups, rootsFor, type MenuRoot } from '#lib/menu/index.ts';
import { selectIsCustomer, useSession } from '#stores/session.ts';
import { gender, selectedGender, useGender } from '#stores/gender.ts';
import { HiddenStatus } from '#components/ui/hidden-status.tsx';
import { CartIcon, HeartIcon, PersonIcon } from '#components/ui/icons.tsx';
import { FlipbookIcon, NextIcon, ShopIcon } from '#components/ui/more-icons.tsx';
import { RetryNotice } from '#components/ui/retry-notice.tsx';
import { TrackImpression } from '#components/analytics/track-impression.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { allOf } from './all-of.ts';
import { BrandLinks } from './brand-links.tsx';
import { goInto } from './use-menu-history.ts';
import styles from './mobile-menu.module.css';

type Row = Pick<MenuRoot, 'id' | 'name' | 'url' | 'type' | 'hasOptions'> & { lang?: string | undefined };

function Rows({ rows }: { rows: readonly Row[] }) {
  const t = useTranslations('menu');
  const locale = useLocale();
  return (
    <ul className={styles.rows}>
      {rows
        .filter(({ url, hasOptions }) => hasOptions || isMenuLink(url))
        .map(({ id, name, url, type, hasOptions, lang = catalogLanguage }) => (
          <li key={id}>
            {hasOptions ? (
              <button type="button" data-level={id} onClick={() => goInto(id)} aria-label={t('next', { name })}>
                <span lang={lang}>{name}</span>
                <NextIcon />
              </button>
            ) : (
              <a lang={lang} className={type === 'root-hot' ? styles.hot : undefined} href={localePath(locale, url)}>
                {name}
              </a>
            )}
          </li>
        ))}
    </ul>
  );
}

function AllLink({ text, url }: { text: string; url: string }) {
  const locale = useLocale();
  return (
    isMenuLink(url) && (
      <a className={styles.all} href={localePath(locale, url)}>
        {text}
      </a>
    )
  );
}

/** A level of the menu below its root: all of it first, then its children; brands as tiles. */
export function MobileMenuLevel({ item }: { item: MenuItem }) {
  const t = useTranslations('menu');
  const locale = useLocale();
  const options = levelOptions(item);
  if (options[0]?.type !== 'brand') {
    return (
      <>
        <AllLink text={allOf(t, item, locale)} url={item.url} />
        {menuGroups(options).map(({ head, items }) => (
          <Fragment key={items[0]?.id}>
            {head !== null && (
              <h3 className={styles.group} lang={typeof head === 'string' ? undefined : (head.lang ?? catalogLanguage)}>
                {typeof head === 'string' ? t(head) : head.name}
              </h3>
            )}
            <Rows rows={items.map((option) => ({ ...option, hasOptions: option.options.length > 0 }))} />
          </Fragment>
        ))}
      </>
    );
  }
  return (
    <>
      <AllLink text={t('allBrands')} url={item.url} />
      <BrandLinks brands={options} className={styles.brands} />
    </>
  );
}

function Genders({ genders, selected }: { genders: MenuRoot[]; selected: number }) {
  const t = useTranslations('menu');
  return (
    <div className={styles.genders} role="group" aria-label={t('genders')}>
      {genders.map((root) => (
        <button
          key={root.id}
          type="button"
          lang={root.lang ?? catalogLanguage}
          aria-pressed={selected === root.gender}
          onClick={() => gender.choose(root.gender)}
        >
          {root.name}
        </button>
      ))}
    </div>
  );
}

/**
 * The root of the menu: for whom, the categories, then brands and offers, the cart, the favourites, the account and a
 * banner.
 */
export function MobileMenuRoot({
  genders,
  roots,
  menu,
}: {
  genders: MenuRoot[];
  roots: MenuRoot[];
  menu: MenuItem[] | undefined;
}) {
  const t = useTranslations('menu');
  const tWishlist = useTranslations('wishlist');
  const tSession = useTranslations('session');
  const isLoggedIn = useSession(selectIsCustomer);
  const locale = useLocale();
  const selected = useGender(selectedGender);
  const chosen = genders.find((root) => root.gender === selected);
  const rows = rootsFor(roots, genders, selected);
  const isBelow = ({ isBrands, type }: MenuRoot) => isBrands || type === 'root-hot';
  const [banner] = commonBanners(menu ?? []);
  return (
    <>
      <Genders genders={genders} selected={selected} />
      {chosen && <AllLink text={t('allFor', { gender: String(chosen.gender) })} url={chosen.url} />}
      <Rows rows={rows.filter((root) => !isBelow(root))} />
      <div className={styles.below}>
        <Rows rows={rows.filter(isBelow)} />
        <a className={styles.cart} href={localePath(locale, '/kosar/')}>
          <CartIcon />
          {t('cart')}
        </a>
        <a className={styles.cart} href={localePath(locale, '/wishlist/')}>
          <HeartIcon />
          {tWishlist('title')}
        </a>
        <a className={styles.cart} href={localePath(locale, isLoggedIn ? '/my-account/' : '/login/')}>
          <PersonIcon />
          {tSession(isLoggedIn ? 'account' : 'login')}
        </a>
        <a className={styles.cart} href={localePath(locale, '/shops/')}>
          <ShopIcon />
          {t('shops')}
        </a>
        {settings.FLIPBOOK_PREFIX !== '' && (
          <a className={styles.cart} href={localePath(locale, flipbooksPath())}>
            <FlipbookIcon />
            {t('offers')}
          </a>
        )}
      </div>
      {banner && (
        <a className={styles.banner} lang={banner.lang ?? catalogLanguage} href={localePath(locale, banner.url)}>
          {banner.data?.imageData && (
            <img {...imageProps(banner.data.imageData, [320, 480, 640], '320px')} alt="" loading="lazy" />
          )}
          <b>{banner.name}</b>
          {banner.data?.description && <span>{banner.data.description}</span>}
          <TrackImpression events={[bannerView(banner.name, 'mobile_menu')]} />
        </a>
      )}
    </>
  );
}

/** A level whose children are on their way, or do not come. */
export function MobileMenuState({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) {
  const t = useTranslations('menu');
  if (!isFailed) {
    return (
      <div className={styles.waiting}>
        <HiddenStatus>{t('loading')}</HiddenStatus>
        {Array.from({ length: 8 }, (_, index) => (
          <i key={index} />
        ))}
      </div>
    );
  }
  return (
    <RetryNotice
      as="p"
      className={styles.state}
      text={t('failed')}
      retry={t('retry')}
      button={{ variant: 'plain' }}
      onRetry={onRetry}
    />
  );
}
