import type { Brandmark, ViewName } from '../../archetype.ts';
import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, offset, smooth, type Run } from '../../lib/geometry.ts';
import { jersey, overlay, rib } from '../../lib/materials.ts';
import { stitch } from '../../lib/strokes.ts';
import { lit, shaded } from '../cloth/light.ts';
import { wovenLabel } from '../clothing/cut.ts';
import { unworn } from '../clothing/wearer.ts';
import {
  backCollarEdge,
  backCollarPath,
  backFoldPath,
  insidePath,
  leafEdge,
  leafOuter,
  leafRuns,
  placketPath,
  type PoloPalette,
} from './pieces.ts';

/** The inside of the neck with its tape and label. */
export function insideNeck(drawing: Drawing, palette: PoloPalette, brand: Brandmark): string {
  const depth = drawing.linear([
    [0, shade(palette.collar, -0.2)],
    [1, shade(palette.collar, -0.6)],
  ]);
  const inner =
    overlay(insidePath, jersey(drawing), 0.6) +
    drawing.softLine('M500 196Q600 330 700 196', '#000', 0.45, 40, 14) +
    wovenLabel(brand, 600, 200, 64, 30);
  return drawing.panel(insidePath, depth, { roundness: 8, strength: 0.6, inner });
}

/** The placket with three buttons. */
export function placket(drawing: Drawing, palette: PoloPalette): string {
  const cloth = drawing.linear(
    [
      [0, shade(palette.base, 0.1)],
      [1, shade(palette.base, -0.06)],
    ],
    0,
    0,
    1,
    0,
  );
  const thread = { length: 6, gap: 4, width: 1.5 };
  const tone = shade(palette.base, drawing.isLight ? -0.18 : 0.3);
  const box =
    stitch(
      [
        [581, 276],
        [580, 474],
      ],
      tone,
      thread,
    ) +
    stitch(
      [
        [619, 276],
        [620, 474],
      ],
      tone,
      thread,
    ) +
    stitch(
      [
        [580, 440],
        [620, 440],
      ],
      tone,
      thread,
    ) +
    stitch(
      [
        [580, 474],
        [620, 474],
      ],
      tone,
      thread,
    );
  const shell = drawing.radial(
    [
      [0, '#ffffff'],
      [0.6, shade(palette.tipping, 0.1)],
      [1, shade(palette.tipping, -0.3)],
    ],
    0.38,
    0.32,
    0.8,
  );
  const buttons = [312, 366, 420]
    .map(
      (y) =>
        `<g filter="${drawing.dropShadow(1, 3, 2, 0.45)}">` +
        `<circle cx="600" cy="${y}" r="10.5" fill="${shell}"/></g><circle cx="600" cy="${y}" r="6.6" fill="none"` +
        ` stroke="#070a18" stroke-opacity=".22" stroke-width="1.4"/>` +
        [
          [-2.4, -2.4],
          [2.4, -2.4],
          [-2.4, 2.4],
          [2.4, 2.4],
        ]
          .map(([dx = 0, dy = 0]) => `<circle cx="${600 + dx}" cy="${y + dy}" r="1.3" fill="#070a18" opacity=".6"/>`)
          .join(''),
    )
    .join('');
  const shadow = drawing.dropShadow(2, 3, 4, 0.35);
  const inner = overlay(placketPath, jersey(drawing), 0.4);
  return drawing.panel(placketPath, cloth, { roundness: 5, strength: 0.6, shadow, inner }) + box + buttons;
}

function leaf(drawing: Drawing, palette: PoloPalette, isFar: boolean): string {
  const turn = (run: Run): Run => (isFar ? mirror(run) : run);
  const path = loop(...leafRuns.map(turn));
  const inward = isFar ? 1 : -1;
  const line = { length: 400, gap: 0.1, width: 4.5 };
  const roll: Run = turn([
    [500, 170],
    [520, 214],
    [556, 256],
    [590, 286],
    [576, 300],
    [530, 262],
    [496, 214],
  ]);
  const inner =
    overlay(path, rib(drawing), 0.55) +
    stitch(offset(turn(leafOuter), -14 * inward), palette.tipping, line) +
    stitch(offset(turn(leafEdge), -14 * inward), palette.tipping, line) +
    (isFar
      ? shaded(
          drawing,
          turn([
            [448, 220],
            [480, 200],
            [520, 300],
            [530, 380],
            [480, 340],
          ]),
          0.3,
          14,
        )
      : lit(drawing, roll, drawing.isLight ? 0.4 : 0.22, 8));
  const shadow = drawing.dropShadow(2, 7, 6, 0.42);
  return drawing.panel(path, palette.collar, { roundness: 11, strength: 0.75, shadow, inner });
}

/** The turned-down rib collar. */
function frontCollar(drawing: Drawing, palette: PoloPalette, view: ViewName): string {
  const fold = drawing.linear([
    [0, shade(palette.collar, 0.12)],
    [1, shade(palette.collar, -0.2)],
  ]);
  const inner = overlay(backFoldPath, rib(drawing), 0.5);
  const behind =
    drawing.panel(backFoldPath, fold, { roundness: 9, strength: 0.8, inner }) +
    drawing.softLine(
      smooth([
        [520, 188],
        [560, 170],
        [600, 166],
        [640, 170],
        [680, 188],
      ]),
      '#000',
      0.4,
      6,
      4,
    );
  return unworn(view, behind) + leaf(drawing, palette, true) + leaf(drawing, palette, false);
}

/** The collar from behind, turned down all round. */
function backCollar(drawing: Drawing, palette: PoloPalette): string {
  const cloth = drawing.linear([
    [0, shade(palette.collar, 0.14)],
    [0.4, palette.collar],
    [1, shade(palette.collar, -0.1)],
  ]);
  const roll: Run = [
    [470, 196],
    [520, 164],
    [600, 154],
    [660, 158],
    [600, 176],
    [520, 188],
  ];
  const inner =
    overlay(backCollarPath, rib(drawing), 0.55) +
    stitch(offset(backCollarEdge, -14), palette.tipping, { length: 900, gap: 0.1, width: 4.5 }) +
    lit(drawing, roll, drawing.isLight ? 0.4 : 0.2, 9) +
    shaded(
      drawing,
      [
        [690, 150],
        [760, 190],
        [760, 240],
        [690, 262],
      ],
      0.28,
      16,
    );
  return drawing.panel(backCollarPath, cloth, {
    roundness: 11,
    strength: 0.75,
    shadow: drawing.dropShadow(2, 7, 6, 0.42),
    inner,
  });
}

/** The turned-down collar from before or behind. */
export const turnedDown = (drawing: Drawing, palette: PoloPalette, view: ViewName): string =>
  view === 'back' ? backCollar(drawing, palette) : frontCollar(drawing, palette, view);
