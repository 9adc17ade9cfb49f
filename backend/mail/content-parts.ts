import type { Block, Span } from '#lib/contract/rich-text.ts';
import type { PageContent } from '../content/model.ts';
import type { MailPart } from './mail.ts';

/** The full address of a link; null where the words say it already, or where it leads to a place within the text. */
function addressOf({ href, text }: Span, shop: string): string | null {
  if (href === undefined || href.startsWith('#')) return null;
  const address = href.startsWith('/') ? `${shop}${href}` : href.replace(/^(?:mailto|tel):/, '');
  return address === text ? null : address;
}

/** Running text with the addresses of its links behind their words: a mail is read without the shop too. */
function running(spans: readonly Span[], shop: string): string {
  return spans
    .map((span) => {
      const address = addressOf(span, shop);
      return address === null ? span.text : `${span.text} (${address})`;
    })
    .join('');
}

function partOf(block: Block, shop: string): MailPart | null {
  switch (block.type) {
    case 'heading':
      return { kind: 'heading', text: block.text, isTitle: false };
    case 'paragraph':
    case 'quote':
      return { kind: 'text', text: running(block.spans, shop) };
    case 'list':
      return { kind: 'list', items: block.items.map((spans) => running(spans, shop)), isOrdered: block.ordered };
    case 'table':
      return { kind: 'table', columns: block.columns, rows: block.rows };
    case 'image':
    case 'products':
    case 'unknown':
      return null;
  }
}

/** A page of the shop's texts within a mail, whole, under its title; pictures and products are left out. */
export function pageParts({ title, blocks, isSample }: PageContent, shop: string): MailPart[] {
  return [
    { kind: 'heading', text: title, isTitle: true },
    ...(isSample ? [{ kind: 'text', text: 'Bemutató szöveg: egy bemutató bolté, jogi hatása nincs.' } as const] : []),
    ...blocks.map((block) => partOf(block, shop)).filter((part) => part !== null),
  ];
}
