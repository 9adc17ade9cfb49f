import { lightness, readableOn } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { smooth, type Point } from '../../lib/geometry.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { frontAxle, geometry, place, steering, type BicyclePalette } from './frame-geometry.ts';
import { disc, onBlack, polished, ring, tube } from './turned-parts.ts';

const top = geometry.headTube;
/** How far the legs stand ahead of the steering axis, in mm. */
const ahead = 26;

type LegPoint = readonly [below: number, ahead: number, corner?: 1];

function outline(points: readonly LegPoint[]): Point[] {
  return points.map(([below, forward, corner]): Point => {
    const [x, y] = place(steering(top + below, forward));
    return corner ? [x, y, corner] : [x, y];
  });
}

const crown = outline([
  [5, -31, 1],
  [4, 26, 1],
  [16, 47],
  [46, 49],
  [66, 46, 1],
  [66, 5, 1],
  [46, -6],
  [30, -24],
  [20, -31],
]);
const arch = outline([
  [192, 14],
  [168, 40],
  [140, 62],
  [134, 76],
  [146, 80],
  [176, 70],
  [215, 52],
  [228, 34],
]);
const dropout = outline([
  [478, ahead - 16],
  [506, ahead - 18],
  [540, ahead - 10],
  [552, ahead + 8],
  [548, ahead + 32],
  [526, ahead + 42],
  [504, ahead + 34],
  [484, ahead + 20],
]);
const leg = (...points: LegPoint[]): Point[] => outline(points);

/** The suspension fork with the brand's name on its lower leg. */
export function fork(drawing: Drawing, palette: BicyclePalette, brandName: string): string {
  const moulded = { strength: 1, light: onBlack };
  const knob = drawing.linear(
    [
      [0, '#6fb2ee'],
      [1, '#1d4f8c'],
    ],
    0,
    0,
    1,
    1,
  );
  const stanchion = tube(leg([40, ahead], [200, ahead]), 34, palette.stanchion, 1.25);
  const lower = tube(
    leg([188, ahead], [300, ahead], [440, ahead + 1], [520, ahead + 4]),
    (share) => 47 - 3 * share - 7 * share * share,
    palette.fork,
    1.15,
  );
  const axle = place(frontAxle);
  const print = { rotation: geometry.headAngle, opacity: 0.95 };
  const [nameX, nameY] = place(steering(top + 288, ahead));
  const ink = lightness(palette.decal) > 0.5 ? palette.decal : readableOn(palette.fork);
  return (
    `<g filter="${drawing.dropShadow(3, 4, 4, 0.28)}">${stanchion}</g>` +
    drawing.panel(smooth(crown, true), palette.fork, {
      ...moulded,
      roundness: 9,
      shadow: drawing.dropShadow(2, 5, 4),
    }) +
    disc(place(steering(top + 11, ahead)), 8, knob) +
    drawing.panel(smooth(arch, true), palette.fork, {
      ...moulded,
      roundness: 6,
      shadow: drawing.dropShadow(2, 4, 4, 0.3),
    }) +
    `<g filter="${drawing.dropShadow(3, 4, 5, 0.3)}">${lower}</g>` +
    tube(leg([180, ahead], [196, ahead]), 46, '#0f1013') +
    drawing.panel(smooth(dropout, true), palette.fork, { ...moulded, roundness: 9 }) +
    disc(axle, 13, polished(drawing)) +
    disc(axle, 6, '#15161a') +
    ring(axle, 16, 2, '#000', 'opacity=".5"') +
    wordmark(brandName, 22, { letterSpacing: 0.04, maxWidth: 92 }).at(nameX, nameY, { ...print, fill: ink })
  );
}
