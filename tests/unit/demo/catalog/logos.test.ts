import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { catalogBrands } from '#demo/catalog/brands.ts';
import { catalogRecordSchema } from '#lib/contract/catalog.ts';

it('[HDR-10] gives every brand a logo that there is, each in 8 kB', () => {
  const brands = catalogBrands();
  for (const brand of brands) expect(catalogRecordSchema.parse({ kind: 'brand', ...brand })).toMatchObject(brand);
  const logos = brands.flatMap(({ logo }) => logo ?? []);
  expect(logos).toHaveLength(brands.length);
  const sizes = logos.map((name) => readFileSync(join('demo/pictures/masters', `${name}.webp`)).byteLength);
  expect(Math.max(...sizes)).toBeLessThan(8000);
});

it('[HDR-10] draws each logo in the middle and to its edges, so that it stands where a name would', async () => {
  for (const { logo } of catalogBrands()) {
    if (!logo) continue;
    const picture = sharp(join('demo/pictures/masters', `${logo}.webp`));
    const { width } = await picture.metadata();
    const { info } = await picture.trim().toBuffer({ resolveWithObject: true });
    const left = -(info.trimOffsetLeft ?? 0);
    expect(Math.abs(left - (width - info.width - left)), logo).toBeLessThan(4);
    expect(left, logo).toBeLessThan(20);
  }
});
