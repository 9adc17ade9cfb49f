import { shade } from './colour.ts';
import type { Drawing, Stop } from './drawing.ts';
import { polygon, reverse, sample, smooth, tenth, type Point, type Run } from './geometry.ts';

/** A zip: width in px, with or without its cloth tape. */
export interface ZipOptions {
  width?: number;
  tape?: boolean;
  opacity?: number;
}

/** A fold: its curve, its width in px and the side of its shade. */
export type FoldLine = readonly [points: Run, width: number, side?: number];

/** Coil zip along a run: tape, groove, teeth. The puller is drawn on its own. */
export function zip(points: Run, colour: string, options: ZipOptions = {}): string {
  const { width = 16, tape = true, opacity = 1 } = options;
  const path = smooth(points);
  const cloth = tape ? `<path d="${path}" stroke="${shade(colour, -0.35)}" stroke-width="${width}"/>` : '';
  return `<g fill="none" opacity="${opacity}">${cloth}
<path d="${path}" stroke="#05060c" stroke-opacity=".55" stroke-width="${width * 0.62}"/>
<path d="${path}" stroke="${shade(colour, 0.18)}" stroke-width="${width * 0.46}" stroke-dasharray="2.6 2.8"/>
<path d="${path}" stroke="#05060c" stroke-opacity=".5" stroke-width="1.4"/></g>`;
}

/** Puller of a zip, hanging down from its slider at x, y; turned by degrees. */
export function puller(drawing: Drawing, x: number, y: number, colour: string, rotation = 0, scale = 1): string {
  const metal = drawing.linear(
    [
      [0, '#e6e8ec'],
      [0.5, '#8b8f98'],
      [1, '#4a4d55'],
    ],
    0,
    0,
    1,
    1,
  );
  const grip = drawing.linear(
    [
      [0, shade(colour, 0.25)],
      [1, shade(colour, -0.3)],
    ],
    0,
    0,
    1,
    0,
  );
  const place = `transform="translate(${x} ${y}) rotate(${rotation}) scale(${scale})"`;
  return `<g ${place} filter="${drawing.dropShadow(2, 4, 3, 0.45)}">
<rect x="-7" y="-8" width="14" height="18" rx="4" fill="${metal}"/>
<path d="M-4.5 6L-6.5 44Q0 52 6.5 44L4.5 6Z" fill="${grip}"/></g>`;
}

const steel: readonly Stop[] = [
  [0, '#f7f8fa'],
  [0.45, '#a4a9b2'],
  [1, '#565b64'],
];

function buckleTeeth(): string {
  return Array.from({ length: 7 }, (_, index) => {
    const x = -104 + index * 13;
    const lit = 'fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.5"';
    return `<path d="M${x} -12l9 0l-3 24l-9 0z" fill="#2a2d33"/><path d="M${x} -12l9 0l-3 24" ${lit}/>`;
  }).join('');
}

/** Ratchet buckle of boots and skates, about 260 px long; its lever, at the right, is 'metal' or a colour. */
export function buckle(drawing: Drawing, lever: string, x: number, y: number, rotation: number, scale: number): string {
  const metal = drawing.linear(steel);
  const painted = (): string =>
    drawing.linear([
      [0, shade(lever, 0.35)],
      [0.45, lever],
      [1, shade(lever, -0.4)],
    ]);
  const bail = 'M44 -15L-46 -13Q-56 0 -46 13L44 15';
  const edge = 'fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3.5" stroke-linecap="round"';
  return `<g transform="translate(${x} ${y}) rotate(${rotation}) scale(${scale})">
<g filter="${drawing.dropShadow(2, 5, 4, 0.5)}">
<rect x="-116" y="-17" width="106" height="34" rx="7" fill="${metal}"/></g>${buckleTeeth()}
<g filter="${drawing.dropShadow(2, 5, 3, 0.5)}" fill="none" stroke-linecap="round">
<path d="${bail}" stroke="#4c5058" stroke-width="8"/><path d="${bail}" stroke="#d5d8dd" stroke-width="5"/></g>
<g filter="${drawing.dropShadow(3, 7, 5, 0.5)}">
<path d="M6 -22Q2 0 6 22L120 20Q150 16 152 2Q150 -14 122 -20Z" fill="${lever === 'metal' ? metal : painted()}"/></g>
<path d="M28 -10H92Q100 0 92 10H28Q20 0 28 -10Z" fill="#0c0d11" opacity=".82"/>
<path d="M28 11H92" stroke="#fff" stroke-opacity=".5" stroke-width="2.5"/>
<path d="M10 -18L122 -16Q138 -12 146 -4" ${edge}/><circle cx="10" cy="0" r="6" fill="#3c4048"/></g>`;
}

/** Flat woven lace along a path, width in px. */
export function flatLace(path: string, colour: string, width: number): string {
  const light = 'transform="translate(-1 -2.4)" opacity=".6"';
  const weave = 'stroke-dasharray="2 3.4" stroke-linecap="butt" opacity=".5"';
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">
<path d="${path}" stroke="${shade(colour, -0.5)}" stroke-width="${width + 2}"/>
<path d="${path}" stroke="${colour}" stroke-width="${width}"/>
<path d="${path}" stroke="${shade(colour, -0.22)}" stroke-width="${width}" ${weave}/>
<path d="${path}" stroke="${shade(colour, 0.6)}" stroke-width="${width * 0.35}" ${light}/></g>`;
}

function foldShape(points: Run, width: number): string {
  const count = 24;
  const samples = sample(points, count);
  const spine = samples.map((point): Point => [point.x, point.y]);
  const rim = samples.map((point, index): Point => {
    const by = width * Math.sin((Math.PI * index) / count) ** 0.8;
    return [point.x + point.nx * by, point.y + point.ny * by];
  });
  return polygon([...spine, ...reverse(rim)]);
}

/** Many cloth folds in only two blurred shapes; blur in px. */
export function folds(drawing: Drawing, lines: readonly FoldLine[], opacity = 0.3, blur = 5, highlight = 0.55): string {
  const valleys = lines.map(([points, width, side = 1]) => foldShape(points, width * side)).join('');
  const ridges = lines.map(([points, width, side = 1]) => foldShape(points, -width * 0.9 * side)).join('');
  const soft = `filter="${drawing.blur(blur)}"`;
  return (
    `<path d="${valleys}" fill="${drawing.ink}" opacity="${opacity}" ${soft}/>` +
    `<path d="${ridges}" fill="#fff" opacity="${+(opacity * highlight).toFixed(2)}" ${soft}/>`
  );
}

/** Elastic rib: lines of gathered cloth between two runs; width in px. */
export function ribLines(top: Run, bottom: Run, count: number, width = 3, opacity = 0.4): string {
  const ends = sample(bottom, count);
  const path = sample(top, count)
    .slice(1, -1)
    .map((from, index) => {
      const to = ends[index + 1];
      return to ? `M${tenth(from.x)} ${tenth(from.y)}L${tenth(to.x)} ${tenth(to.y)}` : '';
    })
    .join('');
  const light = `stroke="#fff" stroke-opacity="${opacity * 0.42}" stroke-width="${width * 0.7}"`;
  return (
    `<path d="${path}" fill="none" stroke="#060914" stroke-opacity="${opacity}" stroke-width="${width}"/>` +
    `<path d="${path}" fill="none" ${light} transform="translate(${width * 0.9} 0)"/>`
  );
}
