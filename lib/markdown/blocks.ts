import { settings } from '#lib/config/index.ts';
import type { ProductCard } from '#lib/contract/product.ts';
import type { Block, Span } from '#lib/contract/rich-text.ts';
import { localePath, type Locale } from '#lib/core/locales.ts';
import { imageUrl } from '#lib/media/index.ts';
import { guardedLink } from '#lib/navigation/link-guard.ts';
import { productLine } from './prices.ts';
import type { Words } from './words.ts';
import { heading, inline, line, link, linkOn, list, quote, table, text } from './writing.ts';

/**
 * Where a link of running text leads by its full address; null for what the guard refuses, whose text stays (SEC-01).
 */
function addressOfSpan(href: string | undefined, locale: Locale): string | null {
  const found = href === undefined ? null : guardedLink(href, { contacts: true });
  if (!found || found.href.startsWith('#')) return null;
  return found.kind === 'internal'
    ? new URL(localePath(locale, found.href), settings.STOREFRONT_HOST).href
    : found.href;
}

/** A part of running text; its marks stand close to its words, else they are none. */
function span({ text: value, strong, em, href }: Span, locale: Locale): string {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(inline(value)) ?? [];
  if (words === '') return before;
  const mark = `${strong ? '**' : ''}${em ? '*' : ''}`;
  const marked = `${mark}${words}${[...mark].toReversed().join('')}`;
  const address = addressOfSpan(href, locale);
  return `${before}${address === null ? marked : linkOn(marked, address)}${after}`;
}

const running = (spans: readonly Span[], { locale }: Words) => line(...spans.map((one) => span(one, locale)));

function blockText(block: Block, words: Words, products: readonly ProductCard[]): string {
  switch (block.type) {
    case 'heading':
      return heading(block.level, block.text);
    case 'paragraph':
      return running(block.spans, words);
    case 'list':
      return list(
        block.items.map((spans) => running(spans, words)),
        block.ordered,
      );
    case 'quote':
      return quote(running(block.spans, words));
    case 'table':
      return table(block.columns, block.rows);
    case 'image':
      return [
        `!${link(block.image.alt, imageUrl(block.image, 1200))}`,
        ...(block.caption ? [text(block.caption)] : []),
      ].join('\n\n');
    case 'products':
      return list(
        block.productIds
          .flatMap((id) => products.find((product) => product.id === id) ?? [])
          .map((product) => productLine(words, product)),
      );
    case 'unknown':
      return '';
  }
}

/** A text of blocks, with its tables and its products at the price of now; those that are gone are left out. */
export function blocksText(blocks: readonly Block[], words: Words, products: readonly ProductCard[] = []): string[] {
  return blocks.filter(({ type }) => type !== 'unknown').map((block) => blockText(block, words, products));
}
