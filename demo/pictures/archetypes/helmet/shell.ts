import type { Brandmark } from '../../archetype.ts';
import { lightness, readableOn, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, offset, smooth, type Point, type Run } from '../../lib/geometry.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { flowLines, rim, shellOutline, type HelmetPalette } from './shape.ts';

const swoop: Run = [
  [180, 640],
  [300, 652],
  [440, 628],
  [600, 600],
  [760, 600],
  [880, 630],
  [1020, 600],
];

function lowerShell(drawing: Drawing, { accent, pop }: HelmetPalette): string {
  const path = loop(swoop, [
    [1020, 600],
    [1040, 760],
    [180, 760],
    [180, 640],
  ]);
  const paint = drawing.linear([
    [0, shade(accent, 0.1)],
    [1, shade(accent, -0.2)],
  ]);
  return (
    `<path d="${path}" fill="${paint}"/>` +
    drawing.softLine(smooth(offset(swoop, 3)), '#fff', 0.28, 3, 1) +
    drawing.softLine(smooth(swoop), drawing.ink, 0.5, 3.5, 1.2) +
    drawing.softLine(smooth(offset(swoop, -9)), pop, 1, 6, 0.4)
  );
}

function formLight(drawing: Drawing, isDark: boolean): string {
  const top: Run = [
    [230, 470],
    [320, 370],
    [450, 306],
    [600, 284],
    [740, 300],
    [730, 330],
    [590, 330],
    [440, 370],
    [310, 460],
    [240, 540],
  ];
  const under: Run = [
    [1030, 500],
    [900, 470],
    [880, 620],
    [780, 680],
    [500, 690],
    [240, 660],
    [230, 740],
    [1040, 760],
  ];
  const rear: Run = [
    [960, 420],
    [1020, 560],
    [1020, 700],
    [960, 700],
    [980, 580],
  ];
  return (
    drawing.softShape(smooth(top, true), '#fff', isDark ? 0.34 : 0.55, 24) +
    drawing.softShape(smooth(under, true), drawing.ink, isDark ? 0.5 : 0.36, 46) +
    drawing.softShape(smooth(rear, true), drawing.ink, 0.4, 20)
  );
}

/** The raised ribs half-way between two flow lines. */
function ribs(drawing: Drawing, isDark: boolean): string {
  return flowLines
    .slice(0, -1)
    .map((line, index) => {
      const below = flowLines[index + 1] ?? line;
      const ridge = (dy: number): Point[] =>
        line.map(([x, y], place) => {
          const [lowerX, lowerY] = below[place] ?? [x, y];
          return [(x + lowerX) / 2, (y + lowerY) / 2 + dy];
        });
      return (
        drawing.softLine(smooth(ridge(-7)), '#fff', isDark ? 0.3 : 0.8, 9, 5) +
        drawing.softLine(smooth(ridge(15)), drawing.ink, 0.2, 12, 6)
      );
    })
    .join('');
}

/** The shell in two colours with its form light, not yet cut by the vents. */
export function shell(drawing: Drawing, palette: HelmetPalette): string {
  const { base } = palette;
  const isDark = lightness(base) < 0.45;
  const paint = drawing.linear([
    [0, shade(base, 0.08)],
    [0.6, base],
    [1, shade(base, -0.18)],
  ]);
  const inner = lowerShell(drawing, palette) + formLight(drawing, isDark) + ribs(drawing, isDark);
  const gloss =
    `<ellipse cx="400" cy="372" rx="90" ry="24" transform="rotate(-34 400 372)" fill="#fff"` +
    ` opacity="${isDark ? 0.4 : 0.75}" filter="${drawing.blur(10)}"/>`;
  const light = { shade: 0.5, highlight: 0.35, edge: 0.3 };
  return (
    drawing.panel(shellOutline, paint, { roundness: 34, strength: 0.8, light, inner }) +
    drawing.clip(shellOutline, gloss)
  );
}

/** The lit rim, the name over the temple and the motif behind it. */
export function decals(drawing: Drawing, { accent, pop }: HelmetPalette, { name, motif }: Brandmark): string {
  const box = { x: 700, y: 627, width: 118, height: 34, rotation: 1 };
  const graphic = motifPaths(motif, box)
    .map((path) => `<path d="${path}" fill="${pop}"/>`)
    .join('');
  const fill = readableOn(accent, 0.6, '#22242b');
  return (
    drawing.softLine(smooth(offset(rim.slice(0, -1), -4)), '#fff', 0.22, 3, 1) +
    wordmark(name, 40, { maxWidth: 214 }).at(405, 667, { rotation: -3, fill, opacity: 0.95, scaleY: 0.95 }) +
    drawing.clip(shellOutline, graphic)
  );
}
