import type { ProductCard } from '#lib/contract/product.ts';
import type { SearchAnswer } from '#lib/contract/search.ts';

/** What is asked for most, of the whole shop's list: one row of cards. */
export function bestsellersOf({ products }: Pick<SearchAnswer, 'products'>): ProductCard[] {
  return products.slice(0, 4);
}
