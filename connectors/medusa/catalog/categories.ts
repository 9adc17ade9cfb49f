import type { CatalogRecord } from '#lib/contract/catalog.ts';
import type { EngineCategory } from '../engine-shapes.ts';
import { slugOf, usualCategory } from './words.ts';

type CategoryRecord = Extract<CatalogRecord, { kind: 'category' }>;

/** The categories as the shop has them, and which of them goods may stand in. */
export interface CategoryTree {
  records: CategoryRecord[];
  /** How deep each stands, by the engine's id; those that are hidden, or stand below one that is, are missing. */
  depths: ReadonlyMap<string, number>;
}

/** The key of the category of goods that stand in none. */
export const noCategory = 'none';

/** The record of that category, which is made once goods need it. */
export const usualCategoryRecord = (id: number): CategoryRecord => ({
  kind: 'category',
  id,
  parentId: null,
  slug: slugOf(usualCategory),
  name: usualCategory,
  text: null,
  position: 999,
});

/** The engine's active categories, each behind its parent. */
export function categoryTree(
  categories: readonly EngineCategory[],
  numberOf: (engineId: string, given: unknown) => number,
): CategoryTree {
  const byParent = Map.groupBy(categories, ({ parent_category_id: parent }) => parent ?? null);
  const records: CategoryRecord[] = [];
  const depths = new Map<string, number>();
  const add = (parent: string | null, parentId: number | null, depth: number) => {
    for (const category of byParent.get(parent) ?? []) {
      if (!category.is_active || category.is_internal) continue;
      const id = numberOf(category.id, category.metadata.shop_id);
      depths.set(category.id, depth);
      records.push({
        kind: 'category',
        id,
        parentId,
        slug: slugOf(category.handle || category.name) || `k-${id}`,
        name: category.name.trim().slice(0, 80),
        text: category.description?.trim().slice(0, 2000) || null,
        position: category.rank ?? 0,
      });
      add(category.id, id, depth + 1);
    }
  };
  add(null, null, 0);
  return { records, depths };
}
