import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { firstFonts } from '#lib/config/fonts.ts';

const file = new URL(`../../${join('public', firstFonts[1])}`, import.meta.url);

/** Letters in the typeface of the headings, as outlines: a picture of them needs no font where it is shown. */
export async function outlined(letters: string): Promise<{
  width: (size: number) => number;
  path: (x: number, baseline: number, size: number) => string;
}> {
  const cut = await subsetFont(await readFile(file), letters, {
    targetFormat: 'truetype',
    variationAxes: { wght: 900 },
  });
  const font = opentype.parse(cut.buffer.slice(cut.byteOffset, cut.byteOffset + cut.byteLength) as ArrayBuffer);
  return {
    width: (size) => font.getAdvanceWidth(letters, size),
    path: (x, baseline, size) => font.getPath(letters, x, baseline, size).toPathData(1),
  };
}
