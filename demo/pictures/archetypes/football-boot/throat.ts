import { lightness, mix, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, offset, reverse, smooth, type Run } from '../../lib/geometry.ts';
import { knit, overlay } from '../../lib/materials.ts';
import { seam, stitch } from '../../lib/strokes.ts';
import { tones } from '../footwear/form.ts';
import { crossings, laceBars, laceTurns, type LaceTurn } from '../footwear/lacing.ts';
import { collar, topline, upperPath, type FootballBootPalette } from './last.ts';

const stayTop: Run = [
  [352, 662],
  [410, 632],
  [482, 588],
  [554, 536],
  [622, 484],
  [676, 456],
];

/** The band of the tongue below the skyline, and the stitched eyelet stay. */
export function throat(drawing: Drawing, palette: FootballBootPalette): string {
  const tongue = loop(
    [
      [318, 668],
      [400, 630],
      [476, 584],
      [546, 532],
      [608, 482],
      [660, 444],
    ],
    [
      [660, 444],
      [676, 456],
    ],
    reverse(stayTop),
    [
      [352, 662],
      [318, 668],
    ],
  );
  const stay = loop(
    stayTop,
    [
      [676, 456],
      [700, 478],
    ],
    [
      [700, 478],
      [690, 506],
      [628, 546],
      [560, 596],
      [484, 646],
      [416, 684],
      [366, 690],
      [344, 678],
      [352, 662],
    ],
  );
  const row: Run = [
    [366, 680],
    [414, 674],
    [480, 636],
    [556, 586],
    [624, 536],
    [688, 494],
  ];
  const isDark = lightness(palette.base) < 0.45;
  const colour = shade(palette.base, isDark ? 0.1 : -0.06);
  const film = drawing.linear(tones(colour, [0, 0.15], [1, -0.08]));
  const thread = mix(colour, isDark ? '#ffffff' : '#12181f', 0.45);
  return drawing.clip(
    upperPath,
    drawing.panel(tongue, shade(palette.heel, -0.1), {
      roundness: 8,
      strength: 0.8,
      inner: drawing.softLine(smooth(stayTop), '#04050c', 0.6, 16, 6),
    }) +
      drawing.panel(stay, film, {
        roundness: 8,
        strength: 0.85,
        shadow: drawing.dropShadow(2, 5, 5, 0.32),
        inner: drawing.grain(stay, { frequency: 0.5, octaves: 2, scale: 0.5, opacity: 0.35 }),
      }) +
      stitch(row, thread, { length: 7, gap: 5, width: 1.8 }),
  );
}

/** The knitted band round the collar, with its seam. */
export function cuff(drawing: Drawing, palette: FootballBootPalette): string {
  const lower: Run = [
    [1066, 500],
    [1030, 510],
    [984, 548],
    [930, 586],
    [866, 604],
    [800, 598],
    [742, 566],
    [694, 520],
    [660, 480],
    [650, 452],
  ];
  const path = loop(
    collar,
    [
      [1030, 440],
      [1054, 434],
      [1070, 456],
      [1066, 500],
    ],
    lower,
    [
      [650, 452],
      [660, 444],
    ],
  );
  const cloth = drawing.linear(tones(palette.heel, [0, 0.2], [0.5, 0], [1, -0.15]));
  const padding = drawing.panel(path, cloth, { roundness: 16, inner: overlay(path, knit(drawing), 0.7) });
  return (
    drawing.clip(upperPath, padding + seam(reverse(lower), { width: 2.4, opacity: 0.45 })) +
    drawing.softLine(smooth(offset(collar, 6)), '#fff', 0.35, 3.5, 1.6)
  );
}

/** Thin flat laces in punched eyelets. */
export function laces(drawing: Drawing, palette: FootballBootPalette): string {
  const turns = laceTurns(
    [
      [394, 660],
      [460, 622],
      [534, 572],
      [606, 520],
      [664, 482],
    ],
    5,
    topline,
    8,
  );
  const eyelet = ({ x, y }: LaceTurn): string => {
    const turned = `transform="rotate(-36 ${x} ${y})"`;
    return `<ellipse cx="${x + 1}" cy="${y + 4}" rx="9" ry="7" ${turned} fill="#05060c" opacity=".9"/>`;
  };
  return (
    drawing.clip(upperPath, crossings(turns, shade(palette.lace, -0.28), 11)) +
    laceBars(drawing, turns, palette.lace, 14, eyelet)
  );
}
