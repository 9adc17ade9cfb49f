import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import type { Loyalty } from '#lib/contract/loyalty.ts';
import { tierProgress } from '#lib/loyalty/index.ts';
import { formatCount } from '#lib/core/text/counts.ts';
import { useDates } from '#lib/i18n/dates.ts';
import styles from './loyalty.module.css';

/** How many points there are, how far the next tier is, and what lapses when. */
export function LoyaltyPoints({ loyalty }: { loyalty: Loyalty }) {
  const t = useTranslations('loyalty');
  const locale = useLocale();
  return (
    <section className={styles.points} aria-labelledby="points">
      <h2 id="points">{t('points')}</h2>
      <p className={`number ${styles.balance}`}>
        {formatCount(locale, loyalty.points)} <small>{t('unit')}</small>
      </p>
      <NextTier loyalty={loyalty} />
      <Expiring expiring={loyalty.expiring} />
    </section>
  );
}

function NextTier({ loyalty }: { loyalty: Loyalty }) {
  const t = useTranslations('loyalty');
  const locale = useLocale();
  const label = useId();
  const { next, yearPoints, tier, tiers } = loyalty;
  return (
    <div className={styles.progress}>
      <p id={label}>
        {next
          ? t.rich('missing', {
              points: formatCount(locale, next.missing),
              tier: next.tier.name,
              b: (words) => <b>{words}</b>,
            })
          : t('highest', { tier: tier.name })}
      </p>
      <progress {...tierProgress(loyalty)} aria-labelledby={label} />
      <p className={styles.hint}>{t('yearPoints', { points: formatCount(locale, yearPoints) })}</p>
      <ol aria-label={t('tiers')}>
        {tiers.map(({ id, name, from }) => (
          <li
            key={id}
            data-reached={yearPoints >= from || undefined}
            aria-current={id === tier.id ? 'true' : undefined}
          >
            <b>{name}</b> <span>{t('tierFrom', { points: formatCount(locale, from) })}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What lapses next shows at once, what lapses later on request. */
const shownAtOnce = 3;

function Expiring({ expiring }: Pick<Loyalty, 'expiring'>) {
  const t = useTranslations('loyalty');
  if (expiring.length === 0) return null;
  const later = expiring.slice(shownAtOnce);
  return (
    <div className={styles.expiring}>
      <h3>{t('expiring')}</h3>
      <ExpiringList expiring={expiring.slice(0, shownAtOnce)} />
      {later.length > 0 && (
        <details>
          <summary>{t('expiringLater', { count: later.length })}</summary>
          <ExpiringList expiring={later} />
        </details>
      )}
    </div>
  );
}

function ExpiringList({ expiring }: Pick<Loyalty, 'expiring'>) {
  const t = useTranslations('loyalty');
  const locale = useLocale();
  const format = useDates();
  return (
    <ul>
      {expiring.map(({ at, points }, index) => (
        <li key={`${at} ${index}`}>
          <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: 'long', timeZone: 'UTC' })}</time>
          <span className="number">{t('count', { points: formatCount(locale, points) })}</span>
        </li>
      ))}
    </ul>
  );
}
