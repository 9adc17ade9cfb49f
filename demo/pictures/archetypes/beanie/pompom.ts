import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { random, tenth } from '../../lib/geometry.ts';

interface Ball {
  x: number;
  y: number;
  radius: number;
}

/** Ends of yarn of one tone: strokes that leave the middle and end between two shares of the radius. */
function strands(
  { x, y, radius }: Ball,
  count: number,
  reach: readonly [number, number],
  chance: () => number,
): string {
  return Array.from({ length: count }, () => {
    const angle = chance() * Math.PI * 2;
    const far = (reach[0] + (reach[1] - reach[0]) * chance()) * radius;
    const near = Math.max(0, far - radius * (0.2 + 0.16 * chance()));
    const bend = angle + (chance() - 0.5) * 0.34;
    const at = (distance: number, towards: number): string =>
      `${tenth(x + Math.cos(towards) * distance)} ${tenth(y + Math.sin(towards) * distance)}`;
    return `M${at(near, angle)}Q${at((near + far) / 2, angle)} ${at(far, bend)}`;
  }).join('');
}

/** A bobble of cut yarn: a ball of strands in the tones of the yarns, lit from the upper left. */
export function pompom(drawing: Drawing, ball: Ball, yarns: readonly [string, ...string[]]): string {
  const { x, y, radius } = ball;
  const chance = random(41);
  const layer = (colour: string, count: number, reach: readonly [number, number], width: number): string =>
    `<path d="${strands(ball, count, reach, chance)}" stroke="${colour}" stroke-width="${width}"/>`;
  const layers = yarns.flatMap((yarn, index) => {
    const share = index ? 0.4 : 1;
    return [
      layer(shade(yarn, -0.3), Math.round(420 * share), [0.86, 1.1], 4.4),
      layer(shade(yarn, -0.08), Math.round(420 * share), [0.3, 1.04], 4.6),
      layer(shade(yarn, 0.1), Math.round(260 * share), [0.2, 0.96], 3.8),
      layer(shade(yarn, 0.24), Math.round(120 * share), [0.16, 0.84], 2.8),
    ];
  });
  const circle = (cx: number, cy: number, size: number): string =>
    `M${cx - size} ${cy}C${cx - size} ${cy - size * 1.33} ${cx + size} ${cy - size * 1.33} ${cx + size} ${cy}` +
    `C${cx + size} ${cy + size * 1.33} ${cx - size} ${cy + size * 1.33} ${cx - size} ${cy}Z`;
  const body = circle(x, y, radius * 0.94);
  const dark = drawing.isLight ? 0.3 : 0.5;
  const light =
    drawing.softShape(
      circle(x - radius * 0.34, y - radius * 0.4, radius * 0.42),
      '#fff',
      drawing.isLight ? 0.4 : 0.2,
      24,
    ) + drawing.softShape(circle(x + radius * 0.42, y + radius * 0.5, radius * 0.56), drawing.ink, dark, 30);
  return (
    `<g filter="${drawing.dropShadow(3, 9, 8, 0.42)}"><path d="${body}" fill="${shade(yarns[0], -0.34)}"/>` +
    `<g fill="none" stroke-linecap="round">${layers.join('')}</g></g>${drawing.clip(circle(x, y, radius * 1.02), light)}`
  );
}
