'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { collectData, download, exportName } from '#lib/account/queries/export.ts';
import { Button } from '#components/ui/button.tsx';
import { marketDay } from '#lib/core/calendar/days.ts';
import { Saved } from './personal-form.tsx';
import styles from './details.module.css';

type State = 'idle' | 'collecting' | 'done' | 'failed';

/** Everything that the shop keeps of the customer, as one JSON file that the browser puts together. */
export function ExportData() {
  const t = useTranslations('details');
  const [state, setState] = useState<State>('idle');
  const isOnItsWay = useRef(false);
  const isCollecting = state === 'collecting';
  const collect = async () => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    setState('collecting');
    try {
      const now = new Date();
      download(exportName(marketDay(now)), await collectData(now));
      setState('done');
    } catch {
      setState('failed');
    } finally {
      isOnItsWay.current = false;
    }
  };
  return (
    <div className={styles.stack}>
      {state === 'failed' && (
        <p role="alert" className={styles.problem}>
          {t('exportFailed')}
        </p>
      )}
      <Button variant="outline" isBlocked={isCollecting} onClick={() => void collect()}>
        {t(isCollecting ? 'exporting' : 'export')}
      </Button>
      <Saved when={state === 'done'}>{t('exported')}</Saved>
    </div>
  );
}
