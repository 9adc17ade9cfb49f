import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { withoutValue } from '#lib/core/filters/choosing.ts';
import { withoutChoices } from '#lib/core/filters/choices.ts';
import { listingHref } from '#lib/core/filters/index.ts';
import type { PriceRange } from '#lib/core/filters/price-range.ts';
import type { SelectedFilter } from '#lib/contract/search.ts';
import { valueName, type Name } from '#lib/core/filters/names.ts';
import { choiceHref, listedOf } from './choice-href.ts';
import { usePriceName } from './price-name.ts';
import styles from './toolbar.module.css';
import type { Results } from './results.ts';

interface Chip {
  key: string;
  name: string;
  lang?: string | undefined;
  /** Where the list is without it. */
  href: string;
}

function chipsOf(
  results: Results,
  nameOf: (filter: SelectedFilter) => Name,
  priceName: (range: PriceRange) => string,
): Chip[] {
  const { path, query, answer } = results;
  const ofPage = new Set(answer.selected.page.map(({ id }) => id));
  const chips: Chip[] = answer.selected.all
    .filter(({ id }) => !ofPage.has(id))
    .map((filter) => ({ filter, name: nameOf(filter) }))
    .map(({ filter, name }) => ({
      key: String(filter.id),
      name: name.text,
      lang: name.lang,
      href: choiceHref(results, withoutValue(listedOf(results), filter.id)),
    }));
  if (query.priceMin !== null || query.priceMax !== null) {
    chips.push({
      key: 'price',
      name: priceName({ min: query.priceMin, max: query.priceMax }),
      href: listingHref(path, { ...query, priceMin: null, priceMax: null, page: 1 }),
    });
  }
  return chips;
}

/** What is chosen, each removable by one press; `shop` names the one that the list is narrowed to. */
export function Chips({ shop, ...results }: Results & { shop?: ReactNode }) {
  const t = useTranslations('results');
  const words = useTranslations('filters');
  const nameOf = (filter: SelectedFilter) => valueName(words, filter, filter, filter.name);
  const chips = chipsOf(results, nameOf, usePriceName());
  const { path, query } = results;
  if (chips.length === 0 && query.shop === null) return <span className={styles.noChips} />;
  return (
    <ul className={styles.chips} data-chips="" data-keep-scroll="" aria-label={t('chosen')}>
      {chips.map(({ key, name, lang, href }) => (
        <li key={key}>
          <a href={href} rel="nofollow" aria-label={t('removeFilter', { name })}>
            <span lang={lang}>{name}</span>
            <span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
      {shop && (
        <li>
          <a href={listingHref(path, { ...query, shop: null, page: 1 })} rel="nofollow">
            <span>{shop}</span>
            <span aria-hidden="true">×</span>
          </a>
        </li>
      )}
      <li>
        <a className={styles.clear} data-clear="" rel="nofollow" href={listingHref(path, withoutChoices(query))}>
          {t('clearAll')}
        </a>
      </li>
    </ul>
  );
}
