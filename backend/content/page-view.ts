import type { ContentPage } from '#lib/contract/content.ts';
import type { Content, PageContent } from './model.ts';

export function pageUrl({ kind, slug }: Pick<PageContent, 'kind' | 'slug'>): string {
  return `/${kind}/${slug}/`;
}

/** The static and service pages of the shop. */
export function shopPages({ pages }: Content): PageContent[] {
  return pages.filter(({ kind }) => kind !== 'info');
}

/** A page with the others of its kind among those that are shown; null for an unknown one. */
export function contentPage(pages: readonly PageContent[], slug: string): ContentPage | null {
  const page = pages.find((one) => one.slug === slug);
  if (!page) return null;
  const related = pages.filter(({ kind }) => kind === page.kind).filter((other) => other !== page);
  const { kind, title, description, blocks, isSample = false, updatedAt } = page;
  return {
    slug,
    kind,
    title,
    description,
    blocks,
    isSample,
    updatedAt,
    related: related.map((other) => ({ title: other.title, url: pageUrl(other) })),
  };
}
