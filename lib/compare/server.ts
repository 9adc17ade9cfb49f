import 'server-only';
import { callApi } from '#lib/api/server.ts';
import { productEndpoints, type Comparison } from '#lib/contract/product.ts';
import type { Locale } from '#lib/core/locales.ts';

/** Products side by side, and of which there is nothing to compare. Without ids nothing is asked. */
export async function getComparison(ids: readonly number[], locale: Locale): Promise<Comparison> {
  if (ids.length === 0) return { products: [], missing: [] };
  return callApi(productEndpoints.compared, { query: { ids: ids.join(',') } }, { locale });
}
