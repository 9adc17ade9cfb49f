import { useLocale, useTranslations } from 'next-intl';
import { defaultSorting, listingHref, sameSorting } from '#lib/core/filters/index.ts';
import { withSorting } from '#lib/core/filters/understood.ts';
import { localePath } from '#lib/core/locales.ts';
import { variantPaths } from '#variant/paths.ts';
import { DownIcon } from '#components/ui/more-icons.tsx';
import { Static } from '#components/ui/static.tsx';
import { sortKey, sortName } from './sort-name.ts';
import styles from './toolbar.module.css';
import type { Results } from './results.ts';

/**
 * The orders as links that fold out; choosing the active one clears it (PLP-08). They work without JavaScript. Beside
 * them, before anything is folded out, a link leads to what they go by (Directive 2005/29/EC, Art. 7 (4a)).
 */
export function SortMenu({ path, query, answer }: Results) {
  const t = useTranslations('list');
  const locale = useLocale();
  const { active, options } = answer.sorting;
  return (
    <>
      <Static as="details" isKept className={styles.sort} data-sort="">
        <summary>
          <span>{t('sort')}:</span> <b>{sortName(t, active, options)}</b>
          <DownIcon />
        </summary>
        <ul>
          {options.map((sorting) => {
            const isActive = sameSorting(sorting, active);
            const name = sortName(t, sorting, options);
            if (name === null) return null;
            const clears = isActive && !sameSorting(sorting, defaultSorting);
            return (
              <li key={sortKey(sorting)}>
                <a
                  href={listingHref(path, withSorting(query, sorting, answer.understood))}
                  rel="nofollow"
                  data-keep-scroll=""
                  aria-current={isActive ? 'true' : undefined}
                  aria-label={clears ? t('clearSorting', { name }) : undefined}
                >
                  {name}
                  {clears && <span aria-hidden="true">×</span>}
                </a>
              </li>
            );
          })}
        </ul>
      </Static>
      <a className={styles.why} href={localePath(locale, variantPaths.ranking)} aria-label={t('ranking')}>
        {t('rankingShort')}
      </a>
    </>
  );
}
