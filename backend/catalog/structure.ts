import type { Catalog } from './model.ts';

/** The catalog without its products: what products are sorted into, and what stands around them. */
export type CatalogStructure = Pick<
  Catalog,
  'brands' | 'categories' | 'sports' | 'terms' | 'shops' | 'phrases' | 'banners'
>;
