import type { Brandmark } from '../../archetype.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { smooth, type Point } from '../../lib/geometry.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { wordmark } from '../../lib/wordmark.ts';
import {
  bottomBracket,
  geometry,
  place,
  placeAround,
  rearAxle,
  scale,
  seatTube,
  slope,
  steering,
  type BicyclePalette,
  type FramePoint,
} from './frame-geometry.ts';
import { disc, polished, tube } from './turned-parts.ts';

const seatCluster = seatTube(405);
const downTubeEnd = steering(geometry.headTube - 34);
const topTubeEnd = steering(36);

/** Chain stay, seat stay and the dropout of the drive side. */
export function rearTriangle(drawing: Drawing, { base }: BicyclePalette): string {
  const [x, y] = rearAxle;
  const seatStay = [
    [x + 4, y + 8],
    [-335, 168],
    [seatCluster[0] - 2, seatCluster[1] - 6],
  ] as const;
  const chainStay = [
    [x + 6, y - 4],
    [-300, 30],
    [-150, 4],
    [-20, 4],
  ] as const;
  const stays =
    tube(seatStay.map(place), (share) => 19 + 5 * share, base) +
    tube(chainStay.map(place), (share) => 20 + 18 * share, base);
  const dropout = placeAround(rearAxle, [
    [-14, 26],
    [10, 30],
    [40, 14],
    [44, -14],
    [18, -26],
    [-6, -34],
    [-24, -22],
    [-22, 6],
  ]);
  const axle = place(rearAxle);
  return (
    `<g filter="${drawing.dropShadow(2, 4, 4, 0.3)}">${stays}</g>` +
    drawing.panel(smooth(dropout, true), base, {
      roundness: 7,
      strength: 0.9,
      shadow: drawing.dropShadow(1, 3, 3, 0.35),
    }) +
    disc(axle, 12, polished(drawing)) +
    disc(axle, 6, '#15161a')
  );
}

/** The dropper post with its collar, below the saddle. */
export function seatPost(): string {
  const stretch = (from: number, to: number): Point[] => [place(seatTube(from)), place(seatTube(to))];
  return (
    tube(stretch(440, 545), 31, '#1c1e23') +
    tube(stretch(540, 684), 26, '#14151a', 1.2) +
    tube(stretch(536, 556), 37, '#24262c')
  );
}

/** Seat tube, top tube, down tube and head tube, with the cups and the seat clamp. */
export function mainTriangle(drawing: Drawing, { base }: BicyclePalette): string {
  const [endX, endY] = downTubeEnd;
  const downTube: FramePoint[] = [
    [8, -2],
    [150, 164],
    [300, 338],
    [endX - 62, endY - 62],
    [endX - 4, endY + 2],
  ];
  const topTube: FramePoint[] = [
    [seatCluster[0], seatCluster[1] - 4],
    [30, 452],
    [250, 536],
    [topTubeEnd[0] - 4, topTubeEnd[1] - 6],
  ];
  const tubes =
    tube([place(bottomBracket), place(seatTube(geometry.seatTube))], (share) => 46 - 11 * share, base) +
    tube(topTube.map(place), (share) => 36 + 12 * share, base) +
    tube(downTube.map(place), (share) => 56 + 8 * Math.sin(share * 2.6), base);
  const onAxis = (from: number, to: number): Point[] => [place(steering(from)), place(steering(to))];
  const head = tube(onAxis(0, geometry.headTube), (share) => 46 + 13 * share * share, base);
  const [clampX, clampY] = seatTube(437);
  const [x, y] = place(bottomBracket);
  const radius = 29 * scale;
  const halfTurn = `a${radius} ${radius} 0 1 0`;
  const shell = `M${x - radius} ${y}${halfTurn} ${2 * radius} 0${halfTurn} ${-2 * radius} 0Z`;
  return (
    `<g filter="${drawing.dropShadow(2, 4, 4, 0.2)}">${tubes}</g>` +
    `<g filter="${drawing.dropShadow(3, 4, 4, 0.3)}">${head}</g>` +
    tube(onAxis(-7, 2), 50, '#15161a') +
    tube(onAxis(geometry.headTube - 3, geometry.headTube + 7), 60, '#15161a') +
    tube([place(seatTube(428)), place(seatTube(446))], 44, '#1a1b20') +
    tube([place([clampX - 20, clampY - 4]), place([clampX - 33, clampY - 12])], 11, '#3a3d45') +
    drawing.panel(shell, base, { roundness: 8, strength: 0.8 })
  );
}

/** The name on the down tube, the motif on both tubes, the size on the head tube and the bottle bosses. */
export function decals(palette: BicyclePalette, { name, motif }: Brandmark): string {
  const alongDownTube = slope([150, 164], [300, 338]);
  const alongTopTube = slope([60, 464], [250, 536]);
  const [nameX, nameY] = place([214, 232]);
  const [motifX, motifY] = place([336, 380]);
  const [topX, topY] = place([146, 499]);
  const graphic = [
    ...motifPaths(motif, { x: motifX, y: motifY, width: 60, height: 21, rotation: alongDownTube, mirrored: true }),
    ...motifPaths(motif, { x: topX + 42, y: topY - 15, width: 44, height: 15, rotation: alongTopTube, mirrored: true }),
  ]
    .map((path) => `<path d="${path}" fill="${palette.accent}"/>`)
    .join('');
  const bosses = [150, 211]
    .map((up) => {
      const [x, y] = seatTube(up);
      return disc(place([x + 6, y + 2]), 5, '#101116') + disc(place([x + 5, y + 3]), 2.4, '#a8abb2');
    })
    .join('');
  const ink = { fill: palette.decal, opacity: 0.95 };
  const [sizeX, sizeY] = place(steering(46));
  const underline = [steering(62, -9), steering(62, 9)].map((point) => place(point).join(' ')).join('L');
  return (
    wordmark(name, 28, { letterSpacing: 0.04, maxWidth: 142 }).at(nameX, nameY, { ...ink, rotation: alongDownTube }) +
    wordmark(name, 14, { cut: 'bold', letterSpacing: 0.12, maxWidth: 82 }).at(topX - 32, topY + 12, {
      ...ink,
      rotation: alongTopTube,
    }) +
    graphic +
    bosses +
    wordmark('L', 26).at(sizeX, sizeY, { ...ink, rotation: geometry.headAngle - 90 }) +
    `<path d="M${underline}" stroke="${palette.accent}" stroke-width="3"/>`
  );
}
