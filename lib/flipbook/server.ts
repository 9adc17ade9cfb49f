import 'server-only';
import { cache } from 'react';
import { callApi, orWithout } from '#lib/api/server.ts';
import { budapestToday } from '#lib/core/calendar/days.ts';
import { settings } from '#lib/config/index.ts';
import { flipbookEndpoints, type Flipbook, type FlipbookMention, type FlipbookTeaser } from '#lib/contract/flipbook.ts';
import type { StoreDetail } from '#lib/contract/store.ts';
import { orRefused } from '#lib/navigation/refuse-page.ts';
import { getStore } from '#lib/stores/server.ts';
import { validityOn } from './index.ts';
import { bookPath } from './paths.ts';

/** A catalogue; 404 for an unknown one. */
export const getBook = cache((slug: string): Promise<Flipbook> =>
  orRefused(callApi(flipbookEndpoints.flipbook, { params: { slug } }), bookPath(slug)),
);

/** All catalogues, those that are valid first. */
export const getBooks = cache((): Promise<FlipbookTeaser[]> => callApi(flipbookEndpoints.flipbooks, { query: {} }));

/** The catalogues that are valid today; none where there are no catalogues or they can not be had. */
export async function getValidBooks(): Promise<FlipbookTeaser[]> {
  if (settings.FLIPBOOK_PREFIX === '') return [];
  const today = budapestToday();
  return (await orWithout(getBooks(), [])).filter((book) => validityOn(today, book) === 'valid');
}

/** A store by the part of its sysname after the first underscore, with its catalogues; 404 for an unknown one. */
export const getStoreBooks = cache(async (id: string): Promise<{ store: StoreDetail; books: FlipbookTeaser[] }> => {
  const store = await getStore(id);
  return { store, books: await callApi(flipbookEndpoints.flipbooks, { query: { store: store.sysname } }) };
});

/**
 * Pages of valid catalogues with a product or a query's words, under the shop's own prefix; none where they can not be
 * had.
 */
export async function getMentions(query: { q?: string; product?: number }): Promise<FlipbookMention[]> {
  const mentions = await orWithout(callApi(flipbookEndpoints.mentions, { query }), []);
  return mentions.map((mention) => ({ ...mention, url: bookPath(mention.url.split('/')[2] ?? '', mention.page) }));
}
