import { lightness, mix, readableOn, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, offset, part, reverse, sample, smooth, tenth, type Point, type Run } from '../../lib/geometry.ts';
import { flatLace, ribLines } from '../../lib/hardware.ts';
import { knit, overlay } from '../../lib/materials.ts';
import { seam } from '../../lib/strokes.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { clearest } from '../footwear/contrast.ts';
import { band, groove, patch, tones } from '../footwear/form.ts';
import { film, formLight, shell, sideMotif } from '../footwear/side-upper.ts';
import { solePath, upperPath, upperWeb, type ShoeCut, type ShoeDesign, type Sketch } from '../footwear/sketch.ts';
import { knitHoles, knitRibs } from '../footwear/weave.ts';
import type { FootballBootPalette } from './last.ts';

// A sock that grows out of the upper without a tongue.
const cut: ShoeCut = {
  topline: [
    [102, 800],
    [104, 772],
    [126, 744],
    [172, 718],
    [246, 694],
    [328, 664],
    [410, 622],
    [488, 570],
    [556, 512],
    [606, 468],
    [640, 422],
    [658, 379],
  ],
  collar: [
    [658, 379],
    [712, 391],
    [780, 389],
    [846, 373],
    [900, 354],
    [936, 345],
  ],
  heel: [
    [936, 345],
    [960, 343],
    [974, 355],
    [972, 398],
    [972, 452],
    [986, 506],
    [1008, 570],
    [1024, 640],
    [1040, 710],
    [1050, 766],
    [1048, 806],
  ],
  feather: [
    [1048, 806],
    [960, 816],
    [840, 820],
    [720, 818],
    [620, 820],
    [520, 828],
    [400, 834],
    [290, 832],
    [200, 822],
    [140, 812],
    [102, 800],
  ],
  farRim: [
    [658, 379],
    [700, 361],
    [770, 351],
    [850, 342],
    [936, 345],
  ],
  tongueFront: [],
  tongueBack: [],
  collarDepth: 76,
  throat: {
    from: 0.4,
    stayTop: [
      [370, 678],
      [430, 644],
      [500, 594],
      [562, 536],
      [612, 490],
    ],
    stayBottom: [
      [398, 716],
      [462, 686],
      [536, 636],
      [602, 576],
      [658, 515],
    ],
    eyelets: [],
    bars: 6,
    laceWidth: 9,
  },
  sole: {
    top: [
      [94, 812, 1],
      [108, 796],
      [150, 800],
      [230, 816],
      [330, 826],
      [440, 824],
      [540, 808],
      [640, 786],
      [740, 784],
      [820, 784],
      [900, 756],
      [980, 728],
      [1046, 718],
      [1060, 736, 1],
    ],
    heel: [
      [1060, 736],
      [1068, 780],
      [1064, 826],
      [1044, 850],
    ],
    bottom: [
      [1044, 850],
      [980, 858],
      [880, 854],
      [790, 836],
      [700, 826],
      [620, 834],
      [520, 858],
      [400, 866],
      [290, 862],
      [200, 850],
      [136, 838],
      [106, 828],
      [94, 812],
    ],
  },
};

const night = '#05070f';
const ankle = (sketch: Sketch): Run => reverse(offset(sketch.cut.collar, sketch.cut.collarDepth));

/** Raised zigzags across the vamp, where the ball is struck. */
function strikeRows(sketch: Sketch): string {
  const { drawing, paint } = sketch;
  const { top, bottom } = upperWeb(sketch.cut);
  const [skyline, foot] = [sample(top, 200), sample(bottom, 200)];
  const tone = shade(paint.upper, lightness(paint.upper) < 0.45 ? 0.22 : -0.07);
  return Array.from({ length: 12 }, (_, row) => {
    const [from, to] = [skyline[18 + row * 5]!, foot[18 + row * 5]!];
    const line = Array.from({ length: 15 }, (_unused, step): Point => {
      const down = 0.08 + 0.056 * step;
      return [from.x + (to.x - from.x) * down + (step % 2 ? 7 : -7), from.y + (to.y - from.y) * down];
    });
    const path = band(line, (share) => 4.2 * Math.max(0, Math.sin(Math.PI * share)) ** 0.6, 60);
    return (
      drawing.softShape(path, drawing.ink, 0.4, 2, 'transform="translate(3 2.5)"') +
      `<path d="${path}" fill="${tone}"/>`
    );
  }).join('');
}

/** One knit from the toes to the ankle: close rows on the foot, holes at the side. */
function knitwork(sketch: Sketch): string {
  const { drawing, cut: lines, paint } = sketch;
  const web = upperWeb(lines);
  const radius = (across: number, down: number): number =>
    across > 0.42 && across < 0.74 ? 4.4 * Math.sin(Math.PI * down) * Math.sin((Math.PI * (across - 0.42)) / 0.32) : 0;
  return (
    overlay(upperPath(lines), knit(drawing), lightness(paint.upper) < 0.45 ? 0.55 : 0.4) +
    knitRibs(drawing, web, 15, [0.4, 0.98], [0.06, 0.94], 0.2) +
    knitHoles(drawing, web, 60, 22, radius) +
    strikeRows(sketch)
  );
}

/** The lining seen in the sock's mouth. */
function mouth({ drawing, cut: { farRim, collar: rim }, paint }: Sketch): string {
  const path = loop(farRim, reverse(offset(rim, 30)));
  const lining = drawing.linear(tones(paint.lining, [0, 0.1], [1, -0.5]));
  return drawing.panel(path, lining, {
    roundness: 9,
    strength: 0.7,
    inner: overlay(path, knit(drawing), 0.5) + drawing.softLine(smooth(rim), night, 0.7, 40, 12),
  });
}

/** The ribbed collar over the ankle with a welt of the accent's colour. */
function sock(sketch: Sketch): string {
  const { drawing, cut: lines, paint } = sketch;
  const lower = ankle(sketch);
  const back = part(lines.heel, 0, 0.22);
  const path = loop(lines.collar, back, lower);
  const weltFoot = offset(lines.collar, 16);
  const welt = loop(lines.collar, part(lines.heel, 0, 0.07), reverse(weltFoot));
  const cloth = drawing.linear(tones(paint.collar, [0, 0.06], [0.3, 0.16], [0.6, 0], [1, -0.3]), 0, 0, 1, 0);
  const inner =
    overlay(path, knit(drawing), 0.4) +
    ribLines(lines.collar, reverse(lower), 58, 2.4, 0.3) +
    drawing.softLine(smooth(lower), night, 0.35, 20, 9);
  return drawing.clip(
    upperPath(lines),
    drawing.panel(path, cloth, { roundness: 20, strength: 0.7, inner }) +
      seam(reverse(lower), { width: 2.4, opacity: 0.4 }) +
      drawing.panel(welt, paint.lip, {
        roundness: 6,
        strength: 0.7,
        inner: ribLines(lines.collar, weltFoot, 58, 2, 0.3),
      }),
  );
}

/** Thin laces, set to the outer side: two welded rails with the gap between them. */
function sideLacing({ drawing, cut: { throat }, paint }: Sketch): string {
  const { stayTop, stayBottom, bars, laceWidth } = throat;
  const rail = (run: Run): string => {
    const paper = drawing.linear(tones(paint.stay, [0, 0.2], [1, -0.14]));
    const shadow = drawing.dropShadow(1, 3, 3, 0.35);
    return drawing.panel(band(run, 11), paper, { roundness: 6, strength: 0.8, shadow });
  };
  const gap = loop(stayTop, reverse(stayBottom));
  const steps = bars * 2 - 1;
  const [upper, lower] = [sample(stayTop, steps), sample(stayBottom, steps)];
  const hole = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="5.5" fill="${night}" opacity=".9"/>`;
  const holes = [...upper, ...lower].map(({ x, y }, index) => (index % 2 ? '' : hole(tenth(x), tenth(y)))).join('');
  const lace = (from: { x: number; y: number }, to: { x: number; y: number }, colour: string): string =>
    flatLace(`M${tenth(from.x)} ${tenth(from.y)}L${tenth(to.x)} ${tenth(to.y)}`, colour, laceWidth);
  const places = Array.from({ length: bars }, (_, index) => index * 2);
  const under = places.slice(1).map((at) => lace(lower[at - 2]!, upper[at]!, shade(paint.lace, -0.3)));
  const over = places.map((at) => lace(upper[at]!, lower[at]!, paint.lace));
  return (
    drawing.panel(gap, shade(paint.lining, -0.1), { roundness: 6, strength: 0.6 }) +
    rail(stayTop) +
    rail(stayBottom) +
    holes +
    `<g filter="${drawing.dropShadow(2, 3, 3, 0.45)}">${under.join('')}${over.join('')}</g>`
  );
}

/** The moulded cup of the heel and the brand's name. */
function heelCup(sketch: Sketch): string {
  const {
    drawing,
    paint,
    brand: { name },
  } = sketch;
  const edge: Run = [
    [1020, 560],
    [984, 572],
    [954, 620],
    [926, 680],
    [880, 730],
    [800, 780],
  ];
  const cup = loop(
    edge,
    [
      [800, 780],
      [800, 840],
      [1100, 840],
    ],
    [
      [1100, 840],
      [1080, 560],
      [1020, 560],
    ],
  );
  const rows = [16, 30].map((by) => groove(drawing, offset(edge, -by), { width: 3, distance: 4, lipWidth: 2 }));
  const ink = readableOn(paint.film, 0.62, '#12181f');
  return (
    film(sketch, cup, { roundness: 10, thickness: 2, inner: rows.join('') }) +
    wordmark(name, 26, { maxWidth: 96 }).at(974, 706, { rotation: -8, fill: ink, opacity: 0.95 })
  );
}

/** The loop behind the ankle. */
function tab({ drawing, paint }: Sketch): string {
  const path = loop(
    [
      [950, 351],
      [956, 328],
      [972, 321],
      [984, 332],
      [984, 370],
    ],
    [
      [984, 370],
      [982, 406],
    ],
    [
      [982, 406],
      [964, 404],
    ],
    [
      [964, 404],
      [962, 370],
      [950, 351],
    ],
  );
  const webbing = drawing.linear(tones(paint.tab, [0, 0.1], [1, -0.25]), 0, 0, 1, 1);
  return drawing.panel(path, webbing, { roundness: 6, strength: 0.8, shadow: drawing.dropShadow(1, 3, 3, 0.3) });
}

/** A narrow stud like a blade: where it leaves the plate, its width there, and how far its foot leans, in px. */
type Blade = readonly [x: number, y: number, width: number, lean: number];

function blade(drawing: Drawing, [x, y, width, lean]: Blade, base: string, tip: string): string {
  const [foot, middle] = [907, (907 + y) / 2 + 8];
  const edge = (at: number, side: 1 | -1): number => {
    const share = (at - y) / (foot - y);
    return tenth(x + side * (width / 2) * (1 - 0.42 * share) + lean * share);
  };
  const [left, right] = [edge(foot, -1), edge(foot, 1)];
  const path =
    `M${edge(y, -1)} ${y}L${left} ${foot - 7}Q${left + 2} ${foot} ${left + 9} ${foot}` +
    `H${right - 9}Q${right - 2} ${foot} ${right} ${foot - 7}L${edge(y, 1)} ${y}Z`;
  const cap = `M${edge(middle, -1) - 2} ${middle}L${edge(middle, 1) + 2} ${middle - 12}V920H${left - 20}Z`;
  const paint = (colour: string): string => drawing.linear(tones(colour, [0, 0.2], [0.5, 0], [1, -0.4]), 0, 0, 1, 0.3);
  return drawing.panel(path, paint(base), {
    roundness: 6,
    strength: 0.85,
    inner: `<path d="${cap}" fill="${paint(tip)}"/>`,
  });
}

/** A springy plate, ribbed along the arch, on blades. */
function plate(sketch: Sketch): string {
  const {
    drawing,
    cut: { sole },
    paint,
  } = sketch;
  const near: Blade[] = [
    [186, 836, 64, -8],
    [310, 852, 70, -10],
    [452, 854, 70, 6],
    [900, 846, 74, 10],
    [1012, 842, 62, 12],
  ];
  const far: Blade[] = [
    [250, 850, 56, -6],
    [384, 856, 58, -6],
    [540, 846, 58, 8],
    [840, 838, 60, 8],
    [964, 846, 54, 10],
  ];
  const ribs = [0, 1, 2].map((row) => {
    const line = offset(part(sole.bottom, 0.2, 0.66), (share) => (12 + row * 9) * Math.sin(Math.PI * share));
    return groove(drawing, reverse(line), { light: 0.3, distance: 4, lipWidth: 2.2, colour: night });
  });
  const inner =
    drawing.softLine(smooth(offset(sole.top, 6)), '#fff', lightness(paint.sole) > 0.5 ? 0.55 : 0.4, 4, 1.6) +
    ribs.join('') +
    drawing.grain(solePath(sketch.cut), { frequency: 0.7, octaves: 2, scale: 0.3, opacity: 0.35 }) +
    patch(
      drawing,
      [
        [1020, 700],
        [1090, 700],
        [1090, 870],
        [1020, 870],
      ],
      night,
      0.3,
      14,
    );
  const nylon = drawing.linear(tones(paint.sole, [0, 0.2], [0.5, 0], [1, -0.3]));
  const [base, tip] = [shade(paint.sole, -0.3), shade(paint.sole, -0.36)];
  return (
    far.map((each) => blade(drawing, each, base, tip)).join('') +
    near.map((each) => blade(drawing, each, paint.sole, paint.rubber)).join('') +
    drawing.panel(solePath(sketch.cut), nylon, { roundness: 10, strength: 0.85, inner })
  );
}

/** For quick turns: a knit that reaches over the ankle, laced at the side, on a plate with blades. */
export const collar: ShoeDesign<FootballBootPalette> = {
  cut,
  paint: ({ base, heel, plate: sole, stud, lace, lining, mark }) => ({
    upper: base,
    rear: mix(base, heel, 0.35),
    film: heel,
    motif: clearest(mix(base, heel, 0.2), [mark, lace, stud], 0.2),
    collar: heel,
    tongue: heel,
    lip: clearest(heel, [stud, mark, base], 0.2),
    lining,
    stay: heel,
    lace: clearest(heel, [lace, mark, stud], 0.2),
    tab: stud,
    sole,
    foam: sole,
    rubber: stud,
  }),
  parts: [
    mouth,
    shell(knitwork),
    sock,
    sideLacing,
    heelCup,
    sideMotif(
      {
        blades: { x: 740, y: 708, width: 250, height: 200 },
        others: { x: 744, y: 664, width: 224, height: 118, rotation: -10, skew: 14 },
      },
      true,
    ),
    formLight,
    tab,
    plate,
  ],
};
