import type { RefusalReason, ReviewRequest, ReviewState } from '#lib/contract/review.ts';
import { InvalidInput } from './errors.ts';

/** What is asked of goods beside stars and words. */
export interface Asked {
  size: boolean;
  width: boolean;
}

/** Roots of the categories whose goods are worn: on the feet they may be too narrow as well. */
const worn = ['cipok', 'ruhazat'];
const onFeet = 'cipok';

/** What is asked of goods with so many sizes, in a category whose line from the root has these slugs. */
export function askedOf(slugs: readonly string[], sizes: number): Asked {
  const isSized = sizes > 1 && slugs.some((slug) => worn.includes(slug));
  return { size: isSized, width: isSized && slugs.includes(onFeet) };
}

/** Throws InvalidInput (`not_asked`) for what goods of this kind are not asked. */
export function refuseUnasked({ size, width }: ReviewRequest, asked: Asked): void {
  const errors = {
    ...(size !== null && !asked.size ? { size: ['not_asked'] } : {}),
    ...(width !== null && !asked.width ? { width: ['not_asked'] } : {}),
  };
  if (Object.keys(errors).length > 0) throw new InvalidInput(errors);
}

/**
 * What a review is once its writer has changed it: new words are read anew, and what was refused is never shown before
 * that.
 */
export function afterWriting(before: ReviewState | null, isShownAtOnce: boolean): ReviewState {
  return isShownAtOnce && before !== 'refused' ? 'shown' : 'waiting';
}

/** What the retailer makes of a review; only a refusal has a reason. */
export type Decision = { state: 'shown'; reason: null } | { state: 'refused'; reason: RefusalReason };
