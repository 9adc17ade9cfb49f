import { lightness, mix, readableOn, shade } from '../../lib/colour.ts';
import { loop, offset, part, reverse, smooth, type Run } from '../../lib/geometry.ts';
import { crumple, knit, overlay } from '../../lib/materials.ts';
import { cord, seam, stitch } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { clearest } from '../footwear/contrast.ts';
import { groove, patch, tones } from '../footwear/form.ts';
import { laceTurns } from '../footwear/lacing.ts';
import { foamBody, tread } from '../footwear/side-sole.ts';
import { film, formLight, inside, shell, sideMotif } from '../footwear/side-upper.ts';
import { upperPath, type ShoeCut, type ShoeDesign, type Sketch } from '../footwear/sketch.ts';
import { throat } from '../footwear/throat.ts';
import { lugRow, type LugRow } from '../trail-shoe/sole.ts';
import { hook, hookMetal, ring, rope } from './lacing.ts';
import type { BootPalette } from './last.ts';

// A shaft that leans forward, cut low behind for the tendon, on a sole that does not bend.
const cut: ShoeCut = {
  topline: [
    [134, 752],
    [124, 710],
    [138, 665],
    [178, 634],
    [244, 615],
    [322, 596],
    [388, 560],
    [444, 501],
    [490, 427],
    [526, 340],
    [552, 253],
    [570, 169],
  ],
  collar: [
    [570, 169],
    [622, 177],
    [684, 184],
    [748, 190],
    [804, 213],
    [846, 249],
    [876, 268],
    [902, 255],
  ],
  heel: [
    [902, 255],
    [926, 253],
    [936, 277],
    [930, 355],
    [926, 439],
    [938, 524],
    [970, 608],
    [1000, 672],
    [1012, 725],
  ],
  feather: [
    [1012, 725],
    [900, 733],
    [780, 739],
    [640, 746],
    [500, 752],
    [380, 760],
    [280, 767],
    [200, 769],
    [134, 752],
  ],
  farRim: [
    [556, 196],
    [610, 141],
    [690, 137],
    [770, 152],
    [834, 194],
    [902, 255],
  ],
  tongueFront: [
    [556, 330],
    [558, 249],
    [556, 190],
    [558, 139],
    [574, 97],
    [610, 76],
    [656, 80],
    [684, 105],
  ],
  tongueBack: [
    [684, 105],
    [680, 181],
    [668, 249],
    [660, 302],
  ],
  collarDepth: 84,
  throat: {
    from: 0.31,
    stayTop: [
      [372, 583],
      [412, 553],
      [462, 496],
      [508, 420],
      [544, 336],
      [570, 251],
      [586, 181],
    ],
    stayBottom: [
      [362, 608],
      [388, 629],
      [446, 604],
      [508, 534],
      [560, 450],
      [598, 355],
      [622, 260],
      [636, 188],
    ],
    eyelets: [
      [404, 587],
      [456, 541],
      [512, 465],
      [556, 376],
      [586, 285],
      [604, 207],
    ],
    bars: 7,
    laceWidth: 13,
  },
  sole: {
    top: [
      [100, 776, 1],
      [98, 750],
      [108, 738],
      [138, 748],
      [200, 763],
      [290, 763],
      [400, 754],
      [540, 746],
      [680, 739],
      [820, 733],
      [940, 725],
      [1010, 718],
      [1044, 714, 1],
    ],
    heel: [
      [1044, 714],
      [1056, 720],
      [1058, 746, 1],
      [1038, 754, 1],
      [1044, 790],
      [1046, 838],
    ],
    bottom: [
      [1046, 838],
      [940, 844],
      [820, 842],
      [740, 832],
      [660, 832],
      [560, 846],
      [420, 848],
      [310, 840],
      [220, 818],
      [160, 802],
      [136, 788, 1],
      [100, 776],
    ],
  },
};

const sewing = { length: 9, gap: 5, width: 2.2 };

/** Nubuck in one piece: a fine nap, faint wrinkles. */
function nubuck({ drawing, cut: lines }: Sketch): string {
  const path = upperPath(lines);
  return (
    drawing.grain(path, { frequency: 0.14, scale: 0.5, opacity: 0.42, seed: 7 }) +
    crumple(drawing, path, { seed: 9, opacity: 0.2, frequency: 0.012, frequencyY: 0.012, scale: 6, blur: 4 })
  );
}

/** The vamp's seam, the back stay and the strap that locks the heel, each sewn twice. */
function pieces(sketch: Sketch): string {
  const { drawing, cut: lines, paint } = sketch;
  const thread = mix(paint.upper, '#ffffff', 0.36);
  const vamp: Run = [
    [376, 621],
    [372, 672],
    [392, 725],
    [420, 767],
  ];
  const stay: Run = [
    [884, 260],
    [868, 355],
    [866, 450],
    [884, 545],
    [910, 629],
    [930, 693],
  ];
  const strap: Run = [
    [540, 441],
    [620, 524],
    [700, 545],
    [790, 520],
    [872, 460],
  ];
  const back = loop(
    stay,
    [
      [930, 693],
      [1060, 693],
    ],
    [
      [1060, 693],
      [980, 238],
      [884, 260],
    ],
  );
  const sewn = (line: Run): string =>
    stitch(offset(line, 9), thread, sewing) + stitch(offset(line, 17), thread, sewing);
  return (
    drawing.clip(upperPath(lines), seam(vamp, { width: 3.4, opacity: 0.55 }) + sewn(reverse(vamp))) +
    film(sketch, back, { colour: paint.stay, roundness: 10, thickness: 3 }) +
    drawing.clip(upperPath(lines), sewn(reverse(stay)) + seam(strap, { width: 3.4, opacity: 0.5 }) + sewn(strap))
  );
}

/** The soft cuff: two rolls of stretch cloth over the leather, and the notch behind that lets the ankle bend. */
function cuff({ drawing, cut: lines, paint }: Sketch): string {
  const { collar } = lines;
  const lower: Run = [
    [944, 389],
    [900, 389],
    [850, 361],
    [800, 325],
    [740, 300],
    [680, 289],
    [624, 281],
    [600, 272],
  ];
  const path = loop(
    collar,
    [
      [902, 255],
      [960, 249],
      [944, 389],
    ],
    lower,
    [
      [600, 272],
      [570, 169],
    ],
  );
  const middle: Run = [
    [590, 224],
    [640, 230],
    [690, 236],
    [744, 245],
    [802, 268],
    [850, 306],
    [896, 325],
    [944, 319],
  ];
  const cloth = drawing.linear(tones(paint.collar, [0, 0.18], [0.5, 0.02], [1, -0.2]));
  return (
    drawing.clip(
      upperPath(lines),
      drawing.panel(path, cloth, {
        roundness: 20,
        inner:
          overlay(path, knit(drawing), 0.6) +
          drawing.softLine(smooth(middle), drawing.ink, 0.6, 9, 4) +
          drawing.softLine(smooth(offset(middle, 11)), '#fff', 0.22, 11, 5),
      }) + seam(reverse(lower), { width: 3, opacity: 0.5 }),
    ) + cord(smooth(offset(part(collar, 0.01, 0.98), 3)), 9, paint.lip)
  );
}

/** The rubber that wraps the whole foot a hand high. */
function wrap(sketch: Sketch): string {
  const { drawing, paint } = sketch;
  const edge: Run = [
    [1060, 594],
    [1000, 600],
    [950, 619],
    [890, 653],
    [800, 672],
    [680, 682],
    [560, 689],
    [450, 684],
    [350, 665],
    [264, 636],
    [196, 619],
  ];
  const path = loop(
    edge,
    [
      [196, 619],
      [90, 672],
      [90, 820],
    ],
    [
      [90, 820],
      [1100, 820],
      [1060, 594],
    ],
  );
  const glint: Run = [
    [142, 708],
    [170, 653],
    [206, 653],
    [182, 706],
    [158, 735],
  ];
  const inner =
    drawing.grain(path, { frequency: 0.5, octaves: 2, scale: 0.5, opacity: 0.5 }) +
    patch(drawing, glint, '#fff', 0.3, 9) +
    drawing.softLine(smooth(offset(edge, -7)), '#fff', 0.3, 3, 1.2);
  return film(sketch, path, { colour: paint.rubber, roundness: 12, thickness: 4, inner });
}

/** Round laces through rings on the foot and open hooks on the shaft. */
function lacing({ drawing, cut: lines, paint }: Sketch): string {
  const { eyelets, bars, laceWidth } = lines.throat;
  const metal = hookMetal(drawing);
  const turns = laceTurns(eyelets, bars - 1, lines.topline, 9, 0);
  const hardware = turns.map((turn, index) => (index < 4 ? ring : hook)(drawing, turn, metal));
  const crossing = turns.slice(1).map((next, index) => {
    const { turnX, turnY } = turns[index]!;
    const bend = `${(turnX + next.x) / 2 - 4} ${(turnY + next.y) / 2}`;
    const path = `M${turnX + 6} ${turnY + 4}Q${bend} ${next.x - 4} ${next.y + 2}`;
    return rope(drawing, path, laceWidth - 3, shade(paint.lace, -0.22), paint.rubber);
  });
  const over = turns.map(({ x, y, turnX, turnY }) => {
    const path = `M${x} ${y}Q${(x + turnX) / 2} ${(y + turnY) / 2 - 8} ${turnX} ${turnY}`;
    return rope(drawing, path, laceWidth, paint.lace, paint.rubber);
  });
  return hardware.join('') + crossing.join('') + over.join('');
}

/** The loop of tape at the heel by which the boot is pulled on. */
function pullLoop({ drawing, paint: { tab } }: Sketch): string {
  const path = loop(
    [
      [900, 272],
      [902, 230],
      [916, 209],
      [934, 215],
      [940, 255],
    ],
    [
      [940, 255],
      [940, 397],
    ],
    [
      [940, 397],
      [914, 397],
    ],
    [
      [914, 397],
      [908, 312],
      [900, 272],
    ],
  );
  const cloth = drawing.linear(tones(tab, [0, 0.15], [1, -0.3]), 0, 0, 1, 1);
  return (
    drawing.panel(path, cloth, { roundness: 8, strength: 0.85, shadow: drawing.dropShadow(2, 3, 3, 0.35) }) +
    stitch(
      [
        [920, 234],
        [924, 312],
        [926, 386],
      ],
      shade(tab, 0.5),
      { length: 6, gap: 4, width: 1.8 },
    )
  );
}

/** A stiff sole: a welt with ledges for a crampon at toe and heel, a wedge of colour under the arch. */
function midsole(sketch: Sketch): string {
  const {
    drawing,
    cut: { sole },
    paint,
  } = sketch;
  const welt = offset(part(sole.top, 0.07, 0.985), 34);
  const wedge = loop(
    [
      [360, 806],
      [480, 812],
      [620, 802],
      [760, 790],
      [900, 786],
      [1100, 782],
    ],
    [
      [1100, 782],
      [1100, 804],
    ],
    [
      [1100, 804],
      [900, 808],
      [760, 812],
      [620, 824],
      [480, 832],
      [360, 806],
    ],
  );
  const foam = drawing.linear(tones(paint.foam, [0, 0.12], [1, -0.16]));
  return foamBody(
    sketch,
    paint.sole,
    drawing.panel(wedge, foam, { roundness: 6, strength: 0.7 }) +
      groove(drawing, welt, { width: 7, shade: 0.62, light: 0.3, distance: 6, lipWidth: 3.5 }) +
      stitch(offset(part(sole.top, 0.07, 0.98), 17), shade(paint.sole, 0.4), { length: 9, gap: 6, width: 2.2 }),
  );
}

const blocks: LugRow = {
  count: 12,
  first: 0.1,
  pitch: 0.0765,
  half: 31,
  height: 42,
  turn: 7,
  rake: [5, 4],
  gaps: [7],
};

function outsole(sketch: Sketch): string {
  const {
    drawing,
    cut: { sole },
    paint,
  } = sketch;
  const line = reverse(sole.bottom);
  return (
    lugRow(drawing, line, blocks, shade(paint.rubber, -0.3), 10, 2) +
    lugRow(drawing, line, blocks, paint.rubber, 0, 10) +
    tread(sketch, { from: 0.005, to: 0.95, thickness: 18, climb: 12, lugs: 2, lugWidth: 1, lugHeight: 1 })
  );
}

function lettering({ paint, brand: { name } }: Sketch): string {
  const ink = mix(paint.rubber, readableOn(paint.rubber), 0.8);
  return wordmark(name, 34, { maxWidth: 170 }).at(900, 697, { rotation: -3, fill: ink, opacity: 0.92 });
}

/** For high mountains: nubuck in one piece, rubber all round, a cuff notched behind, a stiff sole with ledges. */
export const alpine: ShoeDesign<BootPalette> = {
  cut,
  paint: ({ base, panel, accent, rand: rubber, mid: foam, sole, lace, lining }) => ({
    upper: base,
    rear: base,
    film: base,
    motif: clearest(base, [accent, foam, lace], 0.2),
    collar: panel,
    tongue: panel,
    lip: accent,
    lining,
    stay: base,
    lace,
    tab: accent,
    sole: mix(sole, '#8a8a8a', lightness(sole) < 0.25 ? 0.2 : 0.1),
    foam: accent,
    rubber,
  }),
  parts: [
    inside,
    shell(nubuck),
    pieces,
    cuff,
    wrap,
    sideMotif({
      blades: { x: 742, y: 460, width: 190, height: 190 },
      others: { x: 740, y: 418, width: 176, height: 100, rotation: -14, skew: 14 },
    }),
    throat,
    lacing,
    lettering,
    formLight,
    pullLoop,
    outsole,
    midsole,
  ],
};
