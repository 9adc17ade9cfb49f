import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, polygon, type Point } from '../../lib/geometry.ts';
import { frontAxle, place, placed, rearAxle, scale, wheelRadius, type ScooterPalette } from './form.ts';

const circle = ([x, y]: Point, radius: number, look: string): string =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(radius * scale).toFixed(1)}" ${look}/>`;

const ring = (centre: Point, radius: number, width: number, stroke: string, look = ''): string =>
  circle(centre, radius, `fill="none" stroke="${stroke}" stroke-width="${(width * scale).toFixed(1)}" ${look}`);

const polar = ([x, y]: Point, radius: number, angle: number): Point => [
  x + radius * scale * Math.cos(angle),
  y + radius * scale * Math.sin(angle),
];

/** A cast wheel: a polyurethane tyre on a core with five double spokes, and the bearing. */
function wheel(drawing: Drawing, { wheel: colour, metal }: ScooterPalette, hub: Point, turn: number): string {
  const tyreLight = drawing.linear(
    [
      [0, '#fff', 0.5],
      [0.3, '#fff', 0.1],
      [0.55, '#000', 0],
      [1, '#000', 0.45],
    ],
    0.15,
    0,
    0.85,
    1,
  );
  const coreLight = drawing.linear(
    [
      [0, '#fff', 0.5],
      [0.45, '#fff', 0],
      [1, '#000', 0.4],
    ],
    0.1,
    0,
    0.9,
    1,
  );
  const spokes = Array.from({ length: 5 }, (_, index) => {
    const angle = turn + (index * 2 * Math.PI) / 5;
    return polygon([
      polar(hub, 22, angle - 0.5),
      polar(hub, 64, angle - 0.2),
      polar(hub, 64, angle + 0.2),
      polar(hub, 22, angle + 0.5),
    ]);
  }).join('');
  const steel = drawing.linear(
    [
      [0, '#f2f3f5'],
      [0.4, '#a9adb5'],
      [1, '#4a4d55'],
    ],
    0,
    0,
    1,
    1,
  );
  return (
    ring(hub, 80, 40, colour) +
    ring(hub, 80, 40, tyreLight) +
    ring(hub, wheelRadius - 3, 6, '#000', `opacity=".25" filter="${drawing.blur(3)}"`) +
    ring(hub, 86, 5, '#fff', `opacity="${lightness(colour) < 0.4 ? 0.14 : 0.35}" filter="${drawing.blur(2)}"`) +
    ring(hub, 61, 3, '#000', 'opacity=".45"') +
    `<path d="${spokes}" fill="${metal}" filter="${drawing.volume(6, 1)}"/>` +
    ring(hub, 56, 9, metal) +
    ring(hub, 56, 9, coreLight) +
    ring(hub, 51, 1.5, '#000', 'opacity=".5"') +
    circle(hub, 25, `fill="${shade(metal, -0.1)}" filter="${drawing.volume(6, 1)}"`) +
    circle(hub, 15, 'fill="#15161a"') +
    circle(hub, 12, `fill="${steel}"`) +
    circle(hub, 5, 'fill="#1b1c20"')
  );
}

/** Both wheels. */
export function wheels(drawing: Drawing, palette: ScooterPalette): string {
  return wheel(drawing, palette, place(rearAxle), 0.3) + wheel(drawing, palette, place(frontAxle), 0.9);
}

/** The mudguard over the rear wheel, which is also the brake. */
export function rearFender(drawing: Drawing, { metal, accent }: ScooterPalette): string {
  const arc = (radius: number, from: number, to: number): Point[] =>
    Array.from({ length: 13 }, (_, step) => {
      const angle = ((from + ((to - from) * step) / 12) * Math.PI) / 180;
      return [rearAxle[0] + radius * Math.cos(angle), rearAxle[1] + radius * Math.sin(angle)];
    });
  const guard = loop(placed(...arc(119, 158, 38)), placed(...arc(105, 38, 158)));
  const pad = loop(placed(...arc(120, 118, 76)), placed(...arc(112, 76, 118)));
  const stay = loop(
    placed([104, 118], [128, 114]),
    placed([128, 114], [128, 86]),
    placed([128, 86], [66, 132]),
    placed([66, 132], [80, 168]),
    placed([80, 168], [104, 118]),
  );
  return (
    drawing.panel(stay, shade(metal, -0.15), { roundness: 6 }) +
    drawing.panel(guard, metal, { roundness: 7, shadow: drawing.dropShadow(2, 5, 5, 0.35) }) +
    drawing.panel(pad, accent, { roundness: 5, strength: 0.8 })
  );
}
