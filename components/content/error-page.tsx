import { useLocale, useTranslations } from 'next-intl';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { localePath } from '#lib/core/locales.ts';
import styles from './error-page.module.css';

/**
 * Document titles of the error pages: one for 404, one for all others (RT-29); the visible heading is in the page's
 * language.
 */
export const errorTitles = {
  404: 'Page Not Found',
  429: 'Internal Server Error',
  500: 'Internal Server Error',
  503: 'Internal Server Error',
} as const;
export type ErrorStatus = `${keyof typeof errorTitles}`;

export function isErrorStatus(status: string): status is ErrorStatus {
  return status in errorTitles;
}

interface Props {
  status: ErrorStatus;
  /** Pages that lead on beside the home page, by name; without their language. */
  ways: { name: string; url: string; lang?: string }[];
  /** Where a search from the page goes; none without one. */
  searchPath?: string;
}

/** What went wrong, and the ways on: a search, the categories, the home page. */
export function ErrorPage({ status, ways, searchPath }: Props) {
  const t = useTranslations('errors');
  // Apart from the others, which travel to the browser with every page.
  const tooMany = useTranslations('tooManyPages');
  const isTooMany = status === '429';
  const locale = useLocale();
  const href = (path: string) => localePath(locale, path);
  return (
    <div className={`wrap ${styles.page}`} data-error-page="">
      <p className={`number ${styles.status}`} aria-hidden="true">
        {status}
      </p>
      <div>
        <h1>{isTooMany ? tooMany('title') : t(`${status}.title`)}</h1>
        <p>{isTooMany ? tooMany('text') : status === '404' && !searchPath ? t('404.ways') : t(`${status}.text`)}</p>
        {/* The server writes the incident's id over the placeholder. */}
        {status === '500' && (
          <p className={styles.incident}>
            {t('incident')} <code>INCIDENT_ID</code>
          </p>
        )}
        {status !== '404' && (
          <p>
            <ButtonLink href="">{t('retry')}</ButtonLink>
          </p>
        )}
        {status === '404' && searchPath && (
          <form action={href(searchPath)} className={styles.search} role="search">
            <input name="q" type="search" maxLength={50} aria-label={t('searchLabel')} placeholder={t('searchLabel')} />
            <Button type="submit">{t('search')}</Button>
          </form>
        )}
        <ul className={styles.ways}>
          <li>
            <a href={href('/')}>{t('home')}</a>
          </li>
          {ways.map(({ name, url, lang = catalogLanguage }) => (
            <li key={url}>
              <a href={href(url)} lang={lang}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
