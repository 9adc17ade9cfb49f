import { useLocale, useTranslations } from 'next-intl';
import type { Breadcrumb } from '#lib/contract/product.ts';
import { localePath } from '#lib/i18n/locales.ts';
import styles from './breadcrumbs.module.css';

/** The way to a page. Its last step is the page itself and no link; `last` is appended in the page's language. */
export function Breadcrumbs({ trail, last }: { trail: Breadcrumb[]; last?: string | null }) {
  const t = useTranslations('site');
  const locale = useLocale();
  const links = last ? trail : trail.slice(0, -1);
  const current = last ?? trail.at(-1)?.name;
  return (
    <nav aria-label={t('breadcrumbs')} className={styles.breadcrumbs}>
      <ol>
        <li><a href={localePath(locale, '/')}>{t('home')}</a></li>
        {links.map(({ name, url }) => (
          <li key={url} lang="hu"><a href={localePath(locale, url)}>{name}</a></li>
        ))}
        {current && <li aria-current="page" lang={last ? undefined : 'hu'}>{current}</li>}
      </ol>
    </nav>
  );
}
