/**
 * `npm run scenes`: draws the landscapes of the front page and of the flipbooks' covers that changed, as masters of
 * 2000 × 2000 px, as wide as a large window is. The results are committed (ADR-0133).
 */
import { join } from 'node:path';
import sharp from 'sharp';
import { scenePicture, scenes } from '../catalog/scenes.ts';
import { drawingHash, mastersDirectory, readManifest, writeManifest } from './masters.ts';
import { stagedScene } from './staged-scene.ts';

const side = 2000;
const drawnSide = 1200;
/** SVG is read at 72 dots per inch. */
const density = (72 * side) / drawnSide;

const manifest = await readManifest(mastersDirectory);
for (const scene of scenes) {
  const svg = stagedScene(scene).toString();
  if (/NaN|undefined|Infinity/.test(svg)) throw new Error(`${scene} has a broken number in its SVG`);
  const file = `${scenePicture(scene)}.webp`;
  if (manifest.get(file) === drawingHash(svg)) continue;
  const { size } = await sharp(Buffer.from(svg), { density })
    .resize(side)
    .webp({ quality: 76 })
    .toFile(join(mastersDirectory, file));
  manifest.set(file, drawingHash(svg));
  console.log(`${file} ${size} B`);
}
await writeManifest(mastersDirectory, manifest);
