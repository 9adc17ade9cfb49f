import { getContentPage } from '#lib/content/server.ts';
import { contentText } from '#lib/markdown/article.ts';
import { markdownAnswer, markdownRoute } from '#lib/markdown/server.ts';

export const revalidate = 60;
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

/** A service page as Markdown. */
export const GET = markdownRoute<{ slug: string }>(async ({ slug }, words) =>
  markdownAnswer(contentText(await getContentPage('services', slug, words.locale), words), words, `/services/${slug}/`),
);
