import { lightness, mix, readableOn, shade } from '../../lib/colour.ts';
import { loop, type Run } from '../../lib/geometry.ts';
import { stitch } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { patch, tones } from '../footwear/form.ts';
import { laces, punchedEyelet, stayStitches, throat } from '../footwear/throat.ts';
import type { ShoeCut, ShoeDesign, Sketch } from '../footwear/sketch.ts';
import { foamBody, foamGroove, swelling, tread } from '../footwear/side-sole.ts';
import { collarBand, film, formLight, inside, plainMesh, shell, sideMotif } from '../footwear/side-upper.ts';
import type { ShoePalette } from './palette.ts';

const cut: ShoeCut = {
  topline: [
    [112, 778],
    [108, 752],
    [122, 722],
    [160, 694],
    [220, 672],
    [300, 652],
    [370, 622],
    [440, 576],
    [520, 514],
    [596, 456],
    [652, 410],
  ],
  collar: [
    [652, 410],
    [690, 446],
    [738, 494],
    [796, 528],
    [854, 538],
    [910, 522],
    [956, 484],
    [996, 438],
    [1036, 398],
  ],
  heel: [
    [1036, 398],
    [1060, 392],
    [1072, 412],
    [1064, 460],
    [1050, 520],
    [1046, 580],
    [1056, 640],
    [1072, 692],
    [1078, 742],
  ],
  feather: [
    [1078, 742],
    [1030, 748],
    [940, 757],
    [820, 772],
    [690, 792],
    [560, 808],
    [430, 818],
    [310, 822],
    [220, 816],
    [154, 802],
    [112, 778],
  ],
  farRim: [
    [640, 420],
    [700, 396],
    [752, 436],
    [820, 478],
    [880, 480],
    [936, 446],
    [984, 404],
    [1036, 398],
  ],
  tongueFront: [
    [600, 492],
    [624, 446],
    [648, 404],
    [676, 360],
    [698, 322],
    [732, 300],
    [768, 310],
    [780, 338],
  ],
  tongueBack: [
    [780, 338],
    [766, 400],
    [748, 460],
    [756, 530],
  ],
  collarDepth: 54,
  throat: {
    from: 0.33,
    stayTop: [
      [356, 640],
      [398, 622],
      [460, 588],
      [540, 530],
      [612, 478],
      [676, 436],
    ],
    stayBottom: [
      [350, 656],
      [374, 672],
      [420, 668],
      [490, 630],
      [568, 578],
      [650, 522],
      [704, 488],
    ],
    eyelets: [
      [398, 640],
      [466, 603],
      [542, 549],
      [614, 496],
      [672, 456],
    ],
    bars: 5,
    laceWidth: 16,
  },
  sole: {
    top: [
      [88, 800, 1],
      [90, 780],
      [104, 772],
      [150, 796],
      [220, 809],
      [310, 815],
      [430, 811],
      [560, 800],
      [690, 783],
      [820, 763],
      [940, 747],
      [1030, 735],
      [1084, 725],
      [1100, 724],
    ],
    heel: [
      [1100, 724],
      [1118, 730],
      [1128, 750],
      [1126, 800],
      [1108, 842],
      [1076, 872],
    ],
    bottom: [
      [1076, 872],
      [1040, 882],
      [960, 887],
      [820, 888],
      [680, 888],
      [540, 890],
      [420, 889],
      [310, 884],
      [220, 870],
      [150, 845],
      [108, 822],
      [88, 800],
    ],
  },
};

/** Fused toe cap and heel counter. */
function overlays(sketch: Sketch): string {
  const { drawing } = sketch;
  const toe = loop(
    [
      [90, 785],
      [98, 748],
      [118, 720],
      [150, 692],
    ],
    [
      [150, 692],
      [184, 722],
      [244, 752],
      [330, 778],
      [420, 796],
      [530, 806],
    ],
    [
      [530, 806],
      [500, 840],
      [300, 850],
      [110, 815],
    ],
  );
  const counter = loop(
    [
      [1090, 548],
      [1030, 548],
      [975, 592],
      [925, 656],
      [868, 716],
      [790, 780],
    ],
    [
      [790, 780],
      [1120, 780],
      [1090, 548],
    ],
  );
  const toeLight: Run = [
    [120, 724],
    [160, 690],
    [180, 700],
    [150, 735],
    [130, 760],
  ];
  const counterShade: Run = [
    [1050, 540],
    [1100, 560],
    [1120, 760],
    [1060, 760],
  ];
  const counterLight: Run = [
    [960, 640],
    [1010, 590],
    [1030, 610],
    [990, 680],
    [940, 720],
  ];
  return (
    film(sketch, toe, { inner: patch(drawing, toeLight, '#fff', 0.4, 9) }) +
    film(sketch, counter, {
      inner: patch(drawing, counterShade, drawing.ink, 0.5, 18) + patch(drawing, counterLight, '#fff', 0.25, 14),
    })
  );
}

/** The loop at the heel by which the shoe is pulled on. */
function pullTab({ drawing, paint }: Sketch): string {
  const tab = loop(
    [
      [1030, 396],
      [1040, 372],
      [1062, 362],
      [1082, 372],
      [1086, 396],
    ],
    [
      [1086, 396],
      [1080, 440],
      [1068, 486],
    ],
    [
      [1068, 486],
      [1056, 494],
      [1048, 488],
    ],
    [
      [1048, 488],
      [1056, 440],
      [1052, 410],
      [1030, 396],
    ],
  );
  const cloth = drawing.linear(tones(paint.tab, [0, 0.15], [1, -0.3]), 0, 0, 1, 1);
  const thread = { length: 5, gap: 4, width: 1.7 };
  return (
    drawing.panel(tab, cloth, { roundness: 7, strength: 0.8, shadow: drawing.dropShadow(2, 3, 3, 0.3) }) +
    stitch(
      [
        [1066, 384],
        [1070, 430],
        [1059, 478],
      ],
      shade(paint.tab, 0.5),
      thread,
    )
  );
}

function lettering({ paint, brand: { name } }: Sketch): string {
  const ink = mix(paint.film, readableOn(paint.film, 0.7), 0.85);
  const tab = { rotation: 2, fill: readableOn(paint.lip), opacity: 0.95 };
  // The heel turns into the shade right of x = 1040, where dark letters would drown.
  return (
    wordmark(name, 34, { maxWidth: 148 }).at(964, 693, { rotation: -9, fill: ink, opacity: 0.95 }) +
    wordmark(name.charAt(0), 22, { maxWidth: 22 }).at(735, 319, tab)
  );
}

/** The foam midsole with its flowing groove, coloured wedge and heel flutes. */
function midsole(sketch: Sketch): string {
  const { drawing, paint } = sketch;
  const isLight = lightness(paint.sole) > 0.6;
  const groove: Run = [
    [176, 832],
    [330, 848],
    [520, 842],
    [700, 818],
    [860, 806],
    [1000, 804],
    [1124, 780],
  ];
  const wedge = loop(
    [
      [520, 874],
      [640, 850],
      [760, 834],
      [880, 832],
      [1000, 842],
      [1100, 846],
    ],
    [
      [1110, 850],
      [1102, 872],
      [960, 892],
      [800, 893],
      [640, 893],
      [520, 874],
    ],
  );
  const foam = drawing.linear(tones(paint.foam, [0, 0.1], [1, -0.2]));
  const flutes = Array.from({ length: 7 }, (_, index) => {
    const [x, y] = [850 + index * 38, 770 - index * 3.5];
    return (
      drawing.softLine(`M${x - 20} ${y - 2}L${x - 42} ${y + 30}`, drawing.ink, 0.3, 6, 2.2) +
      drawing.softLine(`M${x - 14} ${y}L${x - 36} ${y + 32}`, '#fff', isLight ? 0.8 : 0.25, 4, 1.6)
    );
  });
  return foamBody(
    sketch,
    paint.sole,
    drawing.softShape(swelling(groove, 28), drawing.ink, 0.26, 7) +
      foamGroove(sketch, groove, paint.sole) +
      drawing.panel(wedge, foam, { roundness: 6, strength: 0.6 }) +
      flutes.join(''),
  );
}

const outsole = (sketch: Sketch): string =>
  tread(sketch, { from: 0.005, to: 1, thickness: 17, lugs: 60, lugWidth: 14, lugHeight: 3 });

/** The trainer for every day: mesh, toe cap and counter of film, a foam wedge under the heel. */
export const daily: ShoeDesign<ShoePalette> = {
  cut,
  paint: ({ base, accent, sole, foam, rubber, lace, lining, overlay }) => ({
    upper: base,
    rear: base,
    film: overlay,
    motif: accent,
    collar: base,
    tongue: base,
    lip: accent,
    lining,
    stay: overlay,
    lace,
    tab: accent,
    sole,
    foam,
    rubber,
  }),
  parts: [
    inside,
    shell(plainMesh),
    overlays,
    sideMotif({
      blades: { x: 686, y: 686, width: 332, height: 240 },
      others: { x: 690, y: 683, width: 320, height: 138, rotation: -10, skew: 14 },
    }),
    throat,
    stayStitches,
    collarBand,
    pullTab,
    laces(punchedEyelet),
    lettering,
    formLight,
    midsole,
    outsole,
  ],
};
