import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, offset, reverse, smooth, type Run } from '../../lib/geometry.ts';
import { seam, stitch } from '../../lib/strokes.ts';
import { crossings, laceBars, laceTurns, type LaceTurn } from '../footwear/lacing.ts';
import { collar, isDark, threadColour, topline, upperPath } from './last.ts';
import { hide } from './leather.ts';
import type { SneakerPalette } from './palette.ts';

/** The padded band round the collar, with its seam. */
export function cuff(drawing: Drawing, palette: SneakerPalette): string {
  const edge = collar.slice(0, -1);
  const lower: Run = [
    [996, 500],
    [942, 540],
    [880, 570],
    [812, 580],
    [740, 564],
    [678, 528],
    [634, 482],
    [626, 464],
  ];
  const path = loop(
    edge,
    [
      [988, 468],
      [996, 500],
    ],
    lower,
    [
      [626, 464],
      [640, 456],
    ],
  );
  const dark = isDark(palette);
  const padding = hide(drawing, path, shade(palette.base, dark ? 0.06 : -0.03), {
    roundness: 17,
    strength: 1,
    shadow: '',
  });
  return (
    drawing.clip(upperPath, padding + seam(reverse(lower), { width: 2.4, opacity: 0.4 })) +
    drawing.softLine(smooth(offset(edge, 7)), '#fff', dark ? 0.32 : 0.8, 4, 1.8)
  );
}

const stayTop: Run = [
  [364, 630],
  [426, 600],
  [506, 550],
  [586, 502],
  [652, 474],
];

/** The band of the tongue below the skyline, and the stitched eyelet stay. */
export function throat(drawing: Drawing, palette: SneakerPalette): string {
  const tongue = loop(
    [
      [330, 640],
      [416, 588],
      [498, 536],
      [580, 488],
      [640, 456],
    ],
    [
      [640, 456],
      [652, 474],
    ],
    reverse(stayTop),
    [
      [364, 630],
      [330, 640],
    ],
  );
  const stay = loop(
    stayTop,
    [
      [652, 474],
      [690, 504],
    ],
    [
      [690, 504],
      [684, 536],
      [640, 562],
      [560, 612],
      [486, 662],
      [430, 712],
      [390, 706],
      [368, 670],
      [364, 630],
    ],
  );
  const row: Run = [
    [386, 664],
    [404, 692],
    [428, 696],
    [478, 650],
    [554, 600],
    [632, 552],
    [674, 528],
  ];
  return drawing.clip(
    upperPath,
    drawing.panel(tongue, shade(palette.base, -0.16), {
      roundness: 8,
      strength: 0.8,
      inner: drawing.softLine(smooth(stayTop), '#04050c', 0.5, 14, 6),
    }) +
      hide(drawing, stay, palette.over, { roundness: 9, shadow: drawing.dropShadow(2, 5, 5, 0.3) }) +
      stitch(row, threadColour(palette), { length: 7, gap: 4.5, width: 1.8 }),
  );
}

/** Broad flat laces in punched eyelets. */
export function laces(drawing: Drawing, palette: SneakerPalette): string {
  const turns = laceTurns(
    [
      [404, 640],
      [470, 602],
      [546, 554],
      [616, 512],
      [662, 492],
    ],
    5,
    topline,
    8,
  );
  const eyelet = ({ x, y }: LaceTurn): string => {
    const turned = `transform="rotate(-34 ${x} ${y})"`;
    return `<ellipse cx="${x + 1}" cy="${y + 5}" rx="10" ry="8" ${turned} fill="#05060c" opacity=".85"/>`;
  };
  return (
    drawing.clip(upperPath, crossings(turns, shade(palette.lace, -0.2), 14)) +
    laceBars(drawing, turns, palette.lace, 19, eyelet)
  );
}
