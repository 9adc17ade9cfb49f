import { useTranslations } from 'next-intl';
import { listingHref, withoutChoices, type ListingQuery } from '#lib/filters/index.ts';
import { formatPrice, priceFilterUnit } from '#lib/prices/index.ts';
import { LaterChip } from '#components/collect/list-islands.tsx';
import { StillChip } from '#components/collect/still-switch.tsx';
import type { DrawnStore } from '#components/collect/use-listed-store.ts';
import type { Results } from './results-page.tsx';
import styles from './results.module.css';

interface Chip {
  key: string;
  name: string;
  without: ListingQuery;
}

function chipsOf({ query, answer }: Results, priceName: (min: number | null, max: number | null) => string): Chip[] {
  const ofPage = new Set(answer.selected.page.map(({ id }) => id));
  const chips: Chip[] = answer.selected.all.filter(({ id }) => !ofPage.has(id)).map(({ id, name }) => ({
    key: String(id),
    name,
    without: { ...query, filters: query.filters.filter((other) => other !== id), page: 1 },
  }));
  if (query.priceMin !== null || query.priceMax !== null) {
    chips.push({
      key: 'price',
      name: priceName(query.priceMin, query.priceMax),
      without: { ...query, priceMin: null, priceMax: null, page: 1 },
    });
  }
  return chips;
}

/** What is chosen, each removable by one press. */
export function Chips({ listed, ...results }: Results & { listed: DrawnStore | null }) {
  const t = useTranslations('results');
  const forints = (thousands: number) => formatPrice(thousands * priceFilterUnit);
  const chips = chipsOf(results, (min, max) => {
    if (min === null) return t('priceUpTo', { price: forints(max ?? 0) });
    return max === null ? t('priceFrom', { price: forints(min) }) : `${forints(min)} – ${forints(max)}`;
  });
  const { path, query } = results;
  if (chips.length === 0 && query.store === null) return <span className={styles.noChips} />;
  return (
    <ul className={styles.chips} data-chips="" data-keep-scroll="" aria-label={t('chosen')}>
      {chips.map(({ key, name, without }) => (
        <li key={key}>
          <a href={listingHref(path, without)} rel="nofollow" aria-label={t('removeFilter', { name })}>
            {name}<span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
      {listed && (
        <li>
          <a href={listingHref(path, { ...query, store: null, page: 1 })} rel="nofollow"><span><LaterChip listed={listed}><StillChip listed={listed} /></LaterChip></span><span aria-hidden="true">×</span></a>
        </li>
      )}
      <li>
        <a className={styles.clear} data-clear="" rel="nofollow"
          href={listingHref(path, withoutChoices(query))}>
          {t('clearAll')}
        </a>
      </li>
    </ul>
  );
}
