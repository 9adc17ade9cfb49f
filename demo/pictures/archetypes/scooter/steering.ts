import type { Brandmark } from '../../archetype.ts';
import { readableOn, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, polygon, sample, tenth, type Point } from '../../lib/geometry.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { scale as turnedScale } from '../bicycle/frame-geometry.ts';
import { tube } from '../bicycle/turned-parts.ts';
import { column, frontAxle, place, placed, scale, type ScooterPalette } from './form.ts';

/** Width of a turned part in its own measure, so that it comes out in the scooter's mm. */
const mm = (width: number): number => (width * scale) / turnedScale;
const uprightTurn = 79;

/** The fork's legs, the crown and the mudguard over the front wheel. */
export function frontFork(drawing: Drawing, { base, metal, accent }: ScooterPalette): string {
  const leg = loop(
    placed([700, 212], [736, 212]),
    placed([736, 212], [752, 160], [758, 104]),
    placed([758, 104], [752, 84], [732, 84], [726, 104]),
    placed([726, 104], [716, 160], [700, 212]),
  );
  const arc = (radius: number, from: number, to: number): Point[] =>
    Array.from({ length: 13 }, (_, step) => {
      const angle = ((from + ((to - from) * step) / 12) * Math.PI) / 180;
      return [frontAxle[0] + radius * Math.cos(angle), frontAxle[1] + radius * Math.sin(angle)];
    });
  const fender = loop(placed(...arc(116, 152, 34)), placed(...arc(105, 34, 152)));
  const [x, y] = place(frontAxle);
  return (
    drawing.panel(fender, metal, { roundness: 6, shadow: drawing.dropShadow(2, 4, 4, 0.3) }) +
    drawing.panel(leg, base, { roundness: 11, shadow: drawing.dropShadow(3, 5, 5, 0.4) }) +
    `<circle cx="${x}" cy="${y}" r="13" fill="#8f949d" filter="${drawing.volume(5, 1)}"/>` +
    `<circle cx="${x}" cy="${y}" r="5.5" fill="#1c1d21"/>` +
    tube(placed(column(58), column(66)), mm(50), accent)
  );
}

/** Head tube, the column in two lengths with its clamp, the name and the motif along it. */
export function steeringColumn(drawing: Drawing, palette: ScooterPalette, { name, motif }: Brandmark): string {
  const { base, metal, accent, mark } = palette;
  const [nameX, nameY] = place(column(250));
  const [motifX, motifY] = place(column(398));
  const graphic = motifPaths(motif, { x: motifX, y: motifY, width: 82, height: 25, rotation: uprightTurn - 180 })
    .map((path) => `<path d="${path}" fill="${accent}"/>`)
    .join('');
  const [clampX, clampY] = place(column(490, -27));
  const lever = loop(
    [
      [clampX + 4, clampY - 16],
      [clampX - 12, clampY - 4],
      [clampX - 20, clampY + 44],
    ],
    [
      [clampX - 20, clampY + 44],
      [clampX - 10, clampY + 50],
      [clampX - 2, clampY + 10],
    ],
    [
      [clampX - 2, clampY + 10],
      [clampX + 8, clampY + 6],
      [clampX + 4, clampY - 16],
    ],
  );
  const holes = [560, 600, 640]
    .map((up) => {
      const [x, y] = place(column(up, 4));
      return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="4" fill="#15161a" opacity=".8"/>`;
    })
    .join('');
  return (
    tube(placed(column(470), column(792)), mm(30), metal) +
    holes +
    `<g filter="${drawing.dropShadow(3, 4, 4, 0.3)}">${tube(placed(column(60), column(478)), mm(40), base)}</g>` +
    `<g filter="${drawing.dropShadow(2, 4, 4, 0.35)}">${tube(
      placed(column(10), column(104)),
      mm(50),
      shade(base, -0.12),
    )}</g>` +
    tube(placed(column(104), column(112)), mm(52), '#1b1c20') +
    tube(placed(column(466), column(512)), mm(50), '#22242a') +
    drawing.panel(lever, accent, { roundness: 6, shadow: drawing.dropShadow(2, 4, 3, 0.4) }) +
    wordmark(name, 36, { letterSpacing: 0.05, maxWidth: 216 }).at(nameX, nameY, {
      rotation: uprightTurn - 180,
      fill: mark,
      opacity: 0.96,
    }) +
    graphic
  );
}

/** A rubber grip with its rings and the cap at its end. */
function grip(drawing: Drawing, from: Point, to: Point, near: boolean, { accent }: ScooterPalette): string {
  const line = [from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as Point, to];
  const rings = sample(line, 12)
    .slice(1, -1)
    .map(({ x, y, nx, ny }) =>
      polygon(
        [
          [x + nx * 17, y + ny * 17],
          [x - nx * 17, y - ny * 17],
        ],
        false,
      ),
    )
    .join('');
  const cap = near
    ? `<circle cx="${to[0]}" cy="${to[1]}" r="20" fill="#1c1d22" filter="${drawing.volume(6, 1)}"/>` +
      `<circle cx="${to[0]}" cy="${to[1]}" r="12" fill="${accent}" filter="${drawing.volume(4, 0.9)}"/>`
    : '';
  return (
    `<g filter="${drawing.dropShadow(3, 6, 5, 0.35)}">${tube(line, mm(38), '#24262c')}</g>` +
    `<path d="${rings}" stroke="#000" stroke-opacity=".5" stroke-width="3"/>` +
    `<path d="${rings}" stroke="#fff" stroke-opacity=".12" stroke-width="2" transform="translate(3 0)"/>${cap}`
  );
}

/** The handlebar, turned a little towards the viewer: the far half behind the column, the near one before it. */
export function handlebar(drawing: Drawing, palette: ScooterPalette): string {
  const middle = place(column(792));
  const out = (share: number): Point => [middle[0] - 132 * share, middle[1] + 46 * share];
  const [collarX, collarY] = middle;
  const stub = tube(placed(column(752), column(806)), mm(44), '#22242a');
  const ink = readableOn('#22242a');
  return (
    grip(drawing, out(-0.4), out(-1), false, palette) +
    tube([out(-0.5), out(0.5)], mm(27), palette.metal) +
    stub +
    `<circle cx="${tenth(collarX)}" cy="${tenth(collarY)}" r="5" fill="${ink}" opacity=".8"/>` +
    grip(drawing, out(0.34), out(1), true, palette)
  );
}
