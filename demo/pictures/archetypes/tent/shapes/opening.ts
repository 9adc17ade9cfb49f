import { mix, shade } from '../../../lib/colour.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { loop, smooth, type Point, type Run } from '../../../lib/geometry.ts';
import { openMesh, overlay } from '../../../lib/materials.ts';
import type { Layer } from '../cloth.ts';
import { moved, type TentPalette } from '../form.ts';

/** An arch, from its left foot over its top to its right foot, made narrower and lower about the middle of its feet. */
export function within(arch: Run, wide: number, high: number): Point[] {
  const [first, last] = [arch[0]!, arch.at(-1)!];
  const [x, y] = [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2];
  return arch.map(([px, py]): Point => {
    // Feet stay on the slope between them.
    const slope = ((last[1] - first[1]) / (last[0] - first[0] || 1)) * (px - x);
    return [x + (px - x) * wide, y + slope * wide + (py - y - slope) * high];
  });
}

const closed = (arch: Run): string => loop(arch, [arch.at(-1)!, arch[0]!]);

/** The way into a tent: its porch with the inner tent behind, or, without the fly, a door of net. */
export function opening(drawing: Drawing, palette: TentPalette, layer: Layer, arch: Run): string {
  const path = closed(arch);
  const edge = (colour: string, width: number, more = ''): string =>
    `<path d="${smooth(arch)}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`;
  if (layer === 'inner') {
    const dim = mix(shade(palette.inner, -0.5), '#24272d', 0.62);
    return (
      drawing.panel(path, dim, { roundness: 8, strength: 0.5, inner: overlay(path, openMesh(drawing), 0.9) }) +
      edge(shade(palette.sleeve, -0.35), 9) +
      edge(shade(palette.sleeve, -0.1), 6) +
      edge('#0a0b0f', 2.4, ' stroke-dasharray="2.4 2"')
    );
  }
  const dim = (amount: number): string => mix(shade(palette.base, amount), '#211f22', 0.28);
  const room = drawing.linear([
    [0, dim(-0.38)],
    [0.5, dim(-0.26)],
    [1, dim(-0.5)],
  ]);
  const wall = closed(within(arch, 0.76, 0.8));
  const entrance = within(arch, 0.58, 0.62);
  const cloth = drawing.linear([
    [0, mix(palette.inner, palette.base, 0.35)],
    [0.6, palette.inner],
    [1, shade(palette.inner, -0.3)],
  ]);
  const floor = within(arch, 1, 0.09);
  const inside =
    `<path d="${path}" fill="${room}"/>` +
    drawing.panel(wall, cloth, { strength: 0.8 }) +
    `<path d="${closed(entrance)}" fill="#14161b" fill-opacity=".58" stroke="${palette.sleeve}" stroke-width="3.5"/>` +
    `<path d="${closed(floor)}" fill="#2d3137"/>` +
    drawing.softLine(smooth(moved(arch, 8, 8)), '#000', 0.65, 22, 12);
  return (
    drawing.clip(path, inside) +
    edge(shade(palette.low, -0.35), 10) +
    edge(shade(palette.low, 0.12), 6) +
    edge('#0a0b0f', 2.6, ' stroke-dasharray="2.4 2"')
  );
}

/** A door's leaf, rolled up beside its opening from the top down and tied twice; width in px. */
export function rolledLeaf(drawing: Drawing, palette: TentPalette, run: Run, width = 34): string {
  const tie = ([x, y]: Point): string =>
    `<path d="M${x - width * 0.56} ${y - 3}q${width * 0.56} 12 ${width * 1.12} 2" fill="none" stroke="${palette.sleeve}" stroke-width="9"/>` +
    `<rect x="${x - 5}" y="${y - 2}" width="10" height="20" rx="4" fill="#1c1e23"/>`;
  const line = (colour: string, share: number, dx = 0): string =>
    `<path d="${smooth(moved(run, dx, 0))}" fill="none" stroke="${colour}" stroke-width="${width * share}" stroke-linecap="round"/>`;
  return (
    `<g filter="${drawing.dropShadow(4, 6, 7, 0.5)}">${line(shade(palette.base, -0.42), 1)}${line(shade(palette.base, -0.12), 0.74, -width * 0.1)}</g>` +
    drawing.softLine(smooth(moved(run, -width * 0.2, 0)), '#fff', 0.3, width * 0.2, 4) +
    drawing.softLine(smooth(moved(run, width * 0.2, 0)), '#000', 0.4, width * 0.12, 2) +
    run
      .filter((_, index) => index % 2 === 1)
      .map(tie)
      .join('')
  );
}
