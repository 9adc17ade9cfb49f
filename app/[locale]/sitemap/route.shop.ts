import { settings } from '#lib/config/index.ts';
import { getSitemapFiles } from '#lib/sitemap/server.ts';
import { sitemapHeaders, sitemapIndex } from '#lib/sitemap/xml.ts';

export const revalidate = 300;
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

/**
 * The list of the sitemap's files. Without the API it fails and is answered by 503, for an empty list
 * would say that there are no pages; one that was drawn before goes on serving.
 */
export async function GET(): Promise<Response> {
  return new Response(sitemapIndex(await getSitemapFiles(), settings.STOREFRONT_HOST), { headers: sitemapHeaders });
}
