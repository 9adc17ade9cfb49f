import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, offset, reverse, smooth, type Point, type Run } from '../../lib/geometry.ts';
import {
  frontAxle,
  geometry,
  place,
  radians,
  rearAxle,
  type BicyclePalette,
  type FramePoint,
} from './frame-geometry.ts';
import { disc, tube } from './turned-parts.ts';

const guardColour = '#1b1c21';

/** Points round an axle, in mm and degrees above the horizontal. */
const round = ([x, y]: FramePoint, radius: number, ...angles: number[]): Point[] =>
  angles.map((angle) => place([x + radius * Math.cos(radians(angle)), y + radius * Math.sin(radians(angle))]));

const steps = (from: number, to: number): number[] =>
  Array.from({ length: 11 }, (_, step) => from + ((to - from) * step) / 10);

/** The mudguards over both wheels with their struts. */
export function mudguards(): string {
  const radius = geometry.tyre + 14;
  const strut = (axle: FramePoint, angle: number): string =>
    tube([place(axle), ...round(axle, radius, angle)], 6, '#8d9198');
  return (
    tube(round(rearAxle, radius, ...steps(196, 32)), 17, guardColour, 1.2) +
    tube(round(frontAxle, radius, ...steps(172, 76)), 17, guardColour, 1.2) +
    strut(rearAxle, 186) +
    strut(rearAxle, 150) +
    strut(frontAxle, 168)
  );
}

/** The rack over the rear wheel with its lamp. */
export function rack({ accent }: BicyclePalette): string {
  const [x, y] = rearAxle;
  const deck: FramePoint[] = [
    [x - 170, y + 418],
    [x + 30, y + 420],
    [x + 218, y + 424],
  ];
  const leg = (to: number): string => tube([place([x + 2, y + 14]), place([x + to, y + 418])], 12, '#2a2c32', 1.2);
  return (
    leg(-108) +
    leg(6) +
    tube([place([x + 218, y + 424]), place([x + 262, y + 392])], 11, '#2a2c32', 1.2) +
    tube(deck.map(place), 16, '#2a2c32', 1.2) +
    tube([place([x - 188, y + 404]), place([x - 166, y + 404])], 34, '#b3202a', 1.1) +
    disc(place([x - 150, y + 418]), 7, accent)
  );
}

/** A bag in the main triangle, below the top tube. */
export function frameBag(drawing: Drawing, { base, accent }: BicyclePalette, top: Run): string {
  const hem = offset(top, 52);
  const path = loop(top, [top.at(-1)!, hem.at(-1)!], reverse(hem), [hem[0]!, top[0]!]);
  const cloth = shade(base, -0.55);
  const zip = smooth(offset(top, 14));
  const inner =
    `<path d="${zip}" fill="none" stroke="#08090c" stroke-width="5"/>` +
    `<path d="${zip}" fill="none" stroke="${accent}" stroke-width="1.6" stroke-dasharray="3 3"/>`;
  return drawing.panel(path, cloth, { roundness: 12, strength: 0.9, shadow: drawing.dropShadow(1, 3, 3, 0.35), inner });
}
