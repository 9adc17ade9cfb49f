import { expect, it } from 'vitest';
import { blockText } from '#backend/content/guide-view.ts';
import type { Block } from '#lib/contract/rich-text.ts';
import { guidePictures } from '#demo/english/guide-pictures.ts';
import { demoContent, linksOf } from './demo-content.ts';

const { guides, pages, flipbooks } = demoContent;

/** What a text is made of, block by block: an English one has the same parts. */
const shapeOf = (blocks: readonly Block[]) =>
  blocks.map((block) => {
    if (block.type === 'list') return `list of ${block.items.length}`;
    if (block.type === 'table') return `table of ${block.columns.length} × ${block.rows.length}`;
    return block.type === 'heading' ? `heading ${block.level}` : block.type;
  });

it('[RT-28] names every guide, page and flipbook in English', () => {
  for (const { slug, title, translations } of [...guides, ...pages, ...flipbooks]) {
    const said = translations?.en?.title;
    expect(said, slug).toEqual(expect.any(String));
    if (title !== 'Outlet') expect(said, slug).not.toBe(title);
    expect(said, slug).not.toMatch(/[áéíóöőúüű]/i);
  }
});

/** Figures in a block in ascending order, decimals with a point, as both languages have them. */
const figuresOf = (block: Block) =>
  (blockText(block).match(/\d+(?:[.,]\d+)?/g) ?? [])
    .map((figure) => Number(figure.replace(',', '.')))
    .toSorted((a, b) => a - b);

it('[RT-28] says in English what the picture of every guide shows, and of no other', () => {
  expect(Object.keys(guidePictures).toSorted()).toEqual(guides.map(({ image }) => image.alt).toSorted());
});

it('[RT-28] tells every guide in English: the same parts and links, with the same products and figures', () => {
  for (const { slug, blocks, translations } of guides) {
    const said = translations?.en?.blocks ?? [];
    expect(shapeOf(said), slug).toEqual(shapeOf(blocks));
    expect(linksOf(said).toSorted(), slug).toEqual(linksOf(blocks).toSorted());
    for (const [at, block] of said.entries()) {
      const original = blocks[at]!;
      const place = `${slug}: ${blockText(block)}`;
      if (block.type === 'products') expect(block, slug).toEqual(original);
      expect(figuresOf(block), place).toEqual(figuresOf(original));
      expect(blockText(block), place).not.toMatch(/[{}*|#]|\]\(|::|\d (?:cm|mm|km|kg|m|g|lm|°C|Ft)\b/);
      expect(blockText(block).replaceAll('Velence', ''), place).not.toMatch(/[áéíóöőúüű]/i);
    }
    const anchors = said.flatMap((block) => (block.type === 'heading' ? block.id : []));
    expect(new Set(anchors).size, slug).toBe(anchors.length);
  }
});

it('[RT-28] says what a shopper needs to know in English: the same parts, the same links, nothing unfilled', () => {
  const translated = pages.filter(({ translations }) => translations?.en?.blocks);
  const slugs = translated.map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining(['szallitas-fizetes', 'visszakuldes', 'gyik', 'meretvetel', 'rolunk']));
  for (const { slug, blocks, translations } of translated) {
    const said = translations?.en?.blocks ?? [];
    expect(shapeOf(said), slug).toEqual(shapeOf(blocks));
    expect(linksOf(said).toSorted(), slug).toEqual(linksOf(blocks).toSorted());
    expect(said.map(blockText).join('\n'), slug).not.toMatch(/[{}*]|\]\(|undefined|\d \d{3}.Ft|\d Ft/);
  }
});
