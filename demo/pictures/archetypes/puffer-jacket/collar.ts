import type { Brandmark } from '../../archetype.ts';
import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, type Run } from '../../lib/geometry.ts';
import { puller, zip } from '../../lib/hardware.ts';
import { overlay, twill } from '../../lib/materials.ts';
import { cord } from '../../lib/strokes.ts';
import { lit } from '../cloth/light.ts';
import { flipped, wovenLabel } from '../clothing/cut.ts';
import type { PufferPalette } from './pieces.ts';
import { quilt } from './quilt.ts';

/** The back of the collar seen from inside, with hanger loop and label. */
export function insideCollar(drawing: Drawing, palette: PufferPalette, brand: Brandmark): string {
  const back = loop(
    [
      [508, 164],
      [550, 146],
      [600, 140],
      [650, 146],
      [692, 164],
    ],
    [
      [692, 164],
      [690, 200],
      [660, 230],
      [600, 240],
      [540, 230],
      [510, 200],
      [508, 164],
    ],
  );
  const lining = drawing.linear([
    [0, shade(palette.lining, 0.06)],
    [1, shade(palette.lining, -0.5)],
  ]);
  const inner =
    overlay(back, twill(drawing), 0.6) +
    drawing.softLine('M510 200Q600 260 690 200', '#000', 0.55, 30, 12) +
    wovenLabel(brand, 600, 182, 72, 28) +
    cord('M578 158Q600 166 622 158', 5, shade(palette.accent, 0.05));
  return drawing.panel(back, lining, { roundness: 9, strength: 0.7, inner });
}

function collarHalf(drawing: Drawing, cloth: string, isFar: boolean): string {
  const shape = loop(
    [
      [510, 166],
      [532, 190],
      [562, 203],
      [596, 206],
    ],
    [
      [596, 206],
      [596, 292],
    ],
    [
      [596, 292],
      [550, 284],
      [510, 266],
      [484, 246],
    ],
    [
      [484, 246],
      [498, 206],
      [510, 166],
    ],
  );
  const tubes = quilt(
    drawing,
    [
      [510, 166],
      [502, 200],
      [494, 226],
      [486, 250],
    ],
    [
      [596, 206],
      [596, 236],
      [596, 262],
      [596, 290],
    ],
    [0, 0.5, 1],
    cloth,
    { sag: 9, bulge: [-4, 1], seed: isFar ? 3 : 8, shine: isFar ? 0.1 : 0.26, isFar },
  );
  const sheen: Run = [
    [512, 200],
    [540, 214],
    [580, 226],
    [580, 250],
    [530, 240],
    [508, 226],
  ];
  const light = isFar
    ? drawing.softShape('M480 260L512 160L540 180L520 280Z', drawing.ink, 0.4, 10)
    : lit(drawing, sheen, 0.1, 8);
  return `<g filter="${drawing.dropShadow(1, 7, 7)}">${tubes.markup}</g>${drawing.clip(shape, light)}`;
}

/** The collar of two quilted tubes. */
export function collar(drawing: Drawing, cloth: string): string {
  return collarHalf(drawing, cloth, false) + flipped(collarHalf(drawing, cloth, true));
}

/** The collar from behind: its two tubes go round the nape in one piece. */
export function backCollar(drawing: Drawing, cloth: string): string {
  const edge: Run = [
    [513, 147],
    [503, 186],
    [495, 220],
    [486, 254],
  ];
  const tubes = quilt(drawing, edge, mirror(edge), [0, 0.5, 1], cloth, {
    sag: 5,
    bulge: [-5, 5],
    seed: 8,
    shine: 0.22,
    isFar: false,
  });
  const turning = drawing.softShape('M640 150L700 156L724 262L650 270Z', drawing.ink, 0.36, 14);
  return `<g filter="${drawing.dropShadow(1, 6, 6, 0.42)}">${tubes.markup}</g>${drawing.clip(tubes.outline, turning)}`;
}

/** The front zip in its soft trench, from the top of the collar down to a height. */
export function frontZip(drawing: Drawing, palette: PufferPalette, bottom = 1064): string {
  return (
    drawing.softLine(`M600 210V${bottom - 2}`, drawing.ink, 0.55, 30, 7) +
    zip(
      [
        [600, 208],
        [600, bottom],
      ],
      palette.accent,
      { width: 18 },
    ) +
    puller(drawing, 600, 226, palette.accent, 0, 1.05)
  );
}
