import { getLocale, getTranslations } from 'next-intl/server';
import { localePath, type Locale } from '#lib/i18n/locales.ts';
import { isMenuLink, menuRoots } from '#lib/menu/index.ts';
import { getMenu } from '#lib/menu/server.ts';
import styles from './error-page.module.css';

/** Document titles of the error pages (spec §2, decisions §4); the visible heading is in the page's language. */
export const errorTitles = {
  404: 'Page Not Found',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
} as const;
export type ErrorStatus = `${keyof typeof errorTitles}`;

export function isErrorStatus(status: string): status is ErrorStatus {
  return status in errorTitles;
}

/** What went wrong, and the ways on: a search, the categories, the home page. */
export async function ErrorPage({ status }: { status: ErrorStatus }) {
  const [t, locale, menu] = await Promise.all([getTranslations('errors'), getLocale(), getMenu()]);
  const { genders, roots } = menuRoots(menu);
  const href = (path: string) => localePath(locale as Locale, path);
  return (
    <div className={`wrap ${styles.page}`}>
      <p className={`number ${styles.status}`} aria-hidden="true">{status}</p>
      <div>
        <h1>{t(`${status}.title`)}</h1>
        <p>{t(`${status}.text`)}</p>
        {/* The server writes the incident's id over the placeholder. */}
        {status === '500' && <p className={styles.incident}>{t('incident')} <code>INCIDENT_ID</code></p>}
        {status === '404' ? (
          <form action={href('/search/')} className={styles.search} role="search">
            <input name="q" type="search" maxLength={50} aria-label={t('searchLabel')} placeholder={t('searchLabel')} />
            <button type="submit" className="button">{t('search')}</button>
          </form>
        ) : <p><a className="button" href="">{t('retry')}</a></p>}
        <ul className={styles.ways}>
          <li><a href={href('/')}>{t('home')}</a></li>
          {[...genders, ...roots].filter(({ url }) => isMenuLink(url)).map(({ id, name, url }) => (
            <li key={id}><a href={href(url)} lang="hu">{name}</a></li>
          ))}
        </ul>
      </div>
    </div>
  );
}
