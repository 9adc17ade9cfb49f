import type { Brandmark } from '../../../archetype.ts';
import { mix, shade } from '../../../lib/colour.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { polygon, type Point } from '../../../lib/geometry.ts';
import { cord } from '../../../lib/strokes.ts';
import type { TentPalette } from '../form.ts';

/** The windows in the front wall, each from its upper left corner on. */
const windows: readonly (readonly [Point, Point, Point, Point])[] = [
  [
    [372, 632],
    [520, 628],
    [516, 756],
    [374, 766],
  ],
  [
    [900, 622],
    [1020, 614],
    [1026, 728],
    [904, 738],
  ],
];

/**
 * Whether a brand's family tents have dark walls below a light roof, a third colour over the door, and bars in their windows,
 * so that they are told from those of others: Sátorfa's have.
 */
export const isTwoTone = ({ name }: Brandmark): boolean => name.toLocaleLowerCase('hu') === 'sátorfa';

/** The windows of a family tent, with a cross of bars or in one pane. */
export function familyWindows(drawing: Drawing, { base, low }: TentPalette, hasBars: boolean): string[] {
  const middle = ([ax, ay]: Point, [bx, by]: Point): string => `${(ax + bx) / 2} ${(ay + by) / 2}`;
  return windows.map((corners) => {
    const [a, b, c, d] = corners;
    const path = polygon(corners);
    const bar = (from: string, to: string): string => cord(`M${from}L${to}`, 8, low);
    return (
      `<path d="${path}" fill="${mix(shade(base, -0.6), '#b9cbd6', 0.42)}" stroke="${shade(low, -0.2)}" stroke-width="9" stroke-linejoin="round"/>` +
      drawing.clip(path, drawing.softShape(polygon([a, b, d]), '#fff', 0.42, 10)) +
      (hasBars ? bar(middle(a, b), middle(d, c)) + bar(middle(a, d), middle(b, c)) : '')
    );
  });
}
