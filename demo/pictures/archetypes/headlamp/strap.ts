import type { Brandmark, PaletteOf } from '../../archetype.ts';
import { shade } from '../../lib/colour.ts';
import type { Drawing, Stop } from '../../lib/drawing.ts';
import { polygon, reverse, smooth, type Point } from '../../lib/geometry.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { wordmark } from '../../lib/wordmark.ts';

type StrapPalette = PaletteOf<'band' | 'stripe' | 'print'>;

/** The strap runs on an ellipse; its width in px is that of the standing cloth. */
const strap = { cx: 600, cy: 520, rx: 372, ry: 146, width: 92 } as const;
const half = strap.width / 2;
const webbing = { colour: '#06070b', highlight: 0.75 } as const;

/** The light along the strap, which turns away at both ends. */
const insideLight: readonly Stop[] = [
  [0, '#000', 0.6],
  [0.3, '#000', 0.3],
  [0.62, '#fff', 0.06],
  [0.85, '#fff', 0.1],
  [1, '#000', 0.5],
];
const outsideLight: readonly Stop[] = [
  [0, '#000', 0.62],
  [0.07, '#000', 0.25],
  [0.22, '#fff', 0.22],
  [0.34, '#fff', 0.05],
  [0.7, '#000', 0.12],
  [0.92, '#000', 0.5],
  [1, '#000', 0.72],
];

/** Place on the strap: the angle in radians runs clockwise from its right end, dy is px below its middle. */
function onStrap(angle: number, dy = 0): Point {
  return [strap.cx + strap.rx * Math.cos(angle), strap.cy + strap.ry * Math.sin(angle) + dy];
}

function arc(from: number, to: number, dy: number, steps = 60): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => onStrap(from + ((to - from) * step) / steps, dy));
}

/** The elastic's ribs crowd together where the strap turns. */
function ribs(from: number, to: number): string {
  let markup = '';
  for (let angle = from; angle < to; angle += 0.0125) {
    const [x, y] = onStrap(angle, -half);
    const width = Math.max(0.35, 2.2 * Math.abs(Math.sin(angle)));
    const line = (at: number, colour: string, opacity: number, thickness: number): string =>
      `<path d="M${at.toFixed(1)} ${y.toFixed(1)}v${strap.width}" stroke="${colour}" stroke-opacity="${opacity}"` +
      ` stroke-width="${thickness.toFixed(2)}"/>`;
    markup += line(x, '#000', 0.3, width) + line(x + width, '#fff', 0.07, width * 0.7);
  }
  return markup;
}

function along(from: number, to: number, dy: number, width: number, colour: string, opacity = 1): string {
  const look = `fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"`;
  return `<path d="${polygon(arc(from, to, dy), false)}" ${look}/>`;
}

/** A strip of strap between two angles; the inside is darker and bears no graphic. */
function strip(
  drawing: Drawing,
  colour: string,
  from: number,
  to: number,
  side: 'inside' | 'outside',
  graphic: string,
): string {
  const path = polygon([...arc(from, to, -half), ...reverse(arc(from, to, half))]);
  const light = drawing.linear(side === 'inside' ? insideLight : outsideLight, 0, 0, 1, 0);
  const box = `x="${strap.cx - strap.rx - 4}" y="200" width="${2 * strap.rx + 8}" height="700"`;
  const inner =
    ribs(from, to) +
    graphic +
    along(from, to, 3 - half, 3, '#fff', side === 'inside' ? 0.12 : 0.24) +
    along(from, to, half - 3, 5, '#000', 0.4) +
    `<rect ${box} fill="${light}"/>`;
  return drawing.panel(path, colour, { roundness: 7, strength: 0.7, light: webbing, inner });
}

/** The pool of shade in which the head torch lies. */
export function groundShadow(drawing: Drawing): string {
  const pool = 'cx="620" cy="800" rx="400" ry="46" fill="#3b3a44" opacity=".24"';
  const core = 'cx="606" cy="812" rx="170" ry="18" fill="#16151d" opacity=".5"';
  const rim = smooth(arc(0.08, Math.PI - 0.08, half + 16, 20));
  return (
    `<ellipse ${pool} filter="${drawing.blur(26)}"/><ellipse ${core} filter="${drawing.blur(10)}"/>` +
    drawing.softLine(rim, '#23222c', 0.3, 16, 10)
  );
}

/** The far half of the strap, seen from inside, with the slider that sets its length. */
export function backStrap(drawing: Drawing, palette: StrapPalette): string {
  const top = strap.cy - strap.ry;
  const slots = `M824 ${top - 8}l12 3.5v50l-12 -3.5ZM850 ${top}l12 3.5v50l-12 -3.5Z`;
  const slider = drawing.panel(`M812 ${top - 22}l62 18v66l-62 -18Z`, '#3a3d45', {
    roundness: 5,
    light: webbing,
    shadow: drawing.dropShadow(3, 4, 4, 0.5),
    inner: `<path d="${slots}" fill="#0a0b0e"/>`,
  });
  const middle = along(Math.PI, 2 * Math.PI, 0, 2, '#fff', 0.1);
  return (
    strip(drawing, shade(palette.band, -0.3), Math.PI, 2 * Math.PI, 'inside', middle) + `<g opacity=".95">${slider}</g>`
  );
}

/** The near half of the strap: its edge stripes, the brand's name at the left and its motif at the right. */
export function frontStrap(drawing: Drawing, palette: StrapPalette, brand: Brandmark): string {
  const [right, left] = [0.3, 0.98];
  const motif = motifPaths(brand.motif, [
    onStrap(left, -20),
    onStrap(right, -20),
    onStrap(right, 20),
    onStrap(left, 20),
  ])
    .map((path) => `<path d="${path}" fill="${palette.stripe}"/>`)
    .join('');
  const edges = along(0, Math.PI, 14 - half, 5, palette.stripe) + along(0, Math.PI, half - 14, 5, palette.stripe);
  const name = wordmark(brand.name, 33, { letterSpacing: 0.06, maxWidth: 172 }).at(348, strap.cy + 108, {
    rotation: 17,
    skew: 9,
    scaleX: 0.82,
    fill: palette.print,
    opacity: 0.95,
  });
  return strip(drawing, palette.band, 0, Math.PI, 'outside', edges + motif) + name;
}
