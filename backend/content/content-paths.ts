import type { ReadModel } from '../search/read-model.ts';
import type { SitemapEntry } from '../search/sitemap.ts';
import { flipbookUrl } from './flipbook-view.ts';
import { guidePaths } from './guide-view.ts';
import type { Content } from './model.ts';
import { pageUrl, shopPages } from './page-view.ts';
import { shopUrl } from './shop-view.ts';

/** Paths of what the shop has beside its catalog. Nobody keeps when a shop or a catalog changed. */
export function contentPaths(model: ReadModel, content: Content, now: Date): SitemapEntry[] {
  return [
    ...guidePaths(model, content, now).map((guide) => ({ ...guide, kind: 'guide' as const })),
    ...shopPages(content).map((page) => ({ path: pageUrl(page), kind: 'page' as const, changedAt: page.updatedAt })),
    ...model.catalog.shops.map(({ sysname }) => ({
      path: shopUrl(sysname),
      kind: 'store' as const,
      changedAt: null,
    })),
    ...content.flipbooks.map(({ slug }) => ({ path: flipbookUrl(slug), kind: 'flipbook' as const, changedAt: null })),
  ];
}
