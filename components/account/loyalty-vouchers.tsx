import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { marketToday } from '#lib/core/calendar/days.ts';
import { localePath } from '#lib/core/locales.ts';
import { vouchersOn, type Voucher } from '#lib/loyalty/index.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { useDates } from '#lib/i18n/dates.ts';
import styles from './loyalty.module.css';

/** Vouchers that can be used, and, apart, those that were used or have lapsed. */
export function LoyaltyVouchers({ vouchers }: { vouchers: readonly Voucher[] }) {
  const t = useTranslations('loyalty');
  const locale = useLocale();
  const { usable, over } = vouchersOn(vouchers, marketToday());
  return (
    <section className={styles.vouchers} aria-labelledby="vouchers">
      <h2 id="vouchers">{t('vouchers')}</h2>
      {usable.length === 0 && <p>{t('noVouchers')}</p>}
      {usable.length > 0 && (
        <p>{t.rich('howToRedeem', { a: (words) => <a href={localePath(locale, '/kosar/')}>{words}</a> })}</p>
      )}
      {usable.length > 0 && (
        <ul className={styles.usable}>
          {usable.map((voucher) => (
            <li key={voucher.code}>
              <UsableVoucher voucher={voucher} />
            </li>
          ))}
        </ul>
      )}
      {over.length > 0 && (
        <details>
          <summary>{t('overVouchers', { count: over.length })}</summary>
          <ul>
            {over.map((voucher) => (
              <OverVoucher key={voucher.code} voucher={voucher} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function useDay() {
  const format = useDates();
  return (day: string) => format.dateTime(new Date(day), { dateStyle: 'long', timeZone: 'UTC' });
}

function UsableVoucher({ voucher: { code, name, value, minimum, validUntil } }: { voucher: Voucher }) {
  const t = useTranslations('loyalty');
  const day = useDay();
  return (
    <article className={styles.voucher}>
      <p className={`number ${styles.value}`}>{formatPrice(value)}</p>
      <p>
        <b>{name}</b>
        <br />
        {minimum === null ? t('noMinimum') : t('minimum', { price: formatPrice(minimum) })}
        <br />
        {t('validUntil', { day: day(validUntil) })}
      </p>
      <CopyCode code={code} />
    </article>
  );
}

/** A code and the button that copies it; where the browser refuses that, the code can be marked by hand. */
function CopyCode({ code }: { code: string }) {
  const t = useTranslations('loyalty');
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setOutcome('copied'),
      () => setOutcome('copyFailed'),
    );
  return (
    <div className={styles.code}>
      <code>{code}</code>
      <button type="button" aria-label={t('copyNamed', { code })} onClick={() => void copy()}>
        {t('copy')}
      </button>
      <p role="status">{outcome && t(outcome)}</p>
    </div>
  );
}

function OverVoucher({ voucher: { code, name, value, validUntil, usedAt } }: { voucher: Voucher }) {
  const t = useTranslations('loyalty');
  const format = useDates();
  const day = useDay();
  return (
    <li>
      <span>
        {name} <small>{code}</small>
      </span>
      <span>
        {usedAt === null
          ? t('lapsed', { day: day(validUntil) })
          : t('used', { day: format.dateTime(new Date(usedAt), { dateStyle: 'long' }) })}
      </span>
      <b className="number">{formatPrice(value)}</b>
    </li>
  );
}
