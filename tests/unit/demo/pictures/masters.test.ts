import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brandSlugs, logoName } from '#demo/catalog/brands.ts';
import { pictureRequests } from '#demo/catalog/lines.ts';
import { scenePicture, backdrops } from '#demo/catalog/scenes.ts';
import { committedPictures } from '#demo/pictures/committed.ts';
import {
  dropMasters,
  isDrawn,
  keepMaster,
  masterFile,
  mastersDirectory,
  readManifest,
  writeManifest,
} from '#demo/pictures/masters.ts';
import { nameOf, type PictureRequest } from '#demo/pictures/request.ts';
import { demoCatalog } from '#tests/unit/demo/content/demo-content.ts';

const isWhole = ({ view }: PictureRequest): boolean => view === 'main' || view === 'sole';

describe('the committed masters', () => {
  it('[ADR-0146] [ADR-0152] are one for each picture that a first screen shows, and nothing else', async () => {
    const files = (await readdir(mastersDirectory)).filter((file) => file !== 'manifest.json');
    const wanted = [...committedPictures(), ...backdrops.map(scenePicture), ...brandSlugs.map(logoName)];
    expect(files.map((file) => parse(file).name).toSorted()).toEqual(wanted.toSorted());
    const manifest = await readManifest(mastersDirectory);
    const drawn = files.filter((file) => !file.startsWith('logo-'));
    expect([...manifest.keys()].toSorted()).toEqual(drawn.toSorted());
  });

  it('[ADR-0026] show no drawing twice', async () => {
    const drawings = [...(await readManifest(mastersDirectory)).values()];
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it('[ADR-0152] have every picture that a list shows, and the crops of what its first screen shows', () => {
    const committed = committedPictures();
    const { categories, products } = demoCatalog;
    const whole = new Set(pictureRequests().flatMap((request) => (isWhole(request) ? [nameOf(request)] : [])));
    const listed = products.flatMap(({ colours }) => colours.flatMap(({ images }) => images.map(({ name }) => name)));
    expect(listed.filter((name) => whole.has(name) && !committed.has(name))).toEqual([]);
    expect([...committed].filter((name) => whole.has(name) && !listed.includes(name))).toEqual([]);
    const ranked = products.toSorted((a, b) => b.salesRank - a.salesRank || a.id - b.id);
    for (const { id } of categories) {
      const first = ranked.filter(({ categoryId }) => categoryId === id).slice(0, 8);
      const shown = first.flatMap(({ colours }) => colours[0]?.images ?? []);
      const masters = shown.filter(({ name }) => !/-(?:scene|back|inner|packed)$/.test(name));
      expect(masters.filter(({ name }) => !committed.has(name))).toEqual([]);
    }
  });

  it('[ADR-0152] weigh 90 MB at most with the code that draws them', async () => {
    const entries = await readdir(join(mastersDirectory, '..'), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const sizes = await Promise.all(
      files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(90_000_000);
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

  it('[ADR-0152] goes where it is drawn on request from now on, and no other does', async () => {
    const manifest = await readManifest(folder);
    for (const name of ['labda', 'labda-detail'])
      await keepMaster(folder, manifest, { name, hash: name, isCrop: false }, picture);
    await writeManifest(folder, manifest);
    await dropMasters(folder, ['labda-detail', 'never-drawn']);
    expect((await readdir(folder)).toSorted()).toEqual(['labda.avif', 'manifest.json']);
    expect([...(await readManifest(folder)).keys()]).toEqual(['labda.avif']);
  });
});
