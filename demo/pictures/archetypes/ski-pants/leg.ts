import type { Brandmark } from '../../archetype.ts';
import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, offset, smooth, type Run } from '../../lib/geometry.ts';
import { folds, ribLines, zip, type FoldLine } from '../../lib/hardware.ts';
import { crumple, overlay, ripstop, twill } from '../../lib/materials.ts';
import { mirrorRegion, motifPaths } from '../../lib/motifs.ts';
import { seam, stitch } from '../../lib/strokes.ts';
import { lit, shaded } from '../cloth/light.ts';
import { jittered } from '../clothing/gathers.ts';
import { onSide } from '../clothing/tee.ts';
import {
  cargoRuns,
  flapRuns,
  gaiterRuns,
  guardEdge,
  inner,
  kneeBottom,
  kneeTop,
  legHem,
  legPath,
  rightLegPath,
  type SkiPantsPalette,
} from './pieces.ts';

const thread = { length: 6, gap: 4, width: 1.7 };

function gaiter(drawing: Drawing, palette: SkiPantsPalette, isFar: boolean): string {
  const path = loop(...gaiterRuns.map((run) => onSide(run, isFar)));
  const [top, , bottom] = gaiterRuns;
  const ribs = top && bottom ? ribLines(onSide(top, isFar), onSide([...bottom].reverse(), isFar), 32, 2.2, 0.4) : '';
  const elastic = drawing.linear([
    [0, shade(palette.panel, -0.5)],
    [1, shade(palette.panel, -0.2)],
  ]);
  return drawing.panel(path, elastic, { roundness: 6, strength: 0.7, inner: ribs });
}

function toughParts(drawing: Drawing, palette: SkiPantsPalette, isFar: boolean, isBack: boolean): string {
  const tone = shade(palette.panel, lightness(palette.panel) < 0.45 ? 0.3 : -0.2);
  const knee = loop(
    onSide(kneeTop, isFar),
    onSide(
      [
        [589, 628],
        [588, 796],
      ],
      isFar,
    ),
    onSide([...kneeBottom].reverse(), isFar),
    onSide(
      [
        [352, 800],
        [358, 632],
      ],
      isFar,
    ),
  );
  const guard = loop(
    onSide(guardEdge, isFar),
    onSide(
      [
        [466, 1110],
        [620, 1110],
      ],
      isFar,
    ),
    onSide(
      [
        [620, 1110],
        [620, 860],
      ],
      isFar,
    ),
    onSide(
      [
        [620, 860],
        [586, 868],
      ],
      isFar,
    ),
  );
  const outwards = isFar ? -1 : 1;
  if (isBack) {
    return (
      overlay(guard, palette.panel) +
      overlay(guard, twill(drawing), 0.9) +
      seam(onSide(guardEdge, isFar), { width: 3, opacity: 0.45 }) +
      stitch(offset(onSide(guardEdge, isFar), -9 * outwards), tone, thread)
    );
  }
  return (
    overlay(knee, palette.panel, 0.94) +
    overlay(knee, twill(drawing), 0.7) +
    overlay(guard, palette.panel) +
    overlay(guard, twill(drawing), 0.9) +
    [kneeTop, kneeBottom, guardEdge].map((run) => seam(onSide(run, isFar), { width: 3, opacity: 0.45 })).join('') +
    stitch(offset(onSide(kneeTop, isFar), 8 * outwards), tone, thread) +
    stitch(offset(onSide(kneeBottom, isFar), -8 * outwards), tone, thread) +
    stitch(offset(onSide(guardEdge, isFar), -9 * outwards), tone, thread)
  );
}

// Padded cloth breaks in broad, soft folds.
const deepFolds: readonly FoldLine[] = [
  [
    [
      [592, 470],
      [556, 452],
      [512, 458],
      [470, 480],
    ],
    24,
  ],
  [
    [
      [592, 500],
      [560, 520],
      [520, 560],
      [500, 600],
    ],
    24,
  ],
  [
    [
      [388, 330],
      [430, 352],
      [480, 356],
    ],
    20,
    -1,
  ],
  [
    [
      [366, 590],
      [410, 600],
      [460, 592],
    ],
    18,
  ],
  [
    [
      [360, 660],
      [420, 690],
      [490, 694],
    ],
    24,
  ],
  [
    [
      [584, 690],
      [540, 720],
      [480, 730],
      [430, 724],
    ],
    24,
    -1,
  ],
  [
    [
      [356, 760],
      [410, 780],
      [470, 778],
    ],
    20,
  ],
  [
    [
      [350, 850],
      [410, 880],
      [480, 886],
    ],
    24,
  ],
  [
    [
      [578, 880],
      [530, 906],
      [470, 914],
    ],
    22,
    -1,
  ],
  [
    [
      [346, 950],
      [400, 974],
      [460, 978],
    ],
    22,
  ],
  [
    [
      [570, 980],
      [530, 1006],
      [480, 1014],
    ],
    20,
    -1,
  ],
  [
    [
      [346, 1040],
      [400, 1054],
      [450, 1050],
    ],
    17,
  ],
];
const flutes: readonly FoldLine[] = [
  [
    [
      [520, 230],
      [512, 320],
      [516, 420],
    ],
    24,
  ],
  [
    [
      [456, 240],
      [446, 320],
      [450, 400],
    ],
    20,
    -1,
  ],
];

function mirroredFolds(lines: readonly FoldLine[], isFar: boolean): FoldLine[] {
  return lines.map(([run, width, side = 1]): FoldLine => [onSide(run, isFar), width, isFar ? -side : side]);
}

function cargoPocket(drawing: Drawing, palette: SkiPantsPalette, brand: Brandmark, isFar: boolean): string {
  const bag = loop(...cargoRuns.map((run) => onSide(run, isFar)));
  const flap = loop(...flapRuns.map((run) => onSide(run, isFar)));
  const region = { x: 448, y: 532, width: 70, height: 34 };
  const graphic = motifPaths(brand.motif, isFar ? mirrorRegion(region) : region);
  const shadow = drawing.dropShadow(2, 4, 4, 0.4);
  const tone = shade(palette.base, lightness(palette.base) < 0.45 ? 0.3 : -0.2);
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.06)],
    [1, shade(palette.base, -0.12)],
  ]);
  const weave = (path: string): string => overlay(path, ripstop(drawing), 0.5);
  return (
    drawing.panel(bag, cloth, { roundness: 10, strength: 0.75, shadow, inner: weave(bag) }) +
    graphic.map((shape) => overlay(shape, palette.accent, 0.95)).join('') +
    drawing.panel(flap, cloth, { roundness: 9, strength: 0.8, shadow, inner: weave(flap) }) +
    stitch(
      onSide(
        [
          [412, 440],
          [450, 430],
          [495, 434],
        ],
        isFar,
      ),
      tone,
      thread,
    ) +
    stitch(
      onSide(
        [
          [411, 470],
          [450, 483],
          [493, 468],
        ],
        isFar,
      ),
      tone,
      thread,
    )
  );
}

function vents(drawing: Drawing, palette: SkiPantsPalette, isFar: boolean): string {
  const hand = onSide(
    [
      [470, 234],
      [450, 296],
      [432, 360],
    ],
    isFar,
  );
  return drawing.softLine(smooth(hand), drawing.ink, 0.45, 24, 6) + zip(hand, palette.zip, { width: 14 });
}

function formLight(drawing: Drawing, isFar: boolean, isDark: boolean): string {
  const at = (run: Run): Run => onSide(run, isFar);
  const sides = isFar
    ? shaded(
        drawing,
        at([
          [350, 300],
          [396, 280],
          [404, 560],
          [392, 1090],
          [330, 1090],
          [346, 700],
        ]),
        0.44,
        26,
      ) +
      lit(
        drawing,
        at([
          [590, 480],
          [540, 520],
          [536, 760],
          [530, 1040],
          [500, 1040],
          [510, 700],
          [530, 500],
        ]),
        isDark ? 0.08 : 0.14,
        20,
      )
    : lit(
        drawing,
        [
          [440, 260],
          [500, 236],
          [500, 420],
          [470, 640],
          [456, 900],
          [440, 1050],
          [404, 1040],
          [412, 760],
          [420, 480],
        ],
        isDark ? 0.17 : 0.24,
        26,
      ) +
      shaded(
        drawing,
        [
          [616, 440],
          [574, 470],
          [562, 760],
          [546, 1090],
          [600, 1090],
          [616, 760],
        ],
        0.48,
        22,
      );
  return (
    sides +
    shaded(
      drawing,
      at([
        [612, 440],
        [552, 462],
        [566, 560],
        [612, 600],
      ]),
      0.34,
      18,
    ) +
    shaded(
      drawing,
      at([
        [420, 186],
        [612, 196],
        [612, 234],
        [500, 236],
        [416, 216],
      ]),
      0.34,
      8,
    )
  );
}

/** One padded leg with knee, ankle guard, pockets and gaiter; from behind with guard and gaiter alone. */
export function leg(
  drawing: Drawing,
  palette: SkiPantsPalette,
  brand: Brandmark,
  isFar: boolean,
  isBack = false,
): string {
  const path = isFar ? rightLegPath : legPath;
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.05)],
    [1, shade(palette.base, -0.1)],
  ]);
  const hemLine = onSide(legHem, isFar);
  const own = jittered(mirroredFolds(deepFolds, isFar), isFar ? 31 : 7, { down: 18, shift: 8 });
  const content =
    overlay(path, ripstop(drawing), 0.45) +
    toughParts(drawing, palette, isFar, isBack) +
    crumple(drawing, path, { seed: isFar ? 9 : 4, opacity: 0.55, frequency: 0.008, frequencyY: 0.006, scale: 12 }) +
    folds(drawing, own, 0.32, 6, 0.34) +
    folds(drawing, mirroredFolds(flutes, isFar), 0.14, 9) +
    formLight(drawing, isFar, lightness(palette.base) < 0.42) +
    (isBack ? '' : vents(drawing, palette, isFar)) +
    seam(offset(hemLine, isFar ? 20 : -20), { width: 2.6, opacity: 0.4 }) +
    stitch(offset(hemLine, isFar ? 14 : -14), shade(palette.panel, 0.3), thread) +
    drawing.softLine(smooth(onSide(inner, isFar)), drawing.ink, 0.3, 10, 5);
  const shadow = drawing.dropShadow(0, 5, 5, 0.4);
  return (
    gaiter(drawing, palette, isFar) +
    drawing.panel(path, cloth, { roundness: 24, strength: 0.68, shadow, inner: content }) +
    (isBack ? '' : cargoPocket(drawing, palette, brand, isFar))
  );
}
