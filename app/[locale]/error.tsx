'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { reloadOnce } from '#lib/navigation/reload-once.ts';
import styles from '#components/content/error-page.module.css';

/** A page that failed in the browser; header and footer stay. */
export default function PageError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const t = useTranslations('errors');
  useEffect(() => {
    document.title = 'Internal Server Error';
    document.querySelector<HTMLElement>('main')?.focus();
    // A page that failed on the server: loaded as a whole it says what is wrong, with the right status.
    if (error.digest) reloadOnce();
  }, [error.digest]);
  return (
    <div className={`wrap ${styles.page}`}>
      <p className={`number ${styles.status}`} aria-hidden="true">500</p>
      <div role="alert">
        <h1>{t('500.title')}</h1>
        <p>{t('500.text')}</p>
        {error.digest && <p className={styles.incident}>{t('incident')} <code>{error.digest}</code></p>}
        <button type="button" className="button" onClick={reset}>{t('retry')}</button>
      </div>
    </div>
  );
}
