import type { ContentPage } from '#lib/contract/content.ts';
import { catalogLanguage, type Language } from '#lib/contract/language.ts';
import { markOf, recordIn } from '../languages/record-texts.ts';
import type { Content, PageContent } from './model.ts';

export function pageUrl({ kind, slug }: Pick<PageContent, 'kind' | 'slug'>): string {
  return `/${kind}/${slug}/`;
}

/** The static and service pages of the shop. */
export function shopPages({ pages }: Content): PageContent[] {
  return pages.filter(({ kind }) => kind !== 'info');
}

/** A page in a language, as far as it is there in it, with the others of its kind among those that are shown; null for an unknown one. */
export function contentPage(
  pages: readonly PageContent[],
  slug: string,
  language: Language = catalogLanguage,
): ContentPage | null {
  const page = pages.find((one) => one.slug === slug);
  if (!page) return null;
  const related = pages
    .filter((other) => other.kind === page.kind && other !== page)
    .map((other) => recordIn(language, other));
  const { kind, title, description, blocks, isSample = false, updatedAt, langs } = recordIn(language, page);
  return {
    slug,
    kind,
    title,
    description,
    blocks,
    isSample,
    updatedAt,
    related: related.map((other) => ({ title: other.title, url: pageUrl(other), ...markOf(other, 'title') })),
    ...(langs ? { langs } : {}),
  };
}
