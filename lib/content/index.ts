import type { Block } from '#lib/contract/rich-text.ts';

export interface ContentsEntry {
  id: string;
  text: string;
}

/** The chapters of a text, for its list of contents. */
export function contentsOf(blocks: readonly Block[]): ContentsEntry[] {
  return blocks.flatMap((block) =>
    block.type === 'heading' && block.level === 2 ? [{ id: block.id, text: block.text }] : [],
  );
}
