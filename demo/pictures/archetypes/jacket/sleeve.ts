import type { Brandmark } from '../../archetype.ts';
import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, offset, reverse, type Point, type Run } from '../../lib/geometry.ts';
import { crumple, overlay, ripstop, twill } from '../../lib/materials.ts';
import { seam, stitch } from '../../lib/strokes.ts';
import { drape, lit, shaded } from '../cloth/light.ts';
import { flipped } from '../clothing/cut.ts';
import type { JacketDesign, JacketPalette, Pattern } from './pieces.ts';

/** All of the sleeve below a seam that runs from the outer to the inner arm, in another cloth. */
export function sleeveBelow(drawing: Drawing, line: Run, cloth: string): string {
  const [outer, inner]: [Point, Point] = [line[0] ?? [0, 0], line.at(-1) ?? [0, 0]];
  const path = loop(
    line,
    [inner, [360, inner[1]], [360, 1090]],
    [
      [360, 1090],
      [130, 1090],
    ],
    [[130, 1090], [130, outer[1]], outer],
  );
  return (
    overlay(path, cloth) +
    overlay(path, ripstop(drawing), 0.5) +
    seam(line, { width: 3.4 }) +
    stitch(offset(line, 9), shade(cloth, 0.35), { length: 6, gap: 4, width: 1.7 })
  );
}

/** A cuff band with a strap that tightens it; the strap's end points to the back of the arm. */
export function cuffTab(drawing: Drawing, { cuff }: Pattern, cloth: string, strap: string): string {
  const [[left, top], [right, bottom]]: [Point, Point] = [cuff[0] ?? [0, 0], cuff.at(-1) ?? [0, 0]];
  const edge = cuff.map(([x, y]): Point => [x, y - 40]);
  const band = loop(
    cuff,
    [
      [right, bottom],
      [right, bottom - 40],
    ],
    reverse(edge),
    [
      [left, top - 40],
      [left, top],
    ],
  );
  const tab = loop(
    [
      [left + 24, top - 28],
      [right + 4, bottom - 36],
    ],
    [
      [right + 4, bottom - 36],
      [right + 1, bottom - 12],
    ],
    [
      [right + 1, bottom - 12],
      [left + 26, top],
    ],
    [
      [left + 26, top],
      [left + 17, top - 13],
      [left + 24, top - 28],
    ],
  );
  return (
    drawing.panel(band, cloth, { roundness: 7, strength: 0.8, inner: overlay(band, twill(drawing)) }) +
    drawing.panel(tab, strap, { roundness: 5, strength: 0.7, shadow: drawing.dropShadow(1, 2, 2) })
  );
}

// Elbow rings and the stack of cloth above the cuff.
function sleeveFolds(drawing: Drawing): string {
  return drape(drawing, [
    [
      [
        [342, 600],
        [306, 590],
        [270, 600],
        [236, 624],
      ],
      18,
      0.34,
    ],
    [
      [
        [336, 660],
        [300, 700],
        [260, 716],
        [214, 712],
      ],
      18,
      0.36,
    ],
    [
      [
        [320, 720],
        [286, 760],
        [240, 776],
        [196, 768],
      ],
      16,
      0.3,
      -1,
    ],
    [
      [
        [300, 800],
        [262, 826],
        [220, 836],
        [186, 830],
      ],
      14,
      0.3,
    ],
    [
      [
        [286, 900],
        [250, 920],
        [210, 924],
        [176, 912],
      ],
      13,
      0.28,
    ],
    [
      [
        [276, 960],
        [240, 974],
        [200, 972],
      ],
      11,
      0.26,
      -1,
    ],
    [
      [
        [300, 450],
        [280, 520],
        [262, 600],
      ],
      16,
      0.16,
    ],
  ]);
}

function sleeveLight(drawing: Drawing, isFar: boolean, isDark: boolean): string {
  const inner = shaded(
    drawing,
    [
      [356, 560],
      [340, 700],
      [300, 860],
      [276, 1050],
      [250, 1050],
      [280, 860],
      [314, 690],
    ],
    0.55,
    16,
  );
  if (isFar) {
    return (
      inner +
      shaded(
        drawing,
        [
          [150, 1030],
          [170, 860],
          [230, 560],
          [290, 440],
          [320, 450],
          [262, 560],
          [220, 760],
          [200, 1030],
        ],
        0.5,
        20,
      )
    );
  }
  return (
    inner +
    lit(
      drawing,
      [
        [270, 470],
        [310, 440],
        [300, 520],
        [256, 640],
        [220, 800],
        [196, 980],
        [180, 980],
        [200, 800],
        [232, 620],
      ],
      isDark ? 0.2 : 0.3,
      13,
    )
  );
}

function sleeve(
  drawing: Drawing,
  palette: JacketPalette,
  brand: Brandmark,
  design: JacketDesign,
  isFar: boolean,
  isBack: boolean,
): string {
  const { sleevePath } = design.pattern;
  // From behind the two arms change places; the light does not.
  const { cloth, blocks, trims } = design.sleeve(drawing, palette, brand, isFar !== isBack);
  const inner =
    overlay(sleevePath, ripstop(drawing), 0.55) +
    blocks +
    sleeveFolds(drawing) +
    sleeveLight(drawing, isFar, lightness(cloth) < 0.42) +
    trims;
  const light = isFar ? { highlight: 0.25 } : {};
  return drawing.panel(sleevePath, cloth, { roundness: 24, strength: 0.75, light, inner });
}

// Lit noise is never mirrored: it is laid over the finished sleeve in canvas coordinates.
function texture(drawing: Drawing, path: string, seed: number): string {
  return crumple(drawing, path, { seed, opacity: 0.5, frequency: 0.011, frequencyY: 0.007, scale: 9, blur: 4 });
}

/** Both sleeves; the right one lies in the shade. */
export function sleeves(
  drawing: Drawing,
  palette: JacketPalette,
  brand: Brandmark,
  design: JacketDesign,
  isBack = false,
): string {
  const { sleevePath, rightSleevePath } = design.pattern;
  return (
    sleeve(drawing, palette, brand, design, false, isBack) +
    texture(drawing, sleevePath, 4) +
    flipped(sleeve(drawing, palette, brand, design, true, isBack)) +
    texture(drawing, rightSleevePath, 21)
  );
}
