import type { ContentPage } from '#lib/contract/content.ts';
import type { Content, PageContent } from './model.ts';

export function pageUrl({ kind, slug }: Pick<PageContent, 'kind' | 'slug'>): string {
  return `/${kind}/${slug}/`;
}

/** A static or service page with the others of its kind; null for an unknown one. */
export function contentPage({ pages }: Content, slug: string): ContentPage | null {
  const page = pages.find((one) => one.slug === slug);
  if (!page) return null;
  const related = pages.filter(({ kind }) => kind === page.kind).filter((other) => other !== page);
  return { ...page, related: related.map((other) => ({ title: other.title, url: pageUrl(other) })) };
}
