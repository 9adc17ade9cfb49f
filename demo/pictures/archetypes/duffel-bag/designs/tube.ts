import type { Brandmark } from '../../../archetype.ts';
import { shade } from '../../../lib/colour.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { loop, offset, smooth, tenth, type Point, type Run } from '../../../lib/geometry.ts';
import { puller } from '../../../lib/hardware.ts';
import { overlay, twill } from '../../../lib/materials.ts';
import { motifPaths } from '../../../lib/motifs.ts';
import { cord, stitch } from '../../../lib/strokes.ts';
import { wordmark } from '../../../lib/wordmark.ts';
import { drape, lit, shaded } from '../../cloth/light.ts';
import { webbing, type DuffelPalette } from '../pieces.ts';
import { airMesh, coated, coil, dRing, gripWrap, matt, shellCloth } from './parts.ts';

/** A place upon the tube: share of its length from the near end, degrees above its middle on the side that is seen. */
function at(share: number, degrees: number, swell = 1): Point {
  const angle = (degrees * Math.PI) / 180;
  const [rx, ry] = [150 - 26 * share, 238 - 41 * share];
  const x = 300 + 625 * share + rx * swell * Math.cos(angle);
  return [tenth(x), tenth(692 - 52 * share - ry * swell * Math.sin(angle))];
}
const hoop = (share: number, from: number, to: number, swell = 1): Run =>
  Array.from({ length: 9 }, (_, index) => at(share, from + ((to - from) * index) / 8, swell));
const along = (degrees: number, from: number, to: number): Run =>
  Array.from({ length: 6 }, (_, index) => at(from + ((to - from) * index) / 5, degrees));

const endPath = smooth(
  Array.from({ length: 16 }, (_, index) => at(0, 90 - index * 22.5)),
  true,
);
const top: Run = [at(0, 90), [460, 458], [600, 461], [760, 456], at(1, 90)];
const bottom: Run = [at(1, -90), [760, 868], [540, 902], at(0, -90)];
const tubePath = loop(top, hoop(1, 90, -90), bottom, hoop(0, 270, 90));
const bottomEdge: Run = along(-34, -0.1, 1.05);
const bottomPath = loop(
  bottomEdge,
  [at(1.05, -34), [1100, 980]],
  [
    [1100, 980],
    [200, 1000],
  ],
  [[200, 1000], at(-0.1, -34)],
);

function tube(drawing: Drawing, palette: DuffelPalette, { motif }: Brandmark): string {
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.16)],
    [0.4, palette.base],
    [1, shade(palette.base, -0.2)],
  ]);
  const graphic = motifPaths(motif, { x: 930, y: 606, width: 120, height: 76, rotation: -6 });
  const inner =
    shellCloth(drawing, tubePath, 7) +
    graphic.map((shape) => overlay(shape, palette.accent, 0.95)).join('') +
    coated(drawing, bottomPath, bottomEdge, palette.low) +
    lit(drawing, [...along(62, 0.05, 0.95), ...along(38, 0.1, 0.9).toReversed()], 0.3, 24) +
    shaded(drawing, [...along(-20, 0, 1.1), ...along(-90, 0, 1.1).toReversed()], 0.34, 36) +
    shaded(drawing, [...hoop(0, 80, -90), ...hoop(0.1, 80, -90).toReversed()], 0.3, 16) +
    shaded(drawing, [...hoop(1, 90, -90), ...hoop(0.86, 90, -90).toReversed()], 0.34, 26) +
    drape(drawing, [
      [[at(0.02, 40), at(0.08, 22), at(0.17, 16)], 13, 0.3],
      [[at(0.02, -10), at(0.09, 0), at(0.18, 2)], 13, 0.26, -1],
      [[at(0.3, 58), at(0.36, 40), at(0.44, 34)], 12, 0.28],
      [[at(0.68, 58), at(0.62, 40), at(0.54, 34)], 12, 0.28, -1],
      [[at(0.76, 54), at(0.82, 34), at(0.9, 28)], 12, 0.28],
      [[at(0.99, -24), at(0.9, -10), at(0.8, -6)], 12, 0.3, -1],
      [[at(0.26, -28), at(0.2, -14), at(0.1, -14)], 11, 0.24],
    ]);
  return (
    drawing.panel(tubePath, cloth, { roundness: 30, strength: 0.75, light: { highlight: 0.4 }, inner }) +
    coil(drawing, along(58, 0.03, 0.96), palette, 17)
  );
}

function sidePocket(drawing: Drawing, palette: DuffelPalette, { name }: Brandmark): string {
  const path = loop(along(16, 0.36, 0.62), hoop(0.62, 16, -24), along(-24, 0.62, 0.36), hoop(0.36, -24, 16));
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.06)],
    [1, shade(palette.base, -0.12)],
  ]);
  return (
    drawing.panel(path, cloth, {
      roundness: 13,
      strength: 0.75,
      shadow: drawing.dropShadow(3, 6, 7, 0.32),
      inner: shellCloth(drawing, path, 13, 0.3),
    }) +
    coil(drawing, along(10, 0.375, 0.605), palette, 14) +
    puller(drawing, 690, 634, palette.accent, -10, 0.8) +
    wordmark(name, 44, { maxWidth: 150 }).at(754, 694, { fill: palette.print, rotation: -5, skew: -2, opacity: 0.96 })
  );
}

/** The round end: a shoe compartment with its zip, air mesh and a grip. */
function nearEnd(drawing: Drawing, palette: DuffelPalette, { motif }: Brandmark): string {
  const cloth = drawing.linear(
    [
      [0, shade(palette.base, 0.04)],
      [1, shade(palette.base, -0.22)],
    ],
    0.2,
    0,
    0.7,
    1,
  );
  const low: Run = [
    [120, 812],
    [220, 836],
    [320, 842],
    [470, 826],
  ];
  const lowPath = loop(
    low,
    [
      [470, 826],
      [470, 960],
    ],
    [
      [470, 960],
      [120, 960],
    ],
    [
      [120, 960],
      [120, 812],
    ],
  );
  const inner =
    shellCloth(drawing, endPath, 5, 0.3) +
    coated(drawing, lowPath, low, palette.low) +
    lit(
      drawing,
      [
        [196, 560],
        [260, 490],
        [330, 500],
        [290, 580],
        [210, 650],
      ],
      0.24,
      22,
    ) +
    shaded(
      drawing,
      [
        [420, 560],
        [460, 700],
        [420, 860],
        [330, 940],
        [400, 760],
      ],
      0.34,
      24,
    ) +
    drape(drawing, [
      [
        [
          [176, 700],
          [214, 720],
          [250, 764],
        ],
        11,
        0.24,
      ],
      [
        [
          [424, 690],
          [392, 724],
          [360, 764],
        ],
        11,
        0.26,
        -1,
      ],
    ]);
  const mouth: Run = [
    [190, 790],
    [174, 690],
    [188, 590],
    [236, 512],
    [300, 488],
    [364, 512],
    [412, 590],
    [426, 690],
    [410, 790],
  ];
  const mesh = smooth(
    [
      [240, 600, 1],
      [300, 586],
      [360, 600, 1],
      [366, 640],
      [354, 668, 1],
      [300, 676],
      [246, 668, 1],
      [234, 640],
    ],
    true,
  );
  const graphic = motifPaths(motif, { x: 300, y: 540, width: 62, height: 44 });
  const grip: Run = [
    [204, 752],
    [236, 736],
    [300, 728],
    [364, 736],
    [396, 752],
  ];
  const tab = (x: number, y: number): string => {
    const path = `M${x - 15} ${y - 14}h30v34h-30Z`;
    return drawing.panel(path, palette.webbing, {
      roundness: 4,
      strength: 0.8,
      light: matt,
      inner: overlay(path, twill(drawing)),
    });
  };
  return (
    drawing.panel(endPath, cloth, {
      roundness: 24,
      strength: 0.8,
      light: { highlight: 0.45 },
      shadow: drawing.dropShadow(5, 4, 7, 0.35),
      inner,
    }) +
    cord(endPath, 10, shade(palette.webbing, 0.06)) +
    coil(drawing, mouth, palette, 15) +
    puller(drawing, 190, 786, palette.accent, 6, 0.85) +
    graphic.map((shape) => overlay(shape, palette.accent, 0.96)).join('') +
    airMesh(drawing, mesh, palette) +
    webbing(drawing, grip, 26, palette.webbing, 0.36) +
    tab(206, 758) +
    tab(394, 758)
  );
}

/** The straps round the tube, and the two handles that rise from them. */
function girths(drawing: Drawing, palette: DuffelPalette): string {
  return [0.27, 0.7]
    .map((share) => {
      const line = hoop(share, -92, 74, 1.004);
      const thread = { length: 5, gap: 3, width: 2 };
      const sewn = [-26, 30].flatMap((degrees) => {
        const middle = hoop(share, degrees - 5, degrees + 5, 1.004);
        return [9, -9].map((by) => stitch(offset(middle, by), palette.accent, thread));
      });
      return drawing.clip(tubePath, webbing(drawing, line, 36 - 6 * share, palette.webbing, 0.35)) + sewn.join('');
    })
    .join('');
}

function handle(drawing: Drawing, palette: DuffelPalette, isFar: boolean): string {
  const [left, right] = [at(0.27, 66), at(0.7, 66)];
  const [dx, dy] = isFar ? [-64, -36] : [0, 0];
  const bow: Run = [
    [left[0] + dx - 4, left[1] + (isFar ? 20 : 0)],
    [left[0] + 16 + dx, 396 + dy],
    [560 + dx, 322 + dy],
    [640 + dx, 302 + dy],
    [718 + dx, 312 + dy],
    [right[0] - 28 + dx, 386 + dy],
    [right[0] + dx + 4, right[1] + (isFar ? 20 : 0)],
  ];
  if (isFar) return webbing(drawing, bow, 28, shade(palette.webbing, -0.3), 0.2);
  const wrap = loop(
    [
      [564, 306],
      [640, 284],
      [716, 296],
    ],
    [
      [716, 296],
      [724, 316],
      [714, 334],
    ],
    [
      [714, 334],
      [640, 324],
      [572, 342],
    ],
    [
      [572, 342],
      [560, 326],
      [564, 306],
    ],
  );
  return (
    webbing(drawing, bow, 34, palette.webbing, 0.32) +
    gripWrap(drawing, wrap, palette, [
      [576, 332],
      [640, 316],
      [708, 326],
    ])
  );
}

/** A tube seen from its round end, where the shoes go. */
export function tubeBag(drawing: Drawing, palette: DuffelPalette, brand: Brandmark): string {
  const lying = smooth(
    [
      [300, 936],
      [420, 926],
      [700, 886],
      [940, 844],
      [1040, 812],
      [960, 846],
      [700, 908],
      [420, 950],
    ],
    true,
  );
  const [mouthX, mouthY] = at(0.12, 58);
  return (
    `<g transform="rotate(-8 600 890)">${drawing.ground([[630, 892, 400, 26]])}</g>` +
    drawing.softShape(lying, '#0f0e16', 0.5, 7) +
    handle(drawing, palette, true) +
    tube(drawing, palette, brand) +
    girths(drawing, palette) +
    sidePocket(drawing, palette, brand) +
    dRing(drawing, ...ringPlace, palette) +
    nearEnd(drawing, palette, brand) +
    handle(drawing, palette, false) +
    puller(drawing, mouthX, mouthY, palette.accent, 0, 1)
  );
}

/** Where the shoulder strap hooks in at the far end: x, y, degrees. */
const ringPlace = [1016, 560, 24] as const;
