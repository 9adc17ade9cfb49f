import type { CatalogImage } from '../catalog/model.ts';

/** A product in a team's shop; it may be gone from the catalog. */
export interface TeamProduct {
  productId: number;
  /** Whether it takes a name and a number. */
  printable: boolean;
}

/** A club with a shop of its own. Products stand in the order in which the shop shows them. */
export interface TeamShop {
  slug: string;
  name: string;
  sport: string;
  city: string;
  /** `#rrggbb`, the main colour first. */
  colours: string[];
  text: string;
  image: CatalogImage;
  shopIdentifier: string;
  products: TeamProduct[];
}
