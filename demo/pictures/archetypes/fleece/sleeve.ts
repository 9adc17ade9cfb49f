import type { Brandmark } from '../../archetype.ts';
import { lightness } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, offset } from '../../lib/geometry.ts';
import { crumple, overlay, ripstop } from '../../lib/materials.ts';
import { mirrorRegion, motifPaths } from '../../lib/motifs.ts';
import { seam } from '../../lib/strokes.ts';
import { drape, lit, shaded } from '../cloth/light.ts';
import { onSide } from '../clothing/tee.ts';
import { binding, pile } from './body.ts';
import { cuff, rightSleevePath, sleevePath, sleeveYokeEdge, type FleecePalette } from './pieces.ts';

function cap(drawing: Drawing, palette: FleecePalette, isFar: boolean): string {
  const edge = onSide(sleeveYokeEdge, isFar);
  const path = loop(
    edge,
    onSide(
      [
        [350, 392],
        [360, 230],
      ],
      isFar,
    ),
    onSide(
      [
        [360, 230],
        [200, 250],
      ],
      isFar,
    ),
    onSide(
      [
        [200, 250],
        [226, 470],
      ],
      isFar,
    ),
  );
  return overlay(path, palette.yoke) + overlay(path, ripstop(drawing), 0.5) + seam(edge, { width: 3, opacity: 0.45 });
}

function sleeveFolds(drawing: Drawing, isFar: boolean): string {
  const side = isFar ? -1 : 1;
  const back = isFar ? 1 : -1;
  return drape(drawing, [
    [
      onSide(
        [
          [346, 470],
          [318, 450],
          [284, 446],
          [254, 452],
        ],
        isFar,
      ),
      17,
      0.28,
      side,
    ],
    [
      onSide(
        [
          [334, 560],
          [300, 566],
          [262, 560],
          [226, 570],
        ],
        isFar,
      ),
      18,
      0.3,
      back,
    ],
    [
      onSide(
        [
          [322, 660],
          [284, 640],
          [250, 640],
          [216, 650],
        ],
        isFar,
      ),
      18,
      0.32,
      side,
    ],
    [
      onSide(
        [
          [316, 720],
          [280, 730],
          [240, 726],
          [206, 730],
        ],
        isFar,
      ),
      17,
      0.28,
      back,
    ],
    [
      onSide(
        [
          [304, 820],
          [268, 806],
          [232, 812],
          [196, 824],
        ],
        isFar,
      ),
      16,
      0.26,
      side,
    ],
    [
      onSide(
        [
          [292, 900],
          [258, 910],
          [220, 906],
          [186, 916],
        ],
        isFar,
      ),
      15,
      0.24,
      back,
    ],
    [
      onSide(
        [
          [284, 970],
          [250, 958],
          [214, 962],
        ],
        isFar,
      ),
      13,
      0.22,
      side,
    ],
  ]);
}

function sleeveLight(drawing: Drawing, isFar: boolean, isDark: boolean): string {
  const inner = shaded(
    drawing,
    onSide(
      [
        [360, 440],
        [346, 600],
        [316, 800],
        [286, 1040],
        [256, 1040],
        [284, 840],
        [316, 600],
      ],
      isFar,
    ),
    0.5,
    16,
  );
  return (
    inner +
    (isFar
      ? shaded(
          drawing,
          onSide(
            [
              [150, 1020],
              [176, 860],
              [220, 500],
              [280, 290],
              [320, 280],
              [262, 440],
              [220, 720],
              [204, 1020],
            ],
            true,
          ),
          0.5,
          20,
        )
      : lit(
          drawing,
          [
            [262, 400],
            [300, 310],
            [336, 280],
            [320, 370],
            [276, 480],
            [246, 640],
            [214, 860],
            [200, 990],
            [188, 990],
            [206, 800],
            [236, 560],
          ],
          isDark ? 0.18 : 0.26,
          13,
        ))
  );
}

function sleeve(drawing: Drawing, palette: FleecePalette, { motif }: Brandmark, isFar: boolean): string {
  const path = isFar ? rightSleevePath : sleevePath;
  const region = { x: 284, y: 366, width: 92, height: 44, rotation: -70 };
  const graphic = motifPaths(motif, isFar ? mirrorRegion(region) : region);
  const inner =
    pile(drawing, path) +
    cap(drawing, palette, isFar) +
    graphic.map((shape) => overlay(shape, palette.print, 0.92)).join('') +
    crumple(drawing, path, { seed: isFar ? 27 : 5, opacity: 0.4, frequency: 0.011, frequencyY: 0.007, blur: 4 }) +
    sleeveFolds(drawing, isFar) +
    sleeveLight(drawing, isFar, lightness(palette.base) < 0.42);
  const end = onSide(cuff, isFar);
  return (
    drawing.panel(path, palette.base, { roundness: 24, strength: 0.72, inner }) +
    binding(drawing, palette, offset(end, 0, 20), isFar ? 18 : -18)
  );
}

/** Both sleeves with smooth caps and bound cuffs. */
export function sleeves(drawing: Drawing, palette: FleecePalette, brand: Brandmark): string {
  return sleeve(drawing, palette, brand, false) + sleeve(drawing, palette, brand, true);
}
