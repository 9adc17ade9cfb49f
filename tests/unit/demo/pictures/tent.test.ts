import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureRequests } from '#demo/catalog/lines.ts';
import { svgOf, type PictureRequest } from '#demo/pictures/request.ts';

const width = 300;

/** Places of a family tent's roof and front wall on the canvas, px. */
const roof = [560, 420] as const;
const wall = [440, 590] as const;

async function isRoofLighter(request: PictureRequest): Promise<boolean> {
  const data = await sharp(Buffer.from(svgOf(request)), { unlimited: true })
    .resize(width)
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer();
  const levelAt = ([x, y]: readonly [number, number]): number =>
    data[Math.round((y * width) / 1200) * width + Math.round((x * width) / 1200)]!;
  return levelAt(roof) > levelAt(wall);
}

it.each([
  ['satorfa', true],
  ['bercjaro', false],
])('[ADR-0026] family tents of two brands are told apart: a light roof of %s is %s', async (brand, expected) => {
  const tents = pictureRequests().filter(
    (one) => one.archetype === 'tent' && one.design === 'family' && one.view === 'main' && one.brand.slug === brand,
  );
  expect(tents.length).toBeGreaterThan(2);
  for (const tent of tents) expect(await isRoofLighter(tent), tent.colourway).toBe(expected);
});
