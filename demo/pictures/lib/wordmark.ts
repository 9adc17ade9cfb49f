import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Command, type Font, type Path } from 'opentype.js';

/** The cuts of the wordmark's typeface. */
export type WordmarkCut = 'heavyItalic' | 'bold' | 'semibold';

/** How a text is set: letter spacing in em, the width in px into which it must fit. */
export interface WordmarkOptions {
  cut?: WordmarkCut;
  letterSpacing?: number;
  maxWidth?: number;
}

/** How a set text is placed; angles in degrees. */
export interface WordmarkPlace {
  rotation?: number;
  skew?: number;
  scaleX?: number;
  scaleY?: number;
  fill?: string;
  opacity?: number;
  attributes?: string;
}

/** A text as outlines, so that no font is needed to show the picture. Sizes in px. */
export interface Wordmark {
  path: string;
  width: number;
  height: number;
  /** The size at which it was set after fitting. */
  size: number;
  /** The markup of the text with its middle at x, y. */
  at(x: number, y: number, place?: WordmarkPlace): string;
}

interface Typeface {
  latin: Font;
  extended: Font;
}

const require = createRequire(import.meta.url);
const files: Record<WordmarkCut, string> = {
  heavyItalic: '800-italic',
  bold: '700-normal',
  semibold: '600-normal',
};
const typefaces = new Map<WordmarkCut, Typeface>();

function loadFont(subset: 'latin' | 'latin-ext', style: string): Font {
  const file = readFileSync(require.resolve(`@fontsource/exo-2/files/exo-2-${subset}-${style}.woff`));
  return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer);
}

function typefaceOf(cut: WordmarkCut): Typeface {
  const known = typefaces.get(cut);
  if (known) return known;
  const typeface = { latin: loadFont('latin', files[cut]), extended: loadFont('latin-ext', files[cut]) };
  typefaces.set(cut, typeface);
  return typeface;
}

/** Ő and ű live in another file than the basic letters, so a text is set in stretches of one file each. */
function stretches(text: string, { latin, extended }: Typeface): { text: string; font: Font }[] {
  const result: { text: string; font: Font }[] = [];
  for (const character of text.normalize('NFC')) {
    const font = [latin, extended].find((each) => each.charToGlyphIndex(character) > 0);
    if (!font) throw new Error(`No glyph for "${character}" in "${text}"`);
    const last = result.at(-1);
    if (last?.font === font) last.text += character;
    else result.push({ text: character, font });
  }
  return result;
}

/** Kerning over the seam of two files, taken from the letters without their accents. */
function seamKerning(left: string, right: string, { latin }: Typeface, size: number): number {
  const plain = (text: string): object => latin.charToGlyph(text.normalize('NFD').charAt(0));
  return (latin.getKerningValue(plain(left), plain(right)) * size) / latin.unitsPerEm;
}

function setText(text: string, size: number, typeface: Typeface, letterSpacing: number): Path {
  const whole = new opentype.Path();
  let x = 0;
  let before = '';
  for (const stretch of stretches(text, typeface)) {
    if (before) x += seamKerning(before, stretch.text.charAt(0), typeface, size);
    whole.extend(stretch.font.getPath(stretch.text, x, 0, size, { letterSpacing }));
    x += stretch.font.getAdvanceWidth(stretch.text, size, { letterSpacing });
    before = stretch.text.charAt(stretch.text.length - 1);
  }
  return whole;
}

function commandMarkup({ type, x, y, x1, y1, x2, y2 }: Command): string {
  const numbers = type === 'C' ? [x1, y1, x2, y2, x, y] : type === 'Q' ? [x1, y1, x, y] : type === 'Z' ? [] : [x, y];
  return type + numbers.map((value = 0) => +value.toFixed(2)).join(' ');
}

/** Sets a text as outlines at a size in px, smaller where it would be wider than maxWidth. */
export function wordmark(text: string, size: number, options: WordmarkOptions = {}): Wordmark {
  const { cut = 'heavyItalic', letterSpacing = 0, maxWidth = Infinity } = options;
  const outlines = setText(text, size, typefaceOf(cut), letterSpacing);
  const box = outlines.getBoundingBox();
  const width = box.x2 - box.x1;
  if (width > maxWidth * 1.001) return wordmark(text, (size * maxWidth) / width, { cut, letterSpacing });
  const path = outlines.commands.map(commandMarkup).join('');
  const centring = `translate(${-(box.x1 + box.x2) / 2} ${-(box.y1 + box.y2) / 2})`;
  const at = (x: number, y: number, place: WordmarkPlace = {}): string => {
    const { rotation = 0, skew = 0, scaleX = 1, scaleY = 1, fill = '#fff', opacity = 1, attributes = '' } = place;
    const turn = `translate(${x} ${y}) rotate(${rotation}) skewX(${skew}) scale(${scaleX} ${scaleY}) ${centring}`;
    return `<path transform="${turn}" d="${path}" fill="${fill}" opacity="${opacity}" ${attributes}/>`;
  };
  return { path, width, height: box.y2 - box.y1, size, at };
}

/** Markup whose lettering is turned round in its place, so that it can be read where the picture is mirrored. */
export function lettersTurned(markup: string): string {
  return markup.replaceAll(/(<path transform="translate\([^)]*\) rotate\([^)]*\)) skewX\(/g, '$1 scale(-1 1) skewX(');
}
