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
 * them, before anything is folded out, a button tells what they go by (Directive 2005/29/EC, Art. 7 (4a)).
 */
export function SortMenu({ path, query, answer }: Results) {
  const t = useTranslations('list');
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
      <button type="button" className={styles.why} popoverTarget="sorrend" aria-label={t('ranking')}>
        {t('rankingShort')}
      </button>
      <Ranking />
    </>
  );
}

/**
 * What the usual order goes by, in a few sentences and a link to all of it: the browser's own popover, so that it needs
 * no script. Where a browser has none, the link stands in its place.
 */
function Ranking() {
  const t = useTranslations('results.ranking');
  const title = useTranslations('list')('ranking');
  const locale = useLocale();
  return (
    <Static id="sorrend" popover="auto" role="group" aria-label={title} className={styles.ranking}>
      <b>{title}</b>
      <p>{t('usual')}</p>
      <p>{t('paid')}</p>
      <a href={localePath(locale, variantPaths.ranking)}>{t('terms')}</a>
    </Static>
  );
}
