import type { Brandmark } from '../../archetype.ts';
import { lightness, readableOn, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, reverse, smooth, type Run } from '../../lib/geometry.ts';
import { knit, overlay } from '../../lib/materials.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { motifPanels, patch, tones } from '../footwear/form.ts';
import { accentThread, isDark, threadColour, upperPath, wallTop } from './last.ts';
import { hide, leatherGrain, topstitch } from './leather.ts';
import type { SneakerPalette } from './palette.ts';

const night = '#05060c';

/** The far side of the collar with the lining, and the tongue with its label. */
export function inside(drawing: Drawing, palette: SneakerPalette, brand: Brandmark): string {
  const far = loop(
    [
      [624, 470],
      [680, 430],
      [740, 444],
      [806, 480],
      [864, 486],
      [924, 462],
      [976, 440],
      [1026, 444],
    ],
    [
      [1026, 444],
      [990, 510],
      [920, 570],
      [850, 584],
      [770, 570],
      [690, 520],
      [624, 470],
    ],
  );
  const tongue = loop(
    [
      [586, 512],
      [618, 466],
      [648, 426],
      [680, 396],
      [716, 378],
      [752, 376],
      [772, 390],
      [772, 412],
    ],
    [
      [772, 412],
      [752, 462],
      [744, 530],
    ],
    [
      [744, 530],
      [660, 520],
      [586, 512],
    ],
  );
  const label = loop(
    [
      [672, 420],
      [694, 396],
      [726, 384],
      [754, 384],
    ],
    [
      [754, 384],
      [758, 404],
      [746, 430],
    ],
    [
      [746, 430],
      [712, 428],
      [672, 420],
    ],
  );
  const depth: Run = [
    [700, 490],
    [790, 560],
    [880, 560],
    [980, 480],
    [930, 600],
    [720, 600],
  ];
  const tongueShade: Run = [
    [712, 440],
    [716, 500],
    [776, 540],
    [784, 420],
  ];
  const lining = drawing.linear(tones(palette.lining, [0, 0.05], [0.5, -0.25], [1, -0.55]));
  return (
    drawing.panel(far, lining, {
      roundness: 10,
      strength: 0.7,
      inner: overlay(far, knit(drawing), 0.4) + patch(drawing, depth, night, 0.5, 14),
    }) +
    hide(drawing, tongue, shade(palette.base, -0.03), {
      roundness: 20,
      inner: patch(drawing, tongueShade, night, isDark(palette) ? 0.45 : 0.3, 12),
    }) +
    hide(drawing, label, palette.accent, { roundness: 5, strength: 0.6 }) +
    wordmark(brand.name.charAt(0), 22, { maxWidth: 26 }).at(718, 407, {
      rotation: -6,
      fill: readableOn(palette.accent, 0.7),
      opacity: 0.95,
    })
  );
}

/** The leather of the quarter. */
export function quarter(drawing: Drawing, palette: SneakerPalette): string {
  const tucked: Run = [
    [90, 806],
    [330, 840],
    [700, 830],
    [1100, 810],
    [1100, 730],
    [800, 760],
    [600, 770],
    [330, 776],
    [160, 770],
    [96, 740],
  ];
  const sheen: Run = [
    [690, 620],
    [800, 610],
    [900, 620],
    [860, 700],
    [740, 730],
    [640, 700],
  ];
  const dark = isDark(palette);
  const inner =
    drawing.grain(upperPath, leatherGrain) +
    patch(drawing, tucked, drawing.ink, dark ? 0.4 : 0.26, 20) +
    patch(drawing, sheen, '#fff', dark ? 0.12 : 0.3, 34);
  const paint = drawing.linear(tones(palette.base, [0, 0.08], [0.6, 0], [1, -0.14]));
  return drawing.panel(upperPath, paint, { roundness: 30, strength: 0.75, inner });
}

function perforation(isDarkLeather: boolean): string {
  let holes = '';
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 8 - row; column++) {
      const x = 176 + column * 27 + row * 11;
      const y = 727 - column * 10.2 + row * 22 - row * 0.4 * column;
      const lip = `M${x - 4} ${(y + 2.4).toFixed(1)}a4.5 3.4 0 0 0 8 0`;
      holes +=
        `<ellipse cx="${x}" cy="${y.toFixed(1)}" rx="4.2" ry="3.3" fill="#05070f"` +
        ` opacity="${isDarkLeather ? 0.75 : 0.6}"/><path d="${lip}" fill="none" stroke="#fff" stroke-width="1.4"` +
        ` opacity="${isDarkLeather ? 0.35 : 0.9}"/>`;
    }
  }
  return holes;
}

/** The perforated vamp and the mudguard round the toe. */
export function toe(drawing: Drawing, palette: SneakerPalette): string {
  const dark = isDark(palette);
  const vamp = loop(
    [
      [98, 770],
      [110, 726],
      [146, 700],
      [206, 682],
      [280, 662],
      [344, 632],
      [372, 616],
    ],
    [
      [372, 616],
      [396, 660],
      [390, 730],
      [350, 800],
    ],
    [
      [350, 800],
      [90, 800],
      [98, 770],
    ],
  );
  const vampLight: Run = [
    [128, 730],
    [210, 690],
    [300, 660],
    [350, 640],
    [340, 660],
    [250, 696],
    [170, 726],
    [140, 750],
  ];
  const vampShade: Run = [
    [90, 740],
    [120, 726],
    [130, 780],
    [120, 800],
    [90, 800],
  ];
  const edge: Run = [
    [92, 770],
    [128, 742],
    [176, 748],
    [236, 760],
    [310, 762],
    [386, 744],
    [440, 724],
  ];
  const guard = loop(
    edge,
    [
      [440, 724],
      [520, 760],
      [560, 830],
    ],
    [
      [560, 830],
      [80, 830],
      [92, 770],
    ],
  );
  const guardLight: Run = [
    [104, 770],
    [134, 750],
    [160, 756],
    [130, 776],
    [112, 790],
  ];
  return drawing.clip(
    upperPath,
    hide(drawing, vamp, palette.toe, {
      shadow: '',
      roundness: 14,
      inner:
        patch(drawing, vampLight, '#fff', dark ? 0.3 : 0.7, 12) +
        patch(drawing, vampShade, drawing.ink, 0.2, 9) +
        perforation(dark),
    }) +
      hide(drawing, guard, palette.over, { inner: patch(drawing, guardLight, '#fff', dark ? 0.3 : 0.6, 8) }) +
      topstitch(edge, threadColour(palette), [9, 16]),
  );
}

/** The brand's motif in accent leather on the quarter. */
export function sideMotif(drawing: Drawing, palette: SneakerPalette, { motif }: Brandmark): string {
  const region =
    motif === 'blades'
      ? { x: 712, y: 706, width: 350, height: 232 }
      : { x: 716, y: 698, width: 300, height: 142, rotation: -9, skew: 14 };
  const paint = drawing.linear(tones(palette.accent, [0, 0.12], [0.55, 0], [1, -0.13]));
  const shadow = drawing.dropShadow(1, 3, 3, 0.3);
  return drawing.clip(upperPath, motifPanels(drawing, motif, region, paint, { roundness: 6, shadow }));
}

/** The heel counter with the brand's name, and the tab above it. */
export function heel(drawing: Drawing, palette: SneakerPalette, brand: Brandmark): string {
  const counterEdge: Run = [
    [1070, 570],
    [1010, 580],
    [960, 620],
    [916, 690],
    [880, 800],
  ];
  const counter = loop(counterEdge, [
    [880, 800],
    [1100, 800],
    [1070, 570],
  ]);
  const tabEdge: Run = [
    [984, 470],
    [980, 520],
    [1000, 566],
    [1036, 600],
    [1072, 612],
  ];
  const tab = loop(
    [
      [984, 470],
      [1026, 444],
      [1050, 438],
      [1070, 454],
      [1080, 612],
    ],
    reverse(tabEdge),
  );
  const isDarkOver = lightness(palette.over) < 0.5;
  const accentReads = Math.abs(lightness(palette.accent) - lightness(palette.over)) > 0.25;
  const ink = accentReads ? palette.accent : isDarkOver ? '#f4f1e8' : '#2a2a2a';
  return (
    drawing.clip(
      upperPath,
      hide(drawing, counter, palette.over) +
        topstitch(counterEdge, threadColour(palette), [-9, -16]) +
        hide(drawing, tab, palette.accent, { roundness: 9 }) +
        topstitch(reverse(tabEdge), accentThread(palette), [-8]),
    ) + wordmark(brand.name, 26, { maxWidth: 116 }).at(986, 704, { rotation: -4, fill: ink, opacity: 0.92 })
  );
}

/** One light over all parts of the upper: the heel turns away, the vamp creases, the lower edge tucks in. */
export function formLight(drawing: Drawing): string {
  const turning: Run = [
    [1020, 450],
    [1090, 430],
    [1120, 790],
    [1010, 790],
    [1036, 640],
  ];
  return drawing.clip(
    upperPath,
    drawing.fold(
      [
        [392, 640],
        [420, 690],
        [424, 740],
      ],
      12,
      0.13,
    ) +
      patch(drawing, turning, drawing.ink, 0.36, 22) +
      drawing.softLine(smooth(wallTop), drawing.ink, 0.5, 20, 10),
  );
}
