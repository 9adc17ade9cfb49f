import { useQuery } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo, type MouseEvent } from 'react';
import { bannerView } from '#lib/analytics/promotions.ts';
import type { MenuItem } from '#lib/contract/menu.ts';
import { headerDataQuery } from '#lib/header/queries.ts';
import { localePath, splitLocale } from '#lib/core/locales.ts';
import { imageProps } from '#lib/media/index.ts';
import {
  bannersFor,
  findMenuItem,
  genderColumns,
  guidesFor,
  isHeaded,
  isMenuLink,
  menuColumns,
  menuGroups,
  sortedBrands,
  type MenuGroup,
  type MenuSize,
} from '#lib/menu/index.ts';
import { menuQuery } from '#lib/menu/queries.ts';
import { TrackImpression } from '#components/analytics/track-impression.tsx';
import { RetryNotice } from '#components/ui/retry-notice.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { allOf } from './all-of.ts';
import { BrandLinks } from './brand-links.tsx';
import { MegaSkeleton } from './mega-skeleton.tsx';
import styles from './mega-panel.module.css';

function ItemLink({
  item,
  className,
}: {
  item: Pick<MenuItem, 'name' | 'url' | 'lang'>;
  className?: string | undefined;
}) {
  const locale = useLocale();
  const { path } = splitLocale(usePathname());
  if (!isMenuLink(item.url))
    return (
      <span lang={item.lang ?? catalogLanguage} className={className}>
        {item.name}
      </span>
    );
  return (
    <a
      lang={item.lang ?? catalogLanguage}
      className={className}
      href={localePath(locale, item.url)}
      aria-current={item.url === path ? 'page' : undefined}
    >
      {item.name}
    </a>
  );
}

function Column({ groups }: { groups: MenuGroup[] }) {
  const t = useTranslations('menu');
  return (
    <ul className={styles.column}>
      {groups.map(({ head, items, sizes }) =>
        head === null ? (
          items.map((item) => (
            <li key={item.id}>
              <ItemLink item={item} className={styles.group} />
              <Items items={item.options} />
            </li>
          ))
        ) : (
          <li key={typeof head === 'string' ? head : head.url}>
            <Head head={head} />
            <Items items={items} />
            {sizes && <NarrowedLists label={t('sizes')} lists={sizes} className={styles.sizes} />}
          </li>
        ),
      )}
    </ul>
  );
}

function Head({ head }: { head: NonNullable<MenuGroup['head']> }) {
  const t = useTranslations('menu');
  if (typeof head === 'string') return <span className={styles.group}>{t(head)}</span>;
  return <ItemLink item={head} className={styles.group} />;
}

function Items({ items }: { items: MenuItem[] }) {
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <ItemLink item={item} />
        </li>
      ))}
    </ul>
  );
}

/** Lists narrowed to a size or a brand, in one quiet line below what they belong to. */
function NarrowedLists({
  label,
  lists,
  className,
}: {
  label: string;
  lists: MenuSize[];
  className: string | undefined;
}) {
  const locale = useLocale();
  return (
    <div className={className}>
      <p>{label}</p>
      <ul lang={catalogLanguage}>
        {lists.map(({ name, url }) => (
          <li key={url}>
            <a rel="nofollow" href={localePath(locale, url)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The guides of a root that are written in the page's language, where the header's data came in time; their place is kept
 * free so that nothing moves.
 */
function HeaderData({ root }: { root: string }) {
  const t = useTranslations('menu');
  const locale = useLocale();
  const { data } = useQuery(headerDataQuery);
  const inLanguage = data?.blogPosts.filter(({ lang = catalogLanguage }) => lang === locale);
  const links = guidesFor(root, inLanguage ?? []);
  return (
    <div className={styles.guides}>
      {links.length > 0 && (
        <>
          <p>{t('guides')}</p>
          <ul>
            {links.map(({ url, title }) => (
              <li key={url}>
                <a href={localePath(locale, url)}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Banner({ banner }: { banner: MenuItem }) {
  const locale = useLocale();
  return (
    <a
      className={styles.banner}
      data-scene={banner.data?.description ? '' : undefined}
      lang={banner.lang ?? catalogLanguage}
      href={localePath(locale, banner.url)}
    >
      {banner.data?.imageData && <img {...imageProps(banner.data.imageData, [320, 480, 640], '260px')} alt="" />}
      <b>{banner.name}</b>
      {banner.data?.description && <span>{banner.data.description}</span>}
      <TrackImpression events={[bannerView(banner.name, 'menu')]} />
    </a>
  );
}

interface Props {
  id: number;
  /** The root for everyone in whose place a gender's root stands. */
  neutralId: number;
  onClose: () => void;
}

/** What a root of the menu opens, once the menu is there; in its place an error and a retry where it can not be had. */
export function MegaPanel(props: Props) {
  const t = useTranslations('menu');
  const { data: menu, isError, refetch } = useQuery(menuQuery);
  if (menu) return <Content {...props} menu={menu} />;
  if (!isError) return <MegaSkeleton />;
  return (
    <RetryNotice
      as="p"
      className={`wrap ${styles.failed}`}
      text={t('failed')}
      retry={t('retry')}
      button={{ variant: 'plain' }}
      onRetry={refetch}
    />
  );
}

/** Rows of a column beside which two pictures find room one above the other. */
const tallRows = 12;
const sizesInRow = 4;

const rowsOf = (groups: readonly MenuGroup[]) =>
  groups
    .flatMap(({ head, items, sizes = [] }) =>
      head === null
        ? items.map(({ options }) => 1 + options.length)
        : 1 + items.length + Math.ceil(sizes.length / sizesInRow),
    )
    .reduce((sum, rows) => sum + rows, 0);

function columnsOf(item: MenuItem, neutral: MenuItem[] | undefined): MenuGroup[][] {
  if (item.type === 'root-gender') return genderColumns(item);
  return menuColumns(item.options, neutral).map((items) => menuGroups(items, isHeaded(item.options)));
}

/** What a root of the menu opens: its categories by column with guides and a picture beside them, or the brands. */
function Content({ id, neutralId, menu, onClose }: Props & { menu: MenuItem[] }) {
  const t = useTranslations('menu');
  const locale = useLocale();
  const item = useMemo(() => findMenuItem(menu, id), [menu, id]);
  const neutral = useMemo(() => (neutralId === id ? item : findMenuItem(menu, neutralId)), [menu, item, id, neutralId]);
  if (!item) return <p className={`wrap ${styles.failed}`}>{t('failed')}</p>;
  const brands = sortedBrands(item.options);
  const banners = brands.length > 0 ? [] : bannersFor(item, menu);
  const leading = item.data?.brands ?? [];
  const columns = columnsOf(item, neutral?.options);
  const isTall = columns.some((groups) => rowsOf(groups) > tallRows);
  const onClick = (event: MouseEvent) => event.target instanceof Element && event.target.closest('a') && onClose();
  return (
    <div className={`wrap ${styles.content}`} onClick={onClick}>
      <div className={styles.main}>
        {isMenuLink(item.url) && (
          <a className={styles.all} href={localePath(locale, item.url)}>
            {brands.length > 0 ? t('allBrands') : allOf(t, item, locale)}
          </a>
        )}
        {brands.length > 0 ? (
          <BrandLinks brands={brands} className={styles.brands} />
        ) : (
          <div className={styles.columns}>
            {columns.map((groups) => (
              <Column key={groups[0]?.items[0]?.id ?? JSON.stringify(groups[0]?.head)} groups={groups} />
            ))}
          </div>
        )}
      </div>
      {brands.length === 0 && (
        <div className={styles.below}>
          <HeaderData root={neutral?.url ?? item.url} />
          {leading.length > 0 && <NarrowedLists label={t('brands')} lists={leading} className={styles.leading} />}
        </div>
      )}
      {banners.length > 0 && (
        <div className={styles.banners} data-tall={isTall || undefined}>
          {banners.map((banner) => (
            <Banner key={banner.id} banner={banner} />
          ))}
        </div>
      )}
    </div>
  );
}
