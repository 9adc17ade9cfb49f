import { useTranslations } from 'next-intl';
import { defaultSorting, listingHref, sameSorting, sortOptions, toggleSorting } from '#lib/filters/index.ts';
import { DownIcon } from '#components/ui/icons.tsx';
import type { Results } from './results-page.tsx';
import { sortKey } from './sort-key.ts';
import styles from './results.module.css';

/** The orders as links that fold out; choosing the active one clears it (spec §4). They work without JavaScript. */
export function SortMenu({ path, query, answer }: Results) {
  const t = useTranslations('list');
  const { active } = answer.sorting;
  return (
    <details className={styles.sort} data-sort="">
      <summary><span>{t('sort')}:</span> <b>{t(`sorting.${sortKey(active)}`)}</b><DownIcon /></summary>
      <ul data-keep-scroll="">
        {sortOptions.map((sorting) => {
          const isActive = sameSorting(sorting, active);
          const name = t(`sorting.${sortKey(sorting)}`);
          const clears = isActive && !sameSorting(sorting, defaultSorting);
          return (
            <li key={sortKey(sorting)}>
              <a href={listingHref(path, toggleSorting(query, sorting))} rel="nofollow" aria-current={isActive ? 'true' : undefined}
                aria-label={clears ? t('clearSorting', { name }) : undefined}>
                {name}{clears && <span aria-hidden="true">×</span>}
              </a>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
