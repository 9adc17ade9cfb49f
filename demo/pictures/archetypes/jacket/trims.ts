import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { offset, smooth, tenth, type Run } from '../../lib/geometry.ts';
import { puller, zip } from '../../lib/hardware.ts';
import { cord, seam, stitch } from '../../lib/strokes.ts';
import { whole } from '../clothing/cut.ts';
import type { Pattern } from './pieces.ts';

/** A pocket closed by a zip that runs down from its puller; lies in a soft trench, lit on the given side. */
export function zipPocket(
  drawing: Drawing,
  line: Run,
  colours: { zip: string; puller: string },
  turn: number,
  size = 15,
): string {
  const [x, y] = line[0] ?? [0, 0];
  return (
    drawing.softLine(smooth(offset(line, turn < 0 ? 12 : -12)), '#fff', 0.14, 10, 4) +
    drawing.softLine(smooth(line), drawing.ink, 0.4, 24, 6) +
    zip(line, colours.zip, { width: size }) +
    puller(drawing, x, y, colours.puller, turn, 0.85)
  );
}

/** A zip under a smooth welded tape with round ends. */
export function weldedZip(drawing: Drawing, line: Run, tape: string, colours: { zip: string; puller: string }): string {
  const path = smooth(line);
  const [x, y] = line[0] ?? [0, 0];
  const stroke = (colour: string, width: number, more = ''): string =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" ${more}/>`;
  return (
    `<g filter="${drawing.dropShadow(1, 2, 3, 0.3)}">${stroke(shade(tape, -0.4), 41)}${stroke(tape, 38)}</g>` +
    stroke('#fff', 34, 'opacity=".12" transform="translate(-1.5 -2)"') +
    stroke(shade(tape, -0.04), 32) +
    zip(line, colours.zip, { width: 13 }) +
    puller(drawing, x, y - 4, colours.puller, 0, 0.85)
  );
}

/** A collar stand that hugs the hood, with soft corners; spread is half its width at the neck in px. */
export function collarPath(spread: number, depth: number): string {
  return smooth(
    whole([
      [600, depth],
      [600 - spread * 0.62, depth - 8],
      [600 - spread * 0.94, depth - 34],
      [600 - spread * 1.04, depth - 66],
      [600 - spread * 0.92, 376],
      [600 - spread * 0.6, 390],
      [600, 398],
    ]).slice(0, -1),
    true,
  );
}

/** The stitched tunnel above the hem. */
export function hemTunnel({ hem }: Pattern, thread: string): string {
  return (
    seam(offset(hem, -30), { width: 2.6, opacity: 0.4 }) +
    stitch(offset(hem, -24), thread, { length: 6, gap: 4, width: 1.7 })
  );
}

/** A press stud of metal. */
export function snap(drawing: Drawing, x: number, y: number, colour: string, radius = 11): string {
  const rim = drawing.linear(
    [
      [0, shade(colour, 0.45)],
      [1, shade(colour, -0.5)],
    ],
    0,
    0,
    1,
    1,
  );
  const dome = drawing.radial(
    [
      [0, shade(colour, 0.5)],
      [0.6, colour],
      [1, shade(colour, -0.4)],
    ],
    0.38,
    0.32,
    0.75,
  );
  return (
    `<g filter="${drawing.dropShadow(1, 3, 2, 0.5)}"><circle cx="${x}" cy="${y}" r="${radius}" fill="${rim}"/></g>` +
    `<circle cx="${x}" cy="${y}" r="${tenth(radius * 0.74)}" fill="${dome}"/>`
  );
}

/** A cord that hangs from x, y with its stopper; side 1 swings to the left. */
export function drawcord(drawing: Drawing, x: number, y: number, colour: string, side: 1 | -1, length = 86): string {
  const metal = drawing.linear(
    [
      [0, '#5b5f68'],
      [1, '#14161b'],
    ],
    0,
    0,
    1,
    0,
  );
  const end = y + length;
  const stopper = tenth(y + length * 0.35);
  return (
    cord(
      smooth([
        [x, y],
        [x - 5 * side, y + length / 2],
        [x + 3 * side, end],
      ]),
      6,
      colour,
    ) +
    `<g filter="${drawing.dropShadow(2, 3, 2)}">` +
    `<rect x="${x - 6}" y="${stopper}" width="14" height="22" rx="6" fill="${metal}"/></g>` +
    cord(`M${x + 3 * side} ${end}l0 10`, 8, shade(colour, -0.25))
  );
}
