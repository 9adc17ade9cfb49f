import type { ViewName } from '../../../../archetype.ts';
import { shade } from '../../../../lib/colour.ts';
import type { Drawing } from '../../../../lib/drawing.ts';
import { loop, mirror, offset, type Run } from '../../../../lib/geometry.ts';
import { overlay, rib } from '../../../../lib/materials.ts';
import { stitch } from '../../../../lib/strokes.ts';
import { lit, shaded } from '../../../cloth/light.ts';
import { unworn } from '../../../clothing/wearer.ts';
import type { PoloPalette } from '../../pieces.ts';

const outer: Run = [
  [484, 202],
  [488, 172],
  [504, 148],
];
const upper: Run = [
  [504, 148],
  [520, 186],
  [552, 224],
  [591, 252],
];
const front: Run = [
  [591, 252],
  [597, 270],
  [596, 292],
];
const lower: Run = [
  [596, 292],
  [562, 272],
  [522, 242],
  [484, 202],
];
/** The left half of the stand, from outside. */
export const halfPath = loop(outer, upper, front, lower);
const behindPath = loop(
  [
    [504, 148],
    [540, 124],
    [600, 116],
    [660, 124],
    [696, 148],
  ],
  [
    [696, 148],
    [676, 182],
  ],
  [
    [676, 182],
    [640, 164],
    [600, 160],
    [560, 164],
    [524, 182],
  ],
  [
    [524, 182],
    [504, 148],
  ],
);
const standBehind = loop(
  [
    [484, 202],
    [490, 164],
    [540, 138],
    [600, 132],
    [660, 138],
    [710, 164],
    [716, 202],
  ],
  [
    [716, 202],
    [660, 226],
    [600, 232],
    [540, 226],
    [484, 202],
  ],
);

function standHalf(drawing: Drawing, palette: PoloPalette, isFar: boolean): string {
  const turn = (run: Run): Run => (isFar ? mirror(run) : run);
  const path = loop(...[outer, upper, front, lower].map(turn));
  const inner =
    overlay(path, rib(drawing), 0.55) +
    stitch(offset(turn(upper), isFar ? -13 : 13), palette.tipping, { length: 400, gap: 0.1, width: 4.5 }) +
    (isFar
      ? shaded(
          drawing,
          turn([
            [480, 190],
            [500, 160],
            [540, 240],
            [520, 250],
          ]),
          0.3,
          12,
        )
      : lit(
          drawing,
          turn([
            [504, 160],
            [530, 206],
            [580, 250],
            [566, 262],
            [510, 216],
          ]),
          drawing.isLight ? 0.4 : 0.2,
          8,
        ));
  return drawing.panel(path, palette.collar, {
    roundness: 10,
    strength: 0.75,
    shadow: drawing.dropShadow(2, 6, 6, 0.4),
    inner,
  });
}

/** A low collar that stands, open in front. */
export function stand(drawing: Drawing, palette: PoloPalette, view: ViewName): string {
  const cloth = drawing.linear([
    [0, shade(palette.collar, 0.1)],
    [1, shade(palette.collar, -0.16)],
  ]);
  if (view === 'back') {
    const edge: Run = [
      [490, 164],
      [540, 138],
      [600, 132],
      [660, 138],
      [710, 164],
    ];
    const inner =
      overlay(standBehind, rib(drawing), 0.55) +
      stitch(offset(edge, 14), palette.tipping, { length: 900, gap: 0.1, width: 4.5 }) +
      shaded(
        drawing,
        [
          [670, 140],
          [730, 170],
          [720, 220],
          [670, 232],
        ],
        0.3,
        14,
      );
    return drawing.panel(standBehind, cloth, {
      roundness: 12,
      strength: 0.75,
      shadow: drawing.dropShadow(2, 5, 5, 0.38),
      inner,
    });
  }
  const inner = overlay(behindPath, rib(drawing), 0.5);
  return (
    unworn(view, drawing.panel(behindPath, cloth, { roundness: 8, strength: 0.8, inner })) +
    standHalf(drawing, palette, true) +
    standHalf(drawing, palette, false)
  );
}
