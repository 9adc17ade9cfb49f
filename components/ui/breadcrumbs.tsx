import { useLocale, useTranslations } from 'next-intl';
import type { Breadcrumb } from '#lib/contract/product.ts';
import { localePath, type Locale } from '#lib/i18n/locales.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import styles from './breadcrumbs.module.css';

/**
 * The way to a page. Its last step is the page itself and no link; `last` is appended in the page's language. Steps are
 * the catalogue's, in Hungarian, unless they say otherwise.
 */
export function Breadcrumbs({ trail, last }: { trail: (Breadcrumb & { lang?: Locale })[]; last?: string | null }) {
  const t = useTranslations('site');
  const locale = useLocale();
  const links = last ? trail : trail.slice(0, -1);
  const current = last ?? trail.at(-1)?.name;
  return (
    <nav aria-label={t('breadcrumbs')} className={styles.breadcrumbs}>
      <ol>
        <li><a href={localePath(locale, '/')}>{t('home')}</a></li>
        {links.map(({ name, url, lang = 'hu' }) => (
          <li key={url} lang={lang}><a href={shopHref(locale, url)}>{name}</a></li>
        ))}
        {current && <li aria-current="page" lang={last ? undefined : 'hu'}>{current}</li>}
      </ol>
    </nav>
  );
}
