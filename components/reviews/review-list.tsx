import { useTranslations } from 'next-intl';
import { sizeFeels, widthFeels, type Review } from '#lib/contract/review.ts';
import { useDates } from '#lib/i18n/dates.ts';
import { Score } from './score.tsx';
import styles from './reviews.module.css';

/** Reviews as their writers wrote them: text and nothing else, in their own language. */
export function ReviewList({ reviews, isSample }: { reviews: readonly Review[]; isSample: boolean }) {
  return (
    <ol>
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewItem review={review} isSample={isSample} />
        </li>
      ))}
    </ol>
  );
}

function ReviewItem({ review, isSample }: { review: Review; isSample: boolean }) {
  const t = useTranslations('reviews');
  const format = useDates();
  const { stars, text, lang, name, writtenOn } = review;
  // What only the API knows is left out.
  const size = sizeFeels.find((feel) => feel === review.size);
  const width = widthFeels.find((feel) => feel === review.width);
  const feels = [
    ...(size === undefined ? [] : [`${t('size')}: ${t(`feel.${size}`)}`]),
    ...(width === undefined ? [] : [`${t('width')}: ${t(`feel.${width}`)}`]),
  ];
  return (
    <article className={styles.review}>
      <header>
        <Score value={stars} />
        {isSample && <b className={`${styles.sample} ${styles.quiet}`}>{t('sample')}</b>}
        <p className={styles.quiet}>
          <b lang={name === null ? undefined : lang}>{name ?? t(isSample ? 'nobody' : 'buyer')}</b> ·{' '}
          <time dateTime={writtenOn}>
            {format.dateTime(new Date(writtenOn), { dateStyle: 'long', timeZone: 'UTC' })}
          </time>
        </p>
      </header>
      {text !== '' && (
        <p className={styles.text} lang={lang}>
          {text}
        </p>
      )}
      {feels.length > 0 && <p className={styles.quiet}>{feels.join(' · ')}</p>}
    </article>
  );
}
