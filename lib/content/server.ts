import 'server-only';
import { cache } from 'react';
import { callApi } from '#lib/api/server.ts';
import type { Locale } from '#lib/core/locales.ts';
import { contentEndpoints, type ContentPage } from '#lib/contract/content.ts';
import { orRefused } from '#lib/navigation/refuse-page.ts';

/** A page of text that was asked for among those of a kind, whatever its own is; 404 for an unknown one. */
export const getContentPage = cache((kind: ContentPage['kind'], slug: string, locale: Locale): Promise<ContentPage> =>
  orRefused(callApi(contentEndpoints.page, { params: { slug } }, { locale }), `/${kind}/${slug}/`),
);
