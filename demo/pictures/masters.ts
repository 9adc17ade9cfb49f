import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Where the masters of the shop's pictures are kept. */
export const mastersDirectory = join(dirname(fileURLToPath(import.meta.url)), 'masters');

/** The hash of each master's drawing by its file. */
export type Manifest = Map<string, string>;

/** A drawing whose master is missing or shows something else. */
export interface Master {
  name: string;
  /** Of its drawing. */
  hash: string;
  /** Whether it shows a part of the product: cloth or foam from edge to edge. */
  isCrop: boolean;
}

/** Of AVIF, 0 to 100. A crop has twice the bytes for the same look, so it is pressed harder. */
const quality = { whole: 55, crop: 50 };

/** Kinds of files that a master may be: what was drawn before ADR-0146 and weighs little stays WebP. */
const kinds = ['avif', 'webp'] as const;

/** Of a drawing, so that a file that only looks otherwise draws nothing anew. */
export const drawingHash = (svg: string): string => createHash('sha256').update(svg).digest('hex').slice(0, 16);

/** Reads what is known of a folder's masters; nothing where it has none yet. */
export async function readManifest(directory: string): Promise<Manifest> {
  const path = join(directory, 'manifest.json');
  if (!existsSync(path)) return new Map();
  return new Map(Object.entries(JSON.parse(await readFile(path, 'utf8')) as Record<string, string>));
}

/** Writes them by name. */
export async function writeManifest(directory: string, manifest: Readonly<Manifest>): Promise<void> {
  const sorted = Object.fromEntries([...manifest].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(join(directory, 'manifest.json'), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** The file of a picture, whichever kind it is; null where there is none. */
export function masterFile(manifest: Readonly<Manifest>, name: string): string | null {
  return kinds.map((kind) => `${name}.${kind}`).find((file) => manifest.has(file)) ?? null;
}

/** Whether a picture's master shows this drawing. */
export function isDrawn(manifest: Readonly<Manifest>, { name, hash }: Pick<Master, 'name' | 'hash'>): boolean {
  const file = masterFile(manifest, name);
  return file !== null && manifest.get(file) === hash;
}

/** Keeps a drawn picture as AVIF. An elder master of its name is taken away, for the shop would go on showing that one. */
export async function keepMaster(
  directory: string,
  manifest: Manifest,
  { name, hash, isCrop }: Master,
  picture: Buffer,
): Promise<void> {
  const file = `${name}.avif`;
  await sharp(picture)
    .avif({ quality: isCrop ? quality.crop : quality.whole, effort: 3, chromaSubsampling: '4:2:0' })
    .toFile(join(directory, file));
  const elder = `${name}.webp`;
  await rm(join(directory, elder), { force: true });
  manifest.delete(elder);
  manifest.set(file, hash);
}

/** Takes the masters of these pictures away: they are drawn on request from now on (ADR-0152). */
export async function dropMasters(directory: string, names: Iterable<string>): Promise<void> {
  const manifest = await readManifest(directory);
  const files = [...names].flatMap((name) => masterFile(manifest, name) ?? []);
  if (files.length === 0) return;
  for (const file of files) {
    await rm(join(directory, file), { force: true });
    manifest.delete(file);
  }
  await writeManifest(directory, manifest);
}
