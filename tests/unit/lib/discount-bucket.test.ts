import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountBucket } from '#lib/analytics/discount-bucket.ts';

describe('discountBucket', () => {
  it.each([
    [0, '0%'],
    [1, '0-1%'],
    [1.01, '1-10%'],
    [10, '1-10%'],
    [10.1, '11-20%'],
    [20, '11-20%'],
    [55, '51-60%'],
    [90, '81-90%'],
    [90.5, '91-100%'],
    [100, '91-100%'],
  ])('[PDP-09] puts %d percent into %s', (percent, bucket) => expect(discountBucket(percent)).toBe(bucket));

  it('[PDP-09] has twelve buckets, and a larger discount is never in a lower one', () => {
    const names = [0, 1, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100].map(discountBucket);
    expect(new Set(names).size).toBe(12);
    const full = 49_990;
    const price = fc.integer({ min: 0, max: full });
    const place = (reduced: number) => names.indexOf(discountBucket(((full - reduced) / full) * 100));
    fc.assert(
      fc.property(price, price, (a, b) => {
        const [low, high] = [place(Math.max(a, b)), place(Math.min(a, b))];
        return low >= 0 && low <= high;
      }),
    );
  });

  it('refuses what is no number', () => expect(() => discountBucket(NaN)).toThrow(RangeError));
});
