import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountBucket } from '#lib/analytics/discount-bucket.ts';

describe('discountBucket', () => {
  it.each([
    [-3, '0%'],
    [0, '0%'],
    [0.01, '0-1%'],
    [0.5, '0-1%'],
    [1, '0-1%'],
    [1.01, '1-10%'],
    [10, '1-10%'],
    [10.1, '11-20%'],
    [20, '11-20%'],
    [55, '51-60%'],
    [90, '81-90%'],
    [90.5, '91-100%'],
    [100, '91-100%'],
    [140, '91-100%'],
  ])('[PDP-09] puts %d percent into %s', (percent, bucket) => expect(discountBucket(percent)).toBe(bucket));

  it('[PDP-09] has twelve buckets, and a larger discount is never in a lower one', () => {
    const names = [0, 1, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100].map(discountBucket);
    expect(new Set(names).size).toBe(12);
    const percent = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(percent, percent, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)].map((value) => names.indexOf(discountBucket(value)));
        return low !== undefined && high !== undefined && low >= 0 && low <= high;
      }),
    );
  });

  it('[PDP-09] refuses what is no number', () => expect(() => discountBucket(NaN)).toThrow(RangeError));
});
