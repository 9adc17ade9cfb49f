import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, offset, smooth, type Point, type Run } from '../../lib/geometry.ts';
import { stitch } from '../../lib/strokes.ts';
import { groove, patch, tones } from '../footwear/form.ts';
import { wallBottom, wallHeel, wallTop } from './last.ts';
import type { SneakerPalette } from './palette.ts';

function toeBars(ink: string): string {
  const bar = (x: number, y: number, width: number, colour: string, opacity: number): string =>
    `<rect x="${x}" y="${y}" width="${width}" height="22" rx="${width / 2}" fill="${colour}" opacity="${opacity}"/>`;
  return Array.from({ length: 14 }, (_, index) => {
    const [x, y] = [112 + index * 13, 848 + Math.min(10, index * 3)];
    return bar(x, y, 6, ink, 0.16) + bar(x + 1.5, y + 1, 4, '#fff', 0.7);
  }).join('');
}

/** The stitched wall of the cup sole, with a groove and ribs at the toe. */
export function cupSole(drawing: Drawing, palette: SneakerPalette): string {
  const { ink } = drawing;
  const path = loop(wallTop, wallHeel, wallBottom);
  const lower: Run = [
    [80, 860],
    [300, 880],
    [700, 876],
    [1110, 866],
    [1110, 910],
    [80, 910],
  ];
  const rear: Run = [
    [1060, 750],
    [1120, 750],
    [1120, 900],
    [1050, 900],
    [1078, 820],
  ];
  const tip: Run = [
    [70, 780],
    [100, 790],
    [110, 850],
    [140, 890],
    [70, 890],
  ];
  const line: Run = [
    [86, 836],
    [110, 838],
    [200, 846],
    [320, 850],
    [620, 846],
    [900, 834],
    [1102, 816],
  ];
  const edge = wallTop.map(([x, y]): Point => [x, y]);
  const thread = shade(palette.sole, -0.12);
  const inner =
    drawing.grain(path, { frequency: 0.8, octaves: 2, scale: 0.3, opacity: 0.35 }) +
    drawing.softLine(smooth(offset(wallTop, 6)), '#fff', 0.9, 6, 2.4) +
    patch(drawing, lower, ink, 0.2, 14) +
    patch(drawing, rear, ink, 0.3, 12) +
    patch(drawing, tip, ink, 0.18, 10) +
    groove(drawing, line, { shade: 0.4, light: 0.9 }) +
    stitch(offset(edge, 17).slice(4, -2), thread, { length: 9, gap: 5, width: 2.4 }) +
    toeBars(ink);
  const rubber = drawing.linear(tones(palette.sole, [0, 0.1], [0.6, 0], [1, -0.1]));
  const light = { shade: 0.45, edge: 0.3, colour: '#3a3226' };
  return drawing.panel(path, rubber, { roundness: 14, strength: 0.6, light, inner });
}

/** The thin line of the outsole. */
export function outsole(drawing: Drawing, palette: SneakerPalette): string {
  const path = loop(
    [
      [94, 836],
      [128, 864],
      [196, 884],
      [300, 890],
      [600, 890],
      [900, 890],
      [1046, 888],
      [1072, 872],
    ],
    [
      [1072, 872],
      [1066, 892],
      [1046, 902],
    ],
    [
      [1046, 902],
      [900, 904],
      [600, 904],
      [300, 904],
      [190, 897],
      [118, 872],
      [94, 836],
    ],
  );
  const rubber = drawing.linear(tones(palette.gum, [0, 0.1], [1, -0.25]));
  return drawing.panel(path, rubber, { roundness: 4, strength: 0.8 });
}
