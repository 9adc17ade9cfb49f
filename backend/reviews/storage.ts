import type { Kysely, Selectable } from 'kysely';
import {
  reviewLimits,
  type OwnReview,
  type Review,
  type ReviewPage,
  type ReviewSummary,
} from '#lib/contract/review.ts';
import { marketDay } from '#lib/core/calendar/days.ts';
import type { Change } from '../db/changes.ts';
import type { Database } from '../db/schema.ts';
import { summaryOf } from '../domain/review-summary.ts';

export type ReviewRow = Selectable<Database['review']>;

/** A review as everybody reads it: nothing of it tells which order it is about. */
export function reviewView(row: ReviewRow): Review {
  return {
    id: row.uuid,
    stars: row.stars,
    size: row.size_feel,
    width: row.width_feel,
    text: row.text,
    lang: row.lang,
    name: row.name,
    writtenOn: marketDay(new Date(row.written_at)),
  };
}

/** A review as its writer reads it. */
export function ownReviewView(row: ReviewRow): OwnReview {
  return { ...reviewView(row), state: row.state, reason: row.reason };
}

/** What the shown reviews of a product say together; null for none. */
export async function productSummary(
  db: Kysely<Database>,
  productId: number,
  showsSamples: boolean,
): Promise<ReviewSummary | null> {
  const rows = await db
    .selectFrom('review')
    .select(['stars', 'size_feel', 'width_feel', 'is_sample'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('product_id', '=', productId)
    .where('state', '=', 'shown')
    .groupBy(['stars', 'size_feel', 'width_feel', 'is_sample'])
    .execute();
  const tallies = rows.map(({ stars, size_feel: size, width_feel: width, is_sample: sample, count }) => ({
    stars,
    size,
    width,
    isSample: sample === 1,
    count: Number(count),
  }));
  return summaryOf(tallies, showsSamples);
}

/** A page of the shown reviews of a product, newest first; beyond the last it is empty. */
export async function productReviews(
  db: Kysely<Database>,
  productId: number,
  page: number,
  showsSamples: boolean,
): Promise<ReviewPage> {
  const summary = await productSummary(db, productId, showsSamples);
  if (!summary) return { summary, reviews: [], page, pages: 0 };
  const rows = await db
    .selectFrom('review')
    .selectAll()
    .where('product_id', '=', productId)
    .where('state', '=', 'shown')
    .where('is_sample', '=', Number(summary.isSample))
    .orderBy('written_at', 'desc')
    .orderBy('uuid')
    .limit(reviewLimits.page)
    .offset((page - 1) * reviewLimits.page)
    .execute();
  return { summary, reviews: rows.map(reviewView), page, pages: Math.ceil(summary.count / reviewLimits.page) };
}

/** What a customer has written of the orders of the account, newest first. */
export async function reviewsOfOwner(
  db: Kysely<Database>,
  owner: string,
): Promise<(OwnReview & { productId: number })[]> {
  const rows = await db
    .selectFrom('review')
    .innerJoin('orders', 'orders.uuid', 'review.order_uuid')
    .selectAll('review')
    .where('orders.owner', '=', owner)
    .orderBy('review.written_at', 'desc')
    .orderBy('review.uuid')
    .execute();
  return rows.map((row) => ({ ...ownReviewView(row), productId: row.product_id }));
}

/** What has to be noted where reviews change: the pages of their products tell of them. */
export const reviewed = (productIds: readonly number[]): Change[] =>
  productIds.map((entityId) => ({ kind: 'product', entityId }));
