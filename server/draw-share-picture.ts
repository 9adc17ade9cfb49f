/**
 * `npm run share-picture`: draws the picture that stands for the shop where a page without one of its own is shared.
 * The result is committed; another brand has a picture of the same size in its own folder.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import opentype from 'opentype.js';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { backendSettingsSchema } from '#lib/config/backend-settings.ts';
import { readSettings } from '#lib/config/settings.ts';

const require = createRequire(import.meta.url);
const [width, height] = [1200, 630];
const [ink, mist, volt] = ['#0e1116', '#f4f5f2', '#d8ff3c'];
/** What it shows: a picture of the shop's own goods. */
const goodsName = 'shoe-black-lendulet-tempo';
const { PICTURES_DIR: folders } = readSettings(backendSettingsSchema, process.env);
const goods = folders
  .split(delimiter)
  .flatMap((folder) => ['avif', 'webp'].map((kind) => join(folder, `${goodsName}.${kind}`)))
  .find((file) => existsSync(file));
if (goods === undefined) throw new Error(`PICTURES_DIR has no ${goodsName}: name another picture here.`);

/** The typeface of the headings, at its heaviest. */
async function display(letters: string) {
  const file = await readFile(
    require.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'),
  );
  const cut = await subsetFont(file, letters, { targetFormat: 'truetype', variationAxes: { wght: 900, wdth: 112 } });
  return opentype.parse(cut.buffer.slice(cut.byteOffset, cut.byteOffset + cut.byteLength) as ArrayBuffer);
}

/** The wordmark as in the header: leaning, its middle marked. */
async function wordmark(x: number, baseline: number, size: number): Promise<string> {
  const font = await display('LENDÜT');
  const options = { letterSpacing: -0.03 };
  let at = x;
  const parts = ['LEN', 'DÜL', 'ET'].map((letters, index) => {
    const advance = font.getAdvanceWidth(letters, size, options);
    const mark =
      index === 1
        ? `<rect x="${at}" y="${baseline - size * 0.93}" width="${advance}" height="${size * 1.08}" fill="${volt}"/>`
        : '';
    const outline = font.getPath(letters, at, baseline, size, options).toPathData(1);
    at += advance;
    return `${mark}<path d="${outline}" fill="${ink}"/>`;
  });
  return `<g transform="translate(${baseline * 0.14} 0) skewX(-8)">${parts.join('')}</g>`;
}

const words = await wordmark(52, 208, 150);
const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="${width}" height="${height}" fill="${mist}"/>
  <rect y="${height - 28}" width="${width}" height="28" fill="${ink}"/><rect y="${height - 28}" x="64" width="236" height="28" fill="${volt}"/>
</svg>`;
const lettering = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${words}</svg>`;
const picture = await sharp(await readFile(goods))
  .resize(580)
  .extract({ left: 0, top: 104, width: 580, height: 380 })
  .toBuffer();

await sharp(Buffer.from(ground))
  .composite([{ input: picture, left: 592, top: 222, blend: 'darken' }, { input: Buffer.from(lettering) }])
  .png({ palette: true, colours: 28, effort: 10, dither: 0 })
  .toFile(new URL('../brand/share.png', import.meta.url).pathname);
