import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { designsOf } from '#demo/catalog/designs.ts';
import { generateCatalog } from '#demo/catalog/index.ts';
import { pictureRequests } from '#demo/catalog/lines.ts';
import {
  frontAxle,
  geometry,
  place,
  radians,
  rearAxle,
  steering,
  type FramePoint,
} from '#demo/pictures/archetypes/bicycle/frame-geometry.ts';
import { svgOf } from '#demo/pictures/request.ts';

const width = 600;
/** Levels of the bare ground of a studio. */
const bare = 215;

const above = ([x, y]: FramePoint, ...angles: number[]): FramePoint[] =>
  angles.map((angle) => [
    x + (geometry.tyre + 14) * Math.cos(radians(angle)),
    y + (geometry.tyre + 14) * Math.sin(radians(angle)),
  ]);
const [clampX, clampY] = steering(-42, 52);

/** Where a mountain bike would have what its data do not list, in mm of the frame. */
const empty: Readonly<Record<string, readonly FramePoint[]>> = {
  'a mudguard behind': above(rearAxle, 100, 125, 150, 175),
  'a mudguard in front': above(frontAxle, 78, 150, 165),
  'a rack': [-150, -90, -30].map((x): FramePoint => [rearAxle[0] + x, rearAxle[1] + 419]),
  'a bag in its frame': [
    [100, 340],
    [150, 370],
    [200, 400],
  ],
  'a bar that drops': [
    [clampX + 70, clampY - 60],
    [clampX + 86, clampY - 60],
    [clampX + 110, clampY - 90],
    [clampX + 80, clampY - 110],
  ],
};

const { products } = generateCatalog({ seed: 2735, products: 3000, now: new Date('2026-11-20T08:00:00Z') });

describe.each(designsOf('bicycle'))('a mountain bike of the design %s', async (design) => {
  const request = pictureRequests().find(
    (one) => one.archetype === 'bicycle' && one.view === 'main' && one.design === design,
  )!;
  const { data } = await sharp(Buffer.from(svgOf(request)), { unlimited: true })
    .resize(width)
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  it.each(Object.entries(empty))('[ADR-0026] is drawn without %s', (_what, points) => {
    const levels = points.map((point) => {
      const [x, y] = place(point);
      return data[Math.round((y * width) / 1200) * width + Math.round((x * width) / 1200)];
    });
    expect(Math.min(...levels.map((level) => level ?? 0))).toBeGreaterThan(bare);
  });
});

it('[ADR-0026] data of mountain bikes list nothing that their pictures leave out', () => {
  const bicycles = products.filter(({ name }) => name.includes('MTB-kerékpár'));
  expect(bicycles.length).toBeGreaterThan(10);
  for (const { description, highlights, attributes } of bicycles)
    expect(JSON.stringify([description, highlights, attributes])).not.toMatch(
      /csomagtartó|sárvédő|táska|teleszkópos nyereg/iu,
    );
});
