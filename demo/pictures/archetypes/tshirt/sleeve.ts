import type { Brandmark } from '../../archetype.ts';
import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { mirror, offset, part, type Run } from '../../lib/geometry.ts';
import { crumple, jersey, overlay } from '../../lib/materials.ts';
import { seam, stitch } from '../../lib/strokes.ts';
import { drape, lit, shaded } from '../cloth/light.ts';
import { flipped } from '../clothing/cut.ts';
import { raglan, type TshirtDesign, type TshirtPalette } from './pieces.ts';

function sleeveLight(drawing: Drawing, isFar: boolean, isDark: boolean): string {
  const armpit = shaded(
    drawing,
    [
      [356, 440],
      [376, 470],
      [320, 610],
      [290, 600],
      [330, 500],
    ],
    0.55,
    16,
  );
  if (isFar) {
    const turning: Run = [
      [170, 560],
      [230, 400],
      [300, 270],
      [330, 280],
      [270, 400],
      [220, 560],
    ];
    return armpit + shaded(drawing, turning, drawing.isLight ? 0.28 : 0.55, 26);
  }
  return (
    armpit +
    lit(
      drawing,
      [
        [270, 360],
        [320, 300],
        [400, 250],
        [410, 280],
        [340, 330],
        [280, 420],
        [230, 520],
        [220, 500],
      ],
      isDark ? 0.2 : 0.26,
      18,
    )
  );
}

function sleeve(
  drawing: Drawing,
  palette: TshirtPalette,
  brand: Brandmark,
  design: TshirtDesign,
  isFar: boolean,
): string {
  const { sleevePath, sleeveHem } = design.pattern;
  const cloth = design.sleeve(palette);
  const inner =
    overlay(sleevePath, jersey(drawing), 0.75) +
    design.sleevePrint(drawing, palette, brand) +
    drape(drawing, [
      [
        [
          [356, 470],
          [326, 440],
          [290, 424],
          [262, 420],
        ],
        15,
        0.34,
      ],
      [
        [
          [352, 486],
          [320, 476],
          [284, 480],
          [246, 500],
        ],
        13,
        0.26,
        -1,
      ],
      [
        [
          [340, 300],
          [310, 370],
          [280, 440],
          [262, 520],
        ],
        22,
        0.16,
      ],
      [
        [
          [430, 260],
          [388, 300],
          [350, 360],
        ],
        16,
        0.14,
      ],
    ]) +
    sleeveLight(drawing, isFar, lightness(palette.base) < 0.42) +
    seam(offset(sleeveHem, -22), { width: 2.5, opacity: 0.42 }) +
    stitch(offset(sleeveHem, -17), shade(cloth, 0.3), { length: 6, gap: 4, width: 1.6 });
  const light = isFar ? { highlight: 0.3 } : {};
  return drawing.panel(sleevePath, cloth, { roundness: 22, strength: 0.7, light, inner });
}

// Lit noise is never mirrored: it is laid over the finished sleeve in canvas coordinates.
function texture(drawing: Drawing, path: string, seed: number): string {
  return crumple(drawing, path, { seed, opacity: 0.34, frequency: 0.009, frequencyY: 0.006 });
}

/** Both raglan sleeves; the right one lies in the shade. */
export function sleeves(drawing: Drawing, palette: TshirtPalette, brand: Brandmark, design: TshirtDesign): string {
  const { sleevePath, rightSleevePath } = design.pattern;
  return (
    sleeve(drawing, palette, brand, design, false) +
    texture(drawing, sleevePath, 5) +
    flipped(sleeve(drawing, palette, brand, design, true)) +
    texture(drawing, rightSleevePath, 8)
  );
}

/** The raglan seams with two rows of flatlock. */
export function raglanSeams(thread: string): string {
  const flatlock = { length: 6, gap: 3.5, width: 2 };
  const sewn = (line: Run, outwards: 1 | -1): string => {
    const visible = part(line, 0.09, 1).filter((_, index) => index % 12 === 0 || index > 178);
    return (
      seam(visible, { width: 3, opacity: 0.5 }) +
      stitch(offset(visible, 7 * outwards), thread, flatlock) +
      stitch(offset(visible, 12 * outwards), thread, flatlock)
    );
  };
  return sewn(raglan, -1) + sewn(mirror(raglan), 1);
}
