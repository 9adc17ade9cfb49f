/**
 * `npm run scenes`: draws the landscapes of the front page and of the flipbooks' covers that changed, as masters of
 * 2000 × 2000 px, as wide as a large window is. The results are committed (ADR-0133).
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { backdrops, scenePicture } from '../catalog/scenes.ts';
import { drawingHash, mastersDirectory, readManifest, writeManifest } from './masters.ts';
import { backdropSvg } from './staged-scene.ts';

const side = 2000;
/** Quality of one that is light enough, and how far it goes down while it weighs more than a wide window may load, B. */
const best = 76;
const step = 4;
const heaviest = 74_000;
const drawnSide = 1200;
/** SVG is read at 72 dots per inch. */
const density = (72 * side) / drawnSide;

const manifest = await readManifest(mastersDirectory);
for (const backdrop of backdrops) {
  const svg = backdropSvg(backdrop);
  if (/NaN|undefined|Infinity/.test(svg)) throw new Error(`${backdrop} has a broken number in its SVG`);
  const file = `${scenePicture(backdrop)}.webp`;
  if (manifest.get(file) === drawingHash(svg)) continue;
  // Drawn once: what somebody wears takes a minute at this size.
  const pixels = await sharp(Buffer.from(svg), { density, unlimited: true }).resize(side).png().toBuffer();
  const drawn = sharp(pixels);
  let picture = await drawn.clone().webp({ quality: best }).toBuffer();
  for (let quality = best - step; picture.byteLength > heaviest; quality -= step)
    picture = await drawn.clone().webp({ quality }).toBuffer();
  await writeFile(join(mastersDirectory, file), picture);
  manifest.set(file, drawingHash(svg));
  console.log(`${file} ${picture.byteLength} B`);
}
await writeManifest(mastersDirectory, manifest);
