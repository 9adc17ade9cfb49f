import { getContentPage } from '#lib/content/server.ts';
import { contentText } from '#lib/markdown/article.ts';
import { markdownAnswer, markdownRoute } from '#lib/markdown/server.ts';

export const revalidate = 60;
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

/** A static page as Markdown. */
export const GET = markdownRoute<{ slug: string }>(async ({ slug }, words) =>
  markdownAnswer(contentText(await getContentPage('static', slug, words.locale), words), words, `/static/${slug}/`),
);
