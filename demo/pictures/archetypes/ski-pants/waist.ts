import type { Brandmark } from '../../archetype.ts';
import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, offset, type Run } from '../../lib/geometry.ts';
import { puller, zip } from '../../lib/hardware.ts';
import { overlay, ripstop, twill } from '../../lib/materials.ts';
import { seam, stitch } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { wovenLabel } from '../clothing/cut.ts';
import { bandBottom, bandPath, bandTop, insidePath, type SkiPantsPalette } from './pieces.ts';

const thread = { length: 6, gap: 4, width: 1.6 };

/** The soft inside of the raised back. */
export function insideWaist(drawing: Drawing, palette: SkiPantsPalette, brand: Brandmark): string {
  const depth = drawing.linear([
    [0, shade(palette.panel, -0.2)],
    [1, shade(palette.panel, -0.6)],
  ]);
  const inner =
    drawing.grain(insidePath, { frequency: 0.2, octaves: 2, scale: 1.6, opacity: 0.45 }) +
    wovenLabel(brand, 600, 117, 70, 26);
  return drawing.panel(insidePath, depth, { roundness: 8, strength: 0.6, inner });
}

function adjuster(drawing: Drawing, palette: SkiPantsPalette, isFar: boolean): string {
  const runs: Run[] = [
    [
      [436, 150],
      [478, 158],
      [520, 162],
    ],
    [
      [520, 162],
      [528, 174],
      [519, 186],
    ],
    [
      [519, 186],
      [476, 183],
      [434, 176],
    ],
    [
      [434, 176],
      [436, 150],
    ],
  ];
  const tab = loop(...(isFar ? runs.map(mirror) : runs));
  return drawing.panel(tab, palette.accent, {
    roundness: 6,
    strength: 0.8,
    shadow: drawing.dropShadow(1, 3, 3, 0.45),
    inner: overlay(tab, twill(drawing), 0.8),
  });
}

/** The waistband with its fly, snaps, side tabs and belt loops. */
export function waistband(drawing: Drawing, palette: SkiPantsPalette): string {
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.06)],
    [1, shade(palette.base, -0.12)],
  ]);
  const inner =
    overlay(bandPath, ripstop(drawing), 0.5) +
    drawing.softShape('M430 110H530V220H424Z', '#fff', 0.12, 24) +
    drawing.softShape('M700 110H790V220H690Z', drawing.ink, 0.42, 20);
  const belt = [
    [556, 140, 16],
    [628, 140, 16],
  ]
    .map(([x = 0, y = 0, width = 0]) => {
      const path = `M${x} ${y}h${width}v76h${-width}Z`;
      const shadow = drawing.dropShadow(1, 3, 3, 0.4);
      return drawing.panel(path, shade(palette.base, 0.04), { roundness: 4, strength: 0.8, shadow });
    })
    .join('');
  const snap = (x: number): string => {
    const metal = drawing.radial(
      [
        [0, '#f4f5f7'],
        [0.55, '#9ba0a9'],
        [1, '#50555e'],
      ],
      0.38,
      0.32,
      0.75,
    );
    return `<g filter="${drawing.dropShadow(1, 2, 2, 0.45)}"><circle cx="${x}" cy="179" r="10" fill="${metal}"/></g>`;
  };
  const shadow = drawing.dropShadow(1, 5, 5, 0.42);
  const fly: Run = [
    [612, 216],
    [614, 300],
    [604, 384],
  ];
  return (
    seam(
      [
        [600, 214],
        [601, 320],
        [600, 452],
      ],
      { width: 3, opacity: 0.5 },
    ) +
    drawing.softLine('M612 216L614 300L604 384', drawing.ink, 0.34, 20, 6) +
    zip(fly, palette.zip, { width: 12 }) +
    puller(drawing, 612, 226, palette.accent, 0, 0.62) +
    drawing.panel(bandPath, cloth, { roundness: 12, strength: 0.75, shadow, inner }) +
    stitch(offset(bandTop, 9, 80), shade(palette.base, 0.3), thread) +
    stitch(offset(bandBottom, -9, 80), shade(palette.base, 0.3), thread) +
    adjuster(drawing, palette, false) +
    adjuster(drawing, palette, true) +
    belt +
    snap(592) +
    snap(612)
  );
}

/** The wordmark on the right thigh. */
export function print(palette: SkiPantsPalette, { name }: Brandmark): string {
  return wordmark(name, 27, { maxWidth: 128 }).at(704, 405, { fill: palette.print, opacity: 0.95 });
}
