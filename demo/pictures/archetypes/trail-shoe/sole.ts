import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, offset, reverse, sample, smooth, type Run } from '../../lib/geometry.ts';
import { groove, patch, tones } from '../footwear/form.ts';
import { midsoleBottom, midsoleHeel, midsoleTop } from './last.ts';
import type { TrailShoePalette } from './palette.ts';

function lugPath(x: number, y: number, half: number, height: number, rake: number): string {
  const foot = y + height;
  return (
    `M${x - half} ${y - 8}L${x + half} ${y - 8}L${x + half - 4 + rake} ${foot - 5}` +
    `Q${x + half - 6 + rake} ${foot} ${x + half - 11 + rake} ${foot}L${x - half + 9 + rake} ${foot}` +
    `Q${x - half + 4 + rake} ${foot} ${x - half + 3 + rake} ${foot - 5}Z`
  );
}

/** A row of deep lugs below a run from the toe to the heel: shares (0…1) of its length, sizes in px. */
export interface LugRow {
  count: number;
  first: number;
  pitch: number;
  half: number;
  height: number;
  /** Lugs before this one are raked forward, the others backward; by px. */
  turn: number;
  rake: readonly [forward: number, backward: number];
  /** Places in the row without a lug. */
  gaps: readonly number[];
}

/** Draws a row of deep lugs, moved by dx, dy. */
export function lugRow(drawing: Drawing, run: Run, row: LugRow, colour: string, dx: number, dy: number): string {
  const line = sample(run, 400);
  const paint = drawing.linear(tones(colour, [0, 0.26], [1, -0.12]));
  const shadow = drawing.dropShadow(1, 1, 2, 0.5);
  const {
    half,
    height,
    rake: [forward, backward],
  } = row;
  return Array.from({ length: row.count }, (_, index) => index)
    .filter((index) => !row.gaps.includes(index))
    .map((index) => {
      const { x, y } = line[Math.round((row.first + index * row.pitch) * 400)]!;
      const path = lugPath(
        x + dx,
        y + dy,
        index === 0 ? half - 4.5 : half,
        index < 2 ? height - 4 : height,
        index < row.turn ? -forward : backward,
      );
      return drawing.panel(path, paint, { roundness: 5, shadow });
    })
    .join('');
}

// The arch has none.
const ridgeLugs: LugRow = {
  count: 17,
  first: 0.035,
  pitch: 0.0575,
  half: 19.5,
  height: 34,
  turn: 9,
  rake: [7, 8],
  gaps: [9, 10],
};

/** Deep lugs, raked forward in front and backward behind: the far row in shade, then the near one. */
export function lugs(drawing: Drawing, palette: TrailShoePalette): string {
  const line = reverse(midsoleBottom);
  return (
    lugRow(drawing, line, ridgeLugs, shade(palette.rubber, -0.35), 26, 2) +
    lugRow(drawing, line, ridgeLugs, palette.rubber, 0, 14)
  );
}

/** The foam midsole with its grooves, coloured wedge and heel flutes. */
export function midsole(drawing: Drawing, palette: TrailShoePalette): string {
  const { ink } = drawing;
  const isLight = lightness(palette.foam) > 0.6;
  const path = loop(midsoleTop, midsoleHeel, midsoleBottom);
  const lower: Run = [
    [90, 760],
    [320, 820],
    [700, 800],
    [1150, 770],
    [1150, 880],
    [80, 880],
  ];
  const rear: Run = [
    [1060, 700],
    [1130, 700],
    [1140, 860],
    [1050, 860],
    [1084, 780],
  ];
  const line: Run = [
    [170, 800],
    [300, 818],
    [460, 812],
    [620, 796],
    [780, 786],
    [940, 780],
    [1100, 756],
  ];
  const wedgeTop: Run = [
    [420, 846],
    [540, 826],
    [700, 814],
    [860, 812],
    [1000, 812],
    [1092, 800],
  ];
  const wedge = loop(wedgeTop, [
    [1092, 800],
    [1100, 860],
    [420, 860],
    [420, 846],
  ]);
  const flutes = Array.from({ length: 5 }, (_, index) => {
    const [x, y] = [880 + index * 40, 742 - index * 4];
    return (
      drawing.softLine(`M${x} ${y}L${x - 14} ${y + 32}`, ink, 0.35, 7, 2.2) +
      drawing.softLine(`M${x + 6} ${y + 1}L${x - 8} ${y + 33}`, '#fff', isLight ? 0.7 : 0.22, 4, 1.6)
    );
  });
  const inner =
    patch(drawing, lower, ink, isLight ? 0.2 : 0.4, 22) +
    drawing.softLine(smooth(offset(midsoleTop, 8)), '#fff', isLight ? 0.9 : 0.3, 8, 3.5) +
    drawing.panel(wedge, drawing.linear(tones(palette.wedge, [0, 0.1], [1, -0.18])), { roundness: 5, strength: 0.6 }) +
    groove(drawing, line, { shade: 0.4, light: isLight ? 0.9 : 0.3, width: 3.5, distance: 4 }) +
    flutes.join('') +
    patch(drawing, rear, ink, 0.35, 14) +
    drawing.grain(path, { frequency: 0.85, octaves: 2, scale: 0.3, opacity: 0.3 });
  const foam = drawing.linear(tones(palette.foam, [0, 0.1], [0.6, 0], [1, -0.1]));
  return drawing.panel(path, foam, { roundness: 14, strength: 0.65, light: { shade: 0.45, edge: 0.25 }, inner });
}

const rubberGrain = { frequency: 0.5, octaves: 2, scale: 0.5 };

/** The band of the outsole below the foam. */
export function outsole(drawing: Drawing, palette: TrailShoePalette): string {
  const path = loop(
    [
      [88, 752],
      [108, 772],
      [150, 806],
      [216, 834],
      [300, 848],
      [420, 850],
      [560, 848],
      [700, 844],
      [820, 848],
      [960, 848],
      [1050, 842],
      [1080, 812],
    ],
    [
      [1080, 812],
      [1076, 846],
      [1054, 868],
      [960, 874],
      [820, 872],
      [700, 866],
      [560, 870],
      [420, 874],
      [300, 872],
      [200, 854],
      [130, 822],
      [92, 786],
      [88, 752],
    ],
  );
  const rubber = drawing.linear(tones(palette.rubber, [0, 0.24], [1, -0.3]));
  return drawing.panel(path, rubber, { roundness: 6, strength: 0.9, inner: drawing.grain(path, rubberGrain) });
}

/** The rubber of the outsole where it climbs over the tip and meets the bumper. */
export function tip(drawing: Drawing, palette: TrailShoePalette): string {
  const path = loop(
    [
      [92, 790],
      [86, 756],
      [98, 722],
      [120, 694],
      [146, 676],
    ],
    [
      [146, 676],
      [150, 722],
      [180, 768],
      [236, 808],
      [306, 846],
    ],
    [
      [306, 846],
      [216, 838],
      [150, 816],
      [92, 790],
    ],
  );
  const glint: Run = [
    [104, 724],
    [134, 690],
    [142, 700],
    [124, 734],
    [112, 744],
  ];
  const ridges = [0, 1, 2].map((row) =>
    groove(
      drawing,
      [
        [84, 752 + row * 13],
        [130, 764 + row * 14],
        [200, 806 + row * 12],
      ],
      { shade: 0.55, light: 0.22, distance: 4, lipWidth: 2.6, colour: '#05070f' },
    ),
  );
  const inner = drawing.grain(path, rubberGrain) + ridges.join('') + patch(drawing, glint, '#fff', 0.34, 6);
  const rubber = drawing.linear(tones(palette.rubber, [0, 0.36], [0.5, 0.1], [1, -0.2]));
  const shadow = drawing.dropShadow(2, 2, 3, 0.35);
  return drawing.panel(path, rubber, { roundness: 9, strength: 0.95, shadow, inner });
}
