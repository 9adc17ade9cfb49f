import type { Brandmark } from '../../archetype.ts';
import { readableOn, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, smooth, type Point, type Run } from '../../lib/geometry.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { poles, type TentPalette } from './form.ts';

/** A guy line from the fly to its peg, with its tensioner. */
export function guyLine(drawing: Drawing, palette: TentPalette, from: Point, peg: Point): string {
  const [dx, dy] = [peg[0] - from[0], peg[1] - from[1]];
  const [x, y] = [from[0] + dx * 0.62, from[1] + dy * 0.62];
  const turn = `rotate(${((Math.atan2(dx, -dy) * 180) / Math.PI).toFixed(1)} ${x} ${y})`;
  const line = (colour: string, width: number): string =>
    `<path d="M${from[0]} ${from[1]}L${peg[0]} ${peg[1]}" stroke="${colour}" stroke-width="${width}"/>`;
  const shadow = `cx="${peg[0] + 6}" cy="${peg[1] + 6}" rx="16" ry="3.5" fill="#14131b" opacity=".4"`;
  const stake = `M${peg[0] - 5} ${peg[1] - 12}L${peg[0] + 4} ${peg[1] + 5}`;
  return (
    line(shade(palette.rope, -0.3), 3.4) +
    line(palette.rope, 2.2) +
    `<path d="${stake}" stroke="#7d828b" stroke-width="4" stroke-linecap="round"/>` +
    `<ellipse ${shadow} filter="${drawing.blur(2)}"/>` +
    `<rect x="${x - 4}" y="${y - 9}" width="8" height="18" rx="2" fill="#22242a" transform="${turn}"/>`
  );
}

/** A pole in its cloth sleeve; at the foot it is bare and stands in a peg. */
export function sleeve(drawing: Drawing, palette: TentPalette, pole: Run, dimming = 0): string {
  const path = smooth(pole);
  const colour = shade(palette.sleeve, dimming);
  const [foot = [0, 0], next = foot] = pole;
  const share = 52 / (Math.hypot(next[0] - foot[0], next[1] - foot[1]) || 1);
  const bareEnd = [foot[0] + (next[0] - foot[0]) * share, foot[1] + (next[1] - foot[1]) * share];
  const bare = (stroke: string, width: number, place = ''): string =>
    `<path d="M${foot[0]} ${foot[1]}L${bareEnd.join(' ')}" stroke="${stroke}" stroke-width="${width}"${place}/>`;
  const gathers = 'stroke="#000" stroke-opacity=".1" stroke-width="11" stroke-dasharray="1.5 13"';
  return (
    `<g fill="none" filter="${drawing.dropShadow(4, 6, 6, 0.35)}">` +
    `<path d="${path}" stroke="${shade(colour, -0.4)}" stroke-width="14"/>` +
    `<path d="${path}" stroke="${colour}" stroke-width="11.5"/></g>` +
    drawing.softLine(smooth(pole.map(([x, y]): Point => [x - 2.5, y - 1.5])), '#fff', 0.5, 3.4, 1.4) +
    `<path d="${path}" fill="none" ${gathers}/>` +
    bare('#4d5159', 9) +
    bare(palette.pole, 6) +
    bare('#fff', 1.6, ' transform="translate(-1.2 0)"') +
    drawing.panel(`M${foot[0] - 14} ${foot[1] - 8}h26l4 18h-32Z`, '#1f2126', { roundness: 4, strength: 0.9 }) +
    `<path d="M${foot[0] - 20} ${foot[1] + 12}l-6 10" stroke="#8b9099" stroke-width="4" stroke-linecap="round"/>`
  );
}

/** The pole sleeves, the patch over their crossing and the hooded vent above the door. */
export function poleSleeves(drawing: Drawing, palette: TentPalette): string {
  const hub = loop(
    [
      [556, 349],
      [580, 338],
      [606, 334],
      [634, 337],
      [660, 346],
    ],
    [
      [660, 346],
      [642, 362],
      [606, 370],
      [574, 365],
    ],
    [
      [574, 365],
      [556, 349],
    ],
  );
  const vent = loop(
    [
      [636, 470],
      [652, 432],
      [696, 414],
      [744, 424],
      [778, 462],
    ],
    [
      [778, 462],
      [710, 452],
      [636, 470],
    ],
  );
  return (
    sleeve(drawing, palette, poles.backLeft, 0) +
    sleeve(drawing, palette, poles.frontRight, -0.2) +
    sleeve(drawing, palette, poles.frontLeft, 0) +
    drawing.panel(hub, palette.low, {
      roundness: 9,
      strength: 0.9,
      shadow: drawing.dropShadow(2, 5, 5, 0.35),
    }) +
    drawing.panel(vent, shade(palette.base, 0.05), { roundness: 9, shadow: drawing.dropShadow(3, 8, 6, 0.5) }) +
    '<path d="M642 472Q708 456 774 465L762 476Q708 468 654 482Z" fill="#0d0f13" opacity=".75"/>'
  );
}

/** The brand's name along the lower cloth of the side. */
export function print(palette: TentPalette, brand: Brandmark): string {
  const fill = readableOn(palette.low, 0.62, '#20242a');
  return wordmark(brand.name, 34, { letterSpacing: 0.05, maxWidth: 214 }).at(252, 836, {
    rotation: 18,
    skew: 6,
    scaleX: 0.92,
    fill,
    opacity: 0.92,
  });
}
