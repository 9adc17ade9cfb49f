import type { Kysely } from 'kysely';
import type { PriceLogEntry } from '../catalog/model.ts';
import { listsBy } from './lists.ts';
import type { Database } from './schema.ts';

/** Price logs of products, oldest entry first. */
export async function loadPriceLogs(
  db: Kysely<Database>,
  productIds: readonly number[],
): Promise<Map<number, PriceLogEntry[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('price_log')
    .selectAll()
    .where('product_id', 'in', productIds)
    .orderBy('product_id')
    .orderBy('at')
    .orderBy('role')
    .execute();
  return listsBy(
    rows,
    (row) => row.product_id,
    ({ at, role, price }): PriceLogEntry => ({ at, role, price }),
  );
}
