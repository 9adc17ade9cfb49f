import { reviewLimits } from '#lib/contract/review.ts';
import type { SearchParams } from '#lib/core/filters/index.ts';

/** The page of reviews that an address asks for: the first for none; null for what is no page. */
export function reviewPageOf({ oldal }: SearchParams): number | null {
  if (oldal === undefined) return 1;
  if (typeof oldal !== 'string' || !/^[1-9]\d{0,2}$/.test(oldal)) return null;
  return Number(oldal) <= reviewLimits.pages ? Number(oldal) : null;
}

/** Address of a page of a product's reviews, without its language. `productUrl` is the product's own path. */
export function reviewsHref(productUrl: string, page = 1): string {
  const path = `${productUrl}velemenyek/`;
  return page === 1 ? path : `${path}?oldal=${page}`;
}
