import 'server-only';
import { callApi, orWithout } from '#lib/api/server.ts';
import { reviewEndpoints, type ReviewedProduct, type ReviewPage } from '#lib/contract/review.ts';

/** The newest reviews of a product; null where it has none, or they can not be had: its page is a page without them. */
export async function getNewestReviews({ id, reviews }: ReviewedProduct): Promise<ReviewPage | null> {
  if (!reviews) return null;
  return orWithout(callApi(reviewEndpoints.list, { params: { id } }), null);
}

/** A page of a product's reviews. Throws an ApiError. */
export function getReviews(id: number, page: number): Promise<ReviewPage> {
  return callApi(reviewEndpoints.list, { params: { id }, query: { page } });
}
