import type { Brandmark } from '../../archetype.ts';
import { readableOn, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { wordmark } from '../../lib/wordmark.ts';
import {
  blade,
  bladeRim,
  place,
  placedArea,
  placedLine,
  rubber,
  scale,
  turn,
  type TableTennisBatPalette,
} from './form.ts';

/** The plywood; its grain runs along the handle. */
function plywood(drawing: Drawing, wood: string): string {
  const lines = Array.from({ length: 53 }, (_, index) => {
    const number = index - 26;
    const x = number * 2.9 + Math.sin(number * 2.3) * 0.9;
    const isDark = number % 3 === 0;
    const line = placedLine([
      [x, 88],
      [x + Math.sin(number) * 1.2, 140],
      [x * 0.98, 262],
    ]);
    return `<path d="${line}" fill="none" stroke="${shade(wood, isDark ? -0.4 : -0.22)}"
 stroke-width="${isDark ? 2.2 : 1.6}" opacity=".45"/>`;
  }).join('');
  return drawing.panel(blade, wood, { roundness: 7, strength: 0.8, inner: lines });
}

function rubberLight(drawing: Drawing): string {
  const sheen = placedArea([
    [-66, 214],
    [-36, 246],
    [8, 252],
    [26, 238],
    [-8, 214],
    [-46, 178],
    [-68, 160],
  ]);
  const streak = placedArea([
    [-70, 150],
    [-40, 206],
    [22, 250],
    [34, 242],
    [-22, 190],
    [-56, 134],
  ]);
  const shadeSide = placedArea([
    [20, 112],
    [62, 130],
    [74, 184],
    [52, 236],
    [48, 180],
    [30, 130],
  ]);
  return (
    drawing.softShape(sheen, '#fff', 0.3, 36) +
    drawing.softShape(streak, '#fff', 0.1, 8) +
    drawing.softShape(shadeSide, drawing.ink, 0.3, 30)
  );
}

function print(palette: TableTennisBatPalette, brand: Brandmark): string {
  const ink = '#f6f2ea';
  const [nameX, nameY] = place([0, 121]);
  const [x, y] = place([0, 187]);
  const graphic = motifPaths(brand.motif, { x, y, width: 96 * scale, height: 44 * scale, rotation: turn });
  return (
    graphic.map((path) => `<path d="${path}" fill="${shade(palette.base, 0.4)}" opacity=".34"/>`).join('') +
    wordmark(brand.name, 54, { maxWidth: 76 * scale }).at(nameX, nameY, { rotation: turn, fill: ink, opacity: 0.92 })
  );
}

/** The rubber sheet: thick, slightly inset, with a matt sheen; the pips below it show through. */
function rubberSheet(drawing: Drawing, palette: TableTennisBatPalette, brand: Brandmark): string {
  const fall = drawing.linear(
    [
      [0, shade(palette.base, 0.16)],
      [0.45, palette.base],
      [1, shade(palette.base, -0.26)],
    ],
    0,
    0,
    1,
    1,
  );
  const pip = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="1.25" fill="#05060c" opacity=".2"/>`;
  const pips = drawing.pattern(8, 7, pip(2, 1.8) + pip(6, 5.3), `rotate(${turn})`);
  const inner =
    `<path d="${rubber}" fill="${fall}"/>` +
    rubberLight(drawing) +
    `<path d="${rubber}" fill="${pips}" opacity=".55"/>` +
    print(palette, brand) +
    drawing.grain(rubber, { frequency: 0.6, octaves: 2, scale: 0.22, opacity: 0.35 });
  return drawing.panel(rubber, palette.base, {
    roundness: 8,
    shadow: drawing.dropShadow(2, 4, 4, 0.45),
    inner,
    light: { highlight: 0.5, shade: 0.45, edge: 0.5 },
  });
}

/** The tape that guards the edge. */
function sideTape(drawing: Drawing): string {
  const edge = bladeRim.slice(3, -3);
  return drawing.clip(
    blade,
    `<g fill="none"><path d="${placedLine(edge)}" stroke="#17181c" stroke-width="14"/>
<path d="${placedLine(edge.slice(6))}" stroke="#fff" stroke-opacity=".34" stroke-width="2.2"
 transform="translate(2.2 2)" filter="${drawing.blur(0.8)}"/></g>`,
  );
}

/** The blade with its rubber and side tape. */
export function coveredBlade(drawing: Drawing, palette: TableTennisBatPalette, brand: Brandmark): string {
  return plywood(drawing, palette.wood) + rubberSheet(drawing, palette, brand) + sideTape(drawing);
}

/** The round metal badge at the top of the handle; it carries the motif, or the first letter of a brand without one. */
export function badge(drawing: Drawing, palette: TableTennisBatPalette, brand: Brandmark): string {
  const [x, y] = place([0, 84]);
  const steel = drawing.linear(
    [
      [0, '#f3f3f1'],
      [0.5, '#a9adb4'],
      [1, '#62666e'],
    ],
    0,
    0,
    1,
    1,
  );
  const ground = '#1b1d22';
  const graphic = motifPaths(brand.motif, { x: 0, y: 0, width: 27, height: 17 });
  const sign = graphic.length
    ? graphic.map((path) => `<path d="${path}" fill="${palette.stripe}"/>`).join('')
    : wordmark(brand.name.slice(0, 1), 26).at(0, 0, { fill: readableOn(ground) });
  return `<g transform="translate(${x} ${y}) rotate(${turn})" filter="${drawing.dropShadow(1, 2, 2, 0.5)}">
<circle r="25" fill="${steel}"/><circle r="20.5" fill="${ground}"/>${sign}
<ellipse cx="-6" cy="-9" rx="12" ry="7" fill="#fff" opacity=".28" filter="${drawing.blurOfShape(4)}"/></g>`;
}
