import { money, type Money } from '#lib/contract/money.ts';

/**
 * A sum shared out in proportion to weights, in whole forints that add up to it exactly: the forints that rounding down
 * leaves go to the largest remainders, the first of equal ones. Weights that are all 0 share alike. No share is above
 * its weight where the sum is not above theirs. Throws a RangeError for a sum or a weight below 0.
 */
export function shareOut(sum: Money, weights: readonly Money[]): Money[] {
  if (sum < 0 || weights.some((weight) => weight < 0)) throw new RangeError('Only what is not below 0 is shared out');
  const isBlank = weights.every((weight) => weight === 0);
  // Products of two prices leave the whole numbers of a double.
  const whole = weights.map((weight) => BigInt(isBlank ? 1 : weight));
  const total = whole.reduce((all, weight) => all + weight, 0n);
  const parts = whole.map((weight, index) => ({
    index,
    share: Number((BigInt(sum) * weight) / total),
    remainder: (BigInt(sum) * weight) % total,
  }));
  let rest = sum - parts.reduce((all, { share }) => all + share, 0);
  for (const part of parts.toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index)) {
    if (rest <= 0) break;
    part.share += 1;
    rest -= 1;
  }
  return parts.map(({ share }) => money(share));
}

/**
 * What of a sum falls to `pieces` of `all` pieces once it has gone for `before` of them: the parts of all pieces, taken
 * in whatever steps, add up to the sum.
 */
export function shareOfPieces(sum: Money, all: number, pieces: number, before = 0): Money {
  const upTo = (count: number) => (BigInt(sum) * BigInt(count)) / BigInt(all);
  return money(Number(upTo(before + pieces) - upTo(before)));
}
