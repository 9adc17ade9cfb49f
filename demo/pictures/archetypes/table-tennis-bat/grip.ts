import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import type { Point } from '../../lib/geometry.ts';
import { grip, gripRight, placedLine, placedOutline, type TableTennisBatPalette } from './form.ts';

/** A lengthwise layer of the laminated wood between two shares of the handle's half width. */
function layer(from: number, to: number, colour: string): string {
  const along = (share: number): Point[] => gripRight.map(([x, y]): Point => [x * share, y]);
  return `<path d="${placedOutline(along(from), along(to).toReversed())}" fill="${colour}"/>`;
}

function woodGrain(): string {
  return Array.from({ length: 19 }, (_, index) => {
    const number = index - 9;
    const line = placedLine([
      [number * 1.6, 0],
      [number * 1.45 + 0.5 * Math.sin(number * 3), 50],
      [number * 1.5, 104],
    ]);
    return `<path d="${line}" fill="none" stroke="#1a0e06" stroke-width="1.3" opacity=".22"/>`;
  }).join('');
}

/** The flared handle of laminated wood: round, so light on its upper left flank and dark on its lower right. */
export function handle(drawing: Drawing, palette: TableTennisBatPalette): string {
  const dark = '#07060c';
  const edge = shade(palette.stripe, -0.1);
  const inner =
    layer(1.02, -1.02, palette.grip) +
    layer(0.5, -0.5, palette.wood) +
    layer(0.6, 0.5, palette.stripe) +
    layer(-0.5, -0.6, palette.stripe) +
    layer(0.2, -0.2, palette.grip) +
    layer(0.2, 0.14, edge) +
    layer(-0.14, -0.2, edge) +
    woodGrain() +
    drawing.softLine(
      placedLine([
        [-8.5, 2],
        [-6.5, 50],
        [-7.5, 104],
      ]),
      '#fff',
      0.5,
      16,
      8,
    ) +
    drawing.softLine(
      placedLine([
        [13.5, 2],
        [11.5, 50],
        [12.5, 104],
      ]),
      dark,
      0.6,
      24,
      10,
    ) +
    drawing.softLine(
      placedLine([
        [-15.5, 2],
        [-12.6, 50],
        [-13.5, 104],
      ]),
      dark,
      0.25,
      8,
      4,
    ) +
    drawing.softLine(
      placedLine([
        [-14, 101],
        [14, 101],
      ]),
      dark,
      0.35,
      16,
      6,
    );
  return drawing.panel(grip, palette.grip, {
    roundness: 9,
    strength: 0.8,
    shadow: drawing.dropShadow(5, 8, 6, 0.5),
    inner,
  });
}
