/**
 * `npm run scenes`: draws the landscapes of the front page and of the flipbooks' covers that changed, as masters of
 * 1200 × 1200 px. The results are committed (ADR-0133).
 */
import { join } from 'node:path';
import sharp from 'sharp';
import { scenePicture, scenes } from '../catalog/scenes.ts';
import { drawingHash, mastersDirectory, readManifest, writeManifest } from './masters.ts';
import { stagedScene } from './staged-scene.ts';

const manifest = await readManifest(mastersDirectory);
for (const scene of scenes) {
  const svg = stagedScene(scene).toString();
  if (/NaN|undefined|Infinity/.test(svg)) throw new Error(`${scene} has a broken number in its SVG`);
  const file = `${scenePicture(scene)}.webp`;
  if (manifest.get(file) === drawingHash(svg)) continue;
  const { size } = await sharp(Buffer.from(svg)).webp({ quality: 80 }).toFile(join(mastersDirectory, file));
  manifest.set(file, drawingHash(svg));
  console.log(`${file} ${size} B`);
}
await writeManifest(mastersDirectory, manifest);
