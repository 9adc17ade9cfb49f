/** Reads and writes the tables of a TrueType font that the cutting of fonts touches (OpenType 1.9.1). */

/** Tables of a font by tag. */
export type FontTables = Map<string, Buffer>;

const headerLength = 12;
const recordLength = 16;

/** The tables of a TrueType file. Throws an error where it is none. */
export function readTables(font: Buffer): FontTables {
  if (font.readUInt32BE(0) !== 0x00010000) throw new Error('Not a TrueType font');
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = headerLength + index * recordLength;
      const from = font.readUInt32BE(at + 8);
      return [font.toString('latin1', at, at + 4), font.subarray(from, from + font.readUInt32BE(at + 12))];
    }),
  );
}

/** A TrueType file of tables; their checksums are left to the encoder of WOFF2. */
export function writeTables(tables: FontTables): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const header = Buffer.alloc(headerLength + sorted.length * recordLength);
  const power = 2 ** Math.floor(Math.log2(sorted.length));
  header.writeUInt32BE(0x00010000, 0);
  [sorted.length, power * 16, Math.log2(power), (sorted.length - power) * 16].forEach((value, index) =>
    header.writeUInt16BE(value, 4 + index * 2),
  );
  const bodies: Buffer[] = [];
  let from = header.length;
  for (const [index, [tag, table]] of sorted.entries()) {
    const at = headerLength + index * recordLength;
    header.write(tag, at, 'latin1');
    header.writeUInt32BE(from, at + 8);
    header.writeUInt32BE(table.length, at + 12);
    const body = padded(table, 4);
    bodies.push(body);
    from += body.length;
  }
  return Buffer.concat([header, ...bodies]);
}

/** A table of a font that has to have it. */
export function table(tables: FontTables, tag: string): Buffer {
  const found = tables.get(tag);
  if (!found) throw new Error(`The font has no table ${tag}`);
  return found;
}

/** Bytes filled up with zeros to a multiple of a length. */
export function padded(bytes: Buffer, multiple: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((multiple - (bytes.length % multiple)) % multiple)]);
}

/** Which glyph each character has, from the subtable for Unicode's basic plane. */
export function readCharacters(tables: FontTables): Map<number, number> {
  const cmap = table(tables, 'cmap');
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(4 + index * 8 + 4));
  const start = starts.find((at) => cmap.readUInt16BE(at) === 4);
  if (start === undefined) throw new Error('The font has no cmap of format 4');
  const sub = cmap.subarray(start);
  const segments = sub.readUInt16BE(6) / 2;
  const found = new Map<number, number>();
  for (let segment = 0; segment < segments; segment += 1) {
    const end = sub.readUInt16BE(14 + segment * 2);
    const first = sub.readUInt16BE(16 + (segments + segment) * 2);
    const delta = sub.readUInt16BE(16 + (2 * segments + segment) * 2);
    const rangeAt = 16 + (3 * segments + segment) * 2;
    const range = sub.readUInt16BE(rangeAt);
    for (let code = first; code <= end && code !== 0xffff; code += 1) {
      const listed = range === 0 ? code : sub.readUInt16BE(rangeAt + range + (code - first) * 2);
      if (listed !== 0 || range === 0) found.set(code, (listed + delta) & 0xffff);
    }
  }
  return found;
}

/** A cmap of format 4 for characters of Unicode's basic plane. */
export function writeCharacters(characters: Map<number, number>): Buffer {
  const segments: { first: number; end: number; delta: number }[] = [];
  for (const [code, glyph] of [...characters].sort(([a], [b]) => a - b)) {
    const last = segments.at(-1);
    const delta = (glyph - code) & 0xffff;
    if (last?.end === code - 1 && last.delta === delta) last.end = code;
    else segments.push({ first: code, end: code, delta });
  }
  segments.push({ first: 0xffff, end: 0xffff, delta: 1 });
  const power = 2 ** Math.floor(Math.log2(segments.length));
  const words = [
    0,
    1,
    3,
    1,
    0,
    12,
    4,
    16 + segments.length * 8,
    0,
    segments.length * 2,
    power * 2,
    Math.log2(power),
    (segments.length - power) * 2,
    ...segments.map(({ end }) => end),
    0,
    ...segments.map(({ first }) => first),
    ...segments.map(({ delta }) => delta),
    ...segments.map(() => 0),
  ];
  const bytes = Buffer.alloc(words.length * 2);
  words.forEach((word, index) => bytes.writeUInt16BE(word, index * 2));
  return bytes;
}

/** Outlines by glyph; one without an outline is empty. */
export function readGlyphs(tables: FontTables): Buffer[] {
  const [glyf, loca] = [table(tables, 'glyf'), table(tables, 'loca')];
  const isLong = table(tables, 'head').readUInt16BE(50) === 1;
  const at = (index: number) => (isLong ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2);
  return Array.from({ length: loca.length / (isLong ? 4 : 2) - 1 }, (_, index) =>
    glyf.subarray(at(index), at(index + 1)),
  );
}

/** Puts outlines into a font, with their places in the long form. */
export function writeGlyphs(tables: FontTables, glyphs: readonly Buffer[]): void {
  const bodies = glyphs.map((glyph) => padded(glyph, 4));
  const head = Buffer.from(table(tables, 'head'));
  head.writeUInt16BE(1, 50);
  tables.set('head', head);
  tables.set('glyf', Buffer.concat(bodies));
  tables.set('loca', offsets(bodies));
}

/** Places of parts behind each other, as 32-bit numbers, and where the last ends. */
export function offsets(parts: readonly Buffer[]): Buffer {
  const bytes = Buffer.alloc((parts.length + 1) * 4);
  let at = 0;
  for (const [index, part] of parts.entries()) {
    at += part.length;
    bytes.writeUInt32BE(at, (index + 1) * 4);
  }
  return bytes;
}

/** Advance width of a glyph in units of the font. */
export function advance(tables: FontTables, glyph: number): number {
  const long = table(tables, 'hhea').readUInt16BE(34);
  return table(tables, 'hmtx').readUInt16BE(Math.min(glyph, long - 1) * 4);
}
