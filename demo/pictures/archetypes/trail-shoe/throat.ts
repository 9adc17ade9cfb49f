import { lightness, mix, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, offset, reverse, smooth, type Run } from '../../lib/geometry.ts';
import { knit, overlay } from '../../lib/materials.ts';
import { seam, stitch } from '../../lib/strokes.ts';
import { webLoop } from '../footwear/fittings.ts';
import { tones } from '../footwear/form.ts';
import { crossings, laceBars, laceTurns, type LaceTurn } from '../footwear/lacing.ts';
import { collar, topline, upperPath } from './last.ts';
import type { TrailShoePalette } from './palette.ts';
import { film } from './upper.ts';

const stayTop: Run = [
  [338, 622],
  [398, 594],
  [462, 556],
  [532, 506],
  [594, 456],
  [640, 428],
];

/** The band of the tongue below the skyline, and the stitched eyelet stay beside it. */
export function throat(drawing: Drawing, palette: TrailShoePalette): string {
  const tongue = loop(
    [
      [304, 610],
      [356, 592],
      [428, 556],
      [500, 508],
      [566, 456],
      [616, 412],
    ],
    [
      [616, 412],
      [640, 428],
    ],
    reverse(stayTop),
    [
      [338, 622],
      [304, 610],
    ],
  );
  const stay = loop(
    stayTop,
    [
      [640, 428],
      [666, 452],
    ],
    [
      [666, 452],
      [658, 480],
      [606, 522],
      [540, 572],
      [468, 618],
      [402, 648],
      [354, 652],
      [332, 640],
      [338, 622],
    ],
  );
  const row: Run = [
    [352, 642],
    [402, 638],
    [466, 606],
    [536, 560],
    [602, 510],
    [652, 470],
  ];
  const thread = mix(palette.cage, '#ffffff', 0.4);
  return drawing.clip(
    upperPath,
    drawing.panel(tongue, shade(palette.lining, 0.05), {
      roundness: 8,
      strength: 0.8,
      inner: drawing.softLine(smooth(stayTop), '#04050c', 0.6, 16, 6),
    }) +
      film(drawing, stay, palette.cage, 9) +
      stitch(row, thread, { length: 7, gap: 5, width: 1.8 }),
  );
}

/** The padded cuff round the collar, with its seam. */
export function cuff(drawing: Drawing, palette: TrailShoePalette): string {
  const lower: Run = [
    [1056, 452],
    [1010, 466],
    [962, 504],
    [908, 540],
    [846, 556],
    [782, 546],
    [722, 516],
    [670, 474],
    [630, 436],
    [616, 412],
  ];
  const path = loop(
    collar,
    [
      [1012, 388],
      [1040, 380],
      [1058, 396],
      [1056, 452],
    ],
    lower,
  );
  const cloth = drawing.linear(tones(palette.base, [0, 0.2], [0.5, 0.02], [1, -0.22]));
  const isDark = lightness(palette.base) < 0.5;
  const padding = drawing.panel(path, cloth, { roundness: 20, inner: overlay(path, knit(drawing), 0.6) });
  return (
    drawing.clip(upperPath, padding + seam(reverse(lower), { width: 2.6, opacity: 0.45 })) +
    drawing.softLine(smooth(offset(collar, 7)), '#fff', isDark ? 0.32 : 0.5, 4, 1.8)
  );
}

/** The webbing loop at the heel by which the shoe is pulled on. */
export function pullLoop(drawing: Drawing, palette: TrailShoePalette): string {
  const line: Run = [
    [1030, 470],
    [1026, 410],
    [1030, 366],
    [1046, 346],
    [1064, 358],
    [1066, 400],
    [1054, 470],
  ];
  return webLoop(drawing, line, palette.accent, { width: 12, weft: 1.6 });
}

/** Flat laces that run through cord loops instead of punched eyelets. */
export function laces(drawing: Drawing, palette: TrailShoePalette): string {
  const turns = laceTurns(
    [
      [368, 634],
      [438, 598],
      [508, 552],
      [574, 500],
      [630, 456],
    ],
    5,
    topline,
  );
  const cordLoop = ({ x, y }: LaceTurn): string => {
    const path = `M${x + 16} ${y + 26}Q${x - 6} ${y + 6} ${x + 1} ${y + 2}`;
    const look = `fill="none" stroke="${palette.accent}" stroke-width="6"`;
    return `<path d="${path}" ${look} filter="${drawing.dropShadow(1, 2, 2)}"/>`;
  };
  return (
    drawing.clip(upperPath, crossings(turns, shade(palette.lace, -0.28), 11)) +
    laceBars(drawing, turns, palette.lace, 14, cordLoop)
  );
}
