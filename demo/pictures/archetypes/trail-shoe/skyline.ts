import { lightness, mix, readableOn, shade } from '../../lib/colour.ts';
import { loop, offset, part, reverse, smooth, type Run } from '../../lib/geometry.ts';
import { jersey, overlay } from '../../lib/materials.ts';
import { stitch } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { clearest } from '../footwear/contrast.ts';
import { groove, patch, tones } from '../footwear/form.ts';
import { foamBody, foamGroove, swelling, tread } from '../footwear/side-sole.ts';
import { collarBand, film, formLight, inside, shell, sideMotif } from '../footwear/side-upper.ts';
import { upperPath, upperWeb, type ShoeCut, type ShoeDesign, type Sketch } from '../footwear/sketch.ts';
import { laces, punchedEyelet, stayStitches, throat } from '../footwear/throat.ts';
import { thread } from '../footwear/weave.ts';
import type { TrailShoePalette } from './palette.ts';
import { lugRow, type LugRow } from './sole.ts';

// A roomy toe on a tall sole that rocks at both ends.
const cut: ShoeCut = {
  topline: [
    [122, 734],
    [114, 702],
    [126, 664],
    [160, 634],
    [218, 612],
    [294, 594],
    [364, 566],
    [434, 520],
    [508, 462],
    [578, 408],
    [630, 366],
  ],
  collar: [
    [630, 366],
    [668, 400],
    [716, 438],
    [774, 464],
    [834, 470],
    [890, 456],
    [938, 420],
    [978, 376],
    [1016, 340],
  ],
  heel: [
    [1016, 340],
    [1046, 322],
    [1064, 336],
    [1062, 388],
    [1046, 450],
    [1038, 516],
    [1046, 580],
    [1060, 636],
    [1072, 690],
  ],
  feather: [
    [1072, 690],
    [960, 702],
    [820, 718],
    [680, 736],
    [540, 752],
    [400, 766],
    [280, 770],
    [190, 760],
    [122, 734],
  ],
  farRim: [
    [618, 376],
    [676, 346],
    [730, 384],
    [798, 422],
    [858, 424],
    [914, 392],
    [962, 352],
    [1016, 340],
  ],
  tongueFront: [
    [582, 446],
    [606, 400],
    [628, 358],
    [650, 318],
    [668, 282],
    [700, 258],
    [740, 262],
    [760, 286],
  ],
  tongueBack: [
    [760, 286],
    [748, 352],
    [734, 412],
    [738, 482],
  ],
  collarDepth: 60,
  throat: {
    from: 0.35,
    stayTop: [
      [360, 586],
      [396, 568],
      [456, 530],
      [530, 472],
      [600, 420],
      [656, 386],
    ],
    stayBottom: [
      [354, 602],
      [378, 616],
      [432, 600],
      [494, 560],
      [570, 504],
      [642, 450],
      [690, 412],
    ],
    eyelets: [
      [390, 584],
      [456, 548],
      [530, 494],
      [600, 442],
      [656, 402],
    ],
    bars: 5,
    laceWidth: 15,
  },
  sole: {
    top: [
      [90, 752, 1],
      [92, 726],
      [108, 716],
      [154, 738],
      [220, 756],
      [300, 764],
      [420, 760],
      [550, 746],
      [680, 730],
      [820, 710],
      [940, 694],
      [1030, 676],
      [1080, 664],
      [1104, 662],
    ],
    heel: [
      [1104, 662],
      [1128, 670],
      [1138, 694],
      [1132, 754],
      [1112, 812],
      [1076, 852],
    ],
    bottom: [
      [1076, 852],
      [1030, 866],
      [940, 870],
      [820, 868],
      [680, 866],
      [540, 870],
      [420, 870],
      [310, 862],
      [226, 842],
      [154, 808],
      [108, 778],
      [90, 752],
    ],
  },
};

/** A fine weave under the contour lines of a map. */
function contourLines({ drawing, cut: lines, paint }: Sketch): string {
  const web = upperWeb(lines);
  const line = (level: number): string =>
    smooth(
      thread(
        web,
        (across) => {
          const hill = Math.exp(-(((across - 0.62) / 0.16) ** 2)) + 0.7 * Math.exp(-(((across - 0.2) / 0.12) ** 2));
          return 0.2 + level * 0.125 - hill * (0.16 - level * 0.012) + 0.02 * Math.sin(across * 26 + level);
        },
        0.02,
        0.98,
      ),
    );
  const [minor, index] = [
    [0, 2, 3, 5],
    [1, 4],
  ].map((levels) => levels.map(line).join(''));
  const look = `fill="none" stroke="${paint.film}"`;
  return (
    overlay(upperPath(lines), jersey(drawing), 0.55) +
    `<path d="${minor}" ${look} stroke-width="2.2" opacity=".4"/>
<path d="${index}" ${look} stroke-width="4" opacity=".5"/>`
  );
}

/** A bumper of film over the toes and a low counter at the heel. */
function guards(sketch: Sketch): string {
  const { drawing, paint } = sketch;
  const toe = loop(
    [
      [96, 780],
      [104, 700],
      [126, 664],
      [150, 642],
    ],
    [
      [150, 642],
      [182, 672],
      [232, 704],
      [300, 728],
      [390, 744],
      [470, 748],
    ],
    [
      [470, 748],
      [470, 800],
      [96, 800],
    ],
  );
  const counter = loop(
    [
      [1090, 470],
      [1034, 480],
      [998, 530],
      [972, 596],
      [924, 648],
      [850, 690],
    ],
    [
      [850, 690],
      [850, 720],
      [1100, 720],
    ],
    [
      [1100, 720],
      [1090, 470],
    ],
  );
  const row: Run = [
    [1046, 488],
    [1010, 534],
    [984, 602],
    [934, 656],
    [866, 696],
  ];
  const glint: Run = [
    [120, 690],
    [152, 654],
    [174, 672],
    [146, 706],
    [128, 724],
  ];
  const ridge: Run = [
    [118, 720],
    [180, 724],
    [260, 748],
    [350, 760],
  ];
  const sewing = stitch(row, mix(paint.film, '#ffffff', 0.4), { length: 7, gap: 5, width: 1.8 });
  return (
    film(sketch, toe, {
      roundness: 10,
      thickness: 3,
      colour: paint.rubber,
      inner: patch(drawing, glint, '#fff', 0.34, 8) + groove(drawing, ridge, { colour: '#05070f' }),
    }) +
    film(sketch, counter, { roundness: 10, thickness: 2 }) +
    drawing.clip(upperPath(sketch.cut), sewing)
  );
}

/** A stand-up tab behind the heel. */
function heelTab({ drawing, paint }: Sketch): string {
  const tab = loop(
    [
      [1014, 346],
      [1026, 306],
      [1050, 292],
      [1072, 304],
      [1074, 344],
    ],
    [
      [1074, 344],
      [1066, 396],
      [1054, 430],
    ],
    [
      [1054, 430],
      [1040, 434],
      [1032, 424],
    ],
    [
      [1032, 424],
      [1036, 380],
      [1014, 346],
    ],
  );
  const cloth = drawing.linear(tones(paint.tab, [0, 0.15], [1, -0.3]), 0, 0, 1, 1);
  return (
    drawing.panel(tab, cloth, { roundness: 9, strength: 0.85, shadow: drawing.dropShadow(2, 3, 3, 0.35) }) +
    stitch(
      [
        [1052, 312],
        [1054, 366],
        [1044, 416],
      ],
      shade(paint.tab, 0.5),
      { length: 5, gap: 4, width: 1.7 },
    )
  );
}

/** Two foams: the lower one rises like a mountain range against the upper one. */
function midsole(sketch: Sketch): string {
  const { drawing, paint } = sketch;
  const range: Run = [
    [70, 800, 1],
    [166, 804, 1],
    [236, 822, 1],
    [304, 802, 1],
    [356, 818, 1],
    [470, 784, 1],
    [552, 814, 1],
    [600, 800, 1],
    [640, 812, 1],
    [770, 762, 1],
    [836, 796, 1],
    [878, 782, 1],
    [916, 798, 1],
    [1030, 744, 1],
    [1080, 778, 1],
    [1150, 754, 1],
  ];
  const lower = loop(range, [
    [1150, 754],
    [1160, 900],
    [70, 900],
    [70, 800],
  ]);
  const foam = drawing.linear(tones(paint.foam, [0, 0.1], [1, -0.18]));
  const seamLine = offset(part(sketch.cut.sole.top, 0.3, 0.98), 26);
  const low: Run = [
    [180, 838],
    [320, 850],
    [520, 850],
    [700, 842],
    [900, 844],
    [1080, 820],
  ];
  return foamBody(
    sketch,
    paint.sole,
    foamGroove(sketch, seamLine, paint.sole, 3.5) +
      drawing.panel(lower, foam, { roundness: 6, strength: 0.7, shadow: drawing.dropShadow(0, -2, 3, 0.35) }) +
      drawing.softShape(swelling(low, 14), drawing.ink, 0.2, 5) +
      foamGroove(sketch, low, paint.foam, 3),
  );
}

const studs: LugRow = {
  count: 24,
  first: 0.03,
  pitch: 0.0405,
  half: 14,
  height: 28,
  turn: 13,
  rake: [4, 5],
  gaps: [],
};

function outsole(sketch: Sketch): string {
  const {
    drawing,
    cut: { sole },
    paint,
  } = sketch;
  const line = reverse(sole.bottom);
  return (
    lugRow(drawing, line, studs, shade(paint.rubber, -0.3), 16, 2) +
    lugRow(drawing, line, studs, paint.rubber, 0, 10) +
    tread(sketch, { from: 0.005, to: 0.995, thickness: 12, climb: 6, lugs: 2, lugWidth: 1, lugHeight: 1 })
  );
}

function lettering({ paint, brand: { name } }: Sketch): string {
  const ink = mix(paint.film, readableOn(paint.film, 0.6), 0.9);
  return wordmark(name, 26, { maxWidth: 112 }).at(992, 652, { rotation: -7, fill: ink, opacity: 0.92 });
}

/** For long days: a pale upper with the contour lines of a map on a tall coloured sole with a skyline. */
export const skyline: ShoeDesign<TrailShoePalette> = {
  cut,
  paint: ({ base, cage, accent, foam, rubber, lace, lining }) => {
    const upper = mix(base, '#f6f3ea', 0.86);
    const isDark = lightness(base) < 0.35;
    return {
      upper,
      rear: mix(base, '#f6f3ea', 0.6),
      film: isDark ? mix(base, '#9aa0a8', 0.25) : base,
      motif: clearest(upper, [accent, cage], 0.2),
      collar: cage,
      tongue: upper,
      lip: accent,
      lining,
      stay: isDark ? cage : base,
      lace: clearest(upper, [cage, lace], 0.25),
      tab: accent,
      sole: isDark ? cage : base,
      foam: clearest(base, [foam, accent], 0.2),
      rubber,
    };
  },
  parts: [
    inside,
    shell(contourLines),
    guards,
    sideMotif({
      blades: { x: 706, y: 634, width: 240, height: 190 },
      others: { x: 716, y: 628, width: 230, height: 116, rotation: -8, skew: 14 },
    }),
    throat,
    stayStitches,
    collarBand,
    heelTab,
    laces(punchedEyelet),
    lettering,
    formLight,
    outsole,
    midsole,
  ],
};
