import type { Brandmark } from '../../../archetype.ts';
import { lightness, mix, shade } from '../../../lib/colour.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { loop, mirror, offset, reverse, smooth, type Run } from '../../../lib/geometry.ts';
import { folds } from '../../../lib/hardware.ts';
import { crumple, openMesh, overlay, stretch } from '../../../lib/materials.ts';
import { motifPaths } from '../../../lib/motifs.ts';
import { seam, stitch } from '../../../lib/strokes.ts';
import { lit, shaded } from '../../cloth/light.ts';
import { napeMark } from '../../clothing/back.ts';
import { whole } from '../../clothing/cut.ts';
import { hollow } from '../../clothing/wearer.ts';
import { band } from '../../footwear/form.ts';
import { binding, formLight } from '../front.ts';
import { bandPath, bandTop, side, type SportsBraDesign, type SportsBraPalette } from '../pieces.ts';
import { underband } from '../underband.ts';
import { knitted } from './cut.ts';

/** From the armpit over the point of the cup down to the middle. */
const armEdge: Run = [
  [312, 560],
  [352, 524],
  [392, 480],
  [426, 436],
];
const neckEdge: Run = [
  [446, 432],
  [478, 492],
  [530, 552],
  [600, 596],
];
const lowerHalf = bandTop.slice(0, 4);
const frontPath = loop(
  armEdge,
  [
    [426, 436],
    [446, 432],
  ],
  whole(neckEdge),
  [
    [754, 432],
    [774, 436],
  ],
  reverse(mirror(armEdge)),
  mirror(side),
  reverse(whole(lowerHalf)),
  reverse(side),
);
const frontStrap: Run = [
  [462, 190],
  [454, 270],
  [444, 350],
  [436, 446],
];
/** The back: straps that meet in a point, and the panel that widens from it. */
const backStrap: Run = [
  [462, 190],
  [488, 262],
  [536, 350],
  [592, 428],
];
const backEdge: Run = [
  [312, 566],
  [390, 590],
  [470, 574],
  [530, 522],
  [566, 446],
  [584, 408],
  [600, 402],
];
const backPath = loop(whole(backEdge), mirror(side), reverse(whole(lowerHalf)), reverse(side));

function strap(drawing: Drawing, palette: SportsBraPalette, line: Run, colour: string): string {
  const path = band(line, 13);
  return (
    drawing.panel(path, colour, {
      roundness: 6,
      strength: 0.8,
      inner: overlay(path, stretch(drawing), 0.7),
      shadow: drawing.dropShadow(2, 4, 4, 0.35),
    }) + stitch(offset(line, 8), shade(palette.panel, 0.36), { width: 1.4, length: 5, gap: 3.5 })
  );
}

/** The slide by which a strap is shortened. */
function slide(drawing: Drawing, palette: SportsBraPalette, x: number, y: number, rotation: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${rotation})" filter="${drawing.dropShadow(1, 2, 2)}">
<rect x="-19" y="-9" width="38" height="18" rx="5" fill="none" stroke="${shade(palette.accent, -0.1)}" stroke-width="5"/>
<path d="M-16 0H16" stroke="${shade(palette.accent, -0.25)}" stroke-width="4"/></g>`;
}

const straps = (drawing: Drawing, palette: SportsBraPalette, line: Run, colour: string): string =>
  strap(drawing, palette, line, colour) + strap(drawing, palette, mirror(line), shade(colour, -0.06));

/** Gathers that run out from the middle of the front. */
const gathered = (drawing: Drawing): string =>
  folds(
    drawing,
    [
      [
        [
          [598, 640],
          [550, 630],
          [490, 600],
        ],
        11,
      ],
      [
        [
          [598, 690],
          [540, 690],
          [470, 680],
        ],
        12,
      ],
      [
        [
          [598, 740],
          [550, 750],
          [500, 770],
        ],
        11,
        -1,
      ],
      [
        [
          [602, 640],
          [650, 630],
          [710, 600],
        ],
        11,
        -1,
      ],
      [
        [
          [602, 690],
          [660, 690],
          [730, 680],
        ],
        12,
        -1,
      ],
      [
        [
          [602, 740],
          [650, 750],
          [700, 770],
        ],
        11,
      ],
      [
        [
          [330, 800],
          [370, 780],
          [400, 740],
        ],
        9,
      ],
      [
        [
          [868, 802],
          [832, 784],
          [806, 744],
        ],
        9,
        -1,
      ],
      [
        [
          [326, 570],
          [372, 590],
          [410, 630],
        ],
        10,
      ],
      [
        [
          [874, 570],
          [828, 590],
          [790, 630],
        ],
        10,
        -1,
      ],
    ],
    0.19,
    5,
  );

/** The brand's motif all over the cloth, in a tone of it. */
function allOver(palette: SportsBraPalette, { motif }: Brandmark): string {
  const tone = mix(palette.base, palette.accent, lightness(palette.base) < 0.45 ? 0.2 : 0.34);
  const rows = [470, 566, 662, 758, 840];
  return rows
    .flatMap((y, row) =>
      [0, 1, 2, 3, 4, 5].flatMap((column) =>
        motifPaths(motif, { x: 310 + column * 124 + (row % 2) * 62, y, width: 56, height: 30, rotation: -14 }),
      ),
    )
    .map((shape) => overlay(shape, tone, 0.8))
    .join('');
}

function front(drawing: Drawing, palette: SportsBraPalette, brand: Brandmark): string {
  const middle: Run = [
    [600, 596],
    [599, 700],
    [600, 856],
  ];
  const inner =
    overlay(frontPath, stretch(drawing), 0.8) +
    allOver(palette, brand) +
    crumple(drawing, frontPath, { seed: 17, opacity: 0.26, frequencyY: 0.006, scale: 9, blur: 7 }) +
    formLight(drawing, lightness(palette.base) < 0.45) +
    gathered(drawing) +
    seam(middle, { width: 2.6, opacity: 0.44 });
  const shadow = drawing.dropShadow(2, 7, 8, 0.45);
  return (
    drawing.panel(frontPath, knitted(drawing, palette.base), { roundness: 18, strength: 0.7, shadow, inner }) +
    binding(drawing, palette, whole(neckEdge), 15, 0.16) +
    binding(drawing, palette, armEdge, 15, 0.16) +
    binding(drawing, palette, mirror(armEdge), -15, 0.02)
  );
}

/** The inside of the back panel, and the straps that run down to it. */
function behind(drawing: Drawing, palette: SportsBraPalette): string {
  const cloth = drawing.linear([
    [0, shade(palette.panel, -0.14)],
    [1, shade(palette.panel, -0.5)],
  ]);
  const inner =
    overlay(backPath, openMesh(drawing), 0.5) + drawing.softShape('M430 560L600 480L770 560V700H430Z', '#000', 0.4, 26);
  return (
    straps(drawing, palette, backStrap, shade(palette.panel, -0.3)) +
    drawing.panel(backPath, cloth, { roundness: 10, strength: 0.7, inner })
  );
}

function back(drawing: Drawing, palette: SportsBraPalette, brand: Brandmark): string {
  const lining = drawing.linear([
    [0, shade(palette.panel, -0.2)],
    [1, shade(palette.panel, -0.5)],
  ]);
  const spine: Run = [
    [566, 452],
    [560, 560],
    [540, 700],
    [520, 860],
  ];
  const mesh = loop(
    spine,
    [
      [520, 860],
      [680, 860],
    ],
    reverse(mirror(spine)),
    [
      [634, 452],
      [600, 430],
      [566, 452],
    ],
  );
  const inner =
    overlay(backPath, stretch(drawing), 0.8) +
    allOver(palette, brand) +
    overlay(mesh, palette.panel) +
    overlay(mesh, openMesh(drawing)) +
    crumple(drawing, backPath, { seed: 17, opacity: 0.26, frequencyY: 0.006, scale: 9, blur: 7 }) +
    lit(
      drawing,
      [
        [380, 640],
        [470, 610],
        [520, 650],
        [480, 760],
        [400, 780],
        [350, 700],
      ],
      0.16,
      30,
    ) +
    shaded(
      drawing,
      [
        [920, 540],
        [840, 590],
        [836, 700],
        [860, 850],
        [940, 850],
      ],
      0.5,
      28,
    ) +
    shaded(
      drawing,
      [
        [270, 560],
        [312, 600],
        [306, 720],
        [322, 840],
        [260, 840],
      ],
      0.36,
      14,
    ) +
    [spine, mirror(spine)]
      .map(
        (line) =>
          seam(line, { width: 2.6, opacity: 0.42 }) +
          stitch(offset(line, 5), palette.accent, { width: 1.9, length: 5, gap: 3 }),
      )
      .join('') +
    napeMark(brand, 560, { emblem: palette.accent, name: palette.print }, 0.62);
  const inside =
    overlay(frontPath, stretch(drawing), 0.7) + drawing.softLine(smooth(whole(backEdge)), '#05060c', 0.4, 30, 10);
  return (
    straps(drawing, palette, frontStrap, shade(palette.panel, -0.3)) +
    drawing.panel(frontPath, lining, { roundness: 12, strength: 0.6, inner: inside }) +
    drawing.panel(backPath, knitted(drawing, palette.base), {
      roundness: 18,
      strength: 0.7,
      shadow: drawing.dropShadow(2, 7, 8, 0.45),
      inner,
    }) +
    binding(drawing, palette, whole(backEdge), 15, 0.14) +
    straps(drawing, palette, backStrap, palette.panel) +
    slide(drawing, palette, 490, 266, 62) +
    slide(drawing, palette, 710, 266, -62)
  );
}

/** Slender straps and a pointed neck for easy sports; behind, the straps meet above the spine. */
export const slim: SportsBraDesign = {
  shapes: [
    frontPath,
    bandPath,
    ...[frontStrap, mirror(frontStrap), backStrap, mirror(backStrap)].map((line) => band(line, 13)),
  ],
  layers: (drawing, palette, brand, view) => [
    ...(view === 'back'
      ? [back(drawing, palette, brand)]
      : [
          hollow(view, behind(drawing, palette)),
          front(drawing, palette, brand),
          straps(drawing, palette, frontStrap, palette.panel),
        ]),
    underband(drawing, palette, brand, view === 'back'),
  ],
};
