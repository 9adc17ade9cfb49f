import type { Catalogue } from './model.ts';

/** The catalogue without its products: what products are sorted into, and what stands around them. */
export type CatalogueStructure = Pick<Catalogue, 'brands' | 'categories' | 'sports' | 'stores' | 'phrases' | 'banners'>;
