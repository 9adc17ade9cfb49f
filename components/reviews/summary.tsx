import { useLocale, useTranslations } from 'next-intl';
import { sizeFeels, widthFeels, type ReviewSummary } from '#lib/contract/review.ts';
import { formatCount } from '#lib/core/text/counts.ts';
import { Score } from './score.tsx';
import styles from './reviews.module.css';

/** Average, number, distribution, and how size and width turned out, with how all of it was checked. */
export function Summary({ summary }: { summary: ReviewSummary }) {
  const t = useTranslations('reviews');
  const { average, count, stars, size, width, isSample } = summary;
  const given = [5, 4, 3, 2, 1].map((number) => [t('stars', { stars: number }), stars[number - 1] ?? 0] as const);
  return (
    <div className={styles.summary}>
      <p>
        <Score value={average} />
      </p>
      <p>
        {t('count', { count })}
        {isSample && (
          <>
            {' · '}
            <b className={`${styles.sample} ${styles.quiet}`}>{t('sample')}</b>
          </>
        )}
      </p>
      <Counts rows={given} />
      {size && <Counts title={t('size')} rows={sizeFeels.map((feel) => [t(`feel.${feel}`), size[feel]])} />}
      {width && <Counts title={t('width')} rows={widthFeels.map((feel) => [t(`feel.${feel}`), width[feel]])} />}
      <p className={styles.quiet}>{t(isSample ? 'samplesChecked' : 'checked')}</p>
    </div>
  );
}

interface CountsProps {
  title?: string;
  rows: readonly (readonly [name: string, count: number])[];
}

/** How many said what, with a bar for its share of them all. */
function Counts({ title, rows }: CountsProps) {
  const locale = useLocale();
  const all = rows.reduce((sum, [, count]) => sum + count, 0);
  return (
    <div>
      {title !== undefined && (
        <p>
          <b>{title}</b>
        </p>
      )}
      <dl className={styles.counts}>
        {rows.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <div className={styles.bar} aria-hidden="true">
                <i style={{ width: `${Math.round((count * 100) / all)}%` }} />
              </div>
              <span className="number">{formatCount(locale, count)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
