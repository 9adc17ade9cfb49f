import type { Block, Span } from '#lib/contract/rich-text.ts';
import { catalogLanguage, type Language } from '#lib/contract/language.ts';
import { localePath } from '#lib/core/locales.ts';
import type { PageContent } from '../content/model.ts';
import { catalogWords, text, type MailPart } from './mail.ts';
import { mailTexts } from './texts.ts';

/** Where the links of texts lead: the origin of the storefront, and the language of its pages. */
interface Reader {
  shop: string;
  lang: Language;
}

/** The full address of a link; null where the words say it already, or where it leads to a place within the text. */
function addressOf({ href, text }: Span, { shop, lang }: Reader): string | null {
  if (href === undefined || href.startsWith('#')) return null;
  const address = href.startsWith('/') ? `${shop}${localePath(lang, href)}` : href.replace(/^(?:mailto|tel):/, '');
  return address === text ? null : address;
}

/** Running text with the addresses of its links behind their words: a mail is read without the shop too. */
function running(spans: readonly Span[], reader: Reader): string {
  return spans
    .map((span) => {
      const address = addressOf(span, reader);
      return address === null ? span.text : `${span.text} (${address})`;
    })
    .join('');
}

function partOf(block: Block, reader: Reader): MailPart | null {
  switch (block.type) {
    case 'heading':
      return { kind: 'heading', text: block.text, isTitle: false };
    case 'paragraph':
    case 'quote':
      return { kind: 'text', text: running(block.spans, reader) };
    case 'list':
      return { kind: 'list', items: block.items.map((spans) => running(spans, reader)), isOrdered: block.ordered };
    case 'table':
      return { kind: 'table', columns: block.columns, rows: block.rows };
    case 'image':
    case 'products':
    case 'unknown':
      return null;
  }
}

/**
 * A page of the shop's texts within a mail, whole, under its title; pictures and products are left out. Such texts are in
 * the catalog's language alone.
 */
function pageParts({ title, blocks, isSample }: PageContent, reader: Reader): MailPart[] {
  return [
    catalogWords({ kind: 'heading', text: title, isTitle: true }),
    ...(isSample ? [text(mailTexts[reader.lang].sample)] : []),
    ...blocks
      .map((block) => partOf(block, reader))
      .filter((part) => part !== null)
      .map(catalogWords),
  ];
}

/** The texts that a contract rests on, after a word about their language where it is not the mail's. */
export function contractParts(pages: readonly PageContent[], reader: Reader): MailPart[] {
  const isOther = reader.lang !== catalogLanguage && pages.length > 0;
  return [
    ...(isOther ? [text(mailTexts[reader.lang].confirmation.inCatalogLanguage)] : []),
    ...pages.flatMap((page) => pageParts(page, reader)),
  ];
}
