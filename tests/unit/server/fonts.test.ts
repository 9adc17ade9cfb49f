import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import subsetFont from 'subset-font';
import { firstFonts } from '#lib/config/fonts.ts';
import { borrowLetters } from '#server/borrowed-letters.ts';
import { advance, readCharacters, readGlyphs, readTables } from '#server/font-tables.ts';
import messages from '../../../messages/hu.json' with { type: 'json' };

const project = new URL('../../../', import.meta.url);
const tokens = readFileSync(new URL('app/styles/tokens.css', project), 'utf8');
const named = [...new Set(tokens.match(/\/fonts\/[^']+/g))];
const file = (path: string) => new URL(`public${path}`, project);
const charactersOf = async (path: string) => {
  const font = readFileSync(file(path));
  const everything = Array.from({ length: 0x2300 }, (_, code) => String.fromCharCode(code)).join('');
  return readCharacters(readTables(await subsetFont(font, everything, { targetFormat: 'truetype' })));
};

/** Characters that the tokens name a font for. */
function rangeOf(path: string): number[] {
  const [, range = ''] = new RegExp(String.raw`${path}[^}]*unicode-range:\s*([^;]+);`).exec(tokens) ?? [];
  return range.split(/,\s*/).flatMap((part) => {
    const [from = 0, to = from] = part
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

describe('The committed fonts', () => {
  it('are those that the tokens name, each named by its contents', () => {
    expect(named.toSorted()).toEqual(
      readdirSync(new URL('public/fonts', project))
        .map((name) => `/fonts/${name}`)
        .toSorted(),
    );
    for (const path of named) {
      expect(path).toContain(
        createHash('sha256')
          .update(readFileSync(file(path)))
          .digest('hex')
          .slice(0, 8),
      );
    }
  });

  it('are two of at most 34 kB for Hungarian and English, which the tokens name too', () => {
    expect(firstFonts.every((path) => named.includes(path) && existsSync(file(path)))).toBe(true);
    expect(firstFonts.reduce((sum, path) => sum + statSync(file(path)).size, 0)).toBeLessThan(34_000);
  });

  it.each(firstFonts)('have all letters of the shop in %s', async (path) => {
    const characters = await charactersOf(path);
    // The square of a unit comes with the western letters, on the pages that have one.
    const letters = new Set(
      `${JSON.stringify(messages)}áéíóöőúüűÁÉÍÓÖŐÚÜŰ0123456789`.replaceAll('²', '').match(/[\p{L}\p{N}„”’–…]/gu),
    );
    expect([...letters].filter((letter) => !characters.has(letter.codePointAt(0) ?? 0))).toEqual([]);
  });

  it.each(firstFonts)('have a unicode-range for all the characters in %s', async (path) => {
    const range = rangeOf(path);
    expect([...(await charactersOf(path)).keys()].filter((code) => !range.includes(code))).toEqual([]);
  });

  it('have no character in two ranges of a family, which would fetch a font that is not needed', () => {
    for (const family of ['archivo', 'instrument-sans']) {
      const range = named.filter((path) => path.includes(family)).flatMap(rangeOf);
      expect(new Set(range).size).toBe(range.length);
    }
  });
});

describe('borrowLetters', () => {
  const source = (set: string) =>
    readFileSync(
      new URL(
        `node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-${set}-wght-normal.woff2`,
        project,
      ),
    );
  const cut = (set: string, text: string) => subsetFont(source(set), text, { targetFormat: 'truetype' });

  it('gives a letter the place of another, with its outline and without touching the others', async () => {
    const [base, donor] = await Promise.all([cut('latin', 'abcoõuû'), cut('latin-ext', 'őű')]);
    const font = readTables(borrowLetters(base, donor, { õ: 'ő', û: 'ű' }));
    const before = readTables(base);
    const characters = readCharacters(font);
    expect([...characters.keys()].map((code) => String.fromCodePoint(code)).toSorted()).toEqual(
      [...'abcouőű'].toSorted(),
    );
    const glyph = (letter: string) => characters.get(letter.codePointAt(0) ?? 0) ?? 0;
    expect(advance(font, glyph('ő'))).toBe(advance(before, readCharacters(before).get(0xf5) ?? 0));
    expect(readGlyphs(font)[glyph('o')]?.subarray(0, 10)).toEqual(readGlyphs(before)[glyph('o')]?.subarray(0, 10));
    const accent = readGlyphs(font)[glyph('ő')]?.readUInt16BE(18) ?? 0;
    expect(readGlyphs(font)[accent]).not.toEqual(readGlyphs(before)[accent]);
  });

  it('refuses a place of another width', async () => {
    const [base, donor] = await Promise.all([cut('latin', 'oi'), cut('latin-ext', 'ő')]);
    expect(() => borrowLetters(base, donor, { i: 'ő' })).toThrow('ő is not as wide as i');
  });
});
