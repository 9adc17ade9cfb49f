import type { ReviewPage } from '#lib/contract/review.ts';
import type { Thing } from './json-ld.ts';

interface Rating<Type extends string> extends Thing {
  '@type': Type;
  ratingValue: number;
  bestRating: number;
  worstRating: number;
}

interface SignedReview extends Thing {
  '@type': 'Review';
  author: { '@type': 'Person'; name: string };
  /** Day. */
  datePublished: string;
  reviewRating: Rating<'Rating'>;
  reviewBody?: string;
  inLanguage?: string;
}

/** What structured data say of a product's reviews. */
export interface RatingData {
  aggregateRating?: Rating<'AggregateRating'> & { reviewCount: number };
  review?: SignedReview[];
}

const outOf = { bestRating: 5, worstRating: 1 } as const;

/**
 * The reviews of a product for search engines: real ones alone, never samples of a demo (ADR-0128). One without a name
 * counts, and is not told by itself, since it would have no author.
 */
export function ratingData(page: ReviewPage | null): RatingData {
  if (!page?.summary || page.summary.isSample) return {};
  const { average, count } = page.summary;
  const signed = page.reviews.flatMap(({ name, stars, text, lang, writtenOn }): SignedReview[] => {
    if (name === null) return [];
    return [
      {
        '@type': 'Review',
        author: { '@type': 'Person', name },
        datePublished: writtenOn,
        reviewRating: { '@type': 'Rating', ratingValue: stars, ...outOf },
        ...(text === '' ? {} : { reviewBody: text, inLanguage: lang }),
      },
    ];
  });
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, ...outOf },
    ...(signed.length > 0 ? { review: signed } : {}),
  };
}
