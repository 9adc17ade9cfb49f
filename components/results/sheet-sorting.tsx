import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { defaultSorting, sameSorting, sortOptions } from '#lib/core/filters/index.ts';
import { filters, type FiltersState } from '#stores/filters.ts';
import { sortKey } from './sort-key.ts';
import styles from './filter-sheet.module.css';

/** The orders; choosing the active one clears it (PLP-08). */
export function SheetSorting({ draft }: { draft: FiltersState }) {
  const t = useTranslations('list');
  const active = draft.sorting.selection ?? defaultSorting;
  const [startsOpen] = useState(draft.sorting.selection !== null);
  return (
    <details className={styles.group} open={startsOpen}>
      <summary>
        <span>{t('sort')}</span>
        <b>{t(`sorting.${sortKey(active)}`)}</b>
      </summary>
      <ul className={styles.values}>
        {sortOptions.map((sorting) => (
          <li key={sortKey(sorting)}>
            <label>
              <input
                type="checkbox"
                data-radio=""
                checked={sameSorting(sorting, active)}
                onChange={() => filters.sort(sorting)}
              />
              {t(`sorting.${sortKey(sorting)}`)}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
