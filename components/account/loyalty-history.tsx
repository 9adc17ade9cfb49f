import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Loyalty } from '#lib/contract/loyalty.ts';
import { Button } from '#components/ui/button.tsx';
import { formatCount } from '#lib/core/text/counts.ts';
import { knownText } from '#lib/core/text/known-text.ts';
import { useDates } from '#lib/i18n/dates.ts';
import styles from './loyalty.module.css';

/** Entries that show at once; more of them on request. */
const shownAtOnce = 10;

const signed = (locale: string, points: number) => `${points > 0 ? '+' : ''}${formatCount(locale, points)}`;

/** Where points came from and where they went, newest first. */
export function LoyaltyHistory({ history }: Pick<Loyalty, 'history'>) {
  const t = useTranslations('loyalty');
  const locale = useLocale();
  const format = useDates();
  const [shown, setShown] = useState(shownAtOnce);
  return (
    <section className={styles.history} aria-labelledby="history">
      <h2 id="history">{t('history')}</h2>
      {history.length === 0 && <p>{t('noHistory')}</p>}
      <ul>
        {history.slice(0, shown).map(({ at, points, reason, orderNumber }, index) => (
          <li key={`${at} ${index}`} data-minus={points < 0 || undefined}>
            <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: 'medium' })}</time>
            <span>
              {knownText(t, 'reasons', reason) ?? t('otherReason')}
              {orderNumber && <small> {orderNumber}</small>}
            </span>
            <b className="number">{signed(locale, points)}</b>
          </li>
        ))}
      </ul>
      {history.length > shown && (
        <Button variant="outline" onClick={() => setShown(shown + shownAtOnce)}>
          {t('more', { count: history.length - shown })}
        </Button>
      )}
    </section>
  );
}
