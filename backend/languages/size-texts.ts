import type { WireProduct } from '#lib/contract/product.ts';
import { langsIn } from './record-texts.ts';
import type { Words } from './words.ts';

/** Whether a label is a word that other languages have another for: "Egy méret", not "XL" and not "42". */
export const isWord = (label: string) => /\p{Ll}{2}/u.test(label);

/** What sizes are called, of those that the language writes in another way. */
export function sizeNamesIn(words: Words, sizes: readonly string[]): { sizeNames?: Record<string, string> } {
  const names = sizes.flatMap((size) => {
    const name = words.size(size);
    return name === undefined ? [] : [[size, name]];
  });
  return names.length > 0 ? { sizeNames: Object.fromEntries(names) } : {};
}

/** The system and the table of sizes, each where all of its words are known. */
export function sizingIn(words: Words, { sizeSystem, sizeTable, langs }: WireProduct): Partial<WireProduct> {
  const system = sizeSystem === '' ? undefined : words.size(sizeSystem);
  const cells = sizeTable ? [sizeTable.columns, ...sizeTable.rows].flat() : [];
  const isKnown = cells.every((cell) => !isWord(cell) || words.term('size', cell) !== undefined);
  const said = (texts: readonly string[]) => texts.map((text) => words.size(text) ?? text);
  const table = sizeTable && isKnown ? { columns: said(sizeTable.columns), rows: sizeTable.rows.map(said) } : undefined;
  const own = langsIn(words.language, { sizeSystem: system ?? null, sizeTable: table ?? null }, langs);
  return { ...(system === undefined ? {} : { sizeSystem: system }), ...(table ? { sizeTable: table } : {}), ...own };
}
