import type { ProductCard } from '#lib/contract/product.ts';
import type { SearchHit } from '#lib/contract/search.ts';

/** Rows of the whole list at most, on a wide screen and on a phone. */
export const rowLimits = { list: 10, sheet: 8 } as const;

/** Rows that a group has at most, and that products have at least where they are searched. */
const most = { products: 4, brands: 2, guides: 1 } as const;
/** Rows of answers, which take places that are kept for products. */
export const mostAnswers = 3;
const fewestProducts = 3;

export type RowCounts = Record<'phrases' | 'products' | 'brands' | 'guides', number>;

/**
 * How many rows each group gets of `limit`, the row to all results taken off before. What is at hand is known at once,
 * products are not: theirs are the rows that are left, so that their arrival moves nothing.
 */
export function shareRows(limit: number, found: Omit<RowCounts, 'products'>, hasProducts: boolean): RowCounts {
  const brands = Math.min(found.brands, most.brands);
  const guides = Math.min(found.guides, most.guides);
  const left = limit - 1 - brands - guides;
  const phrases = Math.min(found.phrases, left - (hasProducts ? fewestProducts : 0));
  return { phrases, brands, guides, products: hasProducts ? Math.min(most.products, left - phrases) : 0 };
}

/** One row of the list. What holds a `query` is a search, and is remembered when it is chosen. */
export type Suggestion =
  | { kind: 'phrase'; query: string; count: number | null; href: string }
  | { kind: 'product'; product: ProductCard; href: string }
  | { kind: 'answer'; answer: SearchHit; href: string }
  | { kind: 'brand'; name: string; href: string }
  | { kind: 'guide'; name: string; lang?: string | undefined; href: string }
  | { kind: 'recent' | 'all'; query: string; href: string }
  | { kind: 'clear' };

export type GroupName = 'recent' | 'popular' | 'popularProducts' | 'answers' | keyof RowCounts | 'all';

export interface SuggestionGroup {
  name: GroupName;
  /** Its rows, in order. */
  rows: Suggestion[];
}

/** The rows of all groups, in the order in which the arrow keys go through them. */
export function allRows(groups: readonly SuggestionGroup[]): Suggestion[] {
  return groups.flatMap(({ rows }) => rows);
}
