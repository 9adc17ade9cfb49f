import { lightness, mix, readableOn, shade } from '../../lib/colour.ts';
import { loop, offset, part, reverse, smooth, type Run } from '../../lib/geometry.ts';
import { flatLace, folds, ribLines } from '../../lib/hardware.ts';
import { jersey, overlay, ripstop } from '../../lib/materials.ts';
import { cord, seam, stitch } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { clearest } from '../footwear/contrast.ts';
import { groove, patch, tones } from '../footwear/form.ts';
import { foamBody, foamGroove, tread } from '../footwear/side-sole.ts';
import { film, formLight, shell, sideMotif } from '../footwear/side-upper.ts';
import { upperPath, type ShoeCut, type ShoeDesign, type Sketch } from '../footwear/sketch.ts';
import { laces, stayStitches, throat, webbingEyelet } from '../footwear/throat.ts';
import type { TrailShoePalette } from './palette.ts';
import { lugRow, type LugRow } from './sole.ts';

// Low and close to the ground; the cuff of a gaiter takes the place of the tongue.
const cut: ShoeCut = {
  topline: [
    [118, 770],
    [112, 740],
    [126, 704],
    [160, 676],
    [216, 654],
    [292, 634],
    [364, 606],
    [434, 560],
    [508, 504],
    [574, 450],
    [628, 402],
  ],
  collar: [
    [628, 402],
    [670, 432],
    [720, 462],
    [780, 480],
    [840, 480],
    [900, 464],
    [950, 436],
    [992, 408],
    [1024, 386],
  ],
  heel: [
    [1024, 386],
    [1048, 380],
    [1062, 398],
    [1058, 450],
    [1046, 510],
    [1042, 576],
    [1052, 640],
    [1068, 692],
    [1078, 738],
  ],
  feather: [
    [1078, 738],
    [960, 748],
    [820, 758],
    [680, 770],
    [540, 784],
    [400, 794],
    [280, 798],
    [190, 792],
    [118, 770],
  ],
  farRim: [
    [700, 262],
    [760, 250],
    [850, 246],
    [940, 246],
    [996, 254],
  ],
  tongueFront: [
    [590, 490],
    [616, 436],
    [650, 376],
    [682, 314],
    [700, 262],
  ],
  tongueBack: [
    [996, 254],
    [1006, 300],
    [1024, 350],
    [1044, 400],
    [1040, 450],
  ],
  collarDepth: 30,
  throat: {
    from: 0.34,
    stayTop: [
      [352, 622],
      [396, 602],
      [456, 562],
      [530, 508],
      [598, 452],
      [650, 420],
    ],
    stayBottom: [
      [344, 640],
      [370, 652],
      [428, 632],
      [494, 588],
      [572, 532],
      [640, 482],
      [690, 446],
    ],
    eyelets: [
      [384, 622],
      [452, 584],
      [528, 532],
      [598, 478],
      [652, 436],
    ],
    bars: 6,
    laceWidth: 9,
  },
  sole: {
    top: [
      [96, 782, 1],
      [100, 760],
      [136, 772],
      [200, 788],
      [290, 796],
      [400, 792],
      [540, 782],
      [680, 768],
      [820, 756],
      [940, 746],
      [1040, 730],
      [1092, 716, 1],
    ],
    heel: [
      [1092, 716],
      [1108, 730],
      [1108, 764],
      [1096, 804],
      [1074, 836],
    ],
    bottom: [
      [1074, 836],
      [960, 846],
      [820, 842],
      [700, 838],
      [560, 846],
      [420, 852],
      [300, 852],
      [210, 838],
      [140, 812],
      [96, 782],
    ],
  },
};

/** The elastic gaiter that keeps mud out: ribbed cloth, a hem with the brand's name, a tab behind. */
function gaiter({ drawing, cut: lines, paint, brand: { name } }: Sketch): string {
  const { farRim, tongueFront, tongueBack, collar } = lines;
  const foot = reverse(offset(collar, 50));
  const tube = loop(tongueFront, farRim, tongueBack, foot);
  const hemFoot: Run = [
    [682, 318],
    [760, 308],
    [850, 304],
    [940, 304],
    [1008, 310],
  ];
  const hem = loop(
    farRim,
    [
      [996, 254],
      [1008, 310],
    ],
    reverse(hemFoot),
    [
      [682, 318],
      [700, 262],
    ],
  );
  const mouth = loop(farRim, [
    [996, 254],
    [940, 266],
    [850, 268],
    [760, 272],
    [700, 262],
  ]);
  const cloth = drawing.linear(tones(paint.collar, [0, 0.02], [0.25, 0.16], [0.6, 0], [1, -0.4]), 0, 0, 1, 0);
  const trim = drawing.linear(tones(paint.tab, [0, -0.04], [0.25, 0.14], [0.6, 0], [1, -0.4]), 0, 0, 1, 0);
  const ink = readableOn(paint.tab, 0.7);
  const creases = folds(
    drawing,
    [
      [
        [
          [664, 372],
          [720, 396],
          [780, 402],
        ],
        12,
      ],
      [
        [
          [1020, 360],
          [970, 386],
          [910, 392],
        ],
        12,
      ],
      [
        [
          [690, 420],
          [760, 446],
          [830, 448],
        ],
        10,
      ],
    ],
    0.36,
    5,
  );
  return (
    drawing.panel(tube, cloth, {
      roundness: 20,
      strength: 0.85,
      inner:
        overlay(tube, jersey(drawing), 0.6) +
        ribLines(hemFoot, reverse(foot), 46, 2.4, 0.26) +
        creases +
        drawing.softLine(smooth(collar), '#05060c', 0.6, 36, 12),
    }) +
    drawing.panel(hem, trim, {
      roundness: 9,
      strength: 0.8,
      shadow: drawing.dropShadow(0, 4, 4, 0.4),
      inner: ribLines(farRim, hemFoot, 52, 1.6, 0.16),
    }) +
    drawing.panel(mouth, shade(paint.lining, -0.3), { roundness: 4, strength: 0.8 }) +
    wordmark(name, 30, { maxWidth: 150 }).at(826, 290, { fill: ink, opacity: 0.92 })
  );
}

/** Close ripstop. */
function ripstopCloth({ drawing, cut: lines }: Sketch): string {
  const path = upperPath(lines);
  return overlay(path, ripstop(drawing)) + overlay(path, jersey(drawing), 0.35);
}

/** The bound rim of the opening and the seam of the heel panel. */
function edging({ drawing, cut: lines, paint }: Sketch): string {
  const rim = offset(part(lines.collar, 0.01, 0.97), 5);
  const heelSeam: Run = [
    [930, 456],
    [946, 520],
    [934, 590],
    [900, 690],
  ];
  return drawing.clip(
    upperPath(lines),
    cord(smooth(rim), 15, paint.collar) +
      seam(heelSeam, { width: 2.6, opacity: 0.4 }) +
      stitch(offset(heelSeam, -8), mix(paint.upper, '#ffffff', 0.35), { length: 7, gap: 5, width: 1.8 }),
  );
}

/** The rand: rubber that runs round the whole upper, high over the toes and the heel. */
function rand(sketch: Sketch): string {
  const { drawing } = sketch;
  const edge: Run = [
    [1080, 600],
    [1030, 612],
    [980, 660],
    [900, 700],
    [780, 714],
    [640, 724],
    [500, 730],
    [380, 716],
    [280, 690],
    [206, 660],
    [166, 640],
  ];
  const path = loop(
    edge,
    [
      [166, 640],
      [80, 740],
      [80, 830],
    ],
    [
      [80, 830],
      [1120, 830],
      [1080, 600],
    ],
  );
  const glint: Run = [
    [130, 706],
    [164, 672],
    [190, 684],
    [160, 720],
    [140, 740],
  ];
  const ridges = [0, 1, 2, 3].map((row) =>
    groove(
      drawing,
      [
        [112 + row * 3, 716 + row * 16],
        [164, 706 + row * 17],
        [230, 726 + row * 14],
        [310, 748 + row * 11],
      ],
      { shade: 0.5, light: 0.24, distance: 4, colour: '#05070f' },
    ),
  );
  const inner = patch(drawing, glint, '#fff', 0.3, 8) + ridges.join('');
  return film(sketch, path, { roundness: 10, thickness: 3, inner });
}

/** A thin cord that is pulled tight through a lock instead of being tied. */
function cordLock({
  drawing,
  cut: {
    throat: { laceWidth },
  },
  paint,
}: Sketch): string {
  const ends = 'M664 424C640 400 628 372 634 338M672 420C650 396 640 366 648 334';
  const lock = loop(
    [
      [622, 372],
      [646, 360],
      [672, 366],
    ],
    [
      [672, 366],
      [680, 392],
      [676, 414],
    ],
    [
      [676, 414],
      [652, 424],
      [630, 418],
    ],
    [
      [630, 418],
      [620, 396],
      [622, 372],
    ],
  );
  const plastic = drawing.linear(tones(paint.film, [0, 0.35], [1, -0.2]), 0, 0, 1, 1);
  return (
    `<g filter="${drawing.dropShadow(3, 4, 3, 0.4)}">${flatLace(ends, paint.lace, laceWidth)}</g>` +
    drawing.panel(lock, plastic, { roundness: 8, shadow: drawing.dropShadow(2, 4, 3, 0.5) }) +
    `<circle cx="650" cy="391" r="9" fill="${paint.tab}"/><circle cx="650" cy="391" r="9" fill="none" stroke="#05060c"
 stroke-opacity=".5" stroke-width="2"/>`
  );
}

/** A thin firm foam with one sharp line. */
function midsole(sketch: Sketch): string {
  const {
    paint,
    cut: { sole },
  } = sketch;
  const line = reverse(offset(part(sole.bottom, 0.04, 0.94), 34, 24));
  return foamBody(sketch, paint.sole, foamGroove(sketch, line, paint.sole, 4));
}

const claws: LugRow = {
  count: 13,
  first: 0.05,
  pitch: 0.0745,
  half: 22,
  height: 52,
  turn: 7,
  rake: [12, 13],
  gaps: [7],
};

/** Long claws far apart, so that mud falls out: the far row in shade, then the near one. */
function clawRows({ drawing, cut: { sole }, paint }: Sketch): string {
  const line = reverse(sole.bottom);
  return (
    lugRow(drawing, line, claws, shade(paint.rubber, -0.4), 28, -4) + lugRow(drawing, line, claws, paint.rubber, 0, 6)
  );
}

const outsole = (sketch: Sketch): string =>
  tread(sketch, { from: 0.005, to: 0.995, thickness: 12, climb: 10, lugs: 2, lugWidth: 1, lugHeight: 1 });

/** For soft ground: a gaiter, a rubber rand all round, a cord lock, and long claws in the accent's colour. */
export const mud: ShoeDesign<TrailShoePalette> = {
  cut,
  paint: ({ base, cage, accent, foam, rubber, lace, lining }) => ({
    upper: base,
    rear: base,
    film: lightness(rubber) < 0.2 ? mix(rubber, '#888888', 0.1) : rubber,
    motif: clearest(base, [accent, foam, lace], 0.2),
    collar: cage,
    tongue: cage,
    lip: accent,
    lining,
    stay: cage,
    lace: clearest(base, [lace, accent, foam], 0.25),
    tab: accent,
    sole: shade(cage, 0.08),
    foam,
    rubber: accent,
  }),
  parts: [
    gaiter,
    shell(ripstopCloth),
    edging,
    rand,
    sideMotif({
      blades: { x: 812, y: 612, width: 250, height: 170 },
      others: { x: 800, y: 620, width: 226, height: 110, rotation: -8, skew: 14 },
    }),
    throat,
    stayStitches,
    laces(webbingEyelet),
    cordLock,
    formLight,
    clawRows,
    midsole,
    outsole,
  ],
};
