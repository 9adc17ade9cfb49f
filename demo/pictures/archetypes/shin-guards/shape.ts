import type { PaletteOf } from '../../archetype.ts';
import { mirror, reverse, smooth, type Point, type Run } from '../../lib/geometry.ts';

/** The shell, its side panels, the graphics, the lettering, the foam behind it and the straps. */
export type ShinGuardPalette = PaletteOf<'base' | 'side' | 'accent' | 'mark' | 'foam' | 'strap'>;

/** The left edge from the top to the ankle, wider by px. */
function edge(grow: number): Run {
  const side: Run = [
    [488, 259],
    [463, 290],
    [452, 380],
    [456, 500],
    [470, 640],
    [492, 780],
    [514, 876],
    [536, 916],
  ];
  return side.map(([x, y]): Point => [x - grow, y + (y < 300 ? -grow * 0.7 : y > 870 ? grow * 0.8 : 0)]);
}

/** A shield over the shin that stands at the middle of the canvas, larger on all sides by px. */
export function shield(grow = 0): string {
  const left = edge(grow);
  return smooth(
    [
      [600, 240 - grow],
      [540, 243 - grow],
      ...left,
      [564, 931 + grow],
      [600, 935 + grow],
      [636, 931 + grow],
      ...reverse(mirror(left)),
      [660, 243 - grow],
    ],
    true,
  );
}
