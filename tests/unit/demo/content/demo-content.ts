import { blockText } from '#backend/content/guide-view.ts';
import type { Block } from '#lib/contract/rich-text.ts';
import { generateCatalog } from '#demo/catalog/index.ts';
import { generateContent } from '#demo/content/index.ts';

export const demoNow = new Date('2026-11-21T09:30:00Z');
export const demoCatalog = generateCatalog({ seed: 2735, products: 3000, now: demoNow });
export const demoContent = generateContent(demoCatalog, demoNow);

/** Paths that blocks link to. */
export function linksOf(blocks: readonly Block[]): string[] {
  const spans = blocks.flatMap((block) => {
    if (block.type === 'paragraph' || block.type === 'quote') return block.spans;
    return block.type === 'list' ? block.items.flat() : [];
  });
  return spans.flatMap(({ href }) => href ?? []);
}

const { shops, brands, guides, pages, flipbooks } = demoContent;

/** Every text of the content with where it stands, paragraph by paragraph. */
export const demoTexts: readonly (readonly [place: string, text: string])[] = [
  ...shops.map(({ sysname, text }) => [sysname, text] as const),
  ...brands.map(({ slug, text }) => [slug, text] as const),
  ...[...guides, ...pages].flatMap(({ slug, title, description, blocks }) =>
    [title, description, ...blocks.flatMap((block) => blockText(block).split('\n'))]
      .filter((text) => text !== '')
      .map((text) => [slug, text] as const),
  ),
  ...guides.map(({ slug, image }) => [slug, image.alt] as const),
  ...flipbooks.flatMap(({ slug, title, contents, pages: printed }) => [
    [slug, title] as const,
    ...contents.map((entry) => [slug, entry.title] as const),
    ...printed.flatMap((page) => [page.heading, page.image.alt, ...page.text].map((text) => [slug, text] as const)),
  ]),
];
