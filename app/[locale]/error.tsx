'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { localePath } from '#lib/core/locales.ts';
import { reportIslandError } from '#lib/monitoring/island-error.ts';
import { reloadOnce } from '#lib/navigation/reload-once.ts';
import { Button } from '#components/ui/button.tsx';
import styles from '#components/content/error-page.module.css';

/** A page that failed in the browser; header and footer stay. */
export default function PageError({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  const t = useTranslations('errors');
  const locale = useLocale();
  useEffect(() => {
    document.title = 'Internal Server Error';
    document.querySelector<HTMLElement>('main')?.focus();
    // A page that failed on the server: loaded as a whole it says what is wrong, with the right status.
    if (error.digest) reloadOnce();
    else reportIslandError(error, 'page');
  }, [error]);
  return (
    <div className={`wrap ${styles.page}`}>
      <p className={`number ${styles.status}`} aria-hidden="true">
        500
      </p>
      <div>
        <div role="alert">
          <h1>{t('500.title')}</h1>
          <p>{t('500.text')}</p>
          {error.digest && (
            <p className={styles.incident}>
              {t('incident')} <code>{error.digest}</code>
            </p>
          )}
        </div>
        <Button onClick={retry}>{t('retry')}</Button>
        <ul className={styles.ways}>
          <li>
            <a href={localePath(locale, '/')}>{t('home')}</a>
          </li>
        </ul>
      </div>
    </div>
  );
}
