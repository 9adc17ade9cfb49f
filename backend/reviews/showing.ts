import { isLocalShop } from '#lib/config/company-settings.ts';
import type { ReviewSummary } from '#lib/contract/review.ts';
import type { Context } from '../context.ts';
import { productSummary } from './storage.ts';

/** Samples stand in a shop on this machine alone, as the demo's customers do. */
export function showsSamples({ settings }: Pick<Context, 'settings'>): boolean {
  return isLocalShop(settings);
}

/** What a product's page says of its reviews; undefined where the shop has none (REVIEWS). */
export async function summaryFor(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  productId: number,
): Promise<ReviewSummary | null | undefined> {
  if (!settings.REVIEWS) return undefined;
  return productSummary(db, productId, showsSamples({ settings }));
}
