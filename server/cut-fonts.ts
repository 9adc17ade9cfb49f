/**
 * `npm run fonts`: cuts the two families to one file each for Hungarian and English pages, and two for other languages'
 * letters, which only pages with such a letter fetch. The result is committed, so that a build needs no font tool.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { borrowLetters } from './borrowed-letters.ts';

const require = createRequire(import.meta.url);
const folder = new URL('../public/fonts/', import.meta.url);
/** What names the files, which have their contents in their names so that browsers keep them. */
const naming = ['../app/styles/tokens.css', '../lib/config/fonts.ts'].map((path) => new URL(path, import.meta.url));

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index)).join('');
const hungarian = 'áéíóöúüÁÉÍÓÖÚÜ';
const signs = '\u00A0§©«®°±²·»½×‑–—‘’“”„•…‰€™←↑→↓↗−≤≥';
/** Letters of no Hungarian or English word, as wide as those that take their places. */
const places = { õ: 'ő', Õ: 'Ő', û: 'ű', Û: 'Ű' };

const [placed, borrowed] = [Object.keys(places).join(''), Object.values(places).join('')];
const without = (letters: string, taken: string) => [...letters].filter((letter) => !taken.includes(letter)).join('');
const western = without(range(0xa1, 0xff), hungarian + signs);
const central = without(range(0x100, 0x17f), borrowed);

const features = ['kern', 'tnum'];
/** Names of styles for lists of fonts, and finer kerning of the weights between. */
const unused = ['GDEF', 'STAT'];

const families = [
  {
    file: 'archivo',
    source: '@fontsource-variable/archivo/files/archivo-{set}-standard-normal.woff2',
    axes: { wght: { min: 700, max: 900, default: 700 }, wdth: 112 } as Record<
      string,
      number | { min: number; max: number; default: number }
    >,
  },
  {
    file: 'instrument-sans',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-{set}-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
];

const written = new Map<string, string>();
for (const { file, source, axes } of families) {
  const cut = async (set: 'latin' | 'latin-ext', text: string, targetFormat: 'woff2' | 'truetype' = 'woff2') =>
    subsetFont(await readFile(require.resolve(source.replace('{set}', set))), text, {
      targetFormat,
      variationAxes: axes,
      keepFeatures: features,
      dropTables: unused,
    });
  const base = await cut('latin', range(0x20, 0x7e) + hungarian + placed + signs, 'truetype');
  const main = borrowLetters(base, await cut('latin-ext', borrowed, 'truetype'), places);
  await keep(
    `${file}-main`,
    await subsetFont(main, range(0x20, 0x7e) + hungarian + borrowed + signs, {
      targetFormat: 'woff2',
      keepFeatures: features,
    }),
  );
  await keep(`${file}-western`, await cut('latin', western));
  await keep(`${file}-central`, await cut('latin-ext', central));
}
await rename();

/** Writes a font under a name that changes with its contents. */
async function keep(name: string, font: Buffer): Promise<void> {
  const file = `${name}-${createHash('sha256').update(font).digest('hex').slice(0, 8)}.woff2`;
  await writeFile(new URL(file, folder), font);
  written.set(name, file);
  console.log(`${file}: ${(font.length / 1000).toFixed(1)} kB`);
}

/** Drops the files of before, and names the new ones wherever fonts are named. */
async function rename(): Promise<void> {
  const files = new Set(written.values());
  for (const old of await readdir(folder)) if (!files.has(old)) await rm(new URL(old, folder));
  for (const source of naming) {
    let text = await readFile(source, 'utf8');
    for (const [name, file] of written)
      text = text.replaceAll(new RegExp(`/fonts/${name}(?:-[0-9a-f]{8})?\\.woff2`, 'g'), `/fonts/${file}`);
    await writeFile(source, text);
  }
}
