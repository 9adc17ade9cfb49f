import { getGuides } from '#lib/guides/server.ts';
import { llmsText } from '#lib/markdown/llms.ts';
import { getWords } from '#lib/markdown/server.ts';
import { isMenuLink, menuRoots } from '#lib/menu/index.ts';
import { getMenu } from '#lib/menu/server.ts';
import { isKnownPath } from '#lib/navigation/known-paths.ts';
import { orNotFound } from '#lib/navigation/route-responses.ts';
import { getShopEntries } from '#lib/shops/server.ts';

export const revalidate = 600;
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

async function answer(locale: string): Promise<Response> {
  const words = await getWords(locale);
  const [menu, { guides }, shops] = await Promise.all([
    getMenu(words.locale),
    getGuides(null, 1, words.locale),
    getShopEntries(),
  ]);
  const { genders, roots } = menuRoots(menu);
  const categories = [...genders, ...roots].filter(({ url }) => isMenuLink(url));
  const known = await Promise.all(
    categories.map(async ({ url }) => ((await isKnownPath('listing', url)) === false ? [] : [url])),
  );
  const text = llmsText({ categories, listings: new Set(known.flat()), guides, shops }, words);
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8', 'x-robots-tag': 'noindex' } });
}

/** The shop in short for language models. */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  return orNotFound(answer((await params).locale));
}
