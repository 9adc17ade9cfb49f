import { callFromProxy } from '#lib/api/proxy.ts';
import { StaleWhileRevalidateCache } from '#lib/api/stale-while-revalidate-cache.ts';
import { settings } from '#lib/config/index.ts';
import { sitemapEndpoints } from '#lib/contract/sitemap.ts';
import { sitemapFileName, sitemapFilePath, sitemapFiles } from './paths.ts';

/** How long the set of files is trusted before it is read anew, ms. */
const freshness = 60_000;

const files = new StaleWhileRevalidateCache(async () => {
  const parts = await callFromProxy(sitemapEndpoints.parts);
  return new Set(sitemapFiles(parts, settings.FLIPBOOK_PREFIX !== '').map(({ file }) => sitemapFilePath(file)));
}, freshness);

/** Whether a path is that of a file of the sitemap; while the API has never answered, its route decides. */
export async function isKnownSitemap(path: string): Promise<boolean> {
  if (sitemapFileName(path) === null) return false;
  const known = await files.get().catch(() => null);
  return known === null || known.has(path);
}
