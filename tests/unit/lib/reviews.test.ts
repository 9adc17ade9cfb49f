import { describe, expect, it } from 'vitest';
import { reviewPageOf, reviewsHref } from '#lib/reviews/index.ts';

describe('the pages of a product’s reviews', () => {
  it('[REV-05] have an address each', () => {
    expect([reviewsHref('/p/pulzus-1/'), reviewsHref('/p/pulzus-1/', 3)]).toEqual([
      '/p/pulzus-1/velemenyek/',
      '/p/pulzus-1/velemenyek/?oldal=3',
    ]);
  });

  it.each([
    [undefined, 1],
    ['2', 2],
    ['500', 500],
    ['501', null],
    ['0', null],
    ['1e2', null],
    [['2', '3'], null],
  ])('[REV-05] are read from %j as %j', (oldal, page) => {
    expect(reviewPageOf(oldal === undefined ? {} : { oldal })).toBe(page);
  });
});
