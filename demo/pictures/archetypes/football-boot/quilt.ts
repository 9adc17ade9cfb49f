import { lightness, mix, readableOn, shade } from '../../lib/colour.ts';
import { loop, offset, part, sample, smooth, type Point, type Run } from '../../lib/geometry.ts';
import { crumple, knit, overlay } from '../../lib/materials.ts';
import { cord, seam, stitch } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { clearest } from '../footwear/contrast.ts';
import { groove, tones } from '../footwear/form.ts';
import { film, formLight, inside, shell, sideMotif } from '../footwear/side-upper.ts';
import { solePath, upperPath, upperWeb, type ShoeCut, type ShoeDesign, type Sketch } from '../footwear/sketch.ts';
import { laces, punchedEyelet, stayStitches, throat } from '../footwear/throat.ts';
import type { FootballBootPalette } from './last.ts';
import { stud, type Stud } from './plate.ts';

// The low, rounded last of the old school, with a tongue that folds over the laces.
const cut: ShoeCut = {
  topline: [
    [104, 796],
    [102, 762],
    [124, 728],
    [170, 702],
    [246, 682],
    [330, 660],
    [408, 624],
    [480, 574],
    [548, 518],
    [604, 470],
    [648, 434],
  ],
  collar: [
    [648, 434],
    [692, 474],
    [746, 514],
    [806, 538],
    [864, 538],
    [920, 514],
    [966, 478],
    [1004, 444],
  ],
  heel: [
    [1004, 444],
    [1032, 432],
    [1048, 448],
    [1042, 506],
    [1030, 566],
    [1028, 630],
    [1036, 700],
    [1048, 760],
    [1050, 806],
  ],
  feather: [
    [1050, 806],
    [960, 818],
    [840, 824],
    [720, 824],
    [620, 828],
    [520, 834],
    [400, 838],
    [290, 836],
    [200, 826],
    [140, 814],
    [104, 796],
  ],
  farRim: [
    [640, 444],
    [690, 416],
    [744, 446],
    [806, 484],
    [862, 488],
    [918, 462],
    [966, 436],
    [1004, 444],
  ],
  tongueFront: [
    [600, 500],
    [632, 452],
    [652, 422],
    [664, 400],
    [682, 380],
    [710, 370],
    [738, 378],
    [750, 398],
  ],
  tongueBack: [
    [750, 398],
    [744, 450],
    [738, 500],
    [740, 530],
  ],
  collarDepth: 40,
  throat: {
    from: 0.33,
    stayTop: [
      [352, 656],
      [406, 634],
      [476, 588],
      [546, 532],
      [610, 478],
      [660, 446],
    ],
    stayBottom: [
      [346, 672],
      [372, 686],
      [430, 668],
      [502, 622],
      [576, 566],
      [642, 512],
      [690, 474],
    ],
    eyelets: [
      [384, 652],
      [436, 620],
      [486, 586],
    ],
    bars: 3,
    laceWidth: 14,
  },
  sole: {
    top: [
      [96, 806, 1],
      [112, 792],
      [160, 806],
      [240, 820],
      [340, 826],
      [460, 824],
      [560, 818],
      [660, 808],
      [760, 806],
      [860, 800],
      [950, 788],
      [1020, 776],
      [1062, 776, 1],
    ],
    heel: [
      [1062, 776],
      [1072, 800],
      [1068, 830],
      [1052, 850],
    ],
    bottom: [
      [1052, 850],
      [960, 858],
      [860, 856],
      [760, 846],
      [660, 842],
      [560, 852],
      [440, 862],
      [320, 862],
      [220, 850],
      [146, 840],
      [108, 826],
      [96, 806],
    ],
  },
};

const night = '#05070f';
const threadOn = (colour: string): string => mix(colour, lightness(colour) < 0.7 ? '#ffffff' : '#12181f', 0.4);

/** Where the quarter is sewn upon the quilted vamp. */
const quarterSeam: Run = [
  [420, 690],
  [470, 716],
  [508, 760],
  [530, 840],
];

/** A coated skin with a fine grain. */
function skin({ drawing, cut: lines }: Sketch): string {
  const path = upperPath(lines);
  return (
    drawing.grain(path, { frequency: 0.3, scale: 0.4, opacity: 0.26, seed: 11 }) +
    crumple(drawing, path, { seed: 4, opacity: 0.16, frequency: 0.012, frequencyY: 0.012, scale: 6, blur: 4 })
  );
}

/** Puffed rows across the vamp, each between two lines of stitching. */
function quilting({ drawing, cut: lines, paint }: Sketch): string {
  const { top, bottom } = upperWeb(lines);
  const [skyline, foot] = [sample(top, 200), sample(bottom, 200)];
  const dark = lightness(paint.upper) < 0.45;
  const row = (index: number): Point[] => {
    const [from, to] = [skyline[14 + index * 8]!, foot[22 + index * 8]!];
    return Array.from({ length: 9 }, (_, step): Point => {
      const down = (index < 7 ? 0.1 : 0.3) + step * (index < 7 ? 0.1 : 0.075);
      const bulge = 16 * Math.sin(Math.PI * down);
      return [from.x + (to.x - from.x) * down - bulge, from.y + (to.y - from.y) * down];
    });
  };
  return drawing.clip(
    upperPath(lines),
    Array.from({ length: 8 }, (_, index) => {
      const line = row(index);
      return (
        drawing.softLine(smooth(offset(line, -15)), '#fff', dark ? 0.2 : 0.5, 13, 6) +
        drawing.softLine(smooth(offset(line, 3)), drawing.ink, drawing.isLight ? 0.34 : 0.5, 8, 3.4) +
        stitch(line, threadOn(paint.upper), { length: 6, gap: 5, width: 1.9 })
      );
    }).join(''),
  );
}

/** The quarter laid over the vamp, the counter at the heel, and their double seams. */
function panels(sketch: Sketch): string {
  const { drawing, cut: lines, paint } = sketch;
  const quarter = loop(
    quarterSeam,
    [
      [530, 840],
      [1080, 840],
    ],
    [
      [1080, 840],
      [1080, 420],
    ],
    [
      [1080, 420],
      [640, 420],
    ],
    [
      [640, 420],
      [560, 580],
      [420, 690],
    ],
  );
  const edge: Run = [
    [1040, 560],
    [1000, 574],
    [964, 626],
    [930, 690],
    [880, 750],
    [800, 806],
  ];
  const counter = loop(
    edge,
    [
      [800, 806],
      [800, 850],
      [1100, 850],
    ],
    [
      [1100, 850],
      [1080, 550],
      [1040, 560],
    ],
  );
  const grain = drawing.grain(quarter, { frequency: 0.3, scale: 0.4, opacity: 0.26, seed: 3 });
  const sewn = (line: Run, colour: string): string =>
    [9, 17].map((by) => stitch(offset(line, -by), threadOn(colour), { length: 7, gap: 5, width: 1.9 })).join('');
  return (
    film(sketch, quarter, { colour: paint.rear, roundness: 8, thickness: 3, inner: grain }) +
    film(sketch, counter, { roundness: 10, thickness: 3 }) +
    drawing.clip(upperPath(lines), sewn(quarterSeam, paint.rear) + sewn(edge, paint.film))
  );
}

/** The narrow bound rim of the opening. */
function rim({ drawing, cut: { collar }, paint }: Sketch): string {
  const line = offset(part(collar, 0.03, 0.99), 7);
  return (
    cord(smooth(line), 17, paint.collar) +
    seam(offset(line, 12), { width: 2, opacity: 0.4 }) +
    drawing.softLine(smooth(offset(line, -4)), '#fff', 0.25, 3, 1.4)
  );
}

/** The tongue folded forward over the laces, stitched round its edge, with the brand's name. */
function fold({ drawing, paint, brand: { name } }: Sketch): string {
  const crest: Run = [
    [476, 566],
    [536, 506],
    [596, 450],
    [636, 410],
    [672, 384],
    [710, 376],
    [738, 392],
  ];
  const hem: Run = [
    [736, 424],
    [712, 476],
    [664, 536],
    [612, 590],
    [560, 640],
    [514, 676],
  ];
  const path = loop(
    crest,
    [
      [738, 392],
      [744, 406],
      [736, 424],
    ],
    hem,
    [
      [514, 676],
      [466, 678],
      [444, 636],
      [476, 566],
    ],
  );
  const row = [...offset(hem, 12), [484, 662], [466, 644], [462, 624], [476, 594]] satisfies Point[];
  const skinPaint = drawing.linear(tones(paint.tongue, [0, 0.22], [0.5, 0], [1, -0.2]), 0, 0, 0.7, 1);
  const inner =
    drawing.grain(path, { frequency: 0.3, scale: 0.4, opacity: 0.26, seed: 8 }) +
    drawing.softLine(smooth(offset(crest, 16)), '#fff', 0.4, 14, 7) +
    drawing.softLine(smooth(hem), night, 0.3, 18, 8) +
    drawing.fold(
      [
        [700, 400],
        [664, 450],
        [640, 520],
      ],
      13,
      0.2,
    );
  const ink = readableOn(paint.tongue, 0.62, '#12181f');
  return (
    drawing.panel(path, skinPaint, {
      roundness: 16,
      strength: 0.9,
      shadow: drawing.dropShadow(3, 9, 7, 0.45),
      inner,
    }) +
    stitch(row, threadOn(paint.tongue), { length: 6, gap: 5, width: 1.9 }) +
    wordmark(name, 36, { maxWidth: 168 }).at(598, 522, { rotation: -43, fill: ink, opacity: 0.95 })
  );
}

function heelTab({ drawing, paint }: Sketch): string {
  const path = loop(
    [
      [1000, 452],
      [1014, 420],
      [1036, 408],
      [1056, 424],
      [1056, 470],
    ],
    [
      [1056, 470],
      [1046, 540],
    ],
    [
      [1046, 540],
      [1022, 536],
    ],
    [
      [1022, 536],
      [1022, 480],
      [1000, 452],
    ],
  );
  const cloth = drawing.linear(tones(paint.tab, [0, 0.15], [1, -0.25]), 0, 0, 1, 1);
  return drawing.panel(path, cloth, {
    roundness: 8,
    strength: 0.8,
    inner: overlay(path, knit(drawing), 0.3),
    shadow: drawing.dropShadow(1, 3, 3, 0.3),
  });
}

/** A plain plate on few broad studs. */
function plate(sketch: Sketch): string {
  const {
    drawing,
    cut: { sole },
    paint,
  } = sketch;
  const near: Stud[] = [
    [208, 58, 838],
    [366, 62, 854],
    [516, 60, 848],
    [900, 64, 848],
    [1012, 54, 846],
  ];
  const far: Stud[] = [
    [290, 48, 850],
    [446, 50, 854],
    [832, 52, 844],
    [964, 46, 846],
  ];
  const [base, tip] = [shade(paint.sole, -0.25), shade(paint.sole, -0.3)];
  const line = offset(part(sole.top, 0.03, 0.98), 20);
  const inner =
    drawing.softLine(smooth(offset(sole.top, 6)), '#fff', lightness(paint.sole) > 0.5 ? 0.55 : 0.4, 4, 1.6) +
    drawing.grain(solePath(sketch.cut), { frequency: 0.7, octaves: 2, scale: 0.3, opacity: 0.35 }) +
    groove(drawing, line, { light: 0.28, distance: 5, lipWidth: 2.6, colour: night });
  const nylon = drawing.linear(tones(paint.sole, [0, 0.2], [0.5, 0], [1, -0.3]));
  return (
    `<g opacity=".9">${far.map((each) => stud(drawing, each, 902, base, tip)).join('')}</g>` +
    near.map((each) => stud(drawing, each, 908, paint.sole, paint.rubber)).join('') +
    drawing.panel(solePath(sketch.cut), nylon, { roundness: 10, strength: 0.85, inner })
  );
}

/** In the old manner: a soft quilted vamp, a sewn quarter, a tongue folded over the laces, few broad studs. */
export const quilt: ShoeDesign<FootballBootPalette> = {
  cut,
  paint: ({ base, heel, plate: sole, stud: tip, lace, lining, mark }) => ({
    upper: base,
    rear: base,
    film: heel,
    motif: clearest(base, [mark, lace, tip], 0.2),
    collar: heel,
    tongue: heel,
    lip: heel,
    lining,
    stay: base,
    lace: clearest(base, [lace, mark, tip], 0.2),
    tab: tip,
    sole,
    foam: sole,
    rubber: tip,
  }),
  parts: [
    inside,
    shell(skin),
    quilting,
    panels,
    sideMotif({
      blades: { x: 730, y: 720, width: 270, height: 210 },
      others: { x: 730, y: 700, width: 236, height: 122, rotation: -8, skew: 14 },
    }),
    throat,
    stayStitches,
    rim,
    laces(punchedEyelet),
    formLight,
    heelTab,
    fold,
    plate,
  ],
};
