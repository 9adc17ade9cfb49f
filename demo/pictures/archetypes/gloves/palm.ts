import type { Brandmark } from '../../archetype.ts';
import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, offset, sample, type Point, type Run } from '../../lib/geometry.ts';
import { folds, type FoldLine } from '../../lib/hardware.ts';
import { jersey, overlay } from '../../lib/materials.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { seam, stitch } from '../../lib/strokes.ts';
import { lit, shaded } from '../cloth/light.ts';
import { cuff, lightOf, touchTip, turned } from './hand.ts';
import { backPath, fingerPath, fingers, thumb, type Finger, type GlovesPalette } from './pieces.ts';

const thread = { length: 6, gap: 4, width: 1.6 };
/** Suede-like cloth that does not slip: fine lit noise. */
const suede = { frequency: 0.5, octaves: 2, scale: 0.5, opacity: 0.34, seed: 9 };

/** Which glove, and of which kind. */
export interface Palm {
  /** The one that is mirrored. */
  isFar: boolean;
  isWinter: boolean;
}

/** Creases where a finger bends inwards. */
function bends({ line, root }: Finger): FoldLine[] {
  const samples = sample(line, 20);
  return [2, 8, 14].map((index): FoldLine => {
    const { x, y, nx, ny, tx, ty } = samples[index]!;
    const at = (across: number, along: number): Point => [x + nx * across + tx * along, y + ny * across + ty * along];
    return [[at(-root * 0.42, -3), at(0, 4), at(root * 0.42, -3)], 9, index === 8 ? -1 : 1];
  });
}

function finger(drawing: Drawing, palette: GlovesPalette, form: Finger, isFar: boolean): string {
  const path = fingerPath(form);
  const cloth = drawing.linear([
    [0, shade(palette.panel, 0.08)],
    [1, shade(palette.panel, -0.08)],
  ]);
  const glow = offset(form.line, form.root * (isFar ? 0.14 : -0.14));
  const inner =
    drawing.grain(path, suede) +
    folds(drawing, bends(form), 0.36, 3) +
    drawing.softLine(
      `M${glow.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}`,
      '#fff',
      lightness(palette.panel) < 0.42 ? 0.12 : 0.18,
      form.tip * 0.22,
      9,
    ) +
    (form.touch ? touchTip(drawing, palette, form, path) : '');
  const rim = `<path d="${fingerPath(form, 3)}" fill="${palette.side}"/>`;
  return (
    `<g filter="${drawing.dropShadow(2, 4, 4, 0.35)}">${rim}</g>` +
    drawing.panel(path, cloth, { roundness: 18, strength: 0.85, light: lightOf(isFar), inner })
  );
}

const padPath = loop(
  [
    [186, 662],
    [240, 626],
    [340, 612],
    [440, 626],
  ],
  [
    [440, 626],
    [428, 688],
    [372, 726],
    [330, 790],
    [320, 838],
  ],
  [
    [320, 838],
    [268, 832],
    [224, 762],
    [186, 662],
  ],
);
/** The ball of the thumb. */
const ballPath = loop(
  [
    [458, 672],
    [470, 740],
    [448, 826],
  ],
  [
    [448, 826],
    [396, 842],
    [346, 836],
  ],
  [
    [346, 836],
    [358, 780],
    [402, 716],
    [458, 672],
  ],
);

/** Rows of the brand's emblem in silicone, which grips. */
function grip(drawing: Drawing, palette: GlovesPalette, { motif }: Brandmark): string {
  const shapes = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].flatMap((column) =>
      motifPaths(motif === 'plain' ? 'dots' : motif, {
        x: 216 + column * 62 + (row % 2) * 30,
        y: 662 + row * 52,
        width: 44,
        height: 24,
      }),
    ),
  );
  return drawing.clip(padPath, shapes.map((path) => overlay(path, palette.accent, 0.85)).join(''));
}

/** A glove with its palm up: no-slip cloth, the pad below the fingers with its grip, and the ball of the thumb. */
export function palm(drawing: Drawing, palette: GlovesPalette, brand: Brandmark, { isFar, isWinter }: Palm): string {
  const glow = lightness(palette.panel) < 0.42 ? 0.14 : 0.22;
  const cloth = drawing.linear([
    [0, shade(palette.panel, 0.05)],
    [1, shade(palette.panel, -0.12)],
  ]);
  const lines: Run[] = [
    [
      [474, 640],
      [410, 690],
      [350, 770],
      [336, 846],
    ],
    [
      [196, 690],
      [280, 700],
      [380, 690],
    ],
  ];
  const reinforced = (path: string): string =>
    drawing.panel(path, shade(palette.panel, lightness(palette.panel) < 0.3 ? 0.12 : -0.16), {
      roundness: 12,
      strength: 0.75,
      light: lightOf(isFar),
      shadow: drawing.dropShadow(1, 2, 3, 0.3),
      inner: drawing.grain(path, suede),
    });
  const inner =
    drawing.grain(backPath, suede) +
    (isWinter ? overlay(backPath, jersey(drawing), 0.3) : '') +
    reinforced(padPath) +
    grip(drawing, palette, brand) +
    reinforced(ballPath) +
    folds(
      drawing,
      lines.map((line): FoldLine => [line, 13]),
      0.3,
      5,
    ) +
    seam(lines[0]!, { width: 2.4, opacity: 0.4 }) +
    stitch(offset(lines[0]!, 8), shade(palette.panel, 0.32), thread) +
    lit(
      drawing,
      turned(
        [
          [200, 640],
          [290, 610],
          [340, 640],
          [300, 740],
          [230, 740],
        ],
        isFar,
      ),
      glow,
      26,
    ) +
    shaded(
      drawing,
      turned(
        [
          [500, 580],
          [452, 680],
          [440, 860],
          [510, 860],
        ],
        isFar,
      ),
      0.36,
      22,
    ) +
    shaded(
      drawing,
      [
        [210, 860],
        [340, 840],
        [470, 860],
        [470, 810],
        [340, 804],
        [220, 810],
      ],
      0.28,
      14,
    );
  return (
    [thumb, ...fingers].map((form) => finger(drawing, palette, form, isFar)).join('') +
    cuff(drawing, palette, isFar) +
    drawing.panel(backPath, cloth, {
      roundness: 22,
      strength: 0.7,
      light: lightOf(isFar),
      shadow: drawing.dropShadow(0, -4, 5, 0.3),
      inner,
    })
  );
}
