import { mix } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { polygon, smooth, type Point } from '../../lib/geometry.ts';
import { cord } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { chainLine, links } from '../bicycle/drivetrain.ts';
import { bottomBracket, place, placeAround, radians, type FramePoint } from '../bicycle/frame-geometry.ts';
import { anodised, cog, disc, onBlack, polar, polished, ring, tube } from '../bicycle/turned-parts.ts';
import { rearAxle, seatTube, type RoadBikePalette } from './geometry.ts';

const bracket = place(bottomBracket);
const rear = place(rearAxle);
const guidePulley = place([rearAxle[0] + 12, rearAxle[1] - 68]);
const tensionPulley = place([rearAxle[0] + 26, rearAxle[1] - 124]);
const crankAngle = 16;
const crankEnd = (side: 1 | -1): FramePoint => [
  172 * Math.cos(radians(crankAngle)) * side,
  -172 * Math.sin(radians(crankAngle)) * side,
];
const chainring = 101;
const chain = chainLine([
  [bracket, chainring, 1],
  [rear, 34, 1],
  [guidePulley, 22, -1],
  [tensionPulley, 22, 1],
]);

const arm = (side: 1 | -1): string =>
  tube([bracket, place(crankEnd(side))], (share) => 36 - 12 * share + Math.max(0, share - 0.9) * 40, '#24262c', 1.1);

/** The far crank, behind the frame; road bicycles are sold without pedals. */
export function farCrank(): string {
  return arm(-1) + disc(place(crankEnd(-1)), 7, '#0d0e11');
}

/** Eleven sprockets from 11 to 30 teeth. */
export function cassette(drawing: Drawing): string {
  return [30, 27, 24, 22, 20, 18, 16, 15, 14, 12, 11]
    .map((teeth, index) => {
      const path = cog(rear, (teeth * 12.7) / (2 * Math.PI), teeth);
      const [light, dark] = index < 2 ? (['#8b8e96', '#3a3c43'] as const) : (['#d9dbdf', '#72767f'] as const);
      const paint = drawing.linear(
        [
          [0, light],
          [0.5, mix(light, dark, 0.6)],
          [1, dark],
        ],
        0,
        0,
        1,
        1,
      );
      return (
        `<path d="${path}" fill="${paint}"/>` +
        `<path d="${path}" fill="none" stroke="#0c0d11" stroke-opacity=".5" stroke-width=".8"/>`
      );
    })
    .join('');
}

/** The short derailleur with its cable, the chain through it, and the front derailleur over the ring. */
export function derailleur(drawing: Drawing, palette: RoadBikePalette): string {
  const pulley = (centre: Point): string =>
    `<path d="${cog(centre, 21, 11, 5)}" fill="#26282e"/>${disc(centre, 12, '#3d4048')}`;
  const [[gx, gy], [tx, ty]] = [guidePulley, tensionPulley];
  const cage: Point[] = [
    [gx - 9, gy - 7],
    [gx + 8, gy - 8],
    [gx + 12, gy + 5],
    [tx + 10, ty],
    [tx + 7, ty + 9],
    [tx - 7, ty + 8],
    [tx - 9, ty - 3],
    [gx - 8, gy + 10],
  ];
  const body = placeAround(rearAxle, [
    [-14, -24],
    [4, -30],
    [22, -44],
    [36, -56],
    [36, -76],
    [18, -84],
    [-2, -74],
    [-20, -56],
    [-22, -36],
  ]);
  const mark = polygon(
    placeAround(rearAxle, [
      [4, -46],
      [22, -64],
    ]),
    false,
  );
  const cable = placeAround(rearAxle, [
    [70, -18],
    [20, -4],
    [-30, -18],
    [-34, -54],
    [-12, -60],
  ]);
  const [mechX, mechY] = seatTube(122);
  const front = placeAround(
    [mechX, mechY],
    [
      [-2, 8],
      [26, 10],
      [40, -4],
      [38, -22],
      [18, -18],
      [-4, -12],
    ],
  );
  return (
    pulley(guidePulley) +
    pulley(tensionPulley) +
    links(polygon(chain)) +
    drawing.panel(smooth(cage, true), '#2b2e35', { roundness: 5, shadow: drawing.dropShadow(2, 3, 3) }) +
    disc(guidePulley, 6, polished(drawing)) +
    disc(tensionPulley, 6, polished(drawing)) +
    drawing.panel(smooth(body, true), '#1b1d22', {
      roundness: 7,
      strength: 1.1,
      light: onBlack,
      shadow: drawing.dropShadow(2, 4, 4, 0.45),
    }) +
    `<path d="${mark}" stroke="${palette.accent}" stroke-width="3" stroke-linecap="round"/>` +
    cord(smooth(cable), 3, '#1a1b20') +
    drawing.panel(smooth(front, true), '#23252b', { roundness: 5, light: onBlack })
  );
}

/** Both chainrings on their spider of four arms, and the near crank with the brand's name. */
export function nearCrank(drawing: Drawing, brandName: string): string {
  const arms = [0, 1, 2, 3]
    .map((index) => {
      const angle = radians(crankAngle) + 0.52 + (index * Math.PI) / 2;
      return polygon([
        polar(bracket, 14, angle - 0.7),
        polar(bracket, 76, angle - 0.12),
        polar(bracket, 76, angle + 0.12),
        polar(bracket, 14, angle + 0.7),
      ]);
    })
    .join('');
  const hole = `M${bracket[0] - 40} ${bracket[1]}a40 40 0 1 0 80 0a40 40 0 1 0 -80 0Z`;
  const onRing = polygon(chain.slice(0, 19), false);
  const [x, y] = place([crankEnd(1)[0] * 0.52, crankEnd(1)[1] * 0.52]);
  return (
    `<g filter="${drawing.dropShadow(2, 4, 4, 0.45)}"><path fill-rule="evenodd"` +
    ` d="${cog(bracket, chainring, 50, 7)}${hole}" fill="${anodised(drawing)}"/></g>` +
    ring(bracket, 92, 1.6, '#fff', 'opacity=".25"') +
    ring(bracket, 82, 3, '#000', 'opacity=".5"') +
    ring(bracket, 74, 8, '#33353c') +
    `<g fill="none"><path d="${onRing}" stroke="#17181c" stroke-width="5"/>` +
    `<path d="${onRing}" stroke="#7d8089" stroke-width="3.2" stroke-dasharray="4.7 2.6"/></g>` +
    `<path d="${arms}" fill="#1d1f24" filter="${drawing.volume(4, 1, onBlack)}"/>` +
    `<g filter="${drawing.dropShadow(3, 6, 5, 0.45)}">${arm(1)}</g>` +
    disc(place(crankEnd(1)), 7, '#0d0e11') +
    disc(bracket, 19, anodised(drawing)) +
    disc(bracket, 10, polished(drawing)) +
    disc(bracket, 5, '#121317') +
    wordmark(brandName, 10, { cut: 'bold', letterSpacing: 0.05, maxWidth: 44 }).at(x, y, {
      rotation: crankAngle,
      fill: '#cfd1d4',
      opacity: 0.85,
    })
  );
}
