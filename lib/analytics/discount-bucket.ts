/** Upper ends of the buckets that discounts are counted in, in percent, each with its name (PDP-09). */
const buckets: readonly (readonly [upTo: number, name: string])[] = [
  [0, '0%'],
  [1, '0-1%'],
  [10, '1-10%'],
  ...Array.from({ length: 9 }, (_, step) => [(step + 2) * 10, `${(step + 1) * 10 + 1}-${(step + 2) * 10}%`] as const),
];

/**
 * The bucket of a discount in percent, as analytics names it: 0%, 0-1%, 1-10%, 11-20% … 91-100%; an upper end belongs
 * to its bucket. What is below 0 counts as none, what is above 100 as all. Throws a RangeError for what is no number.
 */
export function discountBucket(percent: number): string {
  if (Number.isNaN(percent)) throw new RangeError('A discount is a number of percent, not NaN');
  const within = Math.min(Math.max(percent, 0), 100);
  return buckets.find(([upTo]) => within <= upTo)?.[1] ?? '91-100%';
}
