import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { sample, smooth, tenth, type Run } from '../../lib/geometry.ts';
import { cord } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { place, placeAround, scale, type FramePoint } from '../bicycle/frame-geometry.ts';
import { disc, onBlack, tube } from '../bicycle/turned-parts.ts';
import { placed, steering, type RoadBikePalette } from './geometry.ts';

const clamp = steering(-38, 96);
const around = (...points: FramePoint[]): Run => placeAround(clamp, points);

/** The near half of the drop bar: the ramp, the bend and the drops. */
const bend = around(
  [0, 2],
  [34, 2],
  [66, -3],
  [88, -16],
  [99, -44],
  [95, -78],
  [76, -106],
  [46, -122],
  [18, -127],
  [-14, -128],
);

/** The bar with its tape, wound in a spiral, and the plug at its end. */
function dropBar(drawing: Drawing, { tape, accent }: RoadBikePalette): string {
  const isPale = lightness(tape) > 0.6;
  const wound = sample(bend, 23)
    .slice(1, -1)
    .map(({ x, y, tx, ty, nx, ny }) => {
      const reach = 16 * scale;
      const [leanX, leanY] = [tx * 4, ty * 4];
      const edge = (side: 1 | -1): string =>
        `${tenth(x + side * (nx * reach + leanX))} ${tenth(y + side * (ny * reach + leanY))}`;
      return `M${edge(1)}L${edge(-1)}`;
    })
    .join('');
  const end = place([clamp[0] - 14, clamp[1] - 128]);
  return (
    `<g filter="${drawing.dropShadow(3, 5, 4, 0.3)}">${tube(bend, 33, tape)}</g>` +
    `<path d="${wound}" stroke="#05060c" stroke-opacity="${isPale ? 0.28 : 0.55}" stroke-width="1.5"/>` +
    `<path d="${wound}" stroke="#fff" stroke-opacity="${isPale ? 0.5 : 0.2}" stroke-width="1"` +
    ' transform="translate(-1.6 0)"/>' +
    disc(end, 16, '#15161a') +
    disc(end, 10, accent)
  );
}

/** The lever's hood with the brake blade and the shift paddle behind it. */
function lever(drawing: Drawing): string {
  const moulded = { strength: 1.1, light: onBlack };
  const hood = around(
    [52, 12],
    [78, 16],
    [104, 22],
    [124, 38],
    [139, 42],
    [149, 32],
    [148, 12],
    [139, -8],
    [124, -22],
    [104, -26],
    [84, -20],
    [60, -14],
  );
  const blade = around(
    [128, 2],
    [144, 0],
    [150, -22],
    [143, -62],
    [126, -98],
    [106, -122],
    [98, -120],
    [112, -94],
    [126, -60],
    [128, -26],
  );
  const paddle = around([112, -18], [126, -22], [130, -48], [118, -76], [106, -78], [112, -52]);
  const path = smooth(hood, true);
  return (
    drawing.panel(smooth(paddle, true), '#22242a', { ...moulded, roundness: 4 }) +
    drawing.panel(smooth(blade, true), '#3b3e46', {
      ...moulded,
      roundness: 5,
      shadow: drawing.dropShadow(2, 4, 3, 0.35),
    }) +
    drawing.panel(path, '#1d1f24', {
      ...moulded,
      roundness: 9,
      shadow: drawing.dropShadow(2, 5, 4, 0.4),
      inner: drawing.grain(path, { frequency: 0.6, octaves: 2, scale: 0.4, opacity: 0.4 }),
    })
  );
}

/** Cables from the stem into the head tube. */
function cables(): string {
  const [x, y] = clamp;
  const line: FramePoint[] = [[x - 12, y - 8], [x - 2, y - 34], [x - 22, y - 70], steering(34, 20), steering(44, 8)];
  return cord(smooth(line.map(place)), 4, '#1b1c21');
}

/** Stem, drop bar and brake lever. */
export function cockpit(drawing: Drawing, palette: RoadBikePalette, brandName: string): string {
  const body = tube(placed(steering(-36, 6), clamp), (share) => 36 - 3 * share, '#212329');
  const [x, y] = place([(clamp[0] + steering(-36)[0]) / 2, (clamp[1] + steering(-36)[1]) / 2]);
  return (
    cables() +
    tube(placed(steering(-20), steering(-6)), 34, shade(palette.accent, -0.1)) +
    tube(placed(steering(-58), steering(-18)), 40, '#24262c') +
    `<g filter="${drawing.dropShadow(2, 4, 4)}">${body}</g>` +
    disc(place(clamp), 21, '#2a2c32') +
    wordmark(brandName, 9, { cut: 'bold', letterSpacing: 0.06, maxWidth: 40 }).at(x, y, {
      rotation: -17,
      fill: '#d9dade',
      opacity: 0.9,
    }) +
    dropBar(drawing, palette) +
    lever(drawing)
  );
}
