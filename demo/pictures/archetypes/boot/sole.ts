import type { Drawing } from '../../lib/drawing.ts';
import { loop, offset, reverse, smooth, type Run } from '../../lib/geometry.ts';
import { groove, patch, tones } from '../footwear/form.ts';
import type { BootPalette } from './last.ts';

const midsoleTop: Run = [
  [134, 872],
  [128, 858],
  [136, 847],
  [152, 853],
  [190, 858],
  [300, 862],
  [440, 862],
  [600, 860],
  [740, 852],
  [860, 841],
  [932, 832],
  [942, 838],
  [949, 860],
  [945, 892],
];
const midsoleBottom: Run = [
  [945, 892],
  [860, 904],
  [740, 906],
  [640, 900],
  [560, 904],
  [440, 914],
  [300, 914],
  [200, 906],
  [150, 892],
  [134, 872],
];

function lugs(drawing: Drawing, palette: BootPalette): string {
  const paint = drawing.linear(tones(palette.sole, [0, 0.3], [1, -0.1]));
  const shadow = drawing.dropShadow(2, 1, 3, 0.7);
  const lug = (x: number, y: number, height: number, lean: number): string =>
    drawing.panel(`M${x + lean} ${y}h34l${5 - lean} ${height}q-2 5 -8 5h-28q-6 0 -7 -5z`, paint, {
      roundness: 6,
      shadow,
    });
  const lean = (index: number): number => (index % 2 ? -4 : 4);
  const front = Array.from({ length: 9 }, (_, index) =>
    lug(206 + index * 48, index === 0 ? 924 : index === 1 ? 930 : 932, index < 1 ? 38 : 44, lean(index)),
  );
  const heel = Array.from({ length: 4 }, (_, index) => lug(766 + index * 43, 924, 50, lean(index)));
  const toe = (
    [
      [132, 886, 28, 30],
      [164, 908, 34, 34],
    ] as const
  ).map(([x, y, width, height]) =>
    drawing.panel(`M${x} ${y}l${width} 16l-2 ${height - 6}l${4 - width} -22z`, paint, { roundness: 5 }),
  );
  return [...front, ...heel, ...toe].join('');
}

/** The outsole with its lugs, each a block rounded on its own. */
export function outsole(drawing: Drawing, palette: BootPalette): string {
  const path = loop(
    reverse(midsoleBottom),
    [
      [945, 892],
      [950, 930],
      [944, 960],
      [932, 974],
    ],
    [
      [932, 974],
      [880, 978],
      [770, 978],
    ],
    [
      [770, 978],
      [752, 944],
      [700, 938],
      [652, 944],
    ],
    [
      [652, 944],
      [636, 978],
    ],
    [
      [636, 978],
      [500, 980],
      [360, 978],
      [250, 968],
    ],
    [
      [250, 968],
      [180, 944],
      [136, 904],
      [126, 878],
      [134, 872],
    ],
  );
  const rubber = drawing.linear(tones(palette.sole, [0, 0.16], [1, -0.3]));
  const inner = drawing.grain(path, { frequency: 0.5, octaves: 2, scale: 0.5, opacity: 0.6 });
  return drawing.panel(path, rubber, { roundness: 8, strength: 0.9, inner }) + lugs(drawing, palette);
}

/** The midsole with its groove. */
export function midsole(drawing: Drawing, palette: BootPalette): string {
  const path = loop(midsoleTop, midsoleBottom);
  const line: Run = [
    [130, 880],
    [300, 892],
    [460, 890],
    [620, 878],
    [760, 874],
    [960, 860],
  ];
  const rear: Run = [
    [900, 820],
    [990, 820],
    [990, 910],
    [900, 910],
  ];
  const inner =
    drawing.grain(path, { frequency: 0.6, octaves: 2, scale: 0.35, opacity: 0.4 }) +
    drawing.softLine(smooth(offset(midsoleTop, 7)), '#fff', 0.4, 5, 2) +
    groove(drawing, line, { width: 5, distance: 5 }) +
    patch(drawing, rear, drawing.ink, 0.4, 16);
  const foam = drawing.linear(tones(palette.mid, [0, 0.12], [1, -0.18]));
  return drawing.panel(path, foam, { roundness: 10, strength: 0.8, shadow: drawing.dropShadow(0, 3, 3), inner });
}
