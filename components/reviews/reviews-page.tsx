import { useLocale, useTranslations } from 'next-intl';
import type { ReviewedProduct, ReviewPage } from '#lib/contract/review.ts';
import { localePath } from '#lib/core/locales.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import { reviewsHref } from '#lib/reviews/index.ts';
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { Static } from '#components/ui/static.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { ReviewList } from './review-list.tsx';
import { Summary } from './summary.tsx';
import own from './reviews-page.module.css';
import styles from './reviews.module.css';

interface Props {
  product: ReviewedProduct;
  found: ReviewPage & { summary: NonNullable<ReviewPage['summary']> };
}

/** All reviews of a product, a page at a time. */
export function ReviewsPage({ product, found: { summary, reviews, page, pages } }: Props) {
  const t = useTranslations('reviews');
  const locale = useLocale();
  const href = (number: number) => localePath(locale, reviewsHref(product.url, number));
  return (
    <div className="wrap">
      <Breadcrumbs trail={product.breadcrumbs} last={t('title')} />
      <Static className={own.page}>
        <h1>
          {t('title')}:{' '}
          <span lang={product.langs?.name ?? catalogLanguage}>
            {product.brand.name} {product.name}
          </span>
        </h1>
        <div className={styles.body}>
          <Summary summary={summary} />
          <div>
            <ReviewList reviews={reviews} isSample={summary.isSample} />
            {pages > 1 && (
              <nav className={own.pages} aria-label={t('pages')}>
                {page > 1 && (
                  <a href={href(page - 1)} rel="prev">
                    {t('previous')}
                  </a>
                )}
                <span>{t('page', { page, pages })}</span>
                {page < pages && (
                  <a href={href(page + 1)} rel="next">
                    {t('next')}
                  </a>
                )}
              </nav>
            )}
          </div>
        </div>
      </Static>
      <p className={own.foot}>
        <ButtonLink href={shopHref(locale, product.url)}>{t('toProduct')}</ButtonLink>
      </p>
    </div>
  );
}
