import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { marketToday } from '#lib/core/calendar/days.ts';
import type { FlipbookTeaser } from '#lib/contract/flipbook.ts';
import type { ShopDetail } from '#lib/contract/shop.ts';
import { columnsOf, coversInRow } from '#lib/flipbook/columns.ts';
import { validityOn } from '#lib/flipbook/index.ts';
import { flipbooksOfShopPath, flipbooksPath } from '#lib/flipbook/paths.ts';
import { localePath } from '#lib/core/locales.ts';
import type { LocatorShop } from '#lib/shops/index.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx';
import { Island } from '#components/ui/island.tsx';
import { ClientMessages } from '#components/ui/client-messages.tsx';
import { FlipbookCovers } from './flipbook-covers.tsx';
import { ShopChoice } from './shop-choice.tsx';
import styles from './flipbook-page.module.css';

const groups = ['valid', 'coming', 'over'] as const;

/** Flipbooks in groups: those that hold now, those to come, those that are over. */
function FlipbookGroups({ flipbooks }: { flipbooks: FlipbookTeaser[] }) {
  const t = useTranslations('flipbook');
  const today = marketToday();
  const shown = groups
    .map((validity) => ({
      validity,
      group: flipbooks.filter((flipbook) => validityOn(today, flipbook) === validity),
    }))
    .filter(({ group }) => group.length > 0);
  const columns = columnsOf(shown.map(({ group }) => group.length));
  return (
    <div className={styles.groups}>
      {shown.map(({ validity, group }, at) => (
        <section
          key={validity}
          className={styles.flipbooks}
          data-wide={(columns[at] ?? 0) > group.length || undefined}
          style={{ '--columns': columns[at], '--covers-in-row': Math.min(coversInRow, group.length) } as CSSProperties}
        >
          <h2>{t(`groups.${validity}`)}</h2>
          <FlipbookCovers flipbooks={group} today={today} />
        </section>
      ))}
    </div>
  );
}

/** Choosing a shop, whose flipbooks then show; below it all of them. */
export function FlipbooksHome({ flipbooks, shops }: { flipbooks: FlipbookTeaser[]; shops: LocatorShop[] }) {
  const t = useTranslations('flipbook');
  const places = shops.map(({ url, name, address: { City, ZipCode } }) => ({
    path: flipbooksOfShopPath(url.split('/')[2] ?? ''),
    name,
    city: City,
    zip: ZipCode,
  }));
  return (
    <div className="wrap" style={{ paddingBlock: '12px 72px' }}>
      <Breadcrumbs trail={[]} last={t('title')} />
      <h1 style={{ fontSize: 'var(--size-3xl)', paddingBottom: 12 }}>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <Island name="shop choice" isMain>
        <ClientMessages pick={({ flipbookShops }) => ({ flipbookShops })}>
          <ShopChoice places={places} />
        </ClientMessages>
      </Island>
      <FlipbookGroups flipbooks={flipbooks} />
    </div>
  );
}

/** The flipbooks of one shop. */
export function ShopFlipbooks({ shop, flipbooks }: { shop: ShopDetail; flipbooks: FlipbookTeaser[] }) {
  const t = useTranslations('flipbook');
  const locale = useLocale();
  return (
    <div className="wrap" style={{ paddingBlock: '12px 72px' }}>
      <Breadcrumbs trail={[{ name: t('title'), url: flipbooksPath(), lang: locale }]} last={shop.name} />
      <h1 style={{ fontSize: 'var(--size-3xl)', paddingBottom: 12 }}>{shop.name}</h1>
      <p className={styles.lead}>
        {t('ofShop')} <a href={shopHref(locale, shop.url)}>{t('toShop')}</a> ·{' '}
        <a href={localePath(locale, flipbooksPath())}>{t('otherShop')}</a>
      </p>
      {flipbooks.length === 0 ? <p>{t('noFlipbooks')}</p> : <FlipbookGroups flipbooks={flipbooks} />}
    </div>
  );
}
