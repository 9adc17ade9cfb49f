import { sizeFeels, widthFeels, type ReviewSummary, type SizeFeel, type WidthFeel } from '#lib/contract/review.ts';

/** So many shown reviews of a product that say the same but for their words. */
export interface ReviewTally {
  stars: number;
  size: SizeFeel | null;
  width: WidthFeel | null;
  isSample: boolean;
  count: number;
}

function feelsOf<Feel extends string>(
  tallies: readonly ReviewTally[],
  feels: readonly Feel[],
  of: (tally: ReviewTally) => Feel | null,
): Record<Feel, number> | null {
  const countOf = (feel: Feel) => tallies.reduce((sum, tally) => sum + (of(tally) === feel ? tally.count : 0), 0);
  const counts = feels.map((feel) => [feel, countOf(feel)] as const);
  return counts.some(([, count]) => count > 0) ? (Object.fromEntries(counts) as Record<Feel, number>) : null;
}

/**
 * What the reviews of a product say together; null for none. Real ones and samples never count together: samples are
 * left out where there is a real one, and everywhere but in a shop that `showsSamples`.
 */
export function summaryOf(tallies: readonly ReviewTally[], showsSamples: boolean): ReviewSummary | null {
  const real = tallies.filter(({ isSample }) => !isSample);
  const isSample = real.length === 0;
  const counted = isSample && showsSamples ? tallies : real;
  const stars = [1, 2, 3, 4, 5].map((number) =>
    counted.reduce((sum, tally) => sum + (tally.stars === number ? tally.count : 0), 0),
  );
  const count = stars.reduce((sum, number) => sum + number, 0);
  if (count === 0) return null;
  const sum = stars.reduce((total, number, at) => total + number * (at + 1), 0);
  return {
    count,
    average: Math.round((sum * 10) / count) / 10,
    stars,
    size: feelsOf(counted, sizeFeels, ({ size }) => size),
    width: feelsOf(counted, widthFeels, ({ width }) => width),
    isSample,
  };
}
