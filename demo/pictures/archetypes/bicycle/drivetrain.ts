import { mix } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { polygon, smooth, tenth, type Point } from '../../lib/geometry.ts';
import { cord } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import {
  bottomBracket,
  place,
  placeAround,
  radians,
  rearAxle,
  scale,
  type BicyclePalette,
  type FramePoint,
} from './frame-geometry.ts';
import { anodised, cog, disc, onBlack, polar, polished, ring, tube } from './turned-parts.ts';

/** A wheel that the chain runs round: centre in px, radius in mm, and on which side the chain passes. */
export type Guide = readonly [centre: Point, radius: number, side: 1 | -1];

const bracket = place(bottomBracket);
const rear = place(rearAxle);
const guidePulley = place([rearAxle[0] + 16, rearAxle[1] - 96]);
const tensionPulley = place([rearAxle[0] + 42, rearAxle[1] - 182]);
const crankAngle = 14;
const crankEnd = (side: 1 | -1): FramePoint => [
  170 * Math.cos(radians(crankAngle)) * side,
  -170 * Math.sin(radians(crankAngle)) * side,
];

/** The line where a belt leaves one wheel and meets the next. */
function tangentBetween([a, radiusA, sideA]: Guide, [b, radiusB, sideB]: Guide): [Point, Point] {
  const [from, to] = [radiusA * scale * sideA, radiusB * scale * sideB];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const normal = Math.atan2(dy, dx) + Math.acos((from - to) / Math.hypot(dx, dy));
  const [nx, ny] = [Math.cos(normal), Math.sin(normal)];
  return [
    [a[0] + from * nx, a[1] + from * ny],
    [b[0] + to * nx, b[1] + to * ny],
  ];
}

function arcBetween([centre, radius, side]: Guide, from: Point, to: Point): Point[] {
  const angleOf = ([x, y]: Point): number => Math.atan2(y - centre[1], x - centre[0]);
  const start = angleOf(from);
  const fullTurn = 2 * Math.PI;
  const sweep = ((((angleOf(to) - start) * -side) % fullTurn) + fullTurn) % fullTurn;
  return Array.from({ length: 19 }, (_, step) => polar(centre, radius, start - (side * sweep * step) / 18));
}

/** The closed line of a chain round its wheels, nineteen points to each of them. */
export function chainLine(guides: readonly Guide[]): Point[] {
  const next = (index: number): Guide | undefined => guides[(index + 1) % guides.length];
  const tangents = guides.map((guide, index) => tangentBetween(guide, next(index) ?? guide));
  return guides.flatMap((guide, index) => {
    const arriving = tangents.at(index - 1);
    const leaving = tangents[index];
    return arriving && leaving ? arcBetween(guide, arriving[1], leaving[0]) : [];
  });
}

const chain = chainLine([
  [bracket, 64.7, 1],
  [rear, 42.5, 1],
  [guidePulley, 24, -1],
  [tensionPulley, 28, 1],
]);

function pedal(drawing: Drawing, side: 1 | -1): string {
  const [x, y] = place(crankEnd(side));
  const [w, h] = [52 * scale, 9 * scale];
  const body =
    `M${-w} ${-h * 0.7}Q${-w} ${-h} ${-w * 0.8} ${-h}L${-w * 0.2} ${-h * 0.75}H${w * 0.2}L${w * 0.8} ${-h}` +
    `Q${w} ${-h} ${w} ${-h * 0.7}V${h * 0.7}Q${w} ${h} ${w * 0.8} ${h}L${w * 0.2} ${h * 0.75}H${-w * 0.2}` +
    `L${-w * 0.8} ${h}Q${-w} ${h} ${-w} ${h * 0.7}Z`;
  const pins = [-0.86, -0.6, 0.6, 0.86]
    .map((share) => `<path d="M${share * w} ${-h}v-3.2M${share * w} ${h}v3" stroke="#8a8d95" stroke-width="1.8"/>`)
    .join('');
  const paint = drawing.linear([
    [0, '#5b5e67'],
    [0.3, '#24262c'],
    [1, '#0e0f13'],
  ]);
  return (
    `<g transform="translate(${x} ${y}) rotate(-4)"><path d="${body}" fill="${paint}"/>${pins}` +
    `<circle r="${h * 0.8}" fill="#0d0e11"/><circle r="${h * 0.5}" fill="#666a73"/></g>`
  );
}

/** The far crank and its pedal, behind the frame. */
export function farCrank(drawing: Drawing): string {
  return tube([bracket, place(crankEnd(-1))], (share) => 30 - 8 * share, '#202228') + pedal(drawing, -1);
}

/** Twelve sprockets, the largest behind. */
export function cassette(drawing: Drawing): string {
  return [51, 45, 39, 33, 28, 24, 21, 18, 16, 14, 12, 10]
    .map((teeth, index) => {
      const radius = (teeth * 12.7) / (2 * Math.PI);
      const [light, dark] = index < 2 ? (['#6d7078', '#2b2d33'] as const) : (['#d5d7db', '#6d717a'] as const);
      const path = cog(rear, radius, teeth);
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
      const holes = Array.from({ length: index < 4 ? 7 : 0 }, (_, hole) => {
        const [x, y] = polar(rear, radius - 10, (hole / 7) * 2 * Math.PI + index * 0.25);
        return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="2.3" fill="#101116" opacity=".75"/>`;
      }).join('');
      return (
        `<path d="${path}" fill="${paint}"/>` +
        `<path d="${path}" fill="none" stroke="#0c0d11" stroke-opacity=".55" stroke-width=".9"/>${holes}`
      );
    })
    .join('');
}

/** The links of a chain along a closed path. */
export function links(path: string): string {
  const dashes = 'stroke-dasharray="4.7 2.6"';
  return `<g fill="none"><path d="${path}" stroke="#17181c" stroke-width="5.2"/>
<path d="${path}" stroke="#8b8e96" stroke-width="3.6" ${dashes}/>
<path d="${path}" stroke="#e6e8eb" stroke-width="1.1" ${dashes} transform="translate(-.3 -.8)"/></g>`;
}

/** The rear derailleur with its cable, and the chain that runs through it. */
export function derailleur(drawing: Drawing, palette: BicyclePalette): string {
  const hanger = placeAround(rearAxle, [
    [-10, -22],
    [10, -26],
    [14, -50],
    [0, -58],
    [-14, -46],
  ]);
  const pulley = (centre: Point, radius: number, teeth: number): string =>
    `<path d="${cog(centre, radius, teeth, 5)}" fill="#26282e"/>${disc(centre, radius * 0.55, '#3d4048')}`;
  const [gx, gy] = guidePulley;
  const [tx, ty] = tensionPulley;
  const cage: Point[] = [
    [gx - 11, gy - 8],
    [gx + 9, gy - 9],
    [gx + 15, gy + 6],
    [tx + 11, ty - 2],
    [tx + 9, ty + 11],
    [tx - 7, ty + 10],
    [tx - 10, ty - 4],
    [gx - 9, gy + 12],
  ];
  const body = placeAround(rearAxle, [
    [-16, -38],
    [2, -44],
    [20, -62],
    [40, -74],
    [44, -98],
    [24, -112],
    [2, -104],
    [-20, -76],
    [-24, -54],
  ]);
  const mark = placeAround(rearAxle, [
    [4, -62],
    [26, -88],
  ]);
  const cable = placeAround(rearAxle, [
    [84, -26],
    [30, -8],
    [-34, -26],
    [-40, -72],
    [-16, -78],
  ]);
  const [pivot] = placeAround(rearAxle, [[-6, -54]]);
  const steel = polished(drawing);
  return (
    drawing.panel(smooth(hanger, true), '#24262c', { roundness: 4, strength: 0.9 }) +
    pulley(guidePulley, 24, 12) +
    pulley(tensionPulley, 28, 14) +
    links(polygon(chain)) +
    drawing.panel(smooth(cage, true), '#2b2e35', { roundness: 5, shadow: drawing.dropShadow(2, 3, 3) }) +
    disc(guidePulley, 7, steel) +
    disc(tensionPulley, 7, steel) +
    disc([(gx + tx) / 2, (gy + ty) / 2], 8, '#0e0f12', 'opacity=".6"') +
    drawing.panel(smooth(body, true), '#1b1d22', {
      roundness: 8,
      strength: 1.1,
      light: onBlack,
      shadow: drawing.dropShadow(2, 4, 4, 0.45),
    }) +
    (pivot ? disc(pivot, 9, steel) : '') +
    disc(guidePulley, 9, '#383b43') +
    disc(guidePulley, 4, '#c4c7cc') +
    `<path d="${polygon(mark, false)}" stroke="${palette.accent}" stroke-width="3" stroke-linecap="round"/>` +
    cord(smooth(cable), 3.2, '#1a1b20')
  );
}

/** The chainring, the near crank and its pedal, in front of the frame. */
export function nearCrank(drawing: Drawing, brandName: string): string {
  const windows = Array.from({ length: 5 }, (_, index) => {
    const angle = (index / 5) * 2 * Math.PI + 0.2;
    return polygon([
      polar(bracket, 36, angle),
      polar(bracket, 53, angle - 0.08),
      polar(bracket, 53, angle + 0.78),
      polar(bracket, 36, angle + 0.62),
    ]);
  }).join('');
  const onRing = polygon(chain.slice(0, 19), false);
  const angle = radians(crankAngle);
  const arm = tube(
    [place([-18 * Math.cos(angle), 18 * Math.sin(angle)]), place(crankEnd(1))],
    (share) => 44 - 20 * share + Math.max(0, share - 0.9) * 40,
    '#24262c',
    1.1,
  );
  const [nameX, nameY] = place([crankEnd(1)[0] * 0.42, crankEnd(1)[1] * 0.42]);
  return (
    `<g filter="${drawing.dropShadow(2, 4, 4, 0.45)}"><path fill-rule="evenodd"` +
    ` d="${cog(bracket, 64.7, 32, 8)}${windows}" fill="${anodised(drawing)}"/></g>` +
    ring(bracket, 57, 1.6, '#fff', 'opacity=".22"') +
    ring(bracket, 33, 2, '#fff', 'opacity=".14"') +
    `<g fill="none"><path d="${onRing}" stroke="#17181c" stroke-width="5"/>` +
    `<path d="${onRing}" stroke="#7d8089" stroke-width="3.2" stroke-dasharray="4.7 2.6"/></g>` +
    `<g filter="${drawing.dropShadow(3, 6, 5, 0.45)}">${arm}</g>` +
    disc(bracket, 21, anodised(drawing)) +
    disc(bracket, 11, polished(drawing)) +
    disc(bracket, 5.5, '#121317') +
    wordmark(brandName, 11, { cut: 'bold', letterSpacing: 0.05, maxWidth: 44 }).at(nameX, nameY, {
      rotation: crankAngle,
      fill: '#cfd1d4',
      opacity: 0.8,
    }) +
    pedal(drawing, 1)
  );
}
