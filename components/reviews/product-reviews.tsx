import { useLocale, useTranslations } from 'next-intl';
import type { ReviewedProduct, ReviewPage } from '#lib/contract/review.ts';
import { localePath } from '#lib/core/locales.ts';
import { reviewsHref } from '#lib/reviews/index.ts';
import { Static } from '#components/ui/static.tsx';
import { ReviewList } from './review-list.tsx';
import { Summary } from './summary.tsx';
import styles from './reviews.module.css';

interface Props {
  product: Pick<ReviewedProduct, 'url' | 'reviews'>;
  /** The newest of them; null where there are none, or they could not be had. */
  newest: ReviewPage | null;
}

/** What buyers say of a product (ADR-0128); nothing in a shop without reviews. */
export function ProductReviews({ product: { url, reviews: summary }, newest }: Props) {
  const t = useTranslations('reviews');
  const locale = useLocale();
  if (summary === undefined) return null;
  return (
    <Static as="section" className={styles.section} id="velemenyek" aria-labelledby="velemenyek-cim">
      <h2 id="velemenyek-cim">{t('title')}</h2>
      {summary === null ? (
        <p>{t('none')}</p>
      ) : (
        <div className={styles.body}>
          <Summary summary={summary} />
          <div>
            {newest && <ReviewList reviews={newest.reviews} isSample={summary.isSample} />}
            {(!newest || newest.pages > 1) && (
              <p>
                <a href={localePath(locale, reviewsHref(url))}>{t('all', { count: summary.count })}</a>
              </p>
            )}
          </div>
        </div>
      )}
    </Static>
  );
}
