import type { Brandmark } from '../../archetype.ts';
import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { polygon, reverse, type Point, type Run } from '../../lib/geometry.ts';
import { crumple, openMesh, overlay, stretch } from '../../lib/materials.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { seam, stitch } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { drape, lit, shaded } from '../cloth/light.ts';
import { convexHull } from '../oblique/camera.ts';
import { crownPoint, range, type CapPalette } from './form.ts';

const grid = range(-180, 176, 90).flatMap((azimuth) => range(0, 90, 16).map((up) => crownPoint(azimuth, up)));
/** Outline of the crown. */
export const crownPath = polygon(convexHull(grid));

const meridian = (azimuth: number, from = 0, to = 90): Run => range(from, to, 14).map((up) => crownPoint(azimuth, up));
const parallel = (from: number, to: number, up: number): Run =>
  range(from, to, 20).map((azimuth) => crownPoint(azimuth, up));

/** A panel of the crown between two meridians. */
const gore = (from: number, to: number): string =>
  polygon([...meridian(from), ...reverse(meridian(to)), ...reverse(parallel(from, to, 0))]);

// The far ones first, each nearer one covers what is hidden.
const gores: readonly (readonly [from: number, to: number, isFront: boolean])[] = [
  [-180, -118, false],
  [-118, -48, false],
  [112, 180, false],
  [-48, 48, true],
  [48, 112, false],
];

/** Moves a print onto the cloth: a plane that touches the crown at a place. */
function onCrown(azimuth: number, up: number, markup: string): string {
  const step = 6;
  const [[x, y], [rightX, rightY], [upX, upY]] = [
    crownPoint(azimuth, up),
    crownPoint(azimuth + step, up),
    crownPoint(azimuth, up + step),
  ];
  // One step is about 33 px across and 38 px up on the cloth.
  const [a, b, c, d] = [(rightX - x) / 33, (rightY - y) / 33, (x - upX) / 38, (y - upY) / 38];
  return `<g transform="matrix(${[a, b, c, d, x, y].map((value) => value.toFixed(3)).join(' ')})">${markup}</g>`;
}

function print(palette: CapPalette, { name, motif }: Brandmark): string {
  const graphic = motifPaths(motif, { x: 0, y: 0, width: 118, height: 58 });
  const emblem = graphic.map((path) => overlay(path, palette.accent)).join('');
  const title = wordmark(name, 62, { maxWidth: 238 }).at(0, 0, { fill: palette.print, opacity: 0.96 });
  return onCrown(8, 46, emblem) + onCrown(8, motif === 'plain' ? 36 : 27, title);
}

function cloth(drawing: Drawing, palette: CapPalette): string {
  return gores
    .map(([from, to, isFront]) => {
      const path = gore(from, to);
      const inner = isFront ? overlay(path, stretch(drawing), 0.5) : overlay(path, openMesh(drawing), 0.55);
      return drawing.panel(path, isFront ? palette.base : palette.side, { roundness: 7, strength: 0.5, inner });
    })
    .join('');
}

function seams(palette: CapPalette): string {
  const thread = { length: 6, gap: 4, width: 1.7 };
  const taped = [48, 112]
    .map((azimuth) => {
      const aside = (by: number): Run => meridian(azimuth + by, 3, 80);
      const tone = shade(palette.base, lightness(palette.base) > 0.6 ? -0.2 : 0.3);
      return (
        seam(meridian(azimuth, 0, 88), { width: 3, opacity: 0.5 }) +
        stitch(aside(-2.4), tone, thread) +
        stitch(aside(2.4), tone, thread)
      );
    })
    .join('');
  return (
    taped +
    seam(parallel(-44, 120, 6), { width: 2.4, opacity: 0.4 }) +
    stitch(parallel(-44, 120, 4), shade(palette.side, 0.35), thread)
  );
}

function eyelet(azimuth: number): string {
  const [x, y] = crownPoint(azimuth, 52);
  const ring = (radius: number, look: string): string => `<circle cx="${x}" cy="${y}" r="${radius}" ${look}/>`;
  return ring(9, 'fill="#fff" opacity=".16"') + ring(8, 'fill="#070a18" opacity=".45"') + ring(5, 'fill="#070a18"');
}

function formLight(drawing: Drawing, isDark: boolean): string {
  const brow: Point[] = [
    [420, 420],
    [520, 350],
    [600, 350],
    [560, 460],
    [500, 600],
    [440, 640],
    [390, 560],
  ];
  return (
    lit(drawing, brow, isDark ? 0.17 : 0.28, 40) +
    lit(
      drawing,
      [
        [560, 352],
        [680, 336],
        [760, 366],
        [700, 392],
        [600, 396],
      ],
      isDark ? 0.14 : 0.24,
      22,
    ) +
    shaded(
      drawing,
      [
        [1010, 420],
        [880, 420],
        [850, 620],
        [800, 840],
        [1010, 840],
      ],
      0.5,
      44,
    ) +
    shaded(
      drawing,
      [
        [640, 830],
        [760, 800],
        [900, 740],
        [980, 660],
        [980, 860],
        [640, 880],
      ],
      0.3,
      26,
    ) +
    shaded(
      drawing,
      [
        [300, 700],
        [380, 770],
        [500, 830],
        [640, 850],
        [640, 806],
        [500, 776],
        [400, 716],
        [330, 640],
      ],
      0.4,
      14,
    )
  );
}

/** The crown of five panels with its print, seams, eyelets and button. */
export function crown(drawing: Drawing, palette: CapPalette, brand: Brandmark): string {
  const [topX, topY] = crownPoint(0, 90);
  const button = `<ellipse cx="${topX}" cy="${topY - 1}" rx="25" ry="12" fill="${palette.accent}"/>`;
  const inner =
    cloth(drawing, palette) +
    print(palette, brand) +
    crumple(drawing, crownPath, { seed: 12, opacity: 0.34, frequency: 0.009, frequencyY: 0.007, scale: 9 }) +
    drape(drawing, [
      [[crownPoint(58, 6), crownPoint(66, 22), crownPoint(70, 40)], 16, 0.22],
      [[crownPoint(96, 4), crownPoint(92, 24), crownPoint(86, 44)], 18, 0.2, -1],
    ]) +
    eyelet(82) +
    eyelet(34) +
    formLight(drawing, lightness(palette.base) < 0.42) +
    seams(palette);
  return (
    `<g filter="${drawing.volume(20, 0.5)}">${button}</g>` +
    drawing.panel(crownPath, palette.base, { roundness: 30, strength: 0.6, inner }) +
    `<g filter="${drawing.volume(7, 0.9)}">${button}</g>`
  );
}
