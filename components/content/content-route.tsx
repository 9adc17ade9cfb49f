import type { Metadata } from 'next';
import { getContentPage } from '#lib/content/server.ts';
import type { ContentPage as Content } from '#lib/contract/content.ts';
import type { Locale } from '#lib/core/locales.ts';
import { contentMetadata, ContentPage, redirectToRightKind } from './content-page.tsx';

/** What the routes of texts are asked with. */
export interface ContentRouteProps {
  params: Promise<{ locale: Locale; slug: string }>;
}

/** Metadata and page of the route of a kind of texts. */
export function contentRoute(kind: Content['kind']) {
  return {
    async metadata({ params }: ContentRouteProps): Promise<Metadata> {
      const { locale, slug } = await params;
      return contentMetadata(await getContentPage(kind, slug, locale), locale);
    },
    async page({ params }: ContentRouteProps) {
      const { locale, slug } = await params;
      const page = await getContentPage(kind, slug, locale);
      redirectToRightKind(page, kind, locale);
      return <ContentPage page={page} />;
    },
  };
}
