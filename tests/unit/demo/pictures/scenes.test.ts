import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scaled } from '#backend/media/scaling.ts';
import { catalogBanners } from '#demo/catalog/banners.ts';
import { backdrops, scenePicture } from '#demo/catalog/scenes.ts';
import { drawingHash, mastersDirectory, readManifest } from '#demo/pictures/masters.ts';
import { backdropSvg } from '#demo/pictures/staged-scene.ts';
import { demoContent } from '../content/demo-content.ts';

const master = (name: string): string => join(mastersDirectory, `${name}.webp`);
const manifest = await readManifest(mastersDirectory);
const names = backdrops.map(scenePicture);
/** What the shoe weighed that was the front page's picture before, at the width that a phone asks for (412 × 1.75). */
const shoeOnPhones = 16_928;

describe('scenes', () => {
  it.each(backdrops)('[RT-06] %s is drawn the same each time, and its master shows that drawing', (backdrop) => {
    const drawn = backdropSvg(backdrop);
    expect(drawn).toBe(backdropSvg(backdrop));
    expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
    expect(manifest.get(`${scenePicture(backdrop)}.webp`), 'npm run scenes').toBe(drawingHash(drawn));
  });

  it('[RT-06] stand behind all banners, and no banner is flooded with the highlighter', () => {
    for (const { title, image, tone } of catalogBanners()) {
      expect(names, title).toContain(image.name);
      expect(tone, title).not.toBe('volt');
    }
  });

  it('[STORE-04] are the covers of all flipbooks, another one for each', () => {
    const covers = demoContent.flipbooks.map(({ pages }) => pages[0]!.image.name);
    for (const name of covers) expect(names).toContain(name);
    expect(new Set(covers).size).toBe(covers.length);
  });

  it('[RT-06] weigh 60 kB at most in a window of 1440 px, and 75 kB in one of 2000', async () => {
    for (const name of names) {
      expect((await scaled(master(name), 1200, 'webp')).byteLength, name).toBeLessThan(60_000);
      expect(statSync(master(name)).size, name).toBeLessThan(75_000);
    }
  });

  it('[RT-06] the one of the front page weighs less on phones than the product that stood there', async () => {
    const stage = catalogBanners()[0]!.image.name;
    expect((await scaled(master(stage), 720, 'avif')).byteLength).toBeLessThanOrEqual(shoeOnPhones);
  });
});
