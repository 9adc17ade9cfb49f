import { lightness, mix, readableOn, shade } from '../../lib/colour.ts';
import { loop, offset, reverse, sample, smooth, type Run } from '../../lib/geometry.ts';
import { jersey, overlay } from '../../lib/materials.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { clearest } from '../footwear/contrast.ts';
import { band, patch, tones } from '../footwear/form.ts';
import { knitHoles, knitRibs } from '../footwear/weave.ts';
import { laces, throat, webbingEyelet } from '../footwear/throat.ts';
import { upperPath, upperWeb, type ShoeCut, type ShoeDesign, type Sketch } from '../footwear/sketch.ts';
import { foamBody, foamGroove, swelling, tread } from '../footwear/side-sole.ts';
import { collarBand, collarSeam, film, formLight, inside, shell, sideMotif } from '../footwear/side-upper.ts';
import type { ShoePalette } from './palette.ts';

const cut: ShoeCut = {
  topline: [
    [122, 744],
    [116, 712],
    [130, 678],
    [168, 648],
    [228, 626],
    [304, 606],
    [372, 576],
    [440, 528],
    [516, 468],
    [588, 414],
    [640, 372],
  ],
  collar: [
    [640, 372],
    [676, 408],
    [722, 450],
    [780, 482],
    [840, 492],
    [896, 478],
    [944, 442],
    [984, 394],
    [1020, 348],
  ],
  heel: [
    [1020, 348],
    [1050, 332],
    [1070, 346],
    [1066, 396],
    [1048, 456],
    [1038, 520],
    [1046, 584],
    [1062, 640],
    [1074, 694],
  ],
  feather: [
    [1074, 694],
    [1030, 700],
    [940, 712],
    [820, 730],
    [690, 752],
    [560, 770],
    [430, 782],
    [310, 786],
    [220, 780],
    [160, 766],
    [122, 744],
  ],
  farRim: [
    [628, 382],
    [686, 354],
    [738, 392],
    [806, 432],
    [866, 436],
    [920, 402],
    [968, 362],
    [1020, 348],
  ],
  tongueFront: [
    [588, 454],
    [612, 408],
    [634, 366],
    [656, 326],
    [672, 292],
    [702, 266],
    [744, 268],
    [768, 294],
  ],
  tongueBack: [
    [768, 294],
    [758, 360],
    [742, 420],
    [746, 490],
  ],
  collarDepth: 74,
  throat: {
    from: 0.35,
    stayTop: [
      [366, 592],
      [402, 578],
      [460, 540],
      [536, 482],
      [604, 434],
      [664, 398],
    ],
    stayBottom: [
      [362, 604],
      [382, 616],
      [424, 608],
      [484, 572],
      [556, 520],
      [628, 468],
      [686, 424],
    ],
    eyelets: [
      [396, 590],
      [462, 553],
      [536, 500],
      [606, 450],
      [662, 412],
    ],
    bars: 5,
    laceWidth: 17,
  },
  sole: {
    top: [
      [84, 768, 1],
      [84, 742],
      [100, 730],
      [150, 752],
      [220, 768],
      [310, 775],
      [430, 771],
      [560, 758],
      [690, 740],
      [820, 717],
      [940, 698],
      [1030, 680],
      [1084, 666],
      [1108, 664],
    ],
    heel: [
      [1108, 664],
      [1140, 668],
      [1160, 690],
      [1154, 750],
      [1108, 822],
      [1030, 878],
    ],
    bottom: [
      [1030, 878],
      [990, 890],
      [920, 895],
      [820, 895],
      [680, 893],
      [540, 895],
      [420, 892],
      [320, 876],
      [232, 848],
      [154, 812],
      [104, 786],
      [84, 768],
    ],
  },
};

/** Where the two foams meet: low in front, high behind. */
const foamLine: Run = [
  [88, 770],
  [160, 806],
  [260, 832],
  [380, 836],
  [500, 820],
  [620, 792],
  [740, 780],
  [860, 792],
  [960, 796],
  [1060, 768],
  [1146, 712],
];

/** A soft jacquard: ribs that follow the toes, and holes that thin out towards the heel. */
function softKnit({ drawing, cut: lines }: Sketch): string {
  const web = upperWeb(lines);
  return (
    overlay(upperPath(lines), jersey(drawing), 0.5) +
    knitRibs(drawing, web, 7, [0.01, 0.3], [0.3, 0.92], 0.16) +
    knitHoles(drawing, web, 56, 15, (across, down) => {
      const wave = 0.5 + 0.5 * Math.sin(across * 21 + down * 5);
      const reach = across < 0.3 || down < 0.12 || down > 0.9 ? 0 : 1.1 - Math.max(0, across - 0.48) * 5;
      return 4 * Math.max(0, reach) * (0.35 + 0.65 * wave);
    })
  );
}

/** A soft heel pillow in two chambers below the collar, and a narrow toe guard. */
function pillows(sketch: Sketch): string {
  const { drawing, paint } = sketch;
  const guard = loop(
    [
      [100, 780],
      [108, 712],
      [130, 680],
      [150, 660],
    ],
    [
      [150, 660],
      [170, 700],
      [220, 740],
      [300, 764],
      [380, 778],
    ],
    [
      [380, 778],
      [380, 800],
      [100, 800],
    ],
  );
  const counter = loop(
    [
      [1090, 512],
      [1034, 516],
      [1000, 560],
      [972, 620],
      [920, 668],
      [850, 712],
    ],
    [
      [850, 712],
      [1100, 720],
      [1090, 512],
    ],
  );
  const chambers: readonly Run[] = [
    [
      [1066, 560],
      [1020, 600],
      [970, 664],
    ],
    [
      [1072, 612],
      [1036, 646],
      [996, 694],
    ],
  ];
  const shine: Run = [
    [990, 600],
    [1026, 560],
    [1042, 580],
    [1010, 640],
  ];
  return (
    film(sketch, guard, { colour: paint.film, roundness: 12 }) +
    film(sketch, counter, {
      roundness: 16,
      inner:
        patch(drawing, shine, '#fff', 0.26, 12) +
        chambers
          .map(
            (line) =>
              drawing.softLine(smooth(line), drawing.ink, 0.4, 7, 2.4) +
              drawing.softLine(smooth(offset(line, -8)), '#fff', 0.3, 5, 2),
          )
          .join(''),
    })
  );
}

/** The plush collar, quilted by three short seams. */
function plushCollar(sketch: Sketch): string {
  const { drawing, cut: lines } = sketch;
  const [rim, seam] = [sample(lines.collar, 40), sample(reverse(collarSeam(lines)), 40)];
  const quilting = [13, 20, 27, 33].map((step): Run => {
    const [from, to] = [rim[step]!, seam[step]!];
    const lean = 10;
    return [
      [from.x + 4, from.y + 12],
      [(from.x + to.x) / 2 + lean, (from.y + to.y) / 2],
      [to.x - 2, to.y - 8],
    ];
  });
  const seams = quilting.map(
    (line) =>
      drawing.softLine(smooth(line), drawing.ink, 0.34, 6, 2) +
      drawing.softLine(smooth(offset(line, -6)), '#fff', 0.24, 4, 1.8),
  );
  return collarBand(sketch) + drawing.clip(upperPath(lines), seams.join(''));
}

/** A loop of webbing at the heel. */
function heelLoop({ drawing, paint }: Sketch): string {
  const path = smooth([
    [1030, 452],
    [1034, 380],
    [1044, 330],
    [1064, 316],
    [1080, 334],
    [1076, 386],
    [1056, 448],
  ]);
  const weave = `stroke="${shade(paint.tab, -0.3)}" stroke-width="14" stroke-dasharray="1.8 4" opacity=".6"`;
  return `<g fill="none" filter="${drawing.dropShadow(2, 4, 3, 0.35)}">
<path d="${path}" stroke="${shade(paint.tab, -0.4)}" stroke-width="17"/>
<path d="${path}" stroke="${paint.tab}" stroke-width="14"/><path d="${path}" ${weave}/></g>`;
}

/** Two foams in one tall sole: the lower one is carved with slanted scoops, the upper one cradles the heel. */
function midsole(sketch: Sketch): string {
  const { drawing, paint } = sketch;
  const { ink } = drawing;
  const lower = loop(foamLine, [
    [1200, 720],
    [1200, 920],
    [60, 920],
    [60, 770],
  ]);
  const foam = drawing.linear(tones(paint.foam, [0, 0.1], [1, -0.18]));
  const scoops = Array.from({ length: 8 }, (_, index): Run => {
    const x = 1066 - index * 82 - index * index * 0.6;
    const reach = 1 - index * 0.07;
    return [
      [x, 812 + index * 4.4],
      [x - 34 * reach, 836 + index * 2.6],
      [x - 58 * reach, 882],
    ];
  });
  const carved = scoops.map((line, index) => {
    const hollow = band(line, (share) => (15 - index * 0.9) * Math.sin(Math.PI * (0.1 + share * 0.9)) ** 0.6);
    const depth = drawing.linear(tones(paint.foam, [0, -0.12], [0.5, -0.34], [1, -0.5]), 0, 0, 1, 0.2);
    return (
      `<path d="${hollow}" fill="${depth}" filter="${drawing.blur(1.2)}"/>` +
      drawing.softLine(smooth(offset(line, 14 - index)), '#fff', lightness(paint.foam) > 0.6 ? 0.8 : 0.35, 3.4, 1.4)
    );
  });
  const cradle: Run = [
    [1128, 690],
    [1040, 716],
    [930, 744],
    [800, 758],
  ];
  const step: Run = [
    [150, 780],
    [250, 798],
    [370, 802],
    [490, 788],
  ];
  return foamBody(
    sketch,
    paint.sole,
    drawing.softShape(swelling(reverse(cradle), 30), ink, 0.2, 7) +
      foamGroove(sketch, reverse(cradle), paint.sole, 4.5) +
      foamGroove(sketch, step, paint.sole, 3.5) +
      drawing.panel(lower, foam, { roundness: 8, strength: 0.7, shadow: drawing.dropShadow(0, -3, 4, 0.3) }) +
      drawing.clip(lower, carved.join('')),
  );
}

const outsole = (sketch: Sketch): string =>
  tread(sketch, { from: 0.02, to: 0.99, thickness: 10, climb: 2, lugs: 34, lugWidth: 23, lugHeight: 3 });

function lettering({ paint, brand: { name } }: Sketch): string {
  const ground = paint.sole;
  const ink = mix(ground, readableOn(ground, 0.7), 0.62);
  return wordmark(name, 25, { maxWidth: 120, letterSpacing: 0.08 }).at(720, 762, {
    rotation: -7.5,
    fill: ink,
    opacity: 0.9,
  });
}

const heelMotif = sideMotif({
  blades: { x: 768, y: 640, width: 214, height: 150 },
  others: { x: 776, y: 634, width: 214, height: 104, rotation: -9, skew: 12 },
});

/** The soft one: a tall sole of two foams, a plush quilted collar, an upper that fades from pale to colour. */
export const cushion: ShoeDesign<ShoePalette> = {
  cut,
  stretch: [0.97, 0.99],
  paint: ({ base, accent, sole, foam, rubber, lining, overlay: dark }) => {
    const isPale = lightness(base) > 0.8;
    const rear = isPale ? mix(accent, base, 0.12) : base;
    const upper = isPale ? base : mix(base, '#faf8f3', 0.88);
    return {
      upper,
      rear,
      film: isPale ? shade(accent, -0.12) : dark,
      motif: clearest(mix(upper, rear, 0.6), [accent, sole, rubber], 0.24),
      collar: rear,
      tongue: upper,
      lip: rear,
      lining,
      stay: mix(upper, rear, 0.3),
      lace: clearest(upper, [rear, rubber], 0.3),
      tab: accent,
      sole,
      foam,
      rubber,
    };
  },
  parts: [
    inside,
    shell(softKnit),
    pillows,
    heelMotif,
    throat,
    plushCollar,
    heelLoop,
    laces(webbingEyelet),
    formLight,
    midsole,
    lettering,
    outsole,
  ],
};
