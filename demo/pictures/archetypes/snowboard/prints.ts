import type { Brandmark } from '../../archetype.ts';
import { mix } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { polygon, random, type Point } from '../../lib/geometry.ts';
import { motifPaths, type OrientedBox } from '../../lib/motifs.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { boardBottom, boardTop, type SnowboardPalette } from './shape.ts';

// Far to near: height on the canvas, share of the board's colour, height of the peaks.
const ridges = [
  [560, 0.22, 56],
  [625, 0.45, 60],
  [705, 0.7, 54],
  [880, 0.9, 66],
] as const;

function motifAt(brand: Brandmark, box: OrientedBox, fill: string): string {
  return motifPaths(brand.motif, box)
    .map((path) => `<path d="${path}" fill="${fill}"/>`)
    .join('');
}

/** Snow on the lit side of each summit. */
function snow(line: readonly Point[], opacity: number): string {
  return line
    .map(([x, y], index) => {
      const [before, after] = [line[index - 1], line[index + 1]];
      if (!before || !after || index < 2 || index > line.length - 3 || y >= before[1] || y >= after[1]) return '';
      const field = polygon([[x, y], [x + 10, y + 34], [x - 2, y + 26], [x - 10, y + 62], before]);
      return `<path d="${field}" fill="#fff" opacity="${opacity}"/>`;
    })
    .join('');
}

function mountains(drawing: Drawing, palette: SnowboardPalette, cx: number): string {
  const next = random(11);
  return ridges
    .map(([height, share, peaks], layer) => {
      const line = Array.from({ length: 21 }, (_, step): Point => {
        const x = -130 + step * 13;
        const waves = Math.sin(x * 0.021 + layer * 1.9) * 0.6 + Math.sin(x * 0.057 + layer * 4.1) * 0.28;
        return [cx + x, height + (waves + (next() - 0.5) * 0.34) * peaks - x * 0.18];
      });
      const colour = mix(palette.sky, layer === ridges.length - 1 ? palette.mark : palette.base, share);
      const haze = mix(colour, palette.sky, 0.16);
      const paint = drawing.linear(
        [
          [0, colour],
          [1, haze],
        ],
        0,
        height - 60,
        0,
        height + 260,
        true,
      );
      const slope = polygon([...line, [cx + 130, 1200], [cx - 130, 1200]]);
      return `<path d="${slope}" fill="${paint}"/>${snow(line, 0.5 - layer * 0.1)}`;
    })
    .join('');
}

/** The top sheet: a sky with the sun over four ridges, the name above and the motif on the last slope. */
export function topPrint(drawing: Drawing, palette: SnowboardPalette, brand: Brandmark, cx: number): string {
  const { sky, base, sun, mark } = palette;
  const air = drawing.linear(
    [
      [0, mix(sky, base, 0.55)],
      [0.3, sky],
      [1, sky],
    ],
    0,
    boardTop,
    0,
    boardBottom,
    true,
  );
  const disc = drawing.linear([
    [0, sun],
    [1, mix(sun, sky, 0.5)],
  ]);
  return (
    `<rect x="${cx - 120}" y="0" width="240" height="1200" fill="${air}"/>` +
    `<circle cx="${cx + 26}" cy="516" r="50" fill="${disc}"/>${mountains(drawing, palette, cx)}` +
    wordmark(brand.name, 21, { cut: 'bold', letterSpacing: 0.12, maxWidth: 150 }).at(cx, 236, {
      fill: mark,
      opacity: 0.9,
    }) +
    motifAt(brand, { x: cx, y: 188, width: 78, height: 36 }, mark) +
    motifAt(brand, { x: cx, y: 1000, width: 112, height: 52 }, sky)
  );
}

/** The running base: black with a coloured tail, the name in large letters and the motif. */
export function basePrint(palette: SnowboardPalette, brand: Brandmark, cx: number): string {
  const { base, sky, accent, mark } = palette;
  const scratches = Array.from(
    { length: 40 },
    (_, index) => `<path d="M${cx - 98 + index * 5} 60V1130" stroke="#fff" stroke-opacity=".045" stroke-width="1.4"/>`,
  ).join('');
  const [left, right] = [cx - 120, cx + 120];
  return (
    `<rect x="${left}" y="0" width="240" height="1200" fill="${mix(mark, '#0c0d11', 0.35)}"/>` +
    `<path d="M${left} 830L${right} 690V1200H${left}Z" fill="${base}"/>` +
    `<path d="M${left} 812L${right} 672V690L${left} 830Z" fill="${accent}"/>` +
    wordmark(brand.name, 176, { letterSpacing: 0.02, maxWidth: 545 }).at(cx - 2, 450, {
      rotation: 90,
      fill: sky,
      opacity: 0.97,
      scaleY: 0.86,
    }) +
    motifAt(brand, { x: cx, y: 950, width: 142, height: 74 }, sky) +
    scratches
  );
}
