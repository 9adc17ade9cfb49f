import { lightness } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, offset, type Run } from '../../lib/geometry.ts';
import { crumple, overlay, rib } from '../../lib/materials.ts';
import { seam, stitch } from '../../lib/strokes.ts';
import { drape, lit, shaded } from '../cloth/light.ts';
import { onSide } from '../clothing/tee.ts';
import type { PoloDesign, PoloPalette } from './pieces.ts';
import { pique } from './pique.ts';

function sleeveLight(drawing: Drawing, isFar: boolean, isDark: boolean): string {
  const armpit = shaded(
    drawing,
    onSide(
      [
        [352, 430],
        [360, 470],
        [312, 606],
        [276, 600],
        [322, 490],
      ],
      isFar,
    ),
    0.5,
    16,
  );
  if (isFar) {
    const turning: Run = [
      [1050, 560],
      [1000, 430],
      [930, 300],
      [880, 270],
      [900, 360],
      [970, 470],
      [1000, 560],
    ];
    return armpit + shaded(drawing, turning, drawing.isLight ? 0.3 : 0.5, 26);
  }
  return (
    armpit +
    lit(
      drawing,
      [
        [250, 370],
        [300, 294],
        [350, 268],
        [350, 320],
        [300, 390],
        [250, 490],
        [206, 530],
        [200, 500],
      ],
      isDark ? 0.18 : 0.26,
      18,
    )
  );
}

function sleeve(drawing: Drawing, worn: PoloPalette, design: PoloDesign, isFar: boolean): string {
  const palette = design.sleevePalette?.(worn) ?? worn;
  const { rightSleevePath, sleevePath, sleeveHem } = design.pattern;
  const path = isFar ? rightSleevePath : sleevePath;
  const out = isFar ? 1 : -1;
  const cuff = onSide(sleeveHem, isFar);
  const band = loop(offset(cuff, 38 * out), cuff.toReversed());
  const side = isFar ? -1 : 1;
  const inner =
    (design.sleevePanels?.(palette, isFar) ?? '') +
    overlay(path, pique(drawing), drawing.isLight ? 0.5 : 0.8) +
    crumple(drawing, path, { seed: isFar ? 8 : 5, opacity: 0.36, frequency: 0.009, frequencyY: 0.006 }) +
    drape(drawing, [
      [
        onSide(
          [
            [342, 456],
            [310, 430],
            [276, 420],
            [248, 420],
          ],
          isFar,
        ),
        15,
        0.32,
        side,
      ],
      [
        onSide(
          [
            [336, 476],
            [300, 470],
            [262, 480],
            [226, 500],
          ],
          isFar,
        ),
        13,
        0.24,
        isFar ? 1 : -1,
      ],
      [
        onSide(
          [
            [330, 290],
            [300, 370],
            [268, 440],
            [250, 510],
          ],
          isFar,
        ),
        22,
        0.15,
        side,
      ],
    ]) +
    overlay(band, palette.collar) +
    overlay(band, rib(drawing), 0.8) +
    seam(offset(cuff, 38 * out), { width: 2.4, opacity: 0.4 }) +
    stitch(offset(cuff, 20 * out), palette.tipping, { length: 400, gap: 0.1, width: 5 }) +
    sleeveLight(drawing, isFar, lightness(palette.base) < 0.42);
  return drawing.panel(path, palette.base, { roundness: 22, strength: 0.7, inner });
}

/** Both sleeves with rib cuffs. */
export function sleeves(drawing: Drawing, palette: PoloPalette, design: PoloDesign): string {
  return sleeve(drawing, palette, design, false) + sleeve(drawing, palette, design, true);
}
