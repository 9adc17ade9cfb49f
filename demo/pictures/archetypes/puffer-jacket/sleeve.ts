import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop } from '../../lib/geometry.ts';
import { overlay, rib } from '../../lib/materials.ts';
import { lit, shaded } from '../cloth/light.ts';
import { flipped } from '../clothing/cut.ts';
import { sleeveInner, sleeveOuter, type PufferPalette } from './pieces.ts';
import { quilt } from './quilt.ts';

/** How a sleeve is quilted: its colours, and how much lower the seams end on the inner arm. */
export interface SleeveQuilting {
  cuts: readonly number[];
  slant: number;
  cloth: string;
  colourAt?(index: number): string;
}

/** Thirteen even baffles below a longer one on the shoulder. */
export const evenCuts = [0, 0.15, 0.22, 0.29, 0.36, 0.43, 0.5, 0.57, 0.64, 0.71, 0.78, 0.85, 0.92, 1];

/** The inner arm falls in the shade of the body, the outer arm of the far side turns away. */
export function sleeveLight(drawing: Drawing, isFar: boolean, isDark: boolean): string {
  const inner = shaded(
    drawing,
    [
      [366, 330],
      [384, 480],
      [346, 760],
      [300, 1040],
      [268, 1040],
      [306, 760],
      [330, 520],
    ],
    0.5,
    14,
  );
  if (isFar) {
    return (
      inner +
      shaded(
        drawing,
        [
          [170, 1040],
          [190, 760],
          [240, 420],
          [320, 290],
          [330, 330],
          [270, 470],
          [226, 780],
          [214, 1040],
        ],
        0.5,
        18,
      )
    );
  }
  return (
    inner +
    lit(
      drawing,
      [
        [250, 470],
        [300, 330],
        [330, 330],
        [290, 480],
        [250, 760],
        [226, 980],
        [214, 980],
        [226, 760],
      ],
      isDark ? 0.1 : 0.15,
      14,
    )
  );
}

/** The elastic cuff. */
export function cuff(drawing: Drawing, colour: string): string {
  const path = loop(
    [
      [209, 988],
      [236, 998],
      [264, 1003],
      [292, 999],
    ],
    [
      [292, 999],
      [292, 1020],
      [286, 1042],
    ],
    [
      [286, 1042],
      [250, 1046],
      [212, 1035],
    ],
    [
      [212, 1035],
      [206, 1012],
      [209, 988],
    ],
  );
  const elastic = drawing.linear(
    [
      [0, shade(colour, -0.1)],
      [0.35, shade(colour, 0.1)],
      [1, shade(colour, -0.3)],
    ],
    0,
    0,
    1,
    0,
  );
  const shadow = drawing.dropShadow(0, -3, 4);
  return drawing.panel(path, elastic, { roundness: 7, strength: 0.8, shadow, inner: overlay(path, rib(drawing)) });
}

function sleeve(drawing: Drawing, palette: PufferPalette, quilting: SleeveQuilting, isFar: boolean): string {
  const { cuts, cloth, ...look } = quilting;
  const isDark = lightness(palette.base) < 0.42;
  const { markup, outline } = quilt(drawing, sleeveOuter, sleeveInner, cuts, cloth, {
    sag: 13,
    bulge: [-11, 8],
    seed: isFar ? 31 : 7,
    shine: isFar ? 0.1 : isDark ? 0.2 : 0.3,
    isFar,
    ...look,
  });
  return markup + drawing.clip(outline, sleeveLight(drawing, isFar, isDark)) + cuff(drawing, palette.accent);
}

/** Both quilted sleeves with their elastic cuffs. */
export function sleeves(drawing: Drawing, palette: PufferPalette, quilting: SleeveQuilting): string {
  return sleeve(drawing, palette, quilting, false) + flipped(sleeve(drawing, palette, quilting, true));
}
