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
  type Build,
  type FramePoint,
} from './frame-geometry.ts';
import { disc, polished, tube } from './turned-parts.ts';

const downTubeEnd = steering(geometry.headTube - 34);
const topTubeEnd = steering(36);

interface Lines {
  /** Where the seat stays and the top tube meet the seat tube, in mm up it. */
  stays: number;
  topTube: number;
  /** How far the top tube bows up, and the down tube forward, in mm. */
  bow: number;
  belly: number;
  /** Widths of seat tube, top tube and down tube in mm. */
  widths: readonly [seat: number, top: number, down: number];
}

const lines: Readonly<Record<Build, Lines>> = {
  trail: { stays: 405, topTube: 405, bow: 24, belly: 24, widths: [46, 36, 56] },
  marathon: { stays: 318, topTube: 424, bow: -6, belly: -4, widths: [40, 42, 68] },
  slim: { stays: 396, topTube: 340, bow: 4, belly: 0, widths: [38, 32, 46] },
};

/** The colour of the parts that are painted otherwise: the rear of a marathon bike. */
const rearPaint = ({ base, fork }: BicyclePalette, build: Build): string => (build === 'marathon' ? fork : base);

/** Chain stay, seat stay and the dropout of the drive side. */
export function rearTriangle(drawing: Drawing, palette: BicyclePalette, build: Build): string {
  const base = rearPaint(palette, build);
  const [x, y] = rearAxle;
  const [upX, upY] = seatTube(lines[build].stays);
  const bow = build === 'trail' ? 0 : -16;
  const seatStay = [
    [x + 4, y + 8],
    [x + 82 + bow * 0.4, y + 108 + bow],
    [upX - 2, upY - 6],
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

/** The post below the saddle: silver in a slim frame. */
export function seatPost(build: Build): string {
  return tube([place(seatTube(430)), place(seatTube(684))], 29, build === 'slim' ? '#8d9198' : '#191a1f', 1.2);
}

/** From the bracket to the head tube: bent for room behind the wheel, or straight. */
function downTubeLine(build: Build): FramePoint[] {
  const [endX, endY] = downTubeEnd;
  const bend = lines[build].belly;
  const at = (share: number): FramePoint => [
    8 + (endX - 12) * share + bend * 0.7 * Math.sin(Math.PI * share),
    (endY + 2) * share - bend * Math.sin(Math.PI * share),
  ];
  return build === 'trail'
    ? [
        [8, -2],
        [150, 164],
        [300, 338],
        [endX - 62, endY - 62],
        [endX - 4, endY + 2],
      ]
    : [at(0), at(0.33), at(0.66), at(1)];
}

/** From the seat tube to the head tube. */
export function topTubeLine(build: Build): FramePoint[] {
  const { topTube, bow } = lines[build];
  const [[fromX, fromY], [toX, toY]] = [seatTube(topTube), topTubeEnd];
  if (build === 'trail')
    return [
      [fromX, fromY - 4],
      [30, 452],
      [250, 536],
      [toX - 4, toY - 6],
    ];
  return [0, 0.33, 0.66, 1].map((share) => [
    fromX + (toX - 4 - fromX) * share,
    fromY - 4 + (toY - 2 - fromY) * share + bow * Math.sin(Math.PI * share),
  ]);
}

/** Seat tube, top tube, down tube and head tube, with the cups and the seat clamp. */
export function mainTriangle(drawing: Drawing, palette: BicyclePalette, build: Build): string {
  const { base } = palette;
  const {
    widths: [seat, top, down],
  } = lines[build];
  const seatColour = rearPaint(palette, build);
  const tubes =
    tube([place(bottomBracket), place(seatTube(geometry.seatTube))], (share) => seat - 11 * share, seatColour) +
    tube(topTubeLine(build).map(place), (share) => top + 12 * share, base) +
    tube(downTubeLine(build).map(place), (share) => down + 8 * Math.sin(share * 2.6), base);
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

const between = ([x, y]: FramePoint, [toX, toY]: FramePoint, share: number): FramePoint => [
  x + (toX - x) * share,
  y + (toY - y) * share,
];

/** The name on the down tube, the motif on both tubes, the size on the head tube and the bottle bosses. */
export function decals(palette: BicyclePalette, { name, motif }: Brandmark, build: Build): string {
  const [down, top] = [downTubeLine(build), topTubeLine(build)];
  const alongDownTube = slope(down[1]!, down[2]!);
  const alongTopTube = slope(top[1]!, top[2]!);
  const onDown = (share: number): Point => place(between(down[1]!, down[2]!, share));
  const onTop = (share: number): Point => place(between(top[1]!, top[2]!, share));
  const [nameX, nameY] = onDown(0.41);
  const [motifX, motifY] = build === 'trail' ? place([336, 380]) : onDown(1.32);
  const [topX, topY] = onTop(0.53);
  const mark = build === 'marathon' ? { width: 66, height: 27 } : { width: 60, height: 21 };
  const graphic = [
    ...motifPaths(motif, { x: motifX, y: motifY, ...mark, rotation: alongDownTube, mirrored: true }),
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
  const size = build === 'slim' ? 22 : 28;
  return (
    wordmark(name, size, { letterSpacing: 0.04, maxWidth: 142 }).at(nameX, nameY, { ...ink, rotation: alongDownTube }) +
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
