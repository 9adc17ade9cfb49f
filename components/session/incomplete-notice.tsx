import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { incompleteEvent } from '#lib/navigation/chunk-errors.ts';
import { CloseIcon } from '#components/ui/icons.tsx';
import styles from './notice-bar.module.css';

/** Says that a part of the page is missing, where loading it anew by itself was of no use. */
export function IncompleteNotice() {
  const t = useTranslations('session');
  const [isIncomplete, setIncomplete] = useState(false);
  useEffect(() => {
    const onIncomplete = () => setIncomplete(true);
    addEventListener(incompleteEvent, onIncomplete);
    return () => removeEventListener(incompleteEvent, onIncomplete);
  }, []);
  if (!isIncomplete) return null;
  return (
    <div className={styles.notice}>
      <p>{t('incomplete')}</p>
      <button type="button" className={styles.word} onClick={() => location.reload()}>
        {t('reload')}
      </button>
      <button type="button" aria-label={t('close')} onClick={() => setIncomplete(false)}>
        <CloseIcon />
      </button>
    </div>
  );
}
