import { describe, expect, it } from 'vitest';
import type { Review, ReviewPage } from '#lib/contract/review.ts';
import { ratingData } from '#lib/seo/reviews.ts';

const review = (changes: Partial<Review> = {}): Review => ({
  id: 'a',
  stars: 4,
  size: null,
  width: null,
  text: 'Jó.',
  lang: 'hu',
  name: 'Anna',
  writtenOn: '2026-11-20',
  ...changes,
});
const page = (isSample: boolean): ReviewPage => ({
  summary: { count: 2, average: 4.5, stars: [0, 0, 0, 1, 1], size: null, width: null, isSample },
  reviews: [review(), review({ id: 'b', stars: 5, name: null })],
  page: 1,
  pages: 1,
});

describe('structured data of reviews', () => {
  it('[REV-06] say nothing of samples, nor where there are none', () => {
    expect(ratingData(page(true))).toEqual({});
    expect(ratingData(null)).toEqual({});
    expect(ratingData({ summary: null, reviews: [], page: 1, pages: 0 })).toEqual({});
  });

  it('[REV-05] count all real ones, and tell those that are signed', () => {
    const { aggregateRating, review: told } = ratingData(page(false));
    expect(aggregateRating).toMatchObject({ '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 2 });
    expect(told).toHaveLength(1);
    expect(told?.[0]).toMatchObject({
      author: { '@type': 'Person', name: 'Anna' },
      reviewRating: { ratingValue: 4 },
      reviewBody: 'Jó.',
      datePublished: '2026-11-20',
    });
  });
});
