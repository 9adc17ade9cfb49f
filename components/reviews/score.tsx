import { useFormatter, useTranslations } from 'next-intl';
import styles from './reviews.module.css';

/** How much of a field is filled, of its width of 7.4. */
const filledOf = (value: number, at: number) => Number((7.4 * Math.min(1, Math.max(0, value - at))).toFixed(2));

/** Stars as a result: the number of five, and five fields that are filled by it. */
export function Score({ value }: { value: number }) {
  const t = useTranslations('reviews');
  const format = useFormatter();
  const shown = format.number(value, { maximumFractionDigits: 1 });
  return (
    <span className={styles.score}>
      <span aria-hidden="true">
        <b className="number">{shown}</b>
        <small>/5</small>
      </span>
      <svg viewBox="0 0 50 10" fill="none" stroke="currentColor" strokeWidth="0.6" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((at) => (
          <g key={at} transform={`translate(${at * 10 + 1.5} 0) skewX(-8)`}>
            <rect x="0.6" y="1" width="7.4" height="8" />
            <rect x="0.6" y="1" width={filledOf(value, at)} height="8" fill="currentColor" />
          </g>
        ))}
      </svg>
      <span className="hidden-text">{t('spoken', { stars: shown })}</span>
    </span>
  );
}
