import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { callApi } from '#lib/api/server.ts';
import { ApiError } from '#lib/api/errors.ts';
import { blogEndpoints, type Guide, type GuideList } from '#lib/contract/blog.ts';
import { contentEndpoints, type ContentPage } from '#lib/contract/content.ts';

/** A name that the API does not know, or would not even take for one, is no page. */
async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 422)) notFound();
    throw error;
  }
}

/** A page of the guides, of one sport or of all; 404 for an unknown sport and for a page beyond the last. */
export const getGuides = cache(async (sport: string | null, page: number): Promise<GuideList> => {
  const query = { page, ...(sport === null ? {} : { sport }) };
  const list = await orNotFound(callApi(blogEndpoints.guides, { query }));
  if (page > Math.max(list.pageCount, 1)) notFound();
  return list;
});

/** A guide with the products of now; 404 for an unknown one. */
export const getGuide = cache((slug: string): Promise<Guide> => orNotFound(callApi(blogEndpoints.guide, { params: { slug } })));

/** A static or service page; 404 for an unknown one. */
export const getContentPage = cache((slug: string): Promise<ContentPage> =>
  orNotFound(callApi(contentEndpoints.page, { params: { slug } })));
