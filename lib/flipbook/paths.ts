import { settings } from '#lib/config/index.ts';

/** Path of all flipbooks. */
export function flipbooksPath(): string {
  return `/${settings.FLIPBOOK_PREFIX}/`;
}

/** Path of a flipbook under the shop's prefix, on a page of it. */
export function flipbookPath(slug: string, page = 1): string {
  return `/${settings.FLIPBOOK_PREFIX}/${slug}/${page > 1 ? `?oldal=${page}` : ''}`;
}

/** Path of the flipbooks of a shop, by the part of its sysname after the first underscore (STORE-01). */
export function flipbooksOfShopPath(shopId: string): string {
  return `/${settings.FLIPBOOK_PREFIX}/shop/${shopId}/`;
}

/** Path of a flipbook as text. */
export function flipbookTextPath(slug: string): string {
  return `/${settings.FLIPBOOK_PREFIX}/${slug}/szoveg/`;
}
