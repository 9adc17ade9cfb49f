import 'server-only';
import { cache } from 'react';
import { callApi, orWithout } from '#lib/api/server.ts';
import { marketToday } from '#lib/core/calendar/days.ts';
import { settings } from '#lib/config/index.ts';
import { flipbookEndpoints, type Flipbook, type FlipbookMention, type FlipbookTeaser } from '#lib/contract/flipbook.ts';
import { defaultLocale, type Locale } from '#lib/core/locales.ts';
import type { ShopDetail } from '#lib/contract/shop.ts';
import { orRefused } from '#lib/navigation/refuse-page.ts';
import { getShop } from '#lib/shops/server.ts';
import { validityOn } from './index.ts';
import { flipbookPath } from './paths.ts';

/** A flipbook; 404 for an unknown one. */
export const getFlipbook = cache((slug: string, locale: Locale): Promise<Flipbook> =>
  orRefused(callApi(flipbookEndpoints.flipbook, { params: { slug } }, { locale }), flipbookPath(slug)),
);

/** All flipbooks, those that are valid first. */
export const getFlipbooks = cache((locale: Locale = defaultLocale): Promise<FlipbookTeaser[]> =>
  callApi(flipbookEndpoints.flipbooks, { query: {} }, { locale }),
);

/** The flipbooks that are valid today; none where there are no flipbooks or they can not be had. */
export async function getValidFlipbooks(locale: Locale): Promise<FlipbookTeaser[]> {
  if (settings.FLIPBOOK_PREFIX === '') return [];
  const today = marketToday();
  return (await orWithout(getFlipbooks(locale), [])).filter((flipbook) => validityOn(today, flipbook) === 'valid');
}

/** A shop by the part of its sysname after the first underscore, with its flipbooks; 404 for an unknown one. */
export const getShopFlipbooks = cache(
  async (id: string, locale: Locale): Promise<{ shop: ShopDetail; flipbooks: FlipbookTeaser[] }> => {
    const shop = await getShop(id, locale);
    const query = { store: shop.sysname };
    return { shop, flipbooks: await callApi(flipbookEndpoints.flipbooks, { query }, { locale }) };
  },
);

/**
 * Pages of valid flipbooks with a product or a query's words, under the shop's own prefix; none where they can not be
 * had.
 */
export async function getMentions(query: { q?: string; product?: number }, locale: Locale): Promise<FlipbookMention[]> {
  const mentions = await orWithout(callApi(flipbookEndpoints.mentions, { query }, { locale }), []);
  return mentions.map((mention) => ({ ...mention, url: flipbookPath(mention.url.split('/')[2] ?? '', mention.page) }));
}
