import { useTranslations } from 'next-intl';
import { settings } from '#lib/config/index.ts';
import { SearchIcon } from '#components/ui/icons.tsx';
import search from '#components/search/search-box.module.css';
import styles from './team.module.css';

/** Searches what a club's shop offers, as a form that needs no script (TEAM-07). `action` is the path of its list. */
export function TeamSearch({ action, q }: { action: string; q: string | null }) {
  const t = useTranslations('teams');
  return (
    <search className={`wrap ${styles.search}`}>
      <form action={action} className={search.form}>
        <input
          // Another address asks something else: what was typed for the last one goes.
          key={q}
          name="q"
          type="search"
          defaultValue={q ?? ''}
          maxLength={settings.QUERY_MAX}
          placeholder={t('searchHint')}
          aria-label={t('search')}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className={search.submit} aria-label={t('searchSubmit')}>
          <SearchIcon />
          <span aria-hidden="true">{t('searchSubmit')}</span>
        </button>
      </form>
    </search>
  );
}
