import 'server-only';
import { cache } from 'react';
import { callApi } from '#lib/api/server.ts';
import { blogEndpoints, type Guide, type GuideList } from '#lib/contract/blog.ts';
import type { Locale } from '#lib/core/locales.ts';
import { orRefused, refusePage } from '#lib/navigation/refuse-page.ts';
import { guidesPath } from './index.ts';

/** A page of the guides, of one sport or of all; 404 for an unknown sport and for a page beyond the last. */
export const getGuides = cache(async (sport: string | null, page: number, locale: Locale): Promise<GuideList> => {
  const query = { page, ...(sport === null ? {} : { sport }) };
  const list = await orRefused(callApi(blogEndpoints.guides, { query }, { locale }), guidesPath(sport));
  if (page > Math.max(list.pageCount, 1)) refusePage(`${guidesPath(sport)}?page=${page}`);
  return list;
});

/** A guide with the products of now; 404 for an unknown one. */
export const getGuide = cache((slug: string, locale: Locale): Promise<Guide> =>
  orRefused(callApi(blogEndpoints.guide, { params: { slug } }, { locale }), `/blog/article/${slug}/`),
);
