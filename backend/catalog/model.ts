import type { Facts } from '#lib/contract/facts.ts';
import type { Translations } from '#lib/contract/language.ts';
import type { Money } from '#lib/contract/money.ts';
import type { Contents } from '#lib/contract/price.ts';
import type { Grade, Guarantee } from '#lib/contract/product.ts';
import type { Season } from '#lib/contract/season.ts';

/**
 * The catalog as the reference API keeps it: what the database stores, the read model loads and the demo generates.
 * Money is integer forints, moments are ISO 8601 in UTC, ids are positive integers that never change.
 */
export type Gender = 'unisex' | 'female' | 'male' | 'kinder';
export type Role = 'vk' | 'premium' | 'staff' | 'pro';

export interface CatalogBrand {
  slug: string;
  name: string;
  /** Name of the picture of its logo. */
  logo?: string | undefined;
  /** Who makes the goods and answers for them (Regulation (EU) 2023/988, Art. 19). */
  manufacturer: { name: string; postalAddress: string; electronicAddress: string };
  responsiblePerson: { name: string; postalAddress: string; electronicAddress: string } | null;
}

/** A node of the category tree; its path is the slugs from the root joined with `/`. */
export interface CatalogCategory {
  id: number;
  parentId: number | null;
  slug: string;
  /** Plural, as a heading: "Futócipők". */
  name: string;
  /** Two or three sentences under the heading; null for none. */
  text: string | null;
  position: number;
  translations?: Translations<{ name: string; text: string }> | undefined;
}

export interface CatalogSport {
  id: number;
  /** The sport that a sub-sport belongs to. */
  parentId: number | null;
  slug: string;
  name: string;
  position: number;
  translations?: Translations<{ name: string }> | undefined;
}

/** What a colour, a colour family or a word of sizes, as products have it, is called in other languages (ADR-0126). */
export interface CatalogTerm {
  of: 'colour' | 'size' | 'attribute';
  text: string;
  translations: Translations<{ name: string }>;
}

export interface CatalogShop {
  sysname: string;
  name: string;
  city: string;
  zip: string;
  street: string;
  lat: number;
  lng: number;
  phone: string;
}

export interface CatalogPickUpPoint {
  id: string;
  name: string;
  address: string;
  city: string;
}

export interface CatalogImage {
  /** Name of a master picture: `/media/{name}` on the API host. */
  name: string;
  alt: string;
}

export interface CatalogColour {
  slug: string;
  name: string;
  /** Value of the colour filter that it counts for: "kék". */
  family: string;
  swatch: string;
  images: CatalogImage[];
}

export interface CatalogOption {
  id: number;
  /** Slug of a colour and label of a size of its product. */
  colour: string;
  size: string;
  sku: string;
  ean: string;
  /** Pieces by place: `online` or the sysname of a shop. Places without any are left out. */
  stock: Record<string, number>;
}

/** One line of the append-only price log: from this moment on, the price of this role was this. */
export interface PriceLogEntry {
  at: string;
  role: Role;
  price: Money;
}

export interface CatalogProduct {
  id: number;
  slug: string;
  name: string;
  brand: string;
  gender: Gender;
  /** Leaf category. */
  categoryId: number;
  /** Sports and sub-sports. */
  sportIds: number[];
  description: string[];
  highlights: string[];
  /** What can be compared and chosen by, by the keys of `lib/core/facts` (ADR-0112). */
  facts: Facts;
  /** What else there is to say, in words. */
  attributes: { name: string; value: string }[];
  materials: string | null;
  care: string | null;
  /** How much a price buys of goods that are sold by measure. */
  contents: Contents | null;
  guarantee: Guarantee;
  warnings: string[];
  sizeSystem: string;
  /** Size labels in order. */
  sizes: string[];
  sizeTable: { columns: string[]; rows: string[][] } | null;
  colours: CatalogColour[];
  options: CatalogOption[];
  /** Recommended price. */
  rrp: Money | null;
  /** Oldest first; the last entry of a role is its price now. A reduction is an entry below the one before it. */
  priceLog: PriceLogEntry[];
  /** Higher sells better. */
  salesRank: number;
  addedAt: string;
  refurbished: boolean;
  refurbishment: CatalogRefurbishment | null;
  onlineOnly: boolean;
  isHeavy: boolean;
  isBike: boolean;
  isSki: boolean;
  mounting: { id: string; name: string; price: Money }[];
  relatedIds: number[];
  /** Other words that shoppers use for it: "edzőcipő", "bringa". */
  synonyms: string[];
  translations?: Translations<ProductTexts> | undefined;
}

/** A product as a file brings it: an option without `stock` keeps its pieces. */
export interface ImportedProduct extends Omit<CatalogProduct, 'options'> {
  options: (Omit<CatalogOption, 'stock'> & { stock?: CatalogOption['stock'] | undefined })[];
}

/** What of a product may be told in other languages. */
export interface ProductTexts {
  name: string;
  description: string[];
  highlights: string[];
}

/** What is known of goods that came back and were put right again. */
export interface CatalogRefurbishment {
  grade: Grade;
  /** What of its use can be seen. */
  traces: string;
  /** Last day of what is left of its producer's guarantee. */
  guaranteeUntil: string | null;
  /** Id of the same product new. */
  twinId: number | null;
}

export interface CatalogSet {
  id: number;
  name: string;
  price: Money;
  optionIds: number[];
}

/** A phrase that shoppers search for, with how often. */
export interface CatalogPhrase {
  phrase: string;
  weight: number;
}

export interface CatalogBanner {
  title: string;
  highlight: string;
  text: string;
  image: CatalogImage;
  links: { name: string; path: string }[];
  tone: 'mist' | 'ink' | 'volt';
  /** When it is shown; always without one. */
  season?: Season | undefined;
  translations?: Record<string, BannerTexts> | undefined;
}

/** All texts of a banner: `alt` is its picture's, `links` has their names in their order. */
export interface BannerTexts {
  title: string;
  highlight: string;
  text: string;
  alt: string;
  links: string[];
}

export interface Catalog {
  brands: CatalogBrand[];
  categories: CatalogCategory[];
  sports: CatalogSport[];
  terms: CatalogTerm[];
  shops: CatalogShop[];
  pickUpPoints: CatalogPickUpPoint[];
  products: CatalogProduct[];
  sets: CatalogSet[];
  phrases: CatalogPhrase[];
  banners: CatalogBanner[];
}
