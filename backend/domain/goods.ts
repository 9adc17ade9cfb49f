import type { Money } from '#lib/contract/money.ts';
import type { Contents } from '#lib/contract/price.ts';
import type { Grade } from '#lib/contract/product.ts';
import type { GuaranteedGoods } from '#lib/core/products/guarantee.ts';
import type { CatalogImage, Gender } from '../catalog/model.ts';

/** A buyable option as carts and orders see it. Prices are those of one role at one moment. */
export interface Goods extends GuaranteedGoods {
  optionId: number;
  productId: number;
  name: string;
  brand: string;
  /** Path of the product page with this variant chosen. */
  url: string;
  colour: string;
  size: string;
  /** Names the scale of `size`; empty where the label says enough. */
  sizeSystem: string;
  /** What tells the variant from the product's others: "Kék, 42". */
  title: string;
  gender: Gender;
  image: CatalogImage;
  price: Money;
  /** Lowest 30-day price that `price` is reduced from; null without a reduction. */
  full: Money | null;
  /** What a piece contains, where it is sold by measure. */
  contents: Contents | null;
  /** How worn refurbished goods are, where it is known. */
  grade: Grade | null;
  mounting: { id: string; name: string; price: Money }[];
  isHeavy: boolean;
  isBike: boolean;
  isSki: boolean;
  /** Pieces by place: `online` or the sysname of a shop. */
  stock: ReadonlyMap<string, number>;
}

export interface SetOffer {
  id: number;
  name: string;
  price: Money;
  optionIds: number[];
}

/** What the catalog says about all that a cart holds, and about what is to be added to it. */
export interface CartCatalog {
  goods: ReadonlyMap<number, Goods>;
  sets: ReadonlyMap<number, SetOffer>;
}

/** Pieces of an option in all places together; 0 for one that is not there. */
export function piecesOf({ goods }: CartCatalog, optionId: number): number {
  const places = goods.get(optionId)?.stock.values() ?? [];
  return [...places].reduce((sum, pieces) => sum + pieces, 0);
}
