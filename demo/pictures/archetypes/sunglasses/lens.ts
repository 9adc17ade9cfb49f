import type { Drawing } from '../../lib/drawing.ts';
import { loop, polygon, smooth, type Run } from '../../lib/geometry.ts';
import type { SunglassesPalette } from './frame.ts';

/** What is seen in any lens: a horizon and slanted gleams. */
function reflection(drawing: Drawing, { lensFloor }: SunglassesPalette): string {
  const horizon: Run = [
    [60, 668],
    [240, 650],
    [330, 668],
    [440, 642],
    [560, 668],
    [700, 644],
    [900, 664],
  ];
  const ground = loop(horizon, [
    [900, 664],
    [900, 860, 1],
    [60, 860, 1],
    [60, 668],
  ]);
  const gleam = (x: number, width: number, opacity: number): string =>
    drawing.softShape(
      polygon([
        [x + 90, 470],
        [x + 90 + width, 470],
        [x + width - 40, 800],
        [x - 40, 800],
      ]),
      '#fff',
      opacity,
      4,
    );
  const gleams = gleam(186, 40, 0.26) + gleam(244, 14, 0.22) + gleam(548, 56, 0.26) + gleam(630, 18, 0.2);
  return drawing.softShape(ground, lensFloor, 0.5, 10) + gleams;
}

/** A mirrored lens: the coloured sky that it reflects, and the light along its edge where no rim holds it. */
export function lens(drawing: Drawing, palette: SunglassesPalette, outline: Run, isRimless: boolean): string {
  const { lensSky, lensUpper, lensLower, lensFloor } = palette;
  const paint = drawing.linear(
    [
      [0, lensSky],
      [0.34, lensUpper],
      [0.6, lensLower],
      [1, lensFloor],
    ],
    380,
    500,
    470,
    800,
    true,
  );
  const path = smooth(outline, true);
  const edge = (colour: string, opacity: number, width: number, blur: number): string =>
    drawing.softLine(path, colour, opacity, width, blur);
  return drawing.panel(path, paint, {
    roundness: 12,
    light: { highlight: 0.35, shade: 0.45, edge: 0.4 },
    shadow: isRimless ? drawing.dropShadow(3, 7, 8, 0.3) : '',
    inner: reflection(drawing, palette) + edge('#05060c', 0.4, 24, 9) + (isRimless ? edge('#fff', 0.5, 7, 1.4) : ''),
  });
}
