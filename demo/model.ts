import type { SeedOf } from '#lib/contract/seed.ts';

/** What the demo is made of, as the records of a seed say it (`lib/contract/seed.ts`). */
export type CatalogueBrand = SeedOf<'brand'>;
export type CatalogueCategory = SeedOf<'category'>;
export type CatalogueSport = SeedOf<'sport'>;
export type CatalogueStore = SeedOf<'store'>;
export type CataloguePickUpPoint = SeedOf<'pickUpPoint'>;
export type CataloguePhrase = SeedOf<'phrase'>;
export type CatalogueBanner = SeedOf<'banner'>;
export type CatalogueProduct = SeedOf<'product'>;
export type CatalogueSet = SeedOf<'set'>;

export type CatalogueColour = CatalogueProduct['colours'][number];
export type CatalogueImage = CatalogueColour['images'][number];
export type CatalogueOption = CatalogueProduct['options'][number];
export type PriceLogEntry = CatalogueProduct['priceLog'][number];
export type Gender = CatalogueProduct['gender'];
export type Role = PriceLogEntry['role'];

export interface Catalogue {
  brands: CatalogueBrand[];
  categories: CatalogueCategory[];
  sports: CatalogueSport[];
  stores: CatalogueStore[];
  pickUpPoints: CataloguePickUpPoint[];
  products: CatalogueProduct[];
  sets: CatalogueSet[];
  phrases: CataloguePhrase[];
  banners: CatalogueBanner[];
}

export type StoreDetails = SeedOf<'storeDetails'>;
export type BrandText = SeedOf<'brandText'>;
export type GuideContent = SeedOf<'guide'>;
/** A page; among which it stands is called `kind` here, as everywhere but in a record. */
export type PageContent = Omit<SeedOf<'page'>, 'group'> & { kind: SeedOf<'page'>['group'] };
export type FlipbookContent = SeedOf<'flipbook'>;
export type FlipbookPage = FlipbookContent['pages'][number];
export type PageTemplateId = FlipbookPage['template'];
export type Rectangle = FlipbookPage['offers'][number]['slot'];

export interface Content {
  stores: StoreDetails[];
  brands: BrandText[];
  guides: GuideContent[];
  pages: PageContent[];
  flipbooks: FlipbookContent[];
}

export type TeamShop = SeedOf<'team'>;
export type Customer = SeedOf<'customer'>;
export type PastOrder = Customer['orders'][number];
