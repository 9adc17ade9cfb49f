import { useLocale, useTranslations } from 'next-intl';
import { listingHref, type ListingQuery } from '#lib/core/filters/index.ts';
import { localePath } from '#lib/core/locales.ts';
import { useSwitchWords } from './switch-words.ts';
import type { ServerShop } from './use-listed-shop.ts';
import styles from './click-and-collect-switch.module.css';

/** The switch as it stands in the HTML: back to the whole list, or the way to a shop. */
export function FallbackSwitch({
  pagePath,
  query,
  listed,
}: {
  pagePath: string;
  query: ListingQuery;
  listed: ServerShop | null;
}) {
  const t = useTranslations('clickAndCollect.list');
  const locale = useLocale();
  const words = useSwitchWords();
  const isOn = query.shop !== null;
  const { name, note } = listed ? words(listed) : { name: t('today'), note: isOn ? t('mine') : t('noShop') };
  return (
    <div className={styles.place} data-keep-scroll="">
      <a
        className={styles.switch}
        href={isOn ? listingHref(pagePath, { ...query, shop: null, page: 1 }) : localePath(locale, '/shops/')}
        rel="nofollow"
        role="switch"
        aria-checked={isOn}
        data-click-and-collect=""
      >
        <i aria-hidden="true" />
        <b>{name}</b> <small>{note}</small>
      </a>
    </div>
  );
}

/** What a list is narrowed to, as it was when the page was drawn. */
export function FallbackChip({ listed: { shop, when } }: { listed: ServerShop }) {
  const t = useTranslations('clickAndCollect.list');
  return (
    <>
      <span className="hidden-text">{t('remove')}</span>{' '}
      {t(shop.hasClickAndCollect && when.today ? 'chipToday' : 'chip', { name: shop.title })}
    </>
  );
}
