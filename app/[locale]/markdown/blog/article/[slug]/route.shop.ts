import { getGuide } from '#lib/guides/server.ts';
import { guideText } from '#lib/markdown/article.ts';
import { markdownAnswer, markdownRoute } from '#lib/markdown/server.ts';

/** Its products carry prices: as fresh as on the guide's page. */
export const revalidate = 30;
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

/** A guide as Markdown. */
export const GET = markdownRoute<{ slug: string }>(async ({ slug }, words) =>
  markdownAnswer(guideText(await getGuide(slug, words.locale), words), words, `/blog/article/${slug}/`),
);
