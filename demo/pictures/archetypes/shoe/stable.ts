import { lightness, mix, readableOn, shade } from '../../lib/colour.ts';
import { loop, offset, part, polygon, reverse, smooth, type Run } from '../../lib/geometry.ts';
import { mesh, overlay } from '../../lib/materials.ts';
import { stitch } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { clearest } from '../footwear/contrast.ts';
import { patch, tones } from '../footwear/form.ts';
import { laces, punchedEyelet, stayStitches, throat } from '../footwear/throat.ts';
import { upperPath, type ShoeCut, type ShoeDesign, type Sketch } from '../footwear/sketch.ts';
import { foamBody, foamGroove, tread } from '../footwear/side-sole.ts';
import { collarBand, film, formLight, inside, shell, sideMotif } from '../footwear/side-upper.ts';
import type { ShoePalette } from './palette.ts';

const cut: ShoeCut = {
  topline: [
    [122, 784],
    [114, 750],
    [122, 710],
    [154, 678],
    [214, 656],
    [294, 640],
    [366, 612],
    [436, 566],
    [516, 504],
    [590, 448],
    [644, 404],
  ],
  collar: [
    [644, 404],
    [680, 438],
    [728, 478],
    [786, 506],
    [844, 512],
    [900, 492],
    [944, 452],
    [984, 412],
    [1024, 384],
  ],
  heel: [
    [1024, 384],
    [1050, 376],
    [1066, 392],
    [1064, 446],
    [1058, 510],
    [1056, 570],
    [1060, 630],
    [1068, 690],
    [1074, 740],
  ],
  feather: [
    [1074, 740],
    [1030, 744],
    [940, 752],
    [820, 762],
    [690, 778],
    [560, 794],
    [430, 806],
    [310, 812],
    [220, 810],
    [160, 802],
    [122, 784],
  ],
  farRim: [
    [632, 414],
    [690, 386],
    [742, 424],
    [810, 464],
    [868, 466],
    [924, 432],
    [974, 394],
    [1024, 384],
  ],
  tongueFront: [
    [592, 486],
    [616, 440],
    [640, 398],
    [662, 356],
    [680, 320],
    [712, 296],
    [752, 300],
    [772, 324],
  ],
  tongueBack: [
    [772, 324],
    [760, 390],
    [744, 450],
    [750, 520],
  ],
  collarDepth: 46,
  throat: {
    from: 0.34,
    stayTop: [
      [356, 634],
      [396, 614],
      [456, 578],
      [534, 518],
      [604, 466],
      [668, 426],
    ],
    stayBottom: [
      [346, 652],
      [372, 672],
      [440, 656],
      [500, 616],
      [580, 560],
      [650, 508],
      [708, 462],
    ],
    eyelets: [
      [394, 632],
      [462, 594],
      [538, 538],
      [608, 486],
      [668, 444],
    ],
    bars: 6,
    laceWidth: 14,
  },
  sole: {
    top: [
      [92, 806, 1],
      [92, 778],
      [106, 766],
      [156, 790],
      [230, 802],
      [320, 805],
      [440, 799],
      [560, 786],
      [650, 768],
      [740, 742],
      [840, 722],
      [940, 712],
      [1030, 700],
      [1076, 690],
      [1096, 688],
    ],
    heel: [
      [1096, 688],
      [1118, 694],
      [1130, 716],
      [1138, 790],
      [1144, 850],
      [1132, 872],
    ],
    bottom: [
      [1132, 872],
      [1080, 878],
      [960, 878],
      [820, 876],
      [680, 872],
      [560, 876],
      [420, 878],
      [310, 876],
      [220, 866],
      [150, 846],
      [108, 824],
      [92, 806],
    ],
  },
};

/** A coarse double mesh. */
function doubleMesh({ drawing, cut: lines, paint }: Sketch): string {
  const path = upperPath(lines);
  const strength = lightness(paint.upper) < 0.4 ? 0.95 : 0.8;
  return overlay(path, mesh(drawing, 0.55), 0.5) + overlay(path, mesh(drawing, 1.45), strength);
}

/** A deep mudguard of welded film. */
function mudguard(sketch: Sketch): string {
  const { drawing, paint } = sketch;
  const guard = loop(
    [
      [90, 790],
      [104, 730],
      [126, 700],
      [166, 672],
    ],
    [
      [166, 672],
      [196, 716],
      [250, 744],
      [330, 756],
      [400, 748],
      [456, 722],
    ],
    [
      [456, 722],
      [480, 766],
      [530, 830],
    ],
    [
      [530, 830],
      [90, 840],
      [90, 790],
    ],
  );
  const light: Run = [
    [126, 720],
    [166, 682],
    [184, 704],
    [156, 740],
    [134, 756],
  ];
  return (
    film(sketch, guard, { roundness: 8, thickness: 3, inner: patch(drawing, light, '#fff', 0.36, 9) }) +
    stitch(
      [
        [214, 712],
        [262, 734],
        [332, 744],
        [398, 736],
        [446, 716],
      ],
      mix(paint.film, '#ffffff', 0.4),
      { length: 7, gap: 5, width: 1.8 },
    )
  );
}

/** The welded saddle that ties the sole to the laces. */
function saddle(sketch: Sketch): string {
  const front: Run = [
    [486, 826],
    [514, 740],
    [524, 664],
    [506, 590],
  ];
  const back: Run = [
    [672, 470],
    [716, 560],
    [776, 650],
    [852, 760],
  ];
  const path = loop(
    front,
    [
      [506, 590],
      [600, 530],
      [672, 470],
    ],
    back,
    [
      [852, 760],
      [486, 826],
    ],
  );
  const welding = (line: Run, distance: number): string => foamGroove(sketch, offset(line, distance), '#000000', 2.5);
  return film(sketch, path, { roundness: 9, thickness: 3, inner: welding(front, 12) + welding(back, 12) });
}

/** The clip of hard plastic that holds the heel from outside, open in the middle. */
function heelClip(sketch: Sketch): string {
  const { drawing, cut: lines, paint } = sketch;
  const outer = loop(
    [
      [1100, 470],
      [1052, 480],
      [1012, 520],
      [968, 590],
      [920, 650],
      [850, 690],
      [760, 716],
    ],
    [
      [760, 716],
      [760, 790],
      [1100, 790],
      [1100, 470],
    ],
  );
  const opening = loop(
    [
      [1044, 540],
      [1014, 584],
      [974, 636],
    ],
    [
      [974, 636],
      [1014, 646],
      [1054, 640],
    ],
    [
      [1054, 640],
      [1050, 590],
      [1044, 540],
    ],
  );
  const gloss: Run = [
    [1040, 506],
    [1006, 552],
    [956, 622],
    [900, 668],
  ];
  return (
    film(sketch, outer, { colour: paint.tab, roundness: 11, thickness: 3 }) +
    drawing.clip(
      upperPath(lines),
      drawing.softLine(smooth(gloss), '#fff', 0.5, 7, 2.6) +
        drawing.panel(opening, shade(paint.upper, -0.1), {
          roundness: 8,
          strength: 1,
          inner: overlay(opening, mesh(drawing, 1.2), 0.8) + drawing.softLine(opening, '#05060c', 0.7, 16, 5),
        }),
    )
  );
}

/** A strip of tape over the heel seam, stitched down, and a low loop on it. */
function heelTape({ drawing, cut: lines, paint }: Sketch): string {
  const back = part(lines.heel, 0, 0.34);
  const tape = polygon([...offset(back, -7), ...reverse(offset(back, 16))]);
  const cloth = drawing.linear(tones(paint.lip, [0, 0.15], [1, -0.25]));
  return (
    drawing.panel(tape, cloth, { roundness: 7, strength: 0.9, shadow: drawing.dropShadow(-2, 3, 3, 0.35) }) +
    stitch(part(offset(back, 9), 0.2, 0.95), shade(paint.lip, 0.4), { length: 5, gap: 4, width: 1.7 })
  );
}

/** White foam, a firmer post behind, and the rail that guides the heel. */
function midsole(sketch: Sketch): string {
  const {
    drawing,
    paint,
    cut: { sole },
  } = sketch;
  const { ink } = drawing;
  const post = loop(
    [
      [700, 890],
      [738, 820],
      [780, 794],
      [880, 782],
      [1000, 772],
      [1160, 752],
    ],
    [
      [1160, 752],
      [1160, 890],
      [700, 890],
    ],
  );
  const dimples = Array.from({ length: 3 }, (_, row) =>
    Array.from({ length: 13 - row }, (_unused, column) => {
      const [x, y] = [796 + column * 24 + row * 6, 810 + row * 17 - column * 1.9];
      return `M${x} ${y.toFixed(1)}l6 -5l6 5l-6 5Z`;
    }).join(''),
  ).join('');
  const railTop = part(sole.top, 0.46, 1);
  const rail = polygon([
    ...offset(railTop, (share) => 2 - 10 * Math.min(1, share * 6)),
    ...reverse(offset(railTop, (share) => 6 + 30 * Math.min(1, share * 3))),
  ]);
  const ribs: readonly Run[] = [
    [
      [130, 812],
      [220, 832],
      [330, 838],
      [450, 834],
      [560, 822],
      [680, 800],
    ],
    [
      [160, 838],
      [240, 852],
      [340, 858],
      [460, 856],
      [570, 848],
      [680, 836],
    ],
  ];
  const gloss = offset(part(railTop, 0.14, 0.97), 9);
  const colour = drawing.linear(tones(paint.tab, [0, 0.16], [0.5, 0], [1, -0.26]));
  const firm = drawing.linear(tones(paint.foam, [0, 0.1], [1, -0.16]));
  return foamBody(
    sketch,
    paint.sole,
    ribs.map((line) => foamGroove(sketch, line, paint.sole, 5)).join('') +
      drawing.panel(post, firm, {
        roundness: 6,
        strength: 0.7,
        inner: `<path d="${dimples}" fill="${ink}" opacity=".28"/>
<path d="${dimples}" fill="#fff" opacity=".35" transform="translate(.8 2)"/>
<path d="${dimples}" fill="${shade(paint.foam, -0.25)}"/>`,
      }) +
      drawing.panel(rail, colour, { roundness: 9, strength: 1, shadow: drawing.dropShadow(0, 4, 4, 0.4) }) +
      drawing.softLine(smooth(gloss), '#fff', 0.55, 5, 1.8),
  );
}

const outsole = (sketch: Sketch): string =>
  tread(sketch, { from: 0.005, to: 0.985, thickness: 20, climb: 10, lugs: 37, lugWidth: 21, lugHeight: 7 });

function lettering({ paint, brand: { name } }: Sketch): string {
  const ink = mix(paint.tab, readableOn(paint.tab, 0.7), 0.92);
  return wordmark(name, 27, { maxWidth: 136, letterSpacing: 0.05 }).at(900, 735, {
    rotation: -5,
    fill: ink,
    opacity: 0.95,
  });
}

const saddleMotif = sideMotif({
  blades: { x: 652, y: 690, width: 210, height: 158 },
  others: { x: 652, y: 676, width: 196, height: 104, rotation: -9, skew: 10 },
});

/** The guided trainer: dark coarse mesh in a cage of welded film, heel clip and guide rail in the accent's colour. */
export const stable: ShoeDesign<ShoePalette> = {
  cut,
  stretch: [1.01, 0.92],
  paint: ({ base, accent, sole, foam, rubber, lace, lining, overlay: dark }) => {
    const isPale = lightness(base) > 0.8;
    const film = lightness(base) < 0.33 ? mix(base, '#aab0ba', 0.4) : base;
    const upper = isPale ? mix(dark, '#5b5750', 0.45) : mix(dark, rubber, 0.55);
    return {
      upper,
      rear: upper,
      film,
      motif: clearest(film, [sole, accent, lace], 0.3),
      collar: upper,
      tongue: upper,
      lip: accent,
      lining,
      stay: shade(upper, -0.12),
      lace: clearest(upper, [lace, sole, accent]),
      tab: accent,
      sole,
      foam,
      rubber,
    };
  },
  parts: [
    inside,
    shell(doubleMesh),
    mudguard,
    saddle,
    saddleMotif,
    heelClip,
    throat,
    stayStitches,
    collarBand,
    heelTape,
    laces(punchedEyelet),
    formLight,
    midsole,
    lettering,
    outsole,
  ],
};
