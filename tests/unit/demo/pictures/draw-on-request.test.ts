import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DrawingProgram } from '#backend/media/drawing-program.ts';
import { DrawnPictures } from '#backend/media/drawn-pictures.ts';
import { pictureRequests } from '#demo/catalog/lines.ts';
import { boundBlurs } from '#demo/pictures/lib/bound-blurs.ts';
import { Drawing } from '#demo/pictures/lib/drawing.ts';
import { nameOf } from '#demo/pictures/request.ts';
import { backendSettingsSchema } from '#lib/config/backend-settings.ts';
import { readSettings } from '#lib/config/settings.ts';

let folder: string;
let drawings: DrawnPictures;
const onFailure = vi.fn();
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drawn-'));
  const program = new DrawingProgram(readSettings(backendSettingsSchema, {}).PICTURE_PROGRAM);
  drawings = new DrawnPictures({ program, patient: program, folder, onFailure });
});
afterEach(async () => {
  drawings.stop();
  await rm(folder, { recursive: true, force: true });
});

it('[ADR-0152] [ADR-0157] draws every picture of the catalog in the width that is asked for, of each view', async () => {
  expect([...(await drawings.names())].toSorted()).toEqual(pictureRequests().map(nameOf).toSorted());
  const version = (await drawings.versionOf('bottle-steel-lendulet-detail')) ?? '';
  expect(version).toMatch(/^[0-9a-f]{16}$/);
  const [whole, crop, inUse] = await Promise.all(
    ['', '-detail', '-scene']
      .map((view) => `bottle-steel-lendulet${view}`)
      .map((name) => drawings.master({ name, version, width: 320 })),
  );
  const { width, height } = await sharp(whole).metadata();
  expect([width, height]).toEqual([480, 480]);
  expect((await sharp(whole).stats()).entropy).toBeGreaterThan(1);
  const drawn = await Promise.all([whole, crop, inUse].map((picture) => sharp(picture).raw().toBuffer()));
  expect(new Set(drawn.map((pixels) => pixels.toString('base64'))).size).toBe(3);
  expect(onFailure).not.toHaveBeenCalled();
});

it('[ADR-0152] says what it draws to a server that runs under --watch, too', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
  expect(await drawings.versionOf('bottle-steel-lendulet-detail')).toMatch(/^[0-9a-f]{16}$/);
  expect(onFailure).not.toHaveBeenCalled();
  vi.unstubAllEnvs();
});

it('[ADR-0161] draws a big picture like a small one, with edges as sharp as its width has room for', async () => {
  const name = 'bottle-steel-lendulet-scene';
  const version = (await drawings.versionOf(name)) ?? '';
  const [small, big] = [
    await drawings.master({ name, version, width: 480 }),
    await drawings.master({ name, version, width: 1200 }),
  ];
  expect((await sharp(big).metadata()).width).toBe(1200);
  const levelsOf = async (of: typeof small) => sharp(of).resize(480, 480).removeAlpha().raw().toBuffer();
  const [less, more] = [await levelsOf(small), await levelsOf(big)];
  const difference = less.reduce((sum, level, at) => sum + Math.abs(level - more[at]!), 0) / less.length;
  expect(difference).toBeLessThan(5);
});

const canvas = 'filterUnits="userSpaceOnUse" x="-50" y="-50" width="1300" height="1300"';
const blur = `<filter id="a" ${canvas}><feGaussianBlur stdDeviation="10"/></filter>`;

it('[ADR-0152] binds the blur of a path to the box of the path, its stroke and the blur', () => {
  const path = '<path d="M100 200L300 250" stroke-width="8" filter="url(#a)"/>';
  const bound = boundBlurs(`<svg><defs>${blur}</defs>${path}</svg>`);
  expect(bound).toContain('<path d="M100 200L300 250" stroke-width="8" filter="url(#bound0)"/>');
  expect(bound).toContain('<filter id="bound0" filterUnits="userSpaceOnUse" x="60" y="160" width="280" height="130"');
});

it('[ADR-0152] binds the blur of an ellipse, and the shadow of a part with what is clipped to it', () => {
  const ellipse = '<ellipse cx="100" cy="200" rx="60" ry="20" fill="#000" filter="url(#a)"/>';
  expect(boundBlurs(`<svg><defs>${blur}</defs>${ellipse}</svg>`)).toContain('x="8" y="148" width="184" height="104"');
  const drawing = new Drawing();
  const path = 'M100 200L300 200L300 400Z';
  const shadow = drawing.dropShadow(3, 6, 6, 0.4);
  const svg = drawing.add(drawing.panel(path, '#c33', { shadow, inner: '<rect/>' })).toString();
  expect(boundBlurs(svg)).toContain('x="74" y="174" width="252" height="252"');
  expect(boundBlurs(svg).match(/filter="url\(#bound0\)"/g)).toHaveLength(1);
});

it.each([
  ['an arc', '<path d="M0 0A5 5 0 0 1 9 9" filter="url(#a)"/>'],
  ['a group', '<g filter="url(#a)"><path d="M0 0L5 5"/></g>'],
  ['another filter', '<path d="M0 0L5 5" filter="url(#b)"/>'],
])('[ADR-0152] leaves %s as it is', (_what, markup) => {
  const svg = `<svg><defs>${blur}</defs>${markup}</svg>`;
  expect(boundBlurs(svg)).toBe(svg);
});

it('[ADR-0152] changes nothing that is seen', async () => {
  const path = '<path d="M40 50C60 20 120 20 140 90Z" fill="#c33" filter="url(#a)"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><defs>${blur}</defs>${path}</svg>`;
  const [free, bound] = await Promise.all(
    [svg, boundBlurs(svg)].map((text) => sharp(Buffer.from(text)).flatten({ background: '#fff' }).raw().toBuffer()),
  );
  const farthest = free!.reduce((most, level, index) => Math.max(most, Math.abs(level - bound![index]!)), 0);
  expect(farthest).toBeLessThanOrEqual(8);
});
