import type { Brandmark } from '../../archetype.ts';
import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, offset, smooth, type Run } from '../../lib/geometry.ts';
import { puller, zip } from '../../lib/hardware.ts';
import { crumple, jersey, overlay, stretch } from '../../lib/materials.ts';
import { motifPaths, mirrorRegion } from '../../lib/motifs.ts';
import { seam, stitch } from '../../lib/strokes.ts';
import { drape, lit, shaded } from '../cloth/light.ts';
import { wovenLabel } from '../clothing/cut.ts';
import { onSide } from '../clothing/tee.ts';
import { collarPath, rightSleevePath, sleeveHem, sleevePath, type CyclingJerseyPalette } from './pieces.ts';

function sleeveLight(drawing: Drawing, isFar: boolean, isDark: boolean): string {
  const armpit = shaded(
    drawing,
    onSide(
      [
        [376, 440],
        [388, 480],
        [326, 676],
        [286, 670],
        [332, 530],
      ],
      isFar,
    ),
    0.5,
    15,
  );
  return (
    armpit +
    (isFar
      ? shaded(
          drawing,
          onSide(
            [
              [160, 620],
              [214, 480],
              [286, 320],
              [330, 280],
              [300, 380],
              [240, 520],
              [210, 630],
            ],
            true,
          ),
          drawing.isLight ? 0.3 : 0.5,
          22,
        )
      : lit(
          drawing,
          [
            [276, 380],
            [320, 306],
            [370, 276],
            [366, 330],
            [310, 420],
            [262, 520],
            [222, 600],
            [210, 580],
          ],
          isDark ? 0.18 : 0.26,
          16,
        ))
  );
}

function sleeve(drawing: Drawing, palette: CyclingJerseyPalette, brand: Brandmark, isFar: boolean): string {
  const path = isFar ? rightSleevePath : sleevePath;
  const [out, side] = isFar ? [1, -1 as const] : [-1, 1 as const];
  const cuff = onSide(sleeveHem, isFar);
  const grip = loop(offset(cuff, 34 * out), [...cuff].reverse());
  const region = { x: 262, y: 500, width: 104, height: 50, rotation: -64 };
  const graphic = motifPaths(brand.motif, isFar ? mirrorRegion(region) : region);
  const inner =
    overlay(path, jersey(drawing), 0.6) +
    graphic.map((shape) => overlay(shape, palette.accent, 0.95)).join('') +
    crumple(drawing, path, { seed: isFar ? 9 : 6, opacity: 0.3, frequency: 0.009, frequencyY: 0.006 }) +
    drape(drawing, [
      [
        onSide(
          [
            [366, 466],
            [332, 446],
            [300, 444],
            [276, 452],
          ],
          isFar,
        ),
        13,
        0.3,
        side,
      ],
      [
        onSide(
          [
            [356, 500],
            [320, 500],
            [286, 516],
            [256, 544],
          ],
          isFar,
        ),
        12,
        0.24,
        isFar ? 1 : -1,
      ],
      [
        onSide(
          [
            [330, 590],
            [296, 584],
            [250, 590],
          ],
          isFar,
        ),
        10,
        0.2,
        side,
      ],
    ]) +
    overlay(grip, palette.base) +
    overlay(grip, stretch(drawing), 0.8) +
    seam(offset(cuff, 34 * out), { width: 2.4, opacity: 0.45 }) +
    sleeveLight(drawing, isFar, lightness(palette.panel) < 0.42);
  return drawing.panel(path, palette.panel, { roundness: 20, strength: 0.7, inner });
}

/** Both close sleeves with their grip bands. */
export function sleeves(drawing: Drawing, palette: CyclingJerseyPalette, brand: Brandmark): string {
  return sleeve(drawing, palette, brand, false) + sleeve(drawing, palette, brand, true);
}

/** The back of the collar seen from inside. */
export function insideCollar(drawing: Drawing, palette: CyclingJerseyPalette, brand: Brandmark): string {
  const path = loop(
    [
      [522, 154],
      [560, 138],
      [600, 134],
      [640, 138],
      [678, 154],
    ],
    [
      [678, 154],
      [660, 230],
      [600, 256],
    ],
    [
      [600, 256],
      [540, 230],
      [522, 154],
    ],
  );
  const depth = drawing.linear([
    [0, shade(palette.panel, -0.2)],
    [1, shade(palette.panel, -0.6)],
  ]);
  return drawing.panel(path, depth, {
    roundness: 7,
    strength: 0.6,
    inner: overlay(path, jersey(drawing), 0.7) + wovenLabel(brand, 600, 158, 56, 20),
  });
}

function collarHalf(drawing: Drawing, palette: CyclingJerseyPalette, isFar: boolean): string {
  const runs: Run[] = [
    [
      [508, 204],
      [512, 176],
      [524, 152],
      [560, 172],
      [600, 182],
    ],
    [
      [600, 182],
      [600, 258],
    ],
    [
      [600, 258],
      [560, 250],
      [530, 232],
      [508, 204],
    ],
  ];
  const path = isFar ? loop(...runs.map(mirror)) : collarPath;
  const top: Run = onSide(
    [
      [524, 160],
      [560, 178],
      [596, 188],
    ],
    isFar,
  );
  const cloth = drawing.linear([
    [0, shade(palette.panel, isFar ? -0.04 : 0.12)],
    [1, shade(palette.panel, -0.14)],
  ]);
  const shadow = drawing.dropShadow(1, 4, 4, 0.35);
  const inner = overlay(path, stretch(drawing), 0.6);
  return (
    drawing.panel(path, cloth, { roundness: 9, strength: 0.7, shadow, inner }) +
    stitch(top, shade(palette.panel, 0.32), { length: 5, gap: 3.5, width: 1.5 })
  );
}

/** The low collar and the full-length zip. */
export function collarAndZip(drawing: Drawing, palette: CyclingJerseyPalette): string {
  const line: Run = [
    [600, 184],
    [600, 1044],
  ];
  return (
    collarHalf(drawing, palette, false) +
    collarHalf(drawing, palette, true) +
    drawing.softLine(smooth(line), drawing.ink, 0.35, 24, 6) +
    stitch(
      [
        [585, 262],
        [585, 1036],
      ],
      shade(palette.base, 0.3),
      { length: 6, gap: 4, width: 1.4 },
    ) +
    stitch(
      [
        [615, 262],
        [615, 1036],
      ],
      shade(palette.base, 0.3),
      { length: 6, gap: 4, width: 1.4 },
    ) +
    zip(line, palette.zip, { width: 15 }) +
    puller(drawing, 600, 206, palette.accent, 0, 0.85)
  );
}
