import type { SeedOf } from '#lib/contract/seed.ts';

/** What the demo is made of, as the records of a seed say it (`lib/contract/seed.ts`). */
export type CatalogBrand = SeedOf<'brand'>;
export type CatalogCategory = SeedOf<'category'>;
export type CatalogSport = SeedOf<'sport'>;
export type CatalogTerm = SeedOf<'term'>;
export type CatalogShop = SeedOf<'store'>;
export type CatalogPickUpPoint = SeedOf<'pickUpPoint'>;
export type CatalogPhrase = SeedOf<'phrase'>;
export type CatalogBanner = SeedOf<'banner'>;
export type CatalogProduct = SeedOf<'product'>;
export type CatalogSet = SeedOf<'set'>;

export type CatalogColour = CatalogProduct['colours'][number];
export type Facts = CatalogProduct['facts'];
export type Attribute = CatalogProduct['attributes'][number];
export type CatalogImage = CatalogColour['images'][number];
export type CatalogOption = CatalogProduct['options'][number];
export type PriceLogEntry = CatalogProduct['priceLog'][number];
export type Gender = CatalogProduct['gender'];
export type Role = PriceLogEntry['role'];

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

export type ShopDetails = SeedOf<'storeDetails'>;
export type BrandText = SeedOf<'brandText'>;
export type GuideContent = SeedOf<'guide'>;
/** A page; among which it stands is called `kind` here, as everywhere but in a record. */
export type PageContent = Omit<SeedOf<'page'>, 'group'> & { kind: SeedOf<'page'>['group'] };
export type FlipbookContent = SeedOf<'flipbook'>;
export type FlipbookPage = FlipbookContent['pages'][number];
export type PageTemplateId = FlipbookPage['template'];
export type Rectangle = FlipbookPage['offers'][number]['slot'];

export interface Content {
  shops: ShopDetails[];
  brands: BrandText[];
  guides: GuideContent[];
  pages: PageContent[];
  flipbooks: FlipbookContent[];
}

export type SampleReview = SeedOf<'review'>;
export type TeamShop = SeedOf<'team'>;
export type Customer = SeedOf<'customer'>;
export type PastOrder = Customer['orders'][number];
