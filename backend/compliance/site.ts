import type { Directory } from '#lib/compliance/items.ts';
import type { ShopSettings } from '#lib/config/settings.ts';
import { catalogLanguage, type Language } from '#lib/contract/language.ts';
import { localePath } from '#lib/core/locales.ts';
import { fixedPaths } from '#lib/routes/fixed-paths.ts';
import { shopRoutes } from '#lib/routes/shop.ts';
import type { CatalogStructure } from '../catalog/structure.ts';
import type { FlipbookContent, Content, PageContent } from '../content/model.ts';
import { pageUrl } from '../content/page-view.ts';
import { shopUrl } from '../content/shop-view.ts';

/** What of the shop's settings decides where its links lead and what its prices show. */
export type ComplianceReportSettings = Pick<
  ShopSettings,
  'STOREFRONT_HOST' | 'CHECKOUT_HOST' | 'TEAM_HOST' | 'LINK_ORIGINS' | 'FLIPBOOK_PREFIX' | 'DISCOUNT_LIMIT' | 'LOYALTY'
>;

export const guidePath = (slug: string) => `/blog/article/${slug}/`;

/** Path of a flipbook; null where the shop has no pages for them. */
export function flipbookPath(
  { slug }: Pick<FlipbookContent, 'slug'>,
  { FLIPBOOK_PREFIX: prefix }: ComplianceReportSettings,
): string | null {
  return prefix === '' ? null : `/${prefix}/${slug}/`;
}

/** Full address of a page of texts in a language: those of the team shop are there. */
export function pageAddress(
  page: PageContent,
  { STOREFRONT_HOST: shop, TEAM_HOST: team }: ComplianceReportSettings,
  language: Language = catalogLanguage,
): string {
  return `${page.kind === 'info' ? team : shop}${localePath(language, pageUrl(page))}`;
}

function guidePaths({ guides }: Content, now: Date): string[] {
  const published = guides.filter(({ publishedAt }) => publishedAt <= now.toISOString());
  return [
    '/blog/',
    ...published.flatMap(({ slug, sports }) => [guidePath(slug), ...sports.map((sport) => `/blog/${sport}/`)]),
  ];
}

function flipbookPaths(
  { shops }: CatalogStructure,
  { flipbooks }: Content,
  settings: ComplianceReportSettings,
): string[] {
  const { FLIPBOOK_PREFIX: prefix } = settings;
  if (prefix === '') return [];
  return [
    `/${prefix}/`,
    ...shops.map(({ sysname }) => `/${prefix}${shopUrl(sysname)}`),
    ...flipbooks.map(({ slug }) => `/${prefix}/${slug}/szoveg/`),
  ];
}

/** What the directory is made of, beside the lists of products. */
export interface SiteParts {
  structure: CatalogStructure;
  content: Content;
  settings: ComplianceReportSettings;
  now: Date;
}

/** All that links of the shop can lead to; `listed` are the paths of its lists of products. */
export function directoryOf(
  { structure, content, settings, now }: SiteParts,
  listed: ReadonlySet<string>,
  found: Pick<Directory, 'productIds' | 'today'>,
): Directory {
  const flipbooks = content.flipbooks.flatMap((flipbook) => {
    const path = flipbookPath(flipbook, settings);
    return path === null ? [] : [[path, { pageCount: flipbook.pages.length, validTo: flipbook.validTo }] as const];
  });
  return {
    ...found,
    own: settings.STOREFRONT_HOST,
    allowed: settings.LINK_ORIGINS,
    flipbooks: new Map(flipbooks),
    paths: new Set([
      ...fixedPaths(shopRoutes, settings),
      ...listed,
      ...guidePaths(content, now),
      ...content.pages.map(pageUrl),
      ...structure.shops.map(({ sysname }) => shopUrl(sysname)),
      ...flipbookPaths(structure, content, settings),
    ]),
  };
}
