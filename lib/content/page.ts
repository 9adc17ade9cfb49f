import 'server-only';
import { cache } from 'react';
import { callApi } from '#lib/api/server.ts';
import { contentEndpoints, type ContentPage } from '#lib/contract/content.ts';
import { orRefused } from '#lib/navigation/refuse-page.ts';

/** A page of text, of whatever kind; 404 for an unknown one. */
export const getContentPage = cache((slug: string): Promise<ContentPage> =>
  orRefused(callApi(contentEndpoints.page, { params: { slug } }), `/${slug}/`));
