import { lightness, mix, readableOn, shade } from '../../lib/colour.ts';
import { loop, offset, part, polygon, reverse, type Run } from '../../lib/geometry.ts';
import { overlay, ripstop, twill } from '../../lib/materials.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { clearest } from '../footwear/contrast.ts';
import { tones } from '../footwear/form.ts';
import { foamBody, foamGroove, tread } from '../footwear/side-sole.ts';
import { collarBand, film, formLight, inside, shell, sideMotif } from '../footwear/side-upper.ts';
import { upperPath, type ShoeCut, type ShoeDesign, type Sketch } from '../footwear/sketch.ts';
import { laces, punchedEyelet, throat } from '../footwear/throat.ts';
import { topstitch } from './leather.ts';
import type { SneakerPalette } from './palette.ts';
import { suede } from './suede.ts';

// Slim and pointed on a wedge that grows towards the heel.
const cut: ShoeCut = {
  topline: [
    [106, 786],
    [100, 764],
    [112, 738],
    [148, 712],
    [210, 692],
    [292, 668],
    [364, 636],
    [436, 588],
    [512, 532],
    [586, 478],
    [644, 434],
  ],
  collar: [
    [644, 434],
    [684, 472],
    [734, 512],
    [796, 536],
    [856, 540],
    [912, 522],
    [960, 486],
    [1000, 444],
    [1036, 410],
  ],
  heel: [
    [1036, 410],
    [1058, 400],
    [1070, 416],
    [1062, 476],
    [1048, 538],
    [1044, 600],
    [1054, 660],
    [1070, 710],
    [1080, 752],
  ],
  feather: [
    [1080, 752],
    [1030, 760],
    [930, 776],
    [820, 792],
    [700, 806],
    [580, 818],
    [450, 828],
    [320, 834],
    [220, 830],
    [152, 812],
    [106, 786],
  ],
  farRim: [
    [632, 444],
    [690, 414],
    [744, 452],
    [812, 494],
    [870, 496],
    [928, 464],
    [980, 424],
    [1036, 410],
  ],
  tongueFront: [
    [592, 514],
    [612, 464],
    [632, 416],
    [654, 368],
    [672, 330],
    [704, 306],
    [752, 306],
    [776, 328],
  ],
  tongueBack: [
    [776, 328],
    [766, 400],
    [750, 470],
    [756, 544],
  ],
  collarDepth: 38,
  throat: {
    from: 0.34,
    stayTop: [
      [366, 648],
      [404, 628],
      [460, 592],
      [538, 536],
      [610, 484],
      [668, 448],
    ],
    stayBottom: [
      [350, 690, 1],
      [404, 716, 1],
      [436, 680],
      [470, 690, 1],
      [506, 632],
      [546, 640, 1],
      [578, 582],
      [618, 588, 1],
      [652, 530],
      [700, 490, 1],
    ],
    eyelets: [
      [400, 650],
      [466, 612],
      [542, 557],
      [614, 505],
      [672, 464],
    ],
    bars: 5,
    laceWidth: 21,
  },
  sole: {
    top: [
      [84, 806, 1],
      [88, 784],
      [104, 782],
      [150, 804],
      [220, 819],
      [320, 825],
      [450, 819],
      [580, 808],
      [700, 795],
      [820, 780],
      [930, 764],
      [1030, 747],
      [1090, 736, 1],
    ],
    heel: [
      [1090, 736],
      [1112, 752],
      [1122, 790],
      [1118, 836],
      [1094, 870],
    ],
    bottom: [
      [1094, 870],
      [1050, 884],
      [900, 889],
      [740, 889],
      [600, 890],
      [420, 890],
      [280, 884],
      [184, 862],
      [120, 832],
      [84, 806],
    ],
  },
};

const thread = (colour: string): string => mix(colour, lightness(colour) > 0.7 ? '#6b5f4a' : '#ffffff', 0.32);

/** Taffeta of nylon, with the light across the weave. */
function nylon({ drawing, cut: lines }: Sketch): string {
  const path = upperPath(lines);
  return overlay(path, twill(drawing), 0.5) + overlay(path, ripstop(drawing), 0.22);
}

/** Suede round the toe with a bar up the vamp, and suede round the heel. */
function suedes(sketch: Sketch): string {
  const { paint } = sketch;
  const edge: Run = [
    [128, 716],
    [178, 742],
    [236, 752],
    [286, 728],
    [316, 690],
    [330, 646],
    [352, 636],
    [392, 690],
    [404, 730],
    [450, 766],
    [540, 790],
    [620, 800],
  ];
  const toe = loop(edge, [
    [620, 800],
    [600, 850],
    [80, 850],
    [80, 740],
    [128, 716],
  ]);
  const back: Run = [
    [1100, 536],
    [1040, 548],
    [990, 590],
    [956, 650],
    [906, 704],
    [830, 744],
    [740, 776],
    [650, 804],
  ];
  const counter = loop(
    back,
    [
      [650, 804],
      [660, 840],
    ],
    [
      [660, 840],
      [1110, 800],
      [1100, 536],
    ],
  );
  return (
    suede(sketch, toe) +
    suede(sketch, counter) +
    sketch.drawing.clip(
      upperPath(sketch.cut),
      topstitch(edge, thread(paint.film), [8, 15]) + topstitch(back, thread(paint.film), [-8, -15]),
    )
  );
}

/** The leather tab at the top of the heel, with the brand's name. */
function heelTab(sketch: Sketch): string {
  const {
    drawing,
    paint,
    brand: { name },
  } = sketch;
  const edge: Run = [
    [1000, 444],
    [990, 490],
    [1006, 536],
    [1040, 560],
    [1074, 566],
  ];
  const tab = loop(
    [
      [1000, 444],
      [1036, 410],
      [1058, 400],
      [1084, 420],
      [1074, 566],
    ],
    reverse(edge),
  );
  const initial = wordmark(name.charAt(0), 34, { maxWidth: 34 });
  return (
    film(sketch, tab, { colour: paint.tab, roundness: 9, thickness: 2 }) +
    drawing.clip(upperPath(sketch.cut), drawing.clip(tab, topstitch(reverse(edge), thread(paint.tab), [8]))) +
    initial.at(1032, 490, { rotation: -4, fill: readableOn(paint.tab, 0.7), opacity: 0.92 })
  );
}

const quarterMotif = sideMotif({
  blades: { x: 752, y: 660, width: 280, height: 196 },
  others: { x: 748, y: 660, width: 272, height: 112, rotation: -13, skew: 14 },
});

/** A wedge of white foam with a stripe of colour, wrapped in gum at the toe and at the heel. */
function midsole(sketch: Sketch): string {
  const {
    drawing,
    cut: { sole },
    paint,
  } = sketch;
  const stripe: Run = [
    [470, 892],
    [620, 868],
    [780, 846],
    [940, 828],
    [1130, 806],
  ];
  const lower = loop(stripe, [
    [1130, 806],
    [1140, 900],
    [470, 900],
    [470, 892],
  ]);
  const colour = drawing.linear(tones(paint.foam, [0, 0.1], [1, -0.16]));
  const line = offset(part(sole.top, 0.06, 0.98), 22);
  const score = Array.from({ length: 22 }, (_, index) => {
    const x = 620 + index * 21;
    return `M${x} ${(800 - index * 2.7).toFixed(1)}l-7 22`;
  }).join('');
  return foamBody(
    sketch,
    paint.sole,
    foamGroove(sketch, line, paint.sole, 3) +
      drawing.softLine(score, drawing.ink, 0.22, 3, 1) +
      drawing.panel(lower, colour, { roundness: 5, strength: 0.6 }),
  );
}

/** Gum that climbs over the toe and up the heel, with a saw-toothed tread. */
function outsole(sketch: Sketch): string {
  const {
    drawing,
    paint,
    cut: { sole },
  } = sketch;
  const gum = drawing.linear(tones(paint.rubber, [0, 0.16], [1, -0.24]));
  const tip = loop(
    [
      [76, 818],
      [80, 782],
      [96, 752],
      [122, 736],
    ],
    [
      [122, 736],
      [146, 764],
      [168, 806],
      [216, 846],
      [300, 884],
    ],
    [
      [300, 884],
      [180, 876],
      [76, 818],
    ],
  );
  const wall = part(sole.heel, 0, 1);
  const heel = polygon([...offset(wall, -3), ...reverse(offset(wall, (share) => 14 + 8 * share))]);
  const rubber = (path: string): string =>
    drawing.panel(path, gum, {
      roundness: 7,
      strength: 0.85,
      shadow: drawing.dropShadow(1, 2, 3, 0.3),
      inner: drawing.grain(path, { frequency: 0.5, octaves: 2, scale: 0.4, opacity: 0.4 }),
    });
  const saw = { from: 0.002, to: 0.995, thickness: 13, climb: 5, lugs: 72, lugWidth: 10, lugHeight: 4 };
  return rubber(heel) + tread(sketch, saw) + rubber(tip);
}

function label({ paint, brand: { name } }: Sketch): string {
  const place = { rotation: -3, fill: readableOn(paint.tongue, 0.6), opacity: 0.85 };
  return wordmark(name, 19, { maxWidth: 74 }).at(718, 372, place);
}

/** The jogger of the eighties: nylon and suede on a wedge of foam and gum. */
export const retro: ShoeDesign<SneakerPalette> = {
  cut,
  paint: ({ base, over, accent, toe, sole, gum, lace, lining }) => {
    const isPale = lightness(base) > 0.85;
    const suedeColour = isPale ? mix(lining, accent, 0.12) : shade(over, -0.06);
    const upper = isPale ? base : mix(toe, '#f8ecd8', lightness(base) < 0.45 ? 0.14 : 0.34);
    return {
      upper,
      rear: upper,
      film: suedeColour,
      motif: clearest(upper, [accent, sole], 0.2),
      collar: upper,
      tongue: sole,
      lip: accent,
      lining,
      stay: suedeColour,
      lace,
      tab: accent,
      sole,
      foam: clearest(sole, [accent, base, gum], 0.2),
      rubber: isPale ? '#c48a50' : gum,
    };
  },
  parts: [
    inside,
    label,
    shell(nylon),
    suedes,
    quarterMotif,
    throat,
    collarBand,
    heelTab,
    laces(punchedEyelet),
    formLight,
    midsole,
    outsole,
  ],
};
