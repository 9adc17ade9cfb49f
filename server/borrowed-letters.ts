import {
  advance,
  offsets,
  padded,
  readCharacters,
  readGlyphs,
  readTables,
  table,
  writeCharacters,
  writeGlyphs,
  writeTables,
  type FontTables,
} from './font-tables.ts';

const embeddedPeak = 0x8000;
const intermediateRegion = 0x4000;
const countMask = 0x0fff;

interface Outlines {
  tables: FontTables;
  glyphs: Buffer[];
  /** How each glyph changes along the axes, with all its regions written out. */
  variations: Buffer[];
  characters: Map<number, number>;
}

/**
 * Puts letters of one font into the places of letters of another that has no use for them, so that all of a language
 * is one file: `places` names both, as `õ` and `ő`. A place keeps its width and its kerning, so that both letters have
 * to be equally wide. Both fonts are TrueType and cut from one family along the same axes.
 */
export function borrowLetters(font: Buffer, donor: Buffer, places: Readonly<Record<string, string>>): Buffer {
  const [base, other] = [readOutlines(font), readOutlines(donor)];
  const filled = new Set<number>();
  for (const [place, letter] of Object.entries(places)) {
    const at = glyphOf(base, place);
    const from = glyphOf(other, letter);
    if (advance(base.tables, at) !== advance(other.tables, from))
      throw new Error(`${letter} is not as wide as ${place}`);
    fill(base, at, other, from, filled);
    base.characters.delete(codeOf(place));
    base.characters.set(codeOf(letter), at);
  }
  writeGlyphs(base.tables, base.glyphs);
  base.tables.set('gvar', writeVariations(table(base.tables, 'gvar'), base.variations));
  base.tables.set('cmap', writeCharacters(base.characters));
  base.tables.set('maxp', largest(table(base.tables, 'maxp'), table(other.tables, 'maxp')));
  return writeTables(base.tables);
}

function readOutlines(font: Buffer): Outlines {
  const tables = readTables(font);
  return { tables, glyphs: readGlyphs(tables), variations: readVariations(tables), characters: readCharacters(tables) };
}

const codeOf = (letter: string) => letter.codePointAt(0) ?? 0;

function glyphOf({ characters }: Outlines, letter: string): number {
  const glyph = characters.get(codeOf(letter));
  if (glyph === undefined) throw new Error(`The font has no ${letter}`);
  return glyph;
}

/** Copies a glyph. One that is put together keeps the glyph numbers of its place, which its parts are copied to. */
function fill(base: Outlines, at: number, other: Outlines, from: number, filled: Set<number>): void {
  const glyph = Buffer.from(other.glyphs[from] ?? Buffer.alloc(0));
  const old = base.glyphs[at] ?? Buffer.alloc(0);
  if (filled.has(at) || padded(glyph, 4).equals(padded(old, 4))) return;
  filled.add(at);
  const parts = partsOf(glyph);
  const places = partsOf(old);
  if (parts.length !== places.length) throw new Error('Letters that exchange places have to be put together alike');
  for (const [index, part] of parts.entries()) {
    const place = old.readUInt16BE(places[index] ?? 0);
    fill(base, place, other, glyph.readUInt16BE(part), filled);
    glyph.writeUInt16BE(place, part);
  }
  base.glyphs[at] = glyph;
  base.variations[at] = other.variations[from] ?? Buffer.alloc(0);
}

/** Where the glyph numbers stand in a glyph that is put together; none in a plain one. */
function partsOf(glyph: Buffer): number[] {
  const found: number[] = [];
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return found;
  for (let at = 10, isMore = true; isMore;) {
    const flags = glyph.readUInt16BE(at);
    found.push(at + 2);
    const scale = flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    at += 4 + (flags & 0x01 ? 4 : 2) + scale;
    isMore = (flags & 0x20) !== 0;
  }
  return found;
}

function readVariations(tables: FontTables): Buffer[] {
  const gvar = table(tables, 'gvar');
  const axes = gvar.readUInt16BE(4);
  const sharedAt = gvar.readUInt32BE(8);
  const isLong = (gvar.readUInt16BE(14) & 1) === 1;
  const dataAt = gvar.readUInt32BE(16);
  const at = (index: number) =>
    dataAt + (isLong ? gvar.readUInt32BE(20 + index * 4) : gvar.readUInt16BE(20 + index * 2) * 2);
  const shared = (index: number) => gvar.subarray(sharedAt + index * axes * 2, sharedAt + (index + 1) * axes * 2);
  return Array.from({ length: gvar.readUInt16BE(12) }, (_, index) =>
    withOwnPeaks(gvar.subarray(at(index), at(index + 1)), axes, shared),
  );
}

/** A glyph's variations with the peaks that its font shares written out, so that another font can hold them. */
function withOwnPeaks(data: Buffer, axes: number, shared: (index: number) => Buffer): Buffer {
  if (data.length === 0) return data;
  const headers: Buffer[] = [];
  let at = 4;
  for (let left = data.readUInt16BE(0) & countMask; left > 0; left -= 1) {
    const index = data.readUInt16BE(at + 2);
    const peak = index & embeddedPeak ? data.subarray(at + 4, at + 4 + axes * 2) : shared(index & countMask);
    const bounds = at + 4 + (index & embeddedPeak ? axes * 2 : 0);
    const end = bounds + (index & intermediateRegion ? axes * 4 : 0);
    const flags = Buffer.alloc(2);
    flags.writeUInt16BE((index & ~countMask) | embeddedPeak);
    headers.push(data.subarray(at, at + 2), flags, peak, data.subarray(bounds, end));
    at = end;
  }
  const start = Buffer.from(data.subarray(0, 4));
  const body = data.subarray(data.readUInt16BE(2));
  start.writeUInt16BE(4 + headers.reduce((sum, { length }) => sum + length, 0), 2);
  return Buffer.concat([start, ...headers, body]);
}

function writeVariations(gvar: Buffer, variations: readonly Buffer[]): Buffer {
  const bodies = variations.map((data) => padded(data, 4));
  const places = offsets(bodies);
  const header = Buffer.from(gvar.subarray(0, 20));
  header.writeUInt16BE(0, 6);
  header.writeUInt32BE(20 + places.length, 8);
  header.writeUInt16BE(1, 14);
  header.writeUInt32BE(20 + places.length, 16);
  return Buffer.concat([header, places, ...bodies]);
}

/** The limits that hold for the glyphs of both fonts. */
function largest(one: Buffer, two: Buffer): Buffer {
  const both = Buffer.from(one);
  for (const at of [6, 8, 10, 12, 26, 28, 30])
    both.writeUInt16BE(Math.max(one.readUInt16BE(at), two.readUInt16BE(at)), at);
  return both;
}
