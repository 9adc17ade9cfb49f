import { lightness, mix, readableOn, shade } from '../../lib/colour.ts';
import { loop, offset, part, polygon, reverse, smooth, type Point, type Run } from '../../lib/geometry.ts';
import { carbon, jersey, overlay } from '../../lib/materials.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { clearest } from '../footwear/contrast.ts';
import { band, patch, taper, tones } from '../footwear/form.ts';
import { knitHoles, thread } from '../footwear/weave.ts';
import { laces, punchedEyelet, throat } from '../footwear/throat.ts';
import { upperPath, upperWeb, type ShoeCut, type ShoeDesign, type Sketch } from '../footwear/sketch.ts';
import { foamBody, foamGroove, tread } from '../footwear/side-sole.ts';
import { collarBand, film, formLight, inside, shell, sideMotif } from '../footwear/side-upper.ts';
import type { ShoePalette } from './palette.ts';

/** The toe of a racer rises from the ball of the foot. */
const sprung = (run: Run): Run =>
  run.map(([x, y, corner]): Point => {
    const risen = x < 360 ? y - 38 * ((360 - x) / 280) ** 2 : y;
    return corner === undefined ? [x, risen] : [x, risen, corner];
  });

const cut: ShoeCut = {
  topline: sprung([
    [116, 776],
    [108, 750],
    [122, 722],
    [160, 702],
    [220, 684],
    [298, 664],
    [372, 638],
    [446, 598],
    [528, 546],
    [604, 494],
    [668, 452],
  ]),
  collar: [
    [668, 452],
    [708, 492],
    [758, 536],
    [814, 564],
    [868, 570],
    [920, 550],
    [964, 512],
    [1006, 466],
    [1050, 424],
  ],
  heel: [
    [1050, 424],
    [1070, 412],
    [1080, 424],
    [1070, 470],
    [1048, 534],
    [1040, 600],
    [1050, 650],
    [1072, 700],
    [1086, 730],
  ],
  feather: sprung([
    [1086, 730],
    [1040, 738],
    [940, 758],
    [820, 780],
    [690, 800],
    [560, 816],
    [430, 824],
    [320, 824],
    [230, 810],
    [158, 794],
    [116, 776],
  ]),
  farRim: [
    [652, 462],
    [712, 440],
    [764, 484],
    [824, 520],
    [880, 520],
    [936, 486],
    [990, 440],
    [1050, 424],
  ],
  tongueFront: [
    [616, 520],
    [644, 474],
    [668, 434],
    [692, 398],
    [714, 374],
    [740, 364],
    [762, 372],
    [768, 392],
  ],
  tongueBack: [
    [768, 392],
    [758, 450],
    [748, 510],
    [756, 570],
  ],
  collarDepth: 26,
  throat: {
    from: 0.36,
    stayTop: [
      [392, 640],
      [446, 612],
      [530, 560],
      [606, 508],
      [678, 470],
    ],
    stayBottom: [
      [384, 652],
      [404, 662],
      [456, 640],
      [540, 588],
      [616, 536],
      [692, 496],
    ],
    eyelets: [
      [410, 646],
      [466, 618],
      [540, 571],
      [610, 524],
      [680, 484],
    ],
    bars: 6,
    laceWidth: 12,
  },
  sole: {
    top: sprung([
      [84, 790, 1],
      [86, 770],
      [108, 766],
      [160, 786],
      [234, 804],
      [320, 814],
      [430, 816],
      [560, 806],
      [690, 788],
      [820, 766],
      [940, 744],
      [1040, 722],
      [1100, 708],
      [1142, 700, 1],
    ]),
    heel: [
      [1142, 700],
      [1166, 702],
      [1164, 730],
      [1134, 778],
      [1088, 824],
      [1030, 866],
    ],
    bottom: sprung([
      [1030, 866],
      [986, 884],
      [910, 893],
      [838, 886],
      [750, 872],
      [660, 876],
      [560, 889],
      [460, 895],
      [360, 893],
      [270, 882],
      [188, 856],
      [122, 820],
      [84, 790],
    ]),
  },
};

const plateLine: Run = sprung([
  [90, 788],
  [180, 826],
  [290, 848],
  [420, 852],
  [540, 840],
  [660, 818],
  [780, 808],
  [900, 812],
  [1000, 804],
  [1084, 774],
  [1144, 734],
]);

/** A sheer knit: fine stitches, threads that fan out to the stay, and air holes over the toes. */
function sheerKnit({ drawing, cut: lines, paint }: Sketch): string {
  const web = upperWeb(lines);
  const path = upperPath(lines);
  const glow = lightness(paint.upper) < 0.5 ? '#fff' : drawing.ink;
  const fan = Array.from({ length: 15 }, (_, index) => {
    const across = 0.16 + index * 0.026;
    return smooth([...thread(web, 0.12, across, across + 0.02), ...thread(web, 0.94, across + 0.05, across + 0.07)]);
  }).join('');
  return (
    overlay(path, jersey(drawing), 0.7) +
    knitHoles(drawing, web, 66, 13, (across, down) => {
      const fore = 1 - Math.abs(across - 0.17) / 0.2;
      return down > 0.06 && down < 0.86 ? 4.4 * Math.min(1, Math.max(0, fore * 1.6)) : 0;
    }) +
    `<path d="${fan}" fill="none" stroke="${glow}" stroke-width="2.2" opacity=".2"/>`
  );
}

/** A thin film round the toe and a slim strut that locks the heel. */
function overlays(sketch: Sketch): string {
  const { feather, heel } = sketch.cut;
  const rim = reverse(part(feather, 0.62, 1));
  const guard = polygon([...rim, ...reverse(offset(rim, (share) => -4 - 30 * (1 - share) ** 0.7))]);
  const strut = band(
    [
      [1076, 520],
      [1010, 560],
      [960, 630],
      [930, 700],
      [912, 790],
    ],
    taper(26, 12),
  );
  const back = part(heel, 0.02, 0.36);
  return (
    film(sketch, guard, { roundness: 5 }) +
    film(sketch, strut, { roundness: 7, thickness: 2 }) +
    film(sketch, polygon([...back, ...reverse(offset(back, 20))]), { roundness: 6, colour: sketch.paint.tab })
  );
}

/** One foam from toe to tail, split by a plate that shows its carbon in the hollow of the arch. */
function midsole(sketch: Sketch): string {
  const { drawing, paint } = sketch;
  const lower = loop(plateLine, [
    [1180, 720],
    [1180, 920],
    [60, 920],
    [60, 730],
  ]);
  const window = polygon([
    ...offset(part(plateLine, 0.4, 0.84), (share) => -13 * Math.sin(Math.PI * share)),
    ...reverse(offset(part(plateLine, 0.4, 0.84), (share) => 17 * Math.sin(Math.PI * share))),
  ]);
  const plate = drawing.linear([
    [0, '#3a3d45'],
    [1, '#14161b'],
  ]);
  const under: Run = [
    [640, 858],
    [740, 842],
    [840, 858],
    [760, 900],
    [660, 900],
  ];
  const foam = drawing.linear(tones(paint.foam, [0, 0.08], [1, -0.16]));
  const facets: readonly Run[] = [
    [
      [1150, 716],
      [1080, 748],
      [1000, 764],
    ],
    [
      [1128, 776],
      [1070, 812],
      [1000, 836],
    ],
    [
      [166, 810],
      [250, 829],
      [336, 837],
    ],
  ];
  return foamBody(
    sketch,
    paint.sole,
    drawing.panel(lower, foam, { roundness: 5, strength: 0.4 }) +
      patch(drawing, under, drawing.ink, 0.24, 18) +
      facets.map((facet) => foamGroove(sketch, sprung(facet), paint.sole, 3)).join('') +
      drawing.softLine(smooth(plateLine), '#0d0f14', 0.85, 7, 0.7) +
      drawing.softLine(smooth(offset(plateLine, 5)), '#fff', 0.5, 2.4, 1) +
      drawing.panel(window, plate, { roundness: 4, strength: 0.9, inner: overlay(window, carbon(drawing, 12, 0.8)) }),
  );
}

/** Rubber only where the foot lands and where it pushes off. */
const outsole = (sketch: Sketch): string =>
  tread(sketch, { from: 0.02, to: 0.2, thickness: 9, climb: 5, lugs: 20, lugWidth: 8, lugHeight: 1 }) +
  tread(sketch, { from: 0.47, to: 0.99, thickness: 9, climb: 6, lugs: 58, lugWidth: 8, lugHeight: 0.5 });

function lettering({ paint, brand: { name } }: Sketch): string {
  const ink = mix(paint.sole, readableOn(paint.sole, 0.7), 0.9);
  const place = { rotation: -9, skew: -4, fill: ink, opacity: 0.95 };
  return wordmark(name, 32, { maxWidth: 150, letterSpacing: 0.06 }).at(960, 778, place);
}

/** The racer: a low last whose toe rises, a sheer knit, foam in the accent's colour that rocks on a plate. */
export const tempo: ShoeDesign<ShoePalette> = {
  cut,
  stretch: [1.03, 0.88],
  paint: ({ base, accent, sole, foam, rubber, lace, lining, overlay: dark }) => {
    const print = clearest(base, [sole, lace, rubber], 0.2);
    const bright = lightness(accent) > 0.88 ? foam : accent;
    return {
      upper: base,
      rear: mix(base, dark, 0.8),
      film: dark,
      motif: print,
      collar: shade(dark, -0.1),
      tongue: dark,
      lip: print,
      lining,
      stay: shade(dark, -0.12),
      lace: clearest(base, [lace, rubber]),
      tab: accent,
      sole: bright,
      foam: mix(bright, '#ffffff', 0.5),
      rubber,
    };
  },
  parts: [
    inside,
    shell(sheerKnit),
    overlays,
    sideMotif(
      {
        blades: { x: 640, y: 700, width: 470, height: 230 },
        others: { x: 690, y: 696, width: 420, height: 120, rotation: -15, skew: 20 },
      },
      true,
    ),
    throat,
    collarBand,
    laces(punchedEyelet),
    formLight,
    midsole,
    lettering,
    outsole,
  ],
};
