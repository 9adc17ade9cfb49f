import { lightness } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, offset, sample, smooth, tenth, type Run } from '../../lib/geometry.ts';
import { groove, patch, tones } from '../footwear/form.ts';
import { night, strapShade, type SandalPalette } from './straps.ts';

// The near edge of the foam, its heel and its bottom.
const rim: Run = [
  [92, 800, 1],
  [100, 776],
  [130, 778],
  [200, 796],
  [300, 806],
  [420, 804],
  [540, 790],
  [660, 776],
  [780, 768],
  [900, 758],
  [1010, 744],
  [1080, 730, 1],
];
const heel: Run = [
  [1080, 730],
  [1104, 738],
  [1112, 764],
  [1106, 820],
  [1086, 872],
];
const bottom: Run = [
  [1086, 872],
  [960, 880],
  [820, 878],
  [700, 872],
  [560, 878],
  [420, 882],
  [300, 880],
  [200, 866],
  [126, 836],
  [92, 800],
];

/** The contoured top of the footbed, of which a strip is seen behind the rim. */
export function footbed(drawing: Drawing, palette: SandalPalette): string {
  const path = loop(
    [
      [100, 782],
      [130, 760],
      [210, 764],
      [320, 772],
      [440, 766],
      [560, 750],
      [680, 740],
      [800, 734],
      [920, 718],
      [1010, 698],
      [1066, 692],
      [1090, 712],
      [1092, 740],
    ],
    [
      [1092, 740],
      [1000, 780],
      [600, 830],
      [120, 820],
      [100, 782],
    ],
  );
  const texture = Array.from({ length: 46 }, (_, index) => {
    const x = 130 + index * 21;
    return `M${x} 690L${x - 16} 840`;
  }).join('');
  const inner =
    drawing.grain(path, { frequency: 0.35, octaves: 2, scale: 0.5 }) +
    drawing.softLine(smooth(rim), night, 0.45, 22, 9) +
    `<path d="${texture}" stroke="${night}" stroke-opacity=".2" stroke-width="3"/>`;
  const foam = drawing.linear(tones(palette.bed, [0, 0.16], [1, -0.2]));
  return drawing.panel(path, foam, { roundness: 9, strength: 0.8, inner }) + strapShade(drawing, path);
}

/** The foam wall with its grooves, the coloured line, and the slots where webbing dives in. */
export function wall(drawing: Drawing, palette: SandalPalette): string {
  const path = loop(rim, heel, bottom);
  const isLight = lightness(palette.foam) > 0.6;
  const lower: Run = [
    [80, 840],
    [300, 872],
    [700, 866],
    [1110, 850],
    [1110, 910],
    [80, 910],
  ];
  const rear: Run = [
    [1070, 730],
    [1130, 730],
    [1130, 890],
    [1060, 890],
    [1090, 810],
  ];
  const upperLine: Run = [
    [96, 806],
    [180, 822],
    [320, 832],
    [460, 828],
    [640, 806],
    [800, 796],
    [960, 788],
    [1110, 768],
  ];
  const lowerLine: Run = [
    [420, 868],
    [560, 846],
    [720, 832],
    [880, 828],
    [1104, 812],
  ];
  const slots = (
    [
      [280, 384, 803],
      [606, 712, 779],
      [884, 972, 757],
    ] as const
  )
    .map(([from, to, y]) => drawing.softLine(`M${from} ${y + 4}L${to} ${y + 1}`, night, 0.6, 7, 3))
    .join('');
  const colouredLine =
    `<path d="${smooth(offset(upperLine, 11))}" fill="none" stroke="${palette.accent}"` +
    ' stroke-width="5" opacity=".95"/>';
  const inner =
    drawing.grain(path, { frequency: 0.8, octaves: 2, scale: 0.3, opacity: 0.35 }) +
    drawing.softLine(smooth(offset(rim, 7)), '#fff', isLight ? 0.9 : 0.4, 6, 2.6) +
    patch(drawing, lower, night, isLight ? 0.2 : 0.4, 14) +
    patch(drawing, rear, night, 0.34, 12) +
    groove(drawing, upperLine, { light: isLight ? 0.9 : 0.25, colour: night }) +
    colouredLine +
    groove(drawing, lowerLine, { shade: 0.4, light: isLight ? 0.8 : 0.2, colour: night }) +
    slots;
  const foam = drawing.linear(tones(palette.foam, [0, 0.14], [0.6, 0], [1, -0.14]));
  return drawing.panel(path, foam, { strength: 0.7, shadow: drawing.dropShadow(0, -2, 3, 0.25), inner });
}

/** The outsole with shallow lugs, which climbs over the toe. */
export function outsole(drawing: Drawing, palette: SandalPalette): string {
  const path = loop(
    [
      [96, 792],
      [108, 806],
      [150, 840],
      [210, 862],
      [300, 874],
      [420, 876],
      [560, 872],
      [700, 866],
      [820, 872],
      [960, 874],
      [1096, 850],
    ],
    [
      [1096, 850],
      [1084, 884],
      [1060, 892],
    ],
    [
      [1060, 892],
      [960, 896],
      [820, 894],
      [700, 886],
      [560, 894],
      [420, 896],
      [300, 894],
      [196, 880],
      [122, 846],
      [94, 812],
      [96, 792],
    ],
  );
  const line: Run = [
    [110, 838],
    [196, 874],
    [300, 888],
    [420, 890],
    [560, 888],
    [700, 880],
    [820, 888],
    [960, 890],
    [1064, 886],
  ];
  // The arch, lugs 20 to 23, has none.
  const lugs = sample(line, 34)
    .filter((_, index) => index > 0 && (index < 20 || index > 23))
    .map(({ x, y }) => `M${tenth(x - 11)} ${tenth(y)}h22l-3 14h-16z`)
    .join('');
  const knobs = drawing.linear(tones(palette.rubber, [0, 0.24], [1, -0.2]));
  const rubber = drawing.linear(tones(palette.rubber, [0, 0.26], [1, -0.3]));
  return (
    drawing.panel(lugs, knobs, { roundness: 4, shadow: drawing.dropShadow(1, 1, 2, 0.5) }) +
    drawing.panel(path, rubber, {
      roundness: 6,
      strength: 0.9,
      inner: drawing.grain(path, { frequency: 0.5, octaves: 2, scale: 0.5 }),
    })
  );
}
