import type { Metadata } from 'next';
import { placeOf } from '#lib/contract/market/places.ts';
import type { Image } from '#lib/contract/media.ts';
import { defaultLocale, localePath, locales, type Locale } from '#lib/core/locales.ts';
import { markdownPath } from '#lib/navigation/markdown-path.ts';
import { pictureAddress } from './addresses.ts';
import { sharePicture } from './share-picture.ts';
import { documentTitle, shortText } from './texts.ts';

/** A picture that shows where a page is shared; measures in px. */
export interface SharedPicture {
  url: string;
  /** Not known of a picture on another host. */
  type?: 'image/jpeg' | 'image/png';
  width: number;
  height: number;
  alt: string;
}

/** What a page tells of itself to search engines and to those it is shared with. */
export interface PageFacts {
  /** Without the shop's name. */
  title: string;
  shop: string;
  /** The one address of the page, without its language. */
  path: string;
  locale: Locale;
  description?: string;
  /** The shop's own picture where the page has none. */
  picture?: SharedPicture;
  /** Of a page that somebody wrote: when, by ISO 8601, and who. */
  article?: { publishedTime: string; modifiedTime: string; authors: string[] };
  isIndexed?: boolean;
  /** Whether it can be read as Markdown too. */
  hasMarkdown?: boolean;
}

/** As Open Graph names a language and its country: `hu_HU`. */
const territoryOf = (locale: Locale) => placeOf(locale).replace('-', '_');

/**
 * A picture of the shop's data for sharing, as JPEG, which everybody shows, where the API scales it; `ratio` is its width
 * divided by its height.
 */
export function sharedPicture(image: Image, ratio = 1): SharedPicture {
  const isScaled = image.path.startsWith('/');
  return {
    url: `${pictureAddress(image)}${isScaled ? '.jpg' : ''}`,
    ...(isScaled ? { type: 'image/jpeg' as const } : {}),
    width: 1200,
    height: Math.round(1200 / ratio),
    alt: image.alt,
  };
}

/** Title, description, canonical address, languages and the card of a page that is shared (ADR-0051). */
export function metadataOf({
  title,
  shop,
  path,
  locale,
  description,
  picture,
  article,
  isIndexed = true,
  hasMarkdown = false,
}: PageFacts): Metadata {
  const address = localePath(locale, path);
  const about = description ? { description: shortText(description) } : {};
  const card = {
    title,
    ...about,
    url: address,
    siteName: shop,
    locale: territoryOf(locale),
    alternateLocale: locales.filter((other) => other !== locale).map((other) => territoryOf(other)),
    images: [picture ?? { ...sharePicture, alt: shop }],
  };
  return {
    title: { absolute: documentTitle(title, shop) },
    ...about,
    alternates: {
      // What is not to be listed has no address to list it by: both at once would contradict each other.
      ...(isIndexed
        ? {
            canonical: address,
            languages: {
              ...Object.fromEntries(locales.map((other) => [other, localePath(other, path)])),
              'x-default': localePath(defaultLocale, path),
            },
          }
        : {}),
      ...(hasMarkdown ? { types: { 'text/markdown': markdownPath(address) } } : {}),
    },
    openGraph: article ? { type: 'article', ...card, ...article } : { type: 'website', ...card },
    twitter: { card: 'summary_large_image' },
    ...(isIndexed ? {} : { robots: { index: false, follow: true } }),
  };
}
