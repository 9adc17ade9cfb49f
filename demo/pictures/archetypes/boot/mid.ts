import { lightness, mix, readableOn, shade } from '../../lib/colour.ts';
import { loop, offset, part, reverse, smooth, type Run } from '../../lib/geometry.ts';
import { mesh, overlay, ripstop } from '../../lib/materials.ts';
import { stitch } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { clearest } from '../footwear/contrast.ts';
import { band, groove, patch, taper, tones } from '../footwear/form.ts';
import type { LaceTurn } from '../footwear/lacing.ts';
import { foamBody, foamGroove, tread } from '../footwear/side-sole.ts';
import { collarBand, film, formLight, inside, shell, sideMotif } from '../footwear/side-upper.ts';
import { upperPath, type ShoeCut, type ShoeDesign, type Sketch } from '../footwear/sketch.ts';
import { laces, stayStitches, throat, webbingEyelet } from '../footwear/throat.ts';
import { lugRow, type LugRow } from '../trail-shoe/sole.ts';
import { hook, hookMetal } from './lacing.ts';
import type { BootPalette } from './last.ts';

// A shoe's last with a shaft that just covers the ankle.
const cut: ShoeCut = {
  topline: [
    [112, 776],
    [102, 738],
    [114, 696],
    [150, 664],
    [212, 642],
    [292, 626],
    [366, 600],
    [438, 552],
    [506, 490],
    [560, 424],
    [600, 352],
    [628, 284],
  ],
  collar: [
    [628, 284],
    [678, 308],
    [738, 330],
    [800, 334],
    [862, 314],
    [916, 280],
    [956, 260],
  ],
  heel: [
    [956, 260],
    [986, 254],
    [1002, 274],
    [998, 330],
    [984, 400],
    [982, 480],
    [998, 562],
    [1026, 634],
    [1046, 694],
    [1054, 744],
  ],
  feather: [
    [1054, 744],
    [940, 756],
    [820, 770],
    [680, 784],
    [540, 798],
    [400, 808],
    [280, 810],
    [190, 802],
    [112, 776],
  ],
  farRim: [
    [612, 314],
    [660, 288],
    [730, 278],
    [806, 280],
    [880, 268],
    [956, 260],
  ],
  tongueFront: [
    [576, 414],
    [598, 364],
    [616, 312],
    [630, 260],
    [646, 218],
    [682, 194],
    [726, 198],
    [750, 224],
  ],
  tongueBack: [
    [750, 224],
    [744, 294],
    [734, 364],
    [730, 424],
  ],
  collarDepth: 92,
  throat: {
    from: 0.33,
    stayTop: [
      [352, 622],
      [398, 606],
      [458, 562],
      [526, 498],
      [582, 428],
      [622, 356],
      [646, 302],
    ],
    stayBottom: [
      [340, 638],
      [366, 660],
      [430, 646],
      [500, 600],
      [570, 530],
      [626, 454],
      [666, 378],
      [688, 316],
    ],
    eyelets: [
      [384, 630],
      [452, 590],
      [524, 524],
      [582, 452],
      [626, 378],
      [650, 324],
    ],
    bars: 7,
    laceWidth: 14,
  },
  sole: {
    top: [
      [86, 794, 1],
      [88, 766],
      [104, 756],
      [150, 778],
      [216, 796],
      [300, 804],
      [420, 800],
      [550, 788],
      [680, 774],
      [820, 758],
      [940, 744],
      [1030, 730],
      [1074, 724, 1],
    ],
    heel: [
      [1074, 724],
      [1090, 736],
      [1094, 772],
      [1086, 814],
      [1066, 846],
    ],
    bottom: [
      [1066, 846],
      [940, 856],
      [820, 854],
      [720, 842],
      [640, 842],
      [540, 858],
      [420, 862],
      [310, 856],
      [220, 838],
      [146, 818],
      [104, 802],
      [86, 794],
    ],
  },
};

const sewing = { length: 7, gap: 5, width: 1.9 };

function cloth({ drawing, cut: lines }: Sketch): string {
  const path = upperPath(lines);
  return overlay(path, mesh(drawing, 0.8), 0.85) + overlay(path, ripstop(drawing), 0.6);
}

/** A piece of suede on the textile, sewn twice along its edge. */
function suede(sketch: Sketch, path: string, edge: Run): string {
  const { drawing, cut: lines, paint } = sketch;
  const nap = drawing.grain(path, { frequency: 0.22, octaves: 3, scale: 0.5, opacity: 0.4, seed: 5 });
  const thread = mix(paint.film, '#ffffff', 0.36);
  return (
    film(sketch, path, { roundness: 8, thickness: 3, inner: nap }) +
    drawing.clip(upperPath(lines), [9, 17].map((by) => stitch(offset(edge, -by), thread, sewing)).join(''))
  );
}

/** Struts that hand the pull of the laces down to the sole, and the strap round the ankle. */
function struts(sketch: Sketch): string {
  const front: Run = [
    [478, 594],
    [512, 664],
    [534, 734],
    [540, 824],
  ];
  const middle: Run = [
    [604, 474],
    [650, 574],
    [684, 674],
    [700, 814],
  ];
  const ankle: Run = [
    [652, 406],
    [740, 454],
    [840, 458],
    [930, 428],
    [1010, 386],
  ];
  return (
    film(sketch, band(middle, taper(17, 34)), { roundness: 8, thickness: 3 }) +
    film(sketch, band(front, taper(18, 40)), { roundness: 8, thickness: 3 }) +
    film(sketch, band(ankle, taper(15, 20)), { roundness: 7, thickness: 3 })
  );
}

/** The suede of the vamp's edge and of the heel. */
function overlays(sketch: Sketch): string {
  const vamp: Run = [
    [216, 634],
    [264, 674],
    [330, 706],
    [420, 724],
    [520, 732],
    [640, 736],
  ];
  const heel: Run = [
    [996, 344],
    [956, 374],
    [932, 454],
    [916, 544],
    [876, 624],
    [806, 684],
    [700, 724],
    [600, 740],
  ];
  const mudguard = loop(
    vamp,
    [
      [640, 736],
      [640, 834],
      [60, 834],
    ],
    [
      [60, 834],
      [100, 634],
      [216, 634],
    ],
  );
  const counter = loop(
    heel,
    [
      [600, 740],
      [600, 854],
      [1100, 854],
    ],
    [
      [1100, 854],
      [996, 344],
    ],
  );
  return suede(sketch, mudguard, reverse(vamp)) + suede(sketch, counter, heel);
}

/** The rubber rand that runs round the whole boot, high over the toes and the heel. */
function rand(sketch: Sketch): string {
  const { drawing, paint } = sketch;
  const edge: Run = [
    [1080, 634],
    [1030, 646],
    [990, 684],
    [920, 718],
    [800, 740],
    [660, 756],
    [520, 768],
    [400, 768],
    [300, 750],
    [220, 718],
    [168, 686],
    [138, 668],
  ];
  const path = loop(
    edge,
    [
      [138, 668],
      [70, 754],
      [70, 854],
    ],
    [
      [70, 854],
      [1110, 854],
      [1080, 634],
    ],
  );
  const glint: Run = [
    [118, 738],
    [150, 694],
    [176, 710],
    [148, 752],
    [128, 770],
  ];
  const ridges = [0, 1, 2].map((row) =>
    groove(
      drawing,
      [
        [104 + row * 3, 750 + row * 15],
        [156, 740 + row * 17],
        [224, 762 + row * 14],
        [310, 784 + row * 10],
      ],
      { shade: 0.5, light: 0.22, distance: 4, colour: '#05070f' },
    ),
  );
  return film(sketch, path, {
    colour: paint.rubber,
    roundness: 10,
    thickness: 3,
    inner: patch(drawing, glint, '#fff', 0.3, 8) + ridges.join(''),
  });
}

/** Webbing loops on the foot, open hooks on the shaft. */
function eyelet(sketch: Sketch, turn: LaceTurn): string {
  return turn.y < 430 ? hook(sketch.drawing, turn, hookMetal(sketch.drawing)) : webbingEyelet(sketch, turn);
}

/** The webbing loop at the heel by which the boot is pulled on. */
function pullLoop({ drawing, paint: { tab } }: Sketch): string {
  const path = smooth([
    [962, 364],
    [962, 296],
    [970, 248],
    [988, 230],
    [1006, 246],
    [1004, 304],
    [992, 374],
  ]);
  const light = 'stroke="#fff" stroke-opacity=".25" stroke-width="4" transform="translate(-3 -2)"';
  return `<g fill="none" filter="${drawing.dropShadow(2, 4, 3)}">
<path d="${path}" stroke="${shade(tab, -0.4)}" stroke-width="17"/>
<path d="${path}" stroke="${tab}" stroke-width="13.5"/><path d="${path}" ${light}/></g>`;
}

/** A soft foam above a firm wedge that rises under the heel. */
function midsole(sketch: Sketch): string {
  const {
    drawing,
    cut: { sole },
    paint,
  } = sketch;
  const edge: Run = [
    [60, 820],
    [200, 846],
    [360, 856],
    [520, 846],
    [660, 820],
    [800, 810],
    [940, 796],
    [1120, 772],
  ];
  const wedge = loop(edge, [
    [1120, 772],
    [1120, 934],
    [60, 934],
    [60, 820],
  ]);
  const firm = drawing.linear(tones(paint.foam, [0, 0.1], [1, -0.2]));
  const line = offset(part(sole.top, 0.3, 0.98), 24);
  return foamBody(
    sketch,
    paint.sole,
    foamGroove(sketch, line, paint.sole) +
      drawing.panel(wedge, firm, { roundness: 6, strength: 0.7, shadow: drawing.dropShadow(0, -2, 3, 0.35) }),
  );
}

const blocks: LugRow = {
  count: 18,
  first: 0.04,
  pitch: 0.0545,
  half: 21,
  height: 30,
  turn: 10,
  rake: [6, 7],
  gaps: [10],
};

function outsole(sketch: Sketch): string {
  const {
    drawing,
    cut: { sole },
    paint,
  } = sketch;
  const line = reverse(sole.bottom);
  return (
    lugRow(drawing, line, blocks, shade(paint.rubber, -0.35), 12, 2) +
    lugRow(drawing, line, blocks, paint.rubber, 0, 12) +
    tread(sketch, { from: 0.005, to: 0.995, thickness: 14, climb: 8, lugs: 2, lugWidth: 1, lugHeight: 1 })
  );
}

function lettering({ paint, brand: { name } }: Sketch): string {
  const ink = mix(paint.film, readableOn(paint.film, 0.62), 0.9);
  return wordmark(name, 28, { maxWidth: 108 }).at(942, 622, { rotation: -4, fill: ink, opacity: 0.92 });
}

/** For day walks: a low shaft of textile with suede, a rubber rand all round, a soft sole of two foams. */
export const mid: ShoeDesign<BootPalette> = {
  cut,
  paint: ({ base, panel, accent, rand: rubber, mid: foam, lace, lining }) => {
    const upper = mix(panel, base, 0.22);
    const isPale = lightness(foam) > 0.6;
    return {
      upper,
      rear: upper,
      film: base,
      motif: clearest(upper, [accent, foam, lace], 0.2),
      collar: panel,
      tongue: panel,
      lip: accent,
      lining,
      stay: base,
      lace,
      tab: accent,
      sole: isPale ? foam : mix(foam, '#9a968e', 0.3),
      foam: panel,
      rubber,
    };
  },
  parts: [
    inside,
    shell(cloth),
    struts,
    overlays,
    rand,
    sideMotif({
      blades: { x: 800, y: 594, width: 190, height: 150 },
      others: { x: 800, y: 564, width: 176, height: 96, rotation: -10, skew: 14 },
    }),
    throat,
    stayStitches,
    collarBand,
    laces(eyelet),
    lettering,
    formLight,
    pullLoop,
    outsole,
    midsole,
  ],
};
