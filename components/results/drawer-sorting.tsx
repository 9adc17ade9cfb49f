import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { defaultSorting, sameSorting } from '#lib/core/filters/index.ts';
import { localePath } from '#lib/core/locales.ts';
import { variantPaths } from '#variant/paths.ts';
import type { OfferedSorting } from '#lib/contract/search.ts';
import { filters, type FiltersState } from '#stores/filters.ts';
import { sortKey, sortName } from './sort-name.ts';
import styles from './filter-drawer.module.css';

/** The orders, with the way to what they go by; choosing the active one clears it (PLP-08). */
export function DrawerSorting({ draft, options }: { draft: FiltersState; options: readonly OfferedSorting[] }) {
  const t = useTranslations('list');
  const locale = useLocale();
  const active = draft.sorting.selection ?? defaultSorting;
  const named = options.flatMap((sorting) => {
    const name = sortName(t, sorting, options);
    return name === null ? [] : [{ sorting, name }];
  });
  const [startsOpen] = useState(draft.sorting.selection !== null);
  return (
    <>
      <details className={styles.group} open={startsOpen}>
        <summary>
          <span>{t('sort')}</span>
          <b>{sortName(t, active, options)}</b>
        </summary>
        <ul className={styles.values}>
          {named.map(({ sorting, name }) => (
            <li key={sortKey(sorting)}>
              <label>
                <input
                  type="checkbox"
                  data-radio=""
                  checked={sameSorting(sorting, active)}
                  onChange={() => filters.sort(sorting)}
                />
                {name}
              </label>
            </li>
          ))}
        </ul>
      </details>
      <p className={styles.ranking}>
        <a href={localePath(locale, variantPaths.ranking)}>{t('ranking')}</a>
      </p>
    </>
  );
}
