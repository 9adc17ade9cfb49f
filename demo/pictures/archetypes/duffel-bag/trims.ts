import type { Brandmark } from '../../archetype.ts';
import { mix, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, smooth, type Run } from '../../lib/geometry.ts';
import { puller, zip } from '../../lib/hardware.ts';
import { crumple, overlay, ripstop } from '../../lib/materials.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { drape } from '../cloth/light.ts';
import { gripWrap, matt, tab } from './fittings.ts';
import { bagPath, handleBow, handleX, webbing, type DuffelPalette } from './pieces.ts';

/** The front pocket with its zip, the wordmark and the motif. */
export function frontPocket(drawing: Drawing, palette: DuffelPalette, { name, motif }: Brandmark): string {
  const path = smooth(
    [
      [452, 592, 1],
      [600, 588],
      [748, 592, 1],
      [754, 700],
      [748, 800, 1],
      [600, 806],
      [452, 800, 1],
      [446, 700],
    ],
    true,
  );
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.06)],
    [1, shade(palette.base, -0.1)],
  ]);
  const inner =
    overlay(path, ripstop(drawing), 0.75) +
    crumple(drawing, path, { seed: 12, opacity: 0.3, frequency: 0.01, frequencyY: 0.01 }) +
    drape(drawing, [
      [
        [
          [456, 796],
          [500, 760],
          [560, 750],
        ],
        11,
        0.28,
      ],
      [
        [
          [744, 796],
          [704, 750],
          [690, 690],
        ],
        11,
        0.28,
        -1,
      ],
    ]);
  const graphic = motifPaths(motif, { x: 600, y: 757, width: 96, height: 44 });
  const shadow = drawing.dropShadow(3, 6, 7, 0.32);
  return (
    drawing.panel(path, cloth, { roundness: 14, strength: 0.75, shadow, inner }) +
    zip(
      [
        [458, 612],
        [600, 608],
        [742, 612],
      ],
      mix(palette.webbing, '#000000', 0.2),
      { width: 15 },
    ) +
    puller(drawing, 470, 616, palette.accent, -6, 0.85) +
    wordmark(name, 47, { letterSpacing: 0.02, maxWidth: 248 }).at(600, graphic.length ? 692 : 714, {
      fill: palette.print,
      opacity: 0.96,
    }) +
    graphic.map((shape) => overlay(shape, palette.accent, 0.96)).join('')
  );
}

/** The handle behind the bag. */
export function rearHandle(drawing: Drawing, palette: DuffelPalette): string {
  const bow = handleBow(34).map(([x, y]): [number, number] => [x + 10, y]);
  return webbing(drawing, bow, 30, shade(palette.webbing, -0.3), 0.2);
}

/** The front handle: legs that run down to the floor, box stitches and the grip wrap. */
export function frontHandle(drawing: Drawing, palette: DuffelPalette): string {
  const legs = [handleX, 1200 - handleX]
    .map((x) => {
      const leg: Run = [
        [x, 950],
        [x, 820],
        [x - 1, 640],
        [x, 500],
        [x + (x < 600 ? 7 : -7), 462],
      ];
      const boxes = [520, 792]
        .map(
          (y) => `<rect x="${x - 13}" y="${y}" width="26" height="30"/>
<path d="M${x - 13} ${y}l26 30M${x + 13} ${y}l-26 30"/>`,
        )
        .join('');
      const thread = `fill="none" stroke="${palette.accent}" stroke-width="2" stroke-dasharray="5 3" opacity=".9"`;
      return drawing.clip(bagPath, webbing(drawing, leg, 36, palette.webbing, 0.35)) + `<g ${thread}>${boxes}</g>`;
    })
    .join('');
  const wrap = loop(
    [
      [514, 292],
      [600, 284],
      [686, 292],
    ],
    [
      [686, 292],
      [694, 310],
      [688, 330],
    ],
    [
      [688, 330],
      [600, 322],
      [512, 330],
    ],
    [
      [512, 330],
      [506, 310],
      [514, 292],
    ],
  );
  return (
    legs +
    webbing(drawing, handleBow(0), 34, palette.webbing, 0.32) +
    gripWrap(drawing, wrap, palette, [
      [520, 322],
      [600, 314],
      [680, 322],
    ])
  );
}

function carryRing(drawing: Drawing, palette: DuffelPalette, x: number): string {
  const hold = `M${x - 15} 520h30v70h-30Z`;
  const ring = 'fill="none" stroke-linejoin="round"';
  return `<g transform="translate(0 34)">${tab(drawing, hold, palette, drawing.dropShadow(2, 4, 4))}<g ${ring} filter="${drawing.dropShadow(2, 3, 3)}">
<path d="M${x - 20} 520h40q2 -34 -20 -36q-22 2 -20 36Z" stroke="#5a5e67" stroke-width="8"/>
<path d="M${x - 20} 519h40q2 -33 -20 -35q-22 2 -20 35Z" stroke="#c9ccd2" stroke-width="4"/></g></g>`;
}

function compressionStrap(drawing: Drawing, palette: DuffelPalette, side: 'left' | 'right'): string {
  const at = (x: number): number => (side === 'left' ? x : 1200 - x);
  const x = at(300);
  const lock = `M${x - 20} 714h40q4 0 4 4v28q0 4 -4 4h-40q-4 0 -4 -4v-28q0 -4 4 -4Z`;
  const bars = `<path d="M${x - 10} 714v36M${x + 8} 714v36" stroke="#fff" stroke-opacity=".2" stroke-width="3"/>`;
  return (
    webbing(
      drawing,
      [
        [at(208), 726],
        [at(290), 730],
        [at(368), 732],
      ],
      20,
      palette.webbing,
      0.3,
    ) + drawing.panel(lock, '#1b1d22', { roundness: 5, light: matt, shadow: drawing.dropShadow(2, 4, 4), inner: bars })
  );
}

/** Puller of the main zip, rings for the shoulder strap and the compression straps with ladder locks. */
export function hardware(drawing: Drawing, palette: DuffelPalette): string {
  return (
    puller(drawing, 300, 476, palette.accent, 8, 1.05) +
    carryRing(drawing, palette, 186) +
    carryRing(drawing, palette, 1014) +
    compressionStrap(drawing, palette, 'left') +
    compressionStrap(drawing, palette, 'right')
  );
}
