import { settings } from '#lib/config/index.ts';
import { refusePage } from '#lib/navigation/refuse-page.ts';
import { orNotFound } from '#lib/navigation/route-responses.ts';
import { sitemapFileNamed } from '#lib/sitemap/paths.ts';
import { getSitemapPages } from '#lib/sitemap/server.ts';
import { sitemapHeaders, urlSet } from '#lib/sitemap/xml.ts';

export const revalidate = 300;
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

async function answer(name: string): Promise<Response> {
  const file = sitemapFileNamed(name) ?? refusePage(`/sitemap/${name}`);
  return new Response(urlSet(await getSitemapPages(file), settings.STOREFRONT_HOST), { headers: sitemapHeaders });
}

/** A file of the sitemap; without the API it fails as its list does. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return orNotFound(answer((await params).file));
}
