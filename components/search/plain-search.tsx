import { useLocale, useTranslations } from 'next-intl';
import { settings } from '#lib/config/index.ts';
import { localePath } from '#lib/core/locales.ts';
import { SearchIcon } from '#components/ui/icons.tsx';
import styles from './search-box.module.css';

/** The search as a form and nothing more, for a page whose search box has failed. */
export function PlainSearch() {
  const t = useTranslations('searchBox');
  return (
    <search className={styles.search}>
      <form action={localePath(useLocale(), '/search/')} className={styles.form}>
        <input
          name="q"
          type="search"
          maxLength={settings.QUERY_MAX}
          placeholder={t('placeholder')}
          aria-label={t('label')}
          enterKeyHint="search"
        />
        <button type="submit" className={styles.submit} aria-label={t('submit')}>
          <SearchIcon />
          <span aria-hidden="true">{t('submit')}</span>
        </button>
      </form>
    </search>
  );
}
