import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, offset, smooth, tenth, type Run } from '../../lib/geometry.ts';
import { groove, patch, tones } from '../footwear/form.ts';
import { plateBottom, plateTop, type FootballBootPalette } from './last.ts';

/** Where a stud leaves the plate, and its width there. */
export type Stud = readonly [x: number, width: number, y: number];

const night = '#05070f';

/** A conical stud whose lower half is of the tip's colour; foot is the ground's y. */
export function stud(drawing: Drawing, [x, width, y]: Stud, foot: number, base: string, tip: string): string {
  const [half, end] = [width / 2, tenth(width * 0.34)];
  const height = foot - y;
  const path =
    `M${x - half} ${y}L${x - end} ${foot - 6}Q${x - end + 2} ${foot} ${x - end + 8} ${foot}` +
    `H${x + end - 8}Q${x + end - 2} ${foot} ${x + end} ${foot - 6}L${x + half} ${y}Z`;
  const cone = (colour: string): string =>
    drawing.linear(tones(colour, [0, -0.3], [0.26, 0.34], [0.45, 0], [1, -0.5]), 0, 0, 1, 0);
  const across = `x="${x - width}" width="${width * 2}"`;
  return (
    `<path d="${path}" fill="${cone(base)}"/>` +
    drawing.clip(
      path,
      `<rect ${across} y="${tenth(y + height * 0.52)}" height="${height}" fill="${cone(tip)}"/>` +
        `<rect ${across} y="${tenth(y + height * 0.5)}" height="3" fill="${night}" opacity=".45"/>` +
        `<rect ${across} y="${foot - 6}" height="8" fill="${night}" opacity=".3"/>`,
    )
  );
}

/** The studs of the far side, in shade. */
export function farStuds(drawing: Drawing, palette: FootballBootPalette): string {
  const studs: Stud[] = [
    [252, 40, 862],
    [420, 44, 872],
    [560, 40, 860],
    [868, 46, 866],
    [1010, 40, 862],
  ];
  const [base, tip] = [shade(palette.plate, -0.25), shade(palette.plate, -0.3)];
  return `<g opacity=".9">${studs.map((each) => stud(drawing, each, 912, base, tip)).join('')}</g>`;
}

/** The studs of the near side with coloured tips, and the plate over their roots. */
export function plate(drawing: Drawing, palette: FootballBootPalette): string {
  const studs: Stud[] = [
    [196, 44, 850],
    [318, 50, 868],
    [474, 50, 868],
    [934, 54, 864],
    [1040, 44, 852],
  ];
  const path = loop(plateTop, plateBottom);
  const line: Run = [
    [140, 824],
    [300, 854],
    [440, 856],
    [560, 844],
    [660, 826],
    [760, 830],
    [880, 830],
    [960, 806],
    [1066, 796],
  ];
  const rear: Run = [
    [1030, 750],
    [1090, 750],
    [1090, 880],
    [1030, 880],
    [1050, 810],
  ];
  const rimLight = lightness(palette.plate) > 0.5 ? 0.55 : 0.4;
  const inner =
    drawing.softLine(smooth(offset(plateTop, 6)), '#fff', rimLight, 4, 1.6) +
    drawing.grain(path, { frequency: 0.7, octaves: 2, scale: 0.3, opacity: 0.35 }) +
    groove(drawing, line, { light: 0.28, distance: 5, lipWidth: 2.6, colour: night }) +
    patch(drawing, rear, night, 0.4, 14);
  const nylon = drawing.linear(tones(palette.plate, [0, 0.2], [0.5, 0], [1, -0.3]));
  return (
    studs.map((each) => stud(drawing, each, 918, palette.plate, palette.stud)).join('') +
    drawing.panel(path, nylon, { roundness: 10, strength: 0.85, inner })
  );
}
