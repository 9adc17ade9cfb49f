import type { Money } from '#lib/contract/money.ts';
import type { CatalogRecord } from '#lib/contract/catalog.ts';
import type { PriceType } from '#lib/contract/price.ts';
import type { OpeningHours } from '#lib/contract/shop.ts';
import type { ShownPrice } from '#lib/core/prices/index.ts';

/**
 * The plain records that the rules are held against. Money is forints, moments are ISO 8601 in UTC, days are
 * `2026-11-21`.
 */
type RecordOf<Kind extends CatalogRecord['kind']> = Omit<Extract<CatalogRecord, { kind: Kind }>, 'kind'>;
export type ProductRecord = RecordOf<'product'>;
export type BrandRecord = RecordOf<'brand'>;
export type ShopRecord = RecordOf<'store'>;
export type PriceLog = ProductRecord['priceLog'];

export interface Picture {
  name: string;
  alt: string;
}

/** Whatever shows pictures: a product, an article, a banner. */
export interface PictureHolder {
  pictures: readonly Picture[];
  /** Names of those of them that there is no file for. */
  lostPictures: readonly string[];
}

/** A price as the shop shows it to customers of a type. */
export interface PriceOfType extends ShownPrice {
  type: PriceType;
}

/** What prices are held against. */
export interface PricedItem {
  priceLog: PriceLog;
  /** Recommended price. */
  rrp: Money | null;
  /** None while the first price is still to come. */
  shownPrices: readonly PriceOfType[];
  /** The moment at which they are shown. */
  now: string;
}

/** A product with what stands around it. */
export interface ProductItem extends PictureHolder, PricedItem {
  product: ProductRecord;
  /** Null where the product names a brand that is not there. */
  brand: BrandRecord | null;
  /** Path of its category, `ruhazat/polok`; null where the product names one that is not there. */
  category: string | null;
}

/** A code that several options or products carry. */
export interface SharedCode {
  kind: 'ean' | 'sku' | 'slug';
  code: string;
  /** How many carry it, and the names of the first of them. */
  count: number;
  owners: readonly string[];
}

/** Goods that are offered together. */
export interface SetItem {
  price: Money;
  /** Sum of what the parts cost now; null while one of them cannot be had. */
  separately: Money | null;
}

/** What a printed offer is held against: the product as it is now. */
export interface OfferedGoods {
  /** In all places together. */
  pieces: number;
  /** Public prices alone. */
  priceLog: PriceLog;
}

/** An offer of a flipbook: its place in shares of the page, and what was printed. */
export interface PrintedOffer {
  slot: { x: number; y: number; width: number; height: number };
  productId: number;
  name: string;
  price: Money;
  priceFull: Money | null;
}

/** A flipbook. */
export interface FlipbookItem {
  validFrom: string;
  validTo: string;
  /** Width of a page divided by its height. */
  aspectRatio: number;
  contents: readonly { title: string; page: number }[];
  pages: readonly { number: number; offers: readonly PrintedOffer[] }[];
  /** Every product that it offers and that there still is, by id. */
  goods: ReadonlyMap<number, OfferedGoods>;
  now: string;
}

/** A shop with what it tells of itself. */
export interface ShopItem {
  shop: ShopRecord;
  /** Null while nobody has told them. */
  openingHours: OpeningHours | null;
  /** In Budapest. */
  today: string;
}

/** All that a link of the shop can lead to. */
export interface Directory {
  /** The shop's origin, and others that links may lead to. */
  own: string;
  allowed: readonly string[];
  /** Paths with a slash at their end, without language and query. */
  paths: ReadonlySet<string>;
  /** Ids of those products that there are, of all that any link names. */
  productIds: ReadonlySet<number>;
  /** Flipbooks by their path: how many pages, and their last day. */
  flipbooks: ReadonlyMap<string, { pageCount: number; validTo: string }>;
  today: string;
}

/** A link of a text or a banner. */
export interface LinkItem {
  href: string;
  /** Ids of the headings of the text that it stands in. */
  anchors: readonly string[];
  directory: Directory;
}

/** Products that a text shows. */
export interface ShownProducts {
  productIds: readonly number[];
  /** Those of them that there are. */
  known: ReadonlySet<number>;
}
