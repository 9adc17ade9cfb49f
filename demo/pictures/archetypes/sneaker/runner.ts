import { lightness, mix, readableOn, shade } from '../../lib/colour.ts';
import { loop, offset, part, polygon, reverse, smooth, type Run } from '../../lib/geometry.ts';
import { mesh, openMesh, overlay } from '../../lib/materials.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { clearest } from '../footwear/contrast.ts';
import { patch, tones } from '../footwear/form.ts';
import { foamBody, foamGroove, swelling, tread } from '../footwear/side-sole.ts';
import { collarBand, film, formLight, inside, shell, sideMotif } from '../footwear/side-upper.ts';
import { upperPath, type ShoeCut, type ShoeDesign, type Sketch } from '../footwear/sketch.ts';
import { laces, stayStitches, throat, webbingEyelet } from '../footwear/throat.ts';
import { topstitch } from './leather.ts';
import type { SneakerPalette } from './palette.ts';

// High and padded on a sole that bulges beyond the upper.
const cut: ShoeCut = {
  topline: [
    [122, 756],
    [116, 722],
    [132, 688],
    [168, 660],
    [226, 640],
    [302, 622],
    [370, 594],
    [438, 548],
    [512, 488],
    [586, 432],
    [642, 388],
  ],
  collar: [
    [642, 388],
    [680, 424],
    [726, 460],
    [784, 486],
    [844, 490],
    [900, 472],
    [946, 436],
    [986, 394],
    [1022, 360],
  ],
  heel: [
    [1022, 360],
    [1050, 350],
    [1070, 364],
    [1068, 424],
    [1056, 494],
    [1050, 564],
    [1056, 624],
    [1068, 680],
    [1076, 706],
  ],
  feather: [
    [1076, 706],
    [1000, 724],
    [900, 740],
    [800, 752],
    [690, 762],
    [570, 774],
    [450, 786],
    [330, 792],
    [230, 788],
    [168, 776],
    [122, 756],
  ],
  farRim: [
    [630, 398],
    [688, 370],
    [740, 408],
    [808, 446],
    [868, 448],
    [924, 414],
    [974, 374],
    [1022, 360],
  ],
  tongueFront: [
    [588, 470],
    [612, 422],
    [634, 378],
    [654, 334],
    [670, 296],
    [702, 270],
    [750, 270],
    [776, 294],
  ],
  tongueBack: [
    [776, 294],
    [764, 366],
    [748, 430],
    [752, 500],
  ],
  collarDepth: 70,
  throat: {
    from: 0.34,
    stayTop: [
      [364, 614],
      [402, 594],
      [460, 558],
      [536, 500],
      [606, 448],
      [664, 412],
    ],
    stayBottom: [
      [350, 634],
      [384, 656],
      [450, 638],
      [510, 596],
      [584, 540],
      [654, 486],
      [706, 446],
    ],
    eyelets: [
      [398, 614],
      [464, 576],
      [540, 521],
      [610, 469],
      [666, 428],
    ],
    bars: 5,
    laceWidth: 18,
  },
  sole: {
    top: [
      [82, 788, 1],
      [80, 758],
      [96, 744],
      [150, 764],
      [230, 776],
      [330, 780],
      [450, 772],
      [560, 752],
      [660, 742],
      [770, 744],
      [880, 730],
      [980, 704],
      [1066, 678],
      [1106, 672],
    ],
    heel: [
      [1106, 672],
      [1136, 680],
      [1150, 706],
      [1136, 756],
      [1148, 806],
      [1136, 850],
      [1098, 874],
    ],
    bottom: [
      [1098, 874],
      [1040, 886],
      [930, 888],
      [830, 880],
      [740, 872],
      [640, 880],
      [540, 891],
      [400, 893],
      [290, 886],
      [200, 866],
      [130, 834],
      [82, 788],
    ],
  },
};

const stitchOn = (colour: string): string => mix(colour, lightness(colour) > 0.7 ? '#6b5f4a' : '#ffffff', 0.32);

/** A thick spacer mesh. */
function spacerMesh({ drawing, cut: lines, paint }: Sketch): string {
  const path = upperPath(lines);
  const strength = lightness(paint.upper) > 0.8 ? 0.6 : 1;
  return overlay(path, openMesh(drawing), 0.5 * strength) + overlay(path, mesh(drawing, 1.3), 0.55 * strength);
}

/** Leather in two layers: a wave that runs from the toe to the heel, and the guard below it. */
function layers(sketch: Sketch): string {
  const { drawing, paint } = sketch;
  const crest: Run = [
    [110, 716],
    [176, 706],
    [250, 716],
    [330, 720],
    [420, 690],
    [500, 640],
    [560, 606],
    [630, 604],
    [700, 634],
    [780, 690],
    [870, 740],
  ];
  const wave = loop(
    crest,
    [
      [870, 740],
      [880, 820],
    ],
    [
      [880, 820],
      [90, 820],
      [110, 716],
    ],
  );
  const guardEdge: Run = [
    [96, 760],
    [140, 734],
    [196, 734],
    [260, 750],
    [350, 766],
    [450, 764],
    [560, 772],
    [660, 786],
  ];
  const guard = loop(
    guardEdge,
    [
      [660, 786],
      [660, 830],
    ],
    [
      [660, 830],
      [90, 830],
      [96, 760],
    ],
  );
  const light: Run = [
    [130, 744],
    [176, 716],
    [210, 722],
    [176, 748],
    [146, 764],
  ];
  const vents = [0, 1].map((index): string => {
    const [x, y, top] = [512 + index * 58, 700 - index * 22, 656 - index * 14];
    const slot = polygon([
      [x, y],
      [x + 46, top],
      [x + 52, top + 16],
      [x + 14, y + 20],
    ]);
    return drawing.panel(slot, shade(paint.lining, -0.3), { roundness: 4, strength: 0.9 });
  });
  return (
    film(sketch, wave, { colour: paint.rear, roundness: 8, thickness: 3 }) +
    vents.join('') +
    topstitch(part(crest, 0.08, 1), stitchOn(paint.rear), [8]) +
    film(sketch, guard, { roundness: 9, thickness: 3, inner: patch(drawing, light, '#fff', 0.34, 8) }) +
    topstitch(part(guardEdge, 0.06, 1), stitchOn(paint.film), [8, 15])
  );
}

/** The counter of leather in its plastic cage. */
function heelCage(sketch: Sketch): string {
  const { drawing, paint } = sketch;
  const edge: Run = [
    [1100, 470],
    [1040, 480],
    [990, 520],
    [954, 590],
    [906, 660],
    [840, 714],
    [750, 764],
  ];
  const counter = loop(
    edge,
    [
      [750, 764],
      [750, 800],
      [1100, 780],
    ],
    [
      [1100, 780],
      [1100, 470],
    ],
  );
  const bars: readonly Run[] = [
    [
      [1100, 560],
      [1030, 570],
      [976, 630],
      [930, 740],
    ],
    [
      [1100, 640],
      [1050, 650],
      [1020, 690],
      [1004, 740],
    ],
  ];
  const cage = bars.map((bar) => {
    const outline = polygon([
      ...offset(bar, (share) => -11 - 4 * share),
      ...reverse(offset(bar, (share) => 11 + 4 * share)),
    ]);
    return (
      film(sketch, outline, { colour: paint.tab, roundness: 8, thickness: 4 }) +
      drawing.clip(upperPath(sketch.cut), drawing.softLine(smooth(offset(bar, 4)), '#fff', 0.4, 5, 2))
    );
  });
  return (
    film(sketch, counter, { roundness: 9, thickness: 2 }) +
    drawing.clip(upperPath(sketch.cut), topstitch(edge, stitchOn(paint.film), [-8])) +
    cage.join('')
  );
}

/** A loop of leather behind the heel. */
function heelTab({ drawing, cut: lines, paint }: Sketch): string {
  const back = part(lines.heel, 0, 0.4);
  const tape = polygon([...offset(back, -8), ...reverse(offset(back, 18))]);
  const cloth = drawing.linear(tones(paint.tab, [0, 0.15], [1, -0.25]));
  return drawing.panel(tape, cloth, { roundness: 8, strength: 0.9, shadow: drawing.dropShadow(-1, 3, 3, 0.35) });
}

/** Three masses of foam that push against each other, with pods of colour let into them. */
function midsole(sketch: Sketch): string {
  const { drawing, paint } = sketch;
  const { ink } = drawing;
  const joints: readonly Run[] = [
    [
      [90, 800],
      [190, 824],
      [300, 826],
      [420, 806],
      [520, 790],
      [600, 812],
      [650, 882],
    ],
    [
      [560, 760],
      [640, 790],
      [720, 800],
      [820, 784],
      [920, 776],
      [1010, 796],
      [1142, 790],
    ],
  ];
  const pods = [
    loop(
      [
        [236, 846],
        [330, 846],
        [440, 832],
        [520, 822],
      ],
      [
        [520, 822],
        [560, 838],
        [570, 858],
      ],
      [
        [570, 858],
        [440, 872],
        [320, 874],
        [252, 864],
      ],
      [
        [252, 864],
        [236, 846],
      ],
    ),
    loop(
      [
        [770, 814],
        [860, 802],
        [940, 802],
        [1030, 818],
        [1120, 818],
      ],
      [
        [1120, 818],
        [1112, 846],
        [1090, 856],
      ],
      [
        [1090, 856],
        [960, 858],
        [840, 852],
        [790, 842],
      ],
      [
        [790, 842],
        [770, 814],
      ],
    ),
  ];
  const colour = drawing.linear(tones(paint.foam, [0, 0.02], [1, 0.1]));
  const bellows = [0, 1, 2].map((row) =>
    foamGroove(
      sketch,
      [
        [930 + row * 14, 744 + row * 13],
        [1020, 722 + row * 14],
        [1130, 694 + row * 16],
      ],
      paint.sole,
      4,
    ),
  );
  const deep = { roundness: 8, strength: 1, light: { highlight: 0.3, shade: 0.6 } };
  return foamBody(
    sketch,
    paint.sole,
    joints
      .map(
        (joint) =>
          drawing.softShape(swelling(joint, -34), ink, 0.22, 9) +
          drawing.softLine(smooth(joint), ink, 0.5, 6, 2) +
          drawing.softLine(smooth(offset(joint, 7)), '#fff', lightness(paint.sole) > 0.6 ? 0.95 : 0.3, 6, 2),
      )
      .join('') +
      bellows.join('') +
      pods.map((pod) => drawing.panel(pod, colour, deep)).join(''),
  );
}

const outsole = (sketch: Sketch): string =>
  tread(sketch, { from: 0.004, to: 0.99, thickness: 13, climb: 5, lugs: 42, lugWidth: 17, lugHeight: 4 });

function lettering({ paint, brand: { name } }: Sketch): string {
  const ink = mix(paint.collar, readableOn(paint.collar, 0.7), 0.85);
  return (
    wordmark(name.charAt(0), 26, { maxWidth: 30 }).at(722, 292, { rotation: -2, fill: readableOn(paint.lip, 0.7) }) +
    wordmark(name, 26, { maxWidth: 110 }).at(846, 524, { fill: ink, opacity: 0.9 })
  );
}

/** The runner for the street: layers of leather on mesh, a caged heel, a sole of bulging masses. */
export const runner: ShoeDesign<SneakerPalette> = {
  cut,
  paint: ({ base, over, accent, toe, sole, gum, lace, lining }) => {
    const isPale = lightness(base) > 0.85;
    const isDark = lightness(base) < 0.45;
    const weave = isPale ? mix(lining, '#ffffff', 0.62) : isDark ? mix(base, sole, 0.5) : mix(base, sole, 0.62);
    return {
      upper: weave,
      rear: isDark ? mix(toe, base, 0.3) : isPale ? base : shade(base, -0.04),
      film: over,
      motif: clearest(mix(weave, base, 0.5), [accent, sole, lining], 0.2),
      collar: isPale ? over : shade(over, -0.06),
      tongue: weave,
      lip: accent,
      lining,
      stay: over,
      lace,
      tab: accent,
      sole,
      foam: clearest(sole, [accent, base, gum], 0.2),
      rubber: gum,
    };
  },
  parts: [
    inside,
    shell(spacerMesh),
    layers,
    sideMotif({
      blades: { x: 800, y: 636, width: 230, height: 164 },
      others: { x: 786, y: 634, width: 214, height: 102, rotation: -10, skew: 12 },
    }),
    heelCage,
    throat,
    stayStitches,
    collarBand,
    heelTab,
    laces(webbingEyelet),
    lettering,
    formLight,
    midsole,
    outsole,
  ],
};
