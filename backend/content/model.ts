import type { Translations } from '#lib/contract/language.ts';
import type { Money } from '#lib/contract/money.ts';
import type { Block } from '#lib/contract/rich-text.ts';
import type { ShopService } from '#lib/contract/shop-services.ts';
import type { OpeningHours } from '#lib/contract/shop.ts';
import type { CatalogImage } from '../catalog/model.ts';

/**
 * What the shop tells beside its catalog: places, texts and flipbooks. Money is integer forints,
 * moments are ISO 8601 in UTC, days are dates in Budapest. Products are named by id and may be gone.
 */
export interface ShopDetails {
  sysname: string;
  email: string;
  services: ShopService[];
  openingHours: OpeningHours;
  text: string;
  translations?: Translations<{ text: string }> | undefined;
  image: CatalogImage | null;
}

export interface BrandText {
  slug: string;
  text: string;
  translations?: Translations<{ text: string }> | undefined;
}

/** What is read on guides and pages, as far as it is there in other languages. */
type PageTexts = Translations<{ title: string; description: string; blocks: Block[] }>;

export interface GuideContent {
  slug: string;
  title: string;
  description: string;
  image: CatalogImage;
  /** Slugs of main sports. */
  sports: string[];
  author: { name: string; role: string };
  publishedAt: string;
  updatedAt: string;
  blocks: Block[];
  translations?: PageTexts | undefined;
}

export interface PageContent {
  slug: string;
  /** `info` for the pages of the team shop. */
  kind: 'static' | 'services' | 'info';
  /** Whether the team shop shows it too, among its own. */
  isInfoToo?: boolean;
  /** Whether it is a sample text, which the shop calls so. */
  isSample?: boolean;
  title: string;
  description: string;
  blocks: Block[];
  updatedAt: string;
  translations?: PageTexts | undefined;
}

/** A part of a page, in shares of its width and height. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How a page of a flipbook is laid out (`lib/contract/seed.ts`). */
export type PageTemplateId = 'cover' | 'hero' | 'pair' | 'trio' | 'grid' | 'feature' | 'wall';

/** An offer as it was printed. */
export interface FlipbookOffer {
  slot: Rectangle;
  productId: number;
  name: string;
  url: string;
  price: Money;
  /** Lowest price of the 30 days before the reduction; null without one. */
  priceFull: Money | null;
}

export interface FlipbookPage {
  number: number;
  template: PageTemplateId;
  /** Name of the page's own picture. */
  picture: string;
  /** What is shown while there is no picture of the page. */
  image: CatalogImage;
  heading: string;
  text: string[];
  offers: FlipbookOffer[];
}

export interface FlipbookContent {
  slug: string;
  title: string;
  validFrom: string;
  validTo: string;
  /** Sysnames; empty for all shops. */
  stores: string[];
  aspectRatio: number;
  contents: { title: string; page: number }[];
  pages: FlipbookPage[];
  translations?: Translations<FlipbookTexts> | undefined;
}

/** What a flipbook says in another language. */
export interface FlipbookTexts extends Pick<FlipbookContent, 'title' | 'contents'> {
  pages: Pick<FlipbookPage, 'number' | 'heading' | 'text'>[];
}

export interface Content {
  shops: ShopDetails[];
  brands: BrandText[];
  guides: GuideContent[];
  pages: PageContent[];
  flipbooks: FlipbookContent[];
}

/** A page as it is kept: among which it stands is called `group` in a record alone, whose `kind` says that it is a page. */
export function pageOf<Said extends object>({ group, ...page }: Said & { group: PageContent['kind'] }) {
  return { ...page, kind: group };
}
