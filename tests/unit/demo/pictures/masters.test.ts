import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logoBrands, logoName } from '#demo/catalog/brands.ts';
import { pictureName, pictureRequests } from '#demo/catalog/lines.ts';
import { scenePicture, scenes } from '#demo/catalog/scenes.ts';
import {
  isDrawn,
  keepMaster,
  masterFile,
  mastersDirectory,
  readManifest,
  writeManifest,
} from '#demo/pictures/masters.ts';

describe('the committed masters', () => {
  it('[ADR-0146] are one for each picture of the catalog, and nothing else', async () => {
    const files = (await readdir(mastersDirectory)).filter((file) => file !== 'manifest.json');
    const goods = pictureRequests().map(({ archetype, colourway, brand, view, design }) =>
      pictureName(archetype, colourway, brand.slug, view, design),
    );
    const wanted = [...goods, ...scenes.map(scenePicture), ...logoBrands.map(logoName)];
    expect(files.map((file) => parse(file).name).toSorted()).toEqual(wanted.toSorted());
    const manifest = await readManifest(mastersDirectory);
    const drawn = files.filter((file) => !file.startsWith('logo-'));
    expect([...manifest.keys()].toSorted()).toEqual(drawn.toSorted());
  });

  it('[ADR-0026] show no drawing twice', async () => {
    const drawings = [...(await readManifest(mastersDirectory)).values()];
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it('[ADR-0146] weigh 118 MB at most with the code that draws them', async () => {
    const entries = await readdir(join(mastersDirectory, '..'), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const sizes = await Promise.all(
      files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(118_000_000);
  });
});

describe('a drawn picture', () => {
  let folder: string;
  let picture: Buffer;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'masters-'));
    picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#3366cc' } })
      .png()
      .toBuffer();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('[ADR-0146] is kept as AVIF in the place of its elder master, and is not drawn again', async () => {
    await writeFile(join(folder, 'labda.webp'), 'elder');
    await writeManifest(folder, new Map([['labda.webp', 'elder-drawing']]));
    const manifest = await readManifest(folder);
    const master = { name: 'labda', hash: 'drawing', isCrop: false };
    expect(isDrawn(manifest, master)).toBe(false);
    await keepMaster(folder, manifest, master, picture);
    await writeManifest(folder, manifest);
    expect((await readdir(folder)).toSorted()).toEqual(['labda.avif', 'manifest.json']);
    expect((await sharp(join(folder, 'labda.avif')).metadata()).compression).toBe('av1');
    expect(isDrawn(await readManifest(folder), master)).toBe(true);
  });

  it('[ADR-0146] stays WebP for as long as its drawing is the same', () => {
    const manifest = new Map([['labda.webp', 'drawing']]);
    expect(isDrawn(manifest, { name: 'labda', hash: 'drawing' })).toBe(true);
    expect(masterFile(manifest, 'labda')).toBe('labda.webp');
    expect(isDrawn(manifest, { name: 'labda-kek', hash: 'drawing' })).toBe(false);
    expect(masterFile(manifest, 'labda-kek')).toBeNull();
  });
});
