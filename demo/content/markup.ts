import type { Block, Span } from '#lib/contract/rich-text.ts';
import { picturePath } from '#lib/core/pictures/media-host.ts';
import { slugify } from '#lib/core/text/slug.ts';
import type { PickProducts } from './product-rule.ts';

const mark = /\*\*(.+?)\*\*|\*(.+?)\*|\[(.+?)\]\((.+?)\)/g;

/** Text with `**strong**`, `*emphasis*` and `[links](/path/)`. */
function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(mark)) {
    const [whole, strong, em, linked, href] = match;
    if (match.index > from) spans.push({ text: text.slice(from, match.index) });
    if (strong !== undefined) spans.push({ text: strong, strong: true });
    else if (em !== undefined) spans.push({ text: em, em: true });
    else if (linked !== undefined && href !== undefined) spans.push({ text: linked, href });
    from = match.index + whole.length;
  }
  if (from < text.length) spans.push({ text: text.slice(from) });
  return spans;
}

function cellsOf(line: string): string[] {
  return line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

const withoutMark = (lines: readonly string[], pattern: RegExp) =>
  lines.map((line) => spansOf(line.replace(pattern, '')));

/** One block from its lines; null where its products cannot be found. */
function blockOf(lines: readonly string[], pickProducts: PickProducts): Block | null {
  const [first = ''] = lines;
  const heading = /^(#{2,3}) (.+)$/.exec(first);
  if (heading) {
    const text = heading[2] ?? '';
    return { type: 'heading', level: heading[1] === '##' ? 2 : 3, id: slugify(text), text };
  }
  if (first.startsWith('- ')) return { type: 'list', ordered: false, items: withoutMark(lines, /^- /) };
  if (/^\d+\. /.test(first)) return { type: 'list', ordered: true, items: withoutMark(lines, /^\d+\. /) };
  if (first.startsWith('> ')) return { type: 'quote', spans: spansOf(lines.map((line) => line.slice(2)).join(' ')) };
  if (first.startsWith('| ')) {
    return { type: 'table', columns: cellsOf(first), rows: lines.slice(1).map(cellsOf) };
  }
  const picture = /^!\[(.+)\]\(([a-z0-9-]+)\)$/.exec(first);
  if (picture) {
    const [, alt = '', name = ''] = picture;
    return { type: 'image', image: { path: picturePath(name), alt }, caption: null };
  }
  if (first.startsWith('::products ')) {
    const productIds = pickProducts(first.slice('::products '.length)).map(({ id }) => id);
    return productIds.length > 0 ? { type: 'products', productIds } : null;
  }
  return { type: 'paragraph', spans: spansOf(lines.join(' ')) };
}

/** A heading that repeats an earlier one is numbered, so that each can be linked to. */
function numbered(blocks: readonly Block[]): Block[] {
  const seen = new Map<string, number>();
  return blocks.map((block) => {
    if (block.type !== 'heading') return block;
    const count = (seen.get(block.id) ?? 0) + 1;
    seen.set(block.id, count);
    return count > 1 ? { ...block, id: `${block.id}-${count}` } : block;
  });
}

/**
 * Blocks of a text, which stand apart by an empty line: `## heading`, `- list`, `1. list`, `> quote`, `| table |` with
 * its columns first, `![what it shows](name of a picture)`, `::products rule` (product-rule.ts), and paragraphs.
 */
export function parseBlocks(text: string, pickProducts: PickProducts): Block[] {
  const parts = text
    .trim()
    .split(/\n{2,}/)
    .map((part) => part.split('\n'));
  return numbered(parts.map((lines) => blockOf(lines, pickProducts)).filter((block) => block !== null));
}
