import type { Brandmark } from '../../archetype.ts';
import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, smooth, type Point, type Run } from '../../lib/geometry.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { ink, type Eye, type SwimGogglesPalette } from './form.ts';

/** The lines of a pool, mirrored in the lens. */
function poolLines(drawing: Drawing, dark: string): string {
  return [0, 1, 2, 3, 4, 5]
    .map((index) => {
      const line: Run = Array.from({ length: 31 }, (_, step): Point => {
        const x = 240 + step * 24;
        return [x, 588 + index * 15 + 4 * Math.sin(x * 0.035 + index * 1.7) + index * 0.6];
      });
      const isLight = index % 2 === 1;
      return drawing.softLine(smooth(line), isLight ? '#fff' : dark, isLight ? 0.16 : 0.24, isLight ? 4 : 7, 2);
    })
    .join('');
}

/** The bright sky at the upper left of either lens, with a streak beside it. */
function skyWindow(drawing: Drawing, isLeft: boolean): string {
  const moved = (run: Run): Run => run.map(([x, y]): Point => [isLeft ? x - 386 : x, y]);
  const area = (...runs: Run[]): string => loop(...runs.map(moved));
  const broad = area(
    [
      [684, 570],
      [708, 522],
      [760, 500],
      [816, 496],
    ],
    [
      [816, 496],
      [790, 536],
      [766, 584],
    ],
    [
      [766, 584],
      [724, 582],
      [684, 570],
    ],
  );
  const streak = area(
    [
      [836, 496],
      [868, 499],
    ],
    [
      [868, 499],
      [838, 548],
      [814, 596],
    ],
    [
      [814, 596],
      [790, 592],
    ],
    [
      [790, 592],
      [812, 540],
      [836, 496],
    ],
  );
  const soft = `filter="${drawing.blur(1.4)}"`;
  const fading = drawing.linear(
    [
      [0, '#fff', 0.75],
      [1, '#fff', 0.06],
    ],
    0.2,
    0,
    0.6,
    1,
  );
  return `<path d="${broad}" fill="${fading}" ${soft}/>
<path d="${streak}" fill="${drawing.linear([
    [0, '#fff', 0.5],
    [1, '#fff', 0.03],
  ])}" ${soft}/>`;
}

function mirrorCoat(drawing: Drawing, palette: SwimGogglesPalette, brand: Brandmark, eye: Eye): string {
  const front = eye.insetPath(eye.design.front);
  const { across, y, width, height } = eye.design.motif;
  const { sky, lens, depth, bottom } = palette;
  const tint = drawing.linear(
    [
      [0, sky],
      [0.36, lens],
      [0.72, depth],
      [1, bottom],
    ],
    0.1,
    0,
    0.75,
    1,
  );
  const outerEdge = eye.isLeft ? 'M220 440H290V720H220Z' : 'M912 440H980V720H912Z';
  const lowerShade = smooth(
    eye.run([
      [640, 640],
      [760, 640],
      [960, 610],
      [960, 720],
      [700, 720],
    ]),
    true,
  );
  const graphic = motifPaths(brand.motif, { x: 600 + (eye.isLeft ? -across : across), y, width, height });
  return (
    `<path d="${front}" fill="${tint}"/>` +
    eye.fit(
      poolLines(drawing, bottom) +
        drawing.softShape(lowerShade, bottom, 0.55, 18) +
        drawing.softShape(outerEdge, bottom, 0.5, 22) +
        skyWindow(drawing, eye.isLeft),
    ) +
    graphic.map((path) => `<path d="${path}" fill="#fff" opacity=".62"/>`).join('')
  );
}

/** The side wall of a lens and its flat mirrored front. */
export function lens(drawing: Drawing, palette: SwimGogglesPalette, brand: Brandmark, eye: Eye): string {
  const { wall: wallAt, front: frontAt } = eye.design;
  const [wall, front] = [eye.insetPath(wallAt), eye.insetPath(frontAt)];
  const { depth, bottom } = palette;
  const paint = drawing.linear([
    [0, shade(depth, -0.2)],
    [0.5, bottom],
    [1, shade(depth, 0.05)],
  ]);
  const wallLight =
    drawing.softLine(wall, ink, 0.7, 8, 3) +
    drawing.softLine(eye.insetPath(wallAt + (frontAt - wallAt) * 0.4), '#fff', 0.3, 3, 1.4);
  const face = mirrorCoat(drawing, palette, brand, eye) + drawing.softLine(front, ink, 0.4, 9, 4);
  return (
    `<path d="${wall}" fill="${paint}"/>${drawing.clip(wall, wallLight)}${drawing.clip(front, face)}` +
    `<path d="${front}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2.2"/>`
  );
}
