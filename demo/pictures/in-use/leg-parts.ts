import { shade } from '../lib/colour.ts';
import { cloth as form, type Sketch } from './figure.ts';
import { skinIn } from './person.ts';

export const sockWhite = '#eceae4';

/** Cloth that the bent ankle pushes together, at the heights given. */
export const creases = ({ drawing }: Sketch, colour: string, heights: readonly number[]): string =>
  heights
    .map(
      (y) =>
        drawing.softLine(`M700 ${y - 8}Q790 ${y + 30} 850 ${y + 14}`, shade(colour, -0.6), 0.4, 16, 9) +
        drawing.softLine(`M700 ${y + 20}Q790 ${y + 56} 840 ${y + 44}`, '#ffffff', 0.3, 16, 9),
    )
    .join('');

/** The shade of a shoe's opening upon what goes into it. */
export const inShoe = (sketch: Sketch, colour: string): string =>
  sketch.drawing.softShape('M640 450Q840 600 1060 430V720H640Z', shade(colour, -0.62), 0.75, 22);

/** A ribbed sock of an outline, from its band down into the shoe. */
export function ribbedSock(sketch: Sketch, outline: string, colour = sockWhite): string {
  const ribs = Array.from(
    { length: 15 },
    (_, at) => `M${722 + at * 17.4} 176Q${730 + at * 16.6} 300 ${732 + at * 17.4} 560`,
  );
  const lines = `<path d="${ribs.join('')}" fill="none" stroke="${shade(colour, -0.45)}" stroke-width="4" opacity=".4"/>`;
  const band = `<path d="M700 204Q850 232 1000 200" fill="none" stroke="${shade(colour, -0.4)}" stroke-width="5" opacity=".55"/>`;
  const folds = creases(sketch, colour, [286, 346]);
  return form(sketch, outline, colour, lines + band + folds + inShoe(sketch, colour));
}

/** The shade of what ends above upon what is below it, between the edges of the leg. */
export const castAt = (sketch: Sketch, y: number, colour: string): string =>
  sketch.drawing.softShape(`M690 ${y - 30}Q860 ${y + 40} 1040 ${y - 30}V${y - 80}H690Z`, skinIn(colour, -0.6), 0.5, 12);
