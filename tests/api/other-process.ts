import type { Transaction } from 'kysely';
import type { CatalogProduct } from '#backend/catalog/model.ts';
import { noteChanges, type Change } from '#backend/db/changes.ts';
import { openReader } from '#backend/db/open.ts';
import { loadProducts } from '#backend/db/products.ts';
import type { Database } from '#backend/db/schema.ts';
import { inTransaction } from '#backend/db/transaction.ts';
import { LiveCatalog, type LiveCatalogOptions } from '#backend/live/catalog.ts';
import type { TestApi } from './harness.ts';

/** The model of another process over the same database; `problems` takes what it reports. */
export function loadOther(
  api: TestApi,
  problems: unknown[],
  more: Partial<LiveCatalogOptions> = {},
): Promise<LiveCatalog> {
  return LiveCatalog.load({
    db: api.db,
    now: () => api.clock.now,
    openReader: () => openReader(api.settings),
    discountLimit: 0,
    onProblem: (error) => problems.push(error),
    ...more,
  });
}

/** Writes as another process would, and notes what changed. */
export async function write(
  { db, clock }: TestApi,
  work: (transaction: Transaction<Database>) => Promise<Change[]>,
): Promise<Change[]> {
  return inTransaction(db, async (transaction) => {
    const changes = await work(transaction);
    await noteChanges(transaction, changes, clock.now);
    return changes;
  });
}

/** A stored product, with what is to be different in it. */
export async function product(
  { db }: TestApi,
  id: number,
  change: Partial<CatalogProduct> = {},
): Promise<CatalogProduct> {
  const [stored] = await loadProducts(db, [id]);
  if (!stored) throw new Error(`There is no product ${id}`);
  return { ...stored, ...change };
}
