import { useLocale, useTranslations } from 'next-intl';
import type { MenuItem } from '#lib/contract/menu.ts';
import { localePath, type Locale } from '#lib/i18n/locales.ts';
import { imageProps } from '#lib/media/index.ts';
import { isValidLink, menuBanners, menuColumns, sortedBrands } from '#lib/menu/index.ts';
import styles from './mega-menu.module.css';

function ItemLink({ item, locale, className }: { item: MenuItem; locale: Locale; className?: string | undefined }) {
  if (!isValidLink(item.url)) return <span lang="hu" className={className}>{item.name}</span>;
  return <a lang="hu" className={className} href={localePath(locale, item.url)}>{item.name}</a>;
}

function Column({ items, locale }: { items: MenuItem[]; locale: Locale }) {
  return (
    <ul className={styles.column}>
      {items.map((item) => (
        <li key={item.id}>
          <ItemLink item={item} locale={locale} className={item.options.length > 0 ? styles.group : undefined} />
          {item.options.length > 0 && (
            <ul>{item.options.map((option) => <li key={option.id}><ItemLink item={option} locale={locale} /></li>)}</ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What a root of the menu opens: its categories by column, or the brands, and a banner beside them. */
export function MegaPanel({ item, menu, onClose }: { item: MenuItem; menu: MenuItem[]; onClose: () => void }) {
  const t = useTranslations('menu');
  const locale = useLocale();
  const brands = sortedBrands(item.options);
  const [banner] = menuBanners(item.options).concat(menuBanners(menu));
  return (
    <div className={`wrap ${styles.content}`} onClick={(event) => event.target instanceof HTMLAnchorElement && onClose()}>
      <div className={brands.length > 0 ? styles.brands : styles.columns}>
        {brands.length > 0
          ? brands.map((brand) => <ItemLink key={brand.id} item={brand} locale={locale} className={styles.brand} />)
          : menuColumns(item.options).map((items) => <Column key={items[0]?.id} items={items} locale={locale} />)}
        {isValidLink(item.url) && (
          <a className={styles.all} href={localePath(locale, item.url)}>{t('all', { name: item.name })}</a>
        )}
      </div>
      {banner?.data?.imageData && (
        <a className={styles.banner} href={localePath(locale, banner.url)}>
          <img {...imageProps(banner.data.imageData, [320, 480], '280px')} alt="" loading="lazy" />
          <span lang="hu">{banner.data.description ?? banner.name}</span>
        </a>
      )}
    </div>
  );
}
