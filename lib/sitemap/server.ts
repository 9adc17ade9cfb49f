import 'server-only';
import { callApi } from '#lib/api/server.ts';
import { marketToday } from '#lib/core/calendar/days.ts';
import { settings } from '#lib/config/index.ts';
import { sitemapEndpoints, type SitemapPart, type SitemapPath } from '#lib/contract/sitemap.ts';
import { validityOn } from '#lib/flipbook/index.ts';
import { flipbookPath, flipbooksOfShopPath, flipbooksPath } from '#lib/flipbook/paths.ts';
import { getFlipbooks } from '#lib/flipbook/server.ts';
import { imageUrl } from '#lib/media/index.ts';
import { isShopPath } from '#lib/navigation/link-guard.ts';
import { refusePage } from '#lib/navigation/refuse-page.ts';
import { pathsInSitemap } from '#lib/routes/fixed-paths.ts';
import { shopRoutes } from '#lib/routes/shop.ts';
import { shopId } from '#lib/shops/index.ts';
import { getShopEntries } from '#lib/shops/server.ts';
import { partOf, sitemapFilePath, sitemapFiles, type DatedFile, type SitemapFile } from './paths.ts';
import type { SitemapPage } from './xml.ts';

/** Width of the pictures that a search engine is shown, px. */
const pictureWidth = 1200;

const undated = (path: string): SitemapPage => ({ path, changedAt: null, images: [] });

const getParts = (): Promise<SitemapPart[]> => callApi(sitemapEndpoints.parts);

const pageOf = ({ path, changedAt, images = [] }: SitemapPath): SitemapPage => ({
  path,
  changedAt,
  images: images.map((image) => imageUrl({ path: image }, pictureWidth)),
});

/** The flipbooks that are valid or will be: past ones are not to be found. */
async function getFlipbookPages(): Promise<SitemapPage[]> {
  const [flipbooks, shops] = await Promise.all([getFlipbooks(), getShopEntries()]);
  const today = marketToday();
  const current = flipbooks
    .filter((flipbook) => validityOn(today, flipbook) !== 'over')
    .map(({ slug, cover }): SitemapPage => ({
      path: flipbookPath(slug),
      changedAt: null,
      images: [imageUrl(cover, pictureWidth)],
    }));
  return [
    undated(flipbooksPath()),
    ...shops.map(({ sysname }) => undated(flipbooksOfShopPath(shopId(sysname)))),
    ...current,
  ];
}

/** Every file of the sitemap. Throws an ApiError. */
export async function getSitemapFiles(): Promise<DatedFile[]> {
  return sitemapFiles(await getParts(), settings.FLIPBOOK_PREFIX !== '');
}

/**
 * The pages of a file: one answer of the API, however large the catalog is. 404 for a file that is not there; throws
 * an ApiError.
 */
export async function getSitemapPages(file: SitemapFile): Promise<SitemapPage[]> {
  if ('part' in file) {
    const part = partOf(await getParts(), file) ?? refusePage(sitemapFilePath(file));
    const { paths } = await callApi(sitemapEndpoints.sitemap, { query: { kind: file.kind, after: part.after } });
    return paths.filter(({ path }) => isShopPath(path)).map(pageOf);
  }
  if (file.kind === 'own') return pathsInSitemap(shopRoutes, settings).map(undated);
  return settings.FLIPBOOK_PREFIX === '' ? refusePage(sitemapFilePath(file)) : getFlipbookPages();
}
