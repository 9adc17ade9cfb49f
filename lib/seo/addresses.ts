import { settings } from '#lib/config/index.ts';
import type { Image } from '#lib/contract/media.ts';
import { localePath, type Locale } from '#lib/core/locales.ts';
import { imageUrl } from '#lib/media/index.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import type { Reference } from './json-ld.ts';

/** Full address of a path of the shop in a language; the front page's for what the link guard refuses. */
export function pageAddress(locale: Locale, path: string): string {
  return new URL(shopHref(locale, path) ?? localePath(locale, '/'), settings.STOREFRONT_HOST).href;
}

/** Full address of a picture at its largest, 1200 px wide. */
export function pictureAddress(image: Image): string {
  return imageUrl(image, 1200);
}

/** Names of what is the same on every page, in every language. */
export const own = {
  shop: (): Reference => ({ '@id': `${settings.STOREFRONT_HOST}/#shop` }),
  returns: (): Reference => ({ '@id': `${settings.STOREFRONT_HOST}/#returns` }),
};
