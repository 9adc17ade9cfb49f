import type { Brandmark } from '../../archetype.ts';
import { readableOn } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { smooth } from '../../lib/geometry.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { bottomBracket, place, placeAround, slope, type FramePoint } from '../bicycle/frame-geometry.ts';
import { disc, polished, tube } from '../bicycle/turned-parts.ts';
import { frontAxle, geometry, placed, rearAxle, seatTube, steering, type RoadBikePalette } from './geometry.ts';

const seatCluster = seatTube(474);
const stayJoint = seatTube(398);
const topTubeEnd = steering(30);
const downTubeEnd = steering(geometry.headTube - 40);

/** Chain stay, the dropped seat stay and the dropout. */
export function rearTriangle(drawing: Drawing, { base, second }: RoadBikePalette): string {
  const [x, y] = rearAxle;
  const seatStay = placed([x + 2, y + 6], [-290, 208], [stayJoint[0] - 2, stayJoint[1]]);
  const chainStay = placed([x + 4, y - 2], [-260, 44], [-120, 8], [-10, 0]);
  const stays = tube(seatStay, (share) => 15 + 4 * share, second) + tube(chainStay, (share) => 18 + 18 * share, base);
  const dropout = placeAround(rearAxle, [
    [-14, 20],
    [6, 24],
    [34, 12],
    [40, -8],
    [16, -20],
    [-6, -26],
    [-20, -16],
    [-20, 6],
  ]);
  const axle = place(rearAxle);
  return (
    `<g filter="${drawing.dropShadow(2, 4, 4, 0.3)}">${stays}</g>` +
    drawing.panel(smooth(dropout, true), base, { roundness: 6, shadow: drawing.dropShadow(1, 3, 3, 0.35) }) +
    disc(axle, 10, polished(drawing)) +
    disc(axle, 5, '#15161a')
  );
}

/** The slim seat post, below the saddle. */
export function seatPost(): string {
  return tube(placed(seatTube(470), seatTube(664)), 27, '#17181c', 1.1);
}

/** Slender round tubes: seat, top, down and head tube, bracket and seat clamp. */
export function mainTriangle(drawing: Drawing, { base, second }: RoadBikePalette): string {
  const [endX, endY] = downTubeEnd;
  const downTube: FramePoint[] = [
    [6, -2],
    [130, 150],
    [260, 300],
    [endX - 4, endY],
  ];
  const topTube: FramePoint[] = [
    [seatCluster[0], seatCluster[1]],
    [120, 492],
    [topTubeEnd[0] - 4, topTubeEnd[1] - 4],
  ];
  const tubes =
    tube(placed(bottomBracket, seatTube(geometry.seatTube)), (share) => 42 - 8 * share, base) +
    tube(topTube.map(place), (share) => 31 + 5 * share, base) +
    tube(downTube.map(place), (share) => 50 + 4 * Math.sin(share * 3), base);
  const head = tube(placed(steering(0), steering(geometry.headTube)), (share) => 43 + 12 * share * share, base);
  const bracket = place(bottomBracket);
  return (
    `<g filter="${drawing.dropShadow(2, 4, 4, 0.2)}">${tubes}</g>` +
    `<g filter="${drawing.dropShadow(3, 4, 4, 0.3)}">${head}</g>` +
    tube(placed(steering(-14), steering(2)), (share) => 34 + 12 * share, '#15161a') +
    tube(placed(seatTube(478), seatTube(494)), 38, '#1a1b20') +
    disc(bracket, 27, second, `filter="${drawing.volume(7, 0.8)}"`)
  );
}

/** The straight carbon fork, its blades as one from the side. */
export function fork(drawing: Drawing, palette: RoadBikePalette, brandName: string): string {
  const top = geometry.headTube;
  const blade = placed(steering(top - 2), steering(top + 60, 3), steering(top + 210, 12), frontAxle);
  const axle = place(frontAxle);
  const calliper = placed(steering(top + 300, 2), steering(top + 352, 14));
  const [x, y] = place(steering(top + 150, 9));
  return (
    tube(calliper, 34, '#1b1c21') +
    `<g filter="${drawing.dropShadow(3, 4, 4, 0.3)}">${tube(
      blade,
      (share) => 52 - 30 * share ** 0.8 + 4 * share ** 6,
      palette.second,
    )}</g>` +
    disc(axle, 13, palette.second, `filter="${drawing.volume(5, 0.9)}"`) +
    disc(axle, 9, polished(drawing)) +
    disc(axle, 4, '#15161a') +
    wordmark(brandName, 15, { maxWidth: 92, letterSpacing: 0.05 }).at(x, y, {
      rotation: geometry.headAngle - 4,
      fill: readableOn(palette.second, 0.6),
      opacity: 0.95,
    })
  );
}

/** The large name on the down tube, a small one on the top tube, the motif on the head and the seat tube. */
export function decals(palette: RoadBikePalette, { name, motif }: Brandmark): string {
  const alongDownTube = slope([130, 150], [260, 300]);
  const alongTopTube = slope([seatCluster[0], seatCluster[1]], topTubeEnd);
  const [nameX, nameY] = place([208, 240]);
  const [topX, topY] = place([250, 516]);
  const [headX, headY] = place(steering(78));
  const [seatX, seatY] = place(seatTube(318));
  const accent = (path: string): string => `<path d="${path}" fill="${palette.accent}"/>`;
  const graphic = [
    ...motifPaths(motif, { x: headX, y: headY, width: 32, height: 13, rotation: geometry.headAngle - 180 }),
    ...motifPaths(motif, { x: seatX, y: seatY, width: 44, height: 13, rotation: geometry.seatAngle - 180 }),
  ]
    .map(accent)
    .join('');
  const bosses = [150, 214]
    .map((up) => {
      const [x, y] = seatTube(up);
      return disc(place([x + 5, y + 2]), 4.5, '#101116') + disc(place([x + 4, y + 3]), 2.2, '#a8abb2');
    })
    .join('');
  const ink = { fill: palette.decal, opacity: 0.95 };
  const band = tube(placed(seatTube(366), seatTube(376)), 37, palette.accent);
  return (
    wordmark(name, 25, { letterSpacing: 0.06, maxWidth: 150 }).at(nameX, nameY, { ...ink, rotation: alongDownTube }) +
    wordmark(name, 11, { cut: 'bold', letterSpacing: 0.12, maxWidth: 70 }).at(topX, topY, {
      ...ink,
      rotation: alongTopTube,
    }) +
    band +
    graphic +
    bosses
  );
}
