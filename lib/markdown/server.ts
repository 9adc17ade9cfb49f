import 'server-only';
import { getTranslations } from 'next-intl/server';
import { isLocale } from '#lib/core/locales.ts';
import { datesOf } from '#lib/i18n/dates.ts';
import { refusePage } from '#lib/navigation/refuse-page.ts';
import { orNotFound } from '#lib/navigation/route-responses.ts';
import { addressOf, type Words } from './words.ts';

/** The words of a language; 404 for a part of a path that names none. */
export async function getWords(locale: string): Promise<Words> {
  if (!isLocale(locale)) refusePage(`/${locale}/`);
  return { locale, t: await getTranslations({ locale }), format: datesOf(locale) };
}

/**
 * A page as Markdown, which names the page that search engines are to show in its place; `path` is that of the page.
 */
export function markdownAnswer(markdown: string, words: Words, path: string): Response {
  return new Response(markdown, {
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      'x-robots-tag': 'noindex',
      link: `<${addressOf(words, path)}>; rel="canonical"`,
    },
  });
}

/** The route of pages as Markdown, with what its path names. */
export function markdownRoute<Params extends object>(answer: (params: Params, words: Words) => Promise<Response>) {
  return async (_request: Request, { params }: { params: Promise<Params & { locale: string }> }): Promise<Response> => {
    const asked = await params;
    return orNotFound(getWords(asked.locale).then((words) => answer(asked, words)));
  };
}
