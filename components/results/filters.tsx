import { useTranslations } from 'next-intl';
import { Static } from '#components/ui/static.tsx';
import { FilterColumn } from './filter-column.tsx';
import styles from './filters.module.css';
import type { Results } from './results.ts';

/**
 * All filter groups as links, so that they work without JavaScript. Beside the list on wide screens, and a popover
 * of the browser's own below that, where the drawer takes its place once it can. Its id is Hungarian ("filters"), since
 * visitors see it in addresses: `#szurok`.
 */
export function Filters(results: Results) {
  const t = useTranslations('results');
  return (
    <Static
      as="aside"
      isKept
      id="szurok"
      popover="auto"
      tabIndex={-1}
      className={styles.filters}
      data-keep-scroll=""
      aria-label={t('filters')}
    >
      <FilterColumn {...results} />
    </Static>
  );
}
