import { getBrandAbout, withBrandText } from '#lib/brands/server.ts';
import { emptyListing } from '#lib/core/filters/index.ts';
import { localePath } from '#lib/core/locales.ts';
import { listingText } from '#lib/markdown/listing.ts';
import { markdownAnswer, markdownRoute } from '#lib/markdown/server.ts';
import { getListing } from '#lib/search/server.ts';

export const revalidate = 60;
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

/** The products of a path as Markdown; of a brand's it tells of the brand as well. */
export const GET = markdownRoute<{ path: string[] }>(async ({ path: segments }, words) => {
  const path = `/${segments.map(decodeURIComponent).join('/')}/`;
  const [answer, about] = await Promise.all([
    getListing(path, emptyListing, localePath(words.locale, path)),
    getBrandAbout(path, words.locale),
  ]);
  return markdownAnswer(listingText(withBrandText(answer, about), words, path), words, path);
});
