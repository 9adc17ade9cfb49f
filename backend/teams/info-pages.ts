import type { Block, Span } from '#lib/contract/rich-text.ts';
import type { Content, PageContent } from '../content/model.ts';
import { pageUrl } from '../content/page-view.ts';
import type { SitemapEntry } from '../search/sitemap.ts';

/** The page of withdrawals, which both shops have. */
const withdrawals = '/elallas/';

type Relink = (href: string) => string;

const spansWith = (relink: Relink, spans: readonly Span[]): Span[] =>
  spans.map((span) => (span.href === undefined ? span : { ...span, href: relink(span.href) }));

function blockWith(relink: Relink, block: Block): Block {
  switch (block.type) {
    case 'paragraph':
    case 'quote':
      return { ...block, spans: spansWith(relink, block.spans) };
    case 'list':
      return { ...block, items: block.items.map((spans) => spansWith(relink, spans)) };
    default:
      return block;
  }
}

/**
 * The pages of the team shop: its own, and those that it shares with the shop. A path of theirs that is not the team
 * shop's own leads to the shop at the origin `shop`.
 */
export function infoPages({ pages }: Content, shop: string): PageContent[] {
  const shown = [
    ...pages.filter(({ kind }) => kind === 'info'),
    ...pages.filter(({ isInfoToo }) => isInfoToo === true),
  ];
  const own = new Map<string, string>([
    [withdrawals, withdrawals],
    ...shown.flatMap((page) => {
      const url = pageUrl({ ...page, kind: 'info' });
      return [
        [pageUrl(page), url],
        [url, url],
      ] as [string, string][];
    }),
  ]);
  const relink = (href: string) => own.get(href) ?? (/^\/./.test(href) ? `${shop}${href}` : href);
  return shown.map((page) => ({
    ...page,
    kind: 'info',
    blocks: page.blocks.map((block) => blockWith(relink, block)),
  }));
}

/** Paths of the team shop's pages with their last change. */
export function infoPaths(content: Content): SitemapEntry[] {
  return infoPages(content, '').map((page) => ({ path: pageUrl(page), kind: 'page', changedAt: page.updatedAt }));
}
