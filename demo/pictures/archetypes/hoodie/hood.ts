import type { Brandmark, ViewName } from '../../archetype.ts';
import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, offset, reverse, sample, smooth, type Point, type Run } from '../../lib/geometry.ts';
import { folds, puller, zip } from '../../lib/hardware.ts';
import { crumple, jersey, overlay } from '../../lib/materials.ts';
import { cord, seam, stitch } from '../../lib/strokes.ts';
import { lit, shaded } from '../cloth/light.ts';
import { whole, wovenLabel } from '../clothing/cut.ts';
import { hooded } from '../clothing/wearer.ts';
import { fleece, type HoodieDesign, type HoodiePalette } from './pieces.ts';

const faceEdge: Run = [
  [600, 146],
  [554, 152],
  [516, 178],
  [498, 226],
  [502, 280],
  [532, 328],
  [578, 366],
  [626, 396],
];

/** Where the edges meet at the top of a front zip instead of crossing. */
const meetingEdge: Run = [
  [600, 146],
  [554, 152],
  [516, 178],
  [498, 226],
  [502, 280],
  [526, 326],
  [558, 362],
  [590, 398],
];

/** The seam in the middle of a hood, from the brow to the crown; from behind as far as the neck. */
const crownSeam: Run = [
  [600, 100],
  [600, 140],
];
const backSeam: Run = [
  [600, 102],
  [603, 180],
  [602, 280],
  [600, 384],
];

function hoodShell(drawing: Drawing, palette: HoodiePalette, sewn: Run = crownSeam): string {
  const path = loop(
    whole([
      [478, 330],
      [448, 284],
      [440, 226],
      [456, 166],
      [500, 122],
      [552, 104],
      [600, 100],
    ]),
    [
      [722, 330],
      [660, 372],
      [600, 386],
      [540, 372],
      [478, 330],
    ],
  );
  const crown: Run = [
    [460, 190],
    [506, 134],
    [580, 112],
    [576, 136],
    [516, 170],
    [480, 236],
    [462, 250],
  ];
  const inner =
    fleece(drawing, path) +
    crumple(drawing, path, { seed: 31, opacity: 0.42, frequency: 0.01, frequencyY: 0.008, scale: 9, blur: 4 }) +
    lit(drawing, crown, lightness(palette.base) < 0.5 ? 0.2 : 0.34, 12) +
    shaded(
      drawing,
      [
        [760, 200],
        [720, 140],
        [700, 240],
        [716, 340],
        [756, 330],
      ],
      0.42,
      20,
    ) +
    seam(sewn, { width: 3, opacity: 0.36 }) +
    folds(
      drawing,
      [
        [
          [
            [452, 250],
            [466, 300],
            [492, 340],
          ],
          13,
        ],
        [
          [
            [748, 250],
            [734, 300],
            [708, 340],
          ],
          13,
          -1,
        ],
        [
          [
            [470, 200],
            [478, 260],
            [490, 300],
          ],
          9,
        ],
      ],
      0.26,
      4,
    );
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.1)],
    [1, shade(palette.base, -0.12)],
  ]);
  const shadow = drawing.dropShadow(2, 9, 9);
  return drawing.panel(path, cloth, { roundness: 24, strength: 0.75, shadow, inner });
}

function hoodOpening(drawing: Drawing, colour: string, brand: Brandmark): string {
  const path = loop(
    whole([
      [600, 146],
      [554, 152],
      [516, 178],
      [498, 226],
      [502, 280],
      [530, 324],
      [570, 352],
      [600, 360],
    ]),
  );
  const depth = smooth(
    [
      [480, 130],
      [600, 120],
      [720, 130],
      [716, 270],
      [664, 210],
      [600, 196],
      [536, 210],
      [484, 270],
    ],
    true,
  );
  const lining = drawing.linear([
    [0, shade(colour, -0.5)],
    [0.55, shade(colour, -0.2)],
    [1, shade(colour, 0.04)],
  ]);
  const inner =
    overlay(path, jersey(drawing), 0.8) +
    drawing.softShape(depth, '#000', 0.6, 22) +
    folds(
      drawing,
      [
        [
          [
            [540, 230],
            [556, 290],
            [590, 336],
          ],
          13,
        ],
        [
          [
            [664, 236],
            [640, 290],
            [606, 336],
          ],
          12,
          -1,
        ],
        [
          [
            [600, 210],
            [596, 250],
            [600, 290],
          ],
          10,
        ],
      ],
      0.26,
      5,
    ) +
    wovenLabel(brand, 600, 280, 68, 36);
  return drawing.panel(path, lining, { roundness: 10, strength: 0.5, inner });
}

/** One front edge of the hood: a turned tunnel for the cord. The right one crosses over the left one. */
function frontEdge(drawing: Drawing, palette: HoodiePalette, edge: Run, isFar: boolean): string {
  const line = sample(isFar ? mirror(edge) : edge, 40).map((point): Point => [point.x, point.y]);
  const outwards = isFar ? -1 : 1;
  const path = loop(line, reverse(offset(line, 27 * outwards, 40)));
  const cloth = drawing.linear([
    [0, shade(palette.base, 0.12)],
    [1, shade(palette.base, -0.08)],
  ]);
  const inner = fleece(drawing, path) + (isFar ? drawing.softShape('M690 150H760V340H700Z', drawing.ink, 0.3, 14) : '');
  const shadow = drawing.dropShadow(1, 6, 6, 0.45);
  return (
    drawing.panel(path, cloth, { roundness: 9, strength: 0.8, shadow, inner }) +
    stitch(offset(line, 21 * outwards, 50), shade(palette.base, 0.28), { length: 6, gap: 4, width: 1.6 })
  );
}

type CordEnd = readonly [x: number, y: number, side: number, length: number];

function cordEnd(drawing: Drawing, palette: HoodiePalette, [x, y, side, length]: CordEnd): string {
  const ring = drawing.linear(
    [
      [0, '#eceef1'],
      [1, '#5b5f68'],
    ],
    0,
    0,
    1,
    1,
  );
  const hanging: Run = [
    [x, y + 2],
    [x - 9 * side, y + length * 0.32],
    [x + side, y + length * 0.68],
    [x - 5 * side, y + length],
  ];
  return `<circle cx="${x}" cy="${y}" r="8.5" fill="${ring}"/><circle cx="${x}" cy="${y}" r="4.2" fill="#0b0d12"/>
<g filter="${drawing.dropShadow(4, 5, 4, 0.42)}">${cord(smooth(hanging), 9, palette.cord)}
${cord(`M${x - 5 * side} ${y + length - 2}l${-2 * side} 24`, 10, '#9a9ea6')}</g>`;
}

/** The hood with its front edges, which cross or meet at the zip, and the cord. */
export function hood(
  drawing: Drawing,
  palette: HoodiePalette,
  brand: Brandmark,
  design: HoodieDesign,
  view: ViewName,
): string {
  const edge = design.zipped ? meetingEdge : faceEdge;
  return (
    hoodShell(drawing, palette) +
    hoodOpening(drawing, design.lining(palette), brand) +
    hooded(view) +
    frontEdge(drawing, palette, edge, false) +
    frontEdge(drawing, palette, edge, true) +
    cordEnd(drawing, palette, [534, 352, 1, 128]) +
    cordEnd(drawing, palette, [668, 350, -1, 108])
  );
}

/** The hood from behind, closed by the seam in its middle. */
export function hoodBack(drawing: Drawing, palette: HoodiePalette): string {
  const tone = shade(palette.base, lightness(palette.base) < 0.5 ? 0.28 : -0.2);
  const thread = { length: 6, gap: 4, width: 1.6 };
  const pinched = [
    [
      [
        [600, 372],
        [560, 330],
        [536, 276],
      ],
      15,
    ],
    [
      [
        [600, 372],
        [642, 326],
        [664, 270],
      ],
      15,
      -1,
    ],
    [
      [
        [540, 178],
        [570, 196],
        [600, 200],
      ],
      10,
    ],
  ] as const;
  return (
    hoodShell(drawing, palette, backSeam) +
    folds(drawing, pinched, 0.22, 5) +
    stitch(offset(backSeam, 10), tone, thread) +
    stitch(offset(backSeam, -10), tone, thread)
  );
}

/** The zip from the hood's edges through the waistband, on tapes turned to the inside. */
export function frontZip(drawing: Drawing, palette: HoodiePalette): string {
  const fly = 'M581 396H619V1077H581Z';
  const cloth = shade(palette.base, -0.1);
  const thread = { length: 6, gap: 4, width: 1.6 };
  const rows = [570, 630]
    .map((x) =>
      stitch(
        [
          [x, 412],
          [x, 1004],
        ],
        shade(palette.base, 0.28),
        thread,
      ),
    )
    .join('');
  return (
    drawing.panel(fly, cloth, { roundness: 5, strength: 0.5, shadow: drawing.dropShadow(1, 2, 4, 0.35) }) +
    zip(
      [
        [600, 396],
        [600, 1076],
      ],
      palette.cord,
      { width: 20 },
    ) +
    rows +
    puller(drawing, 600, 432, palette.cord, 0, 1.15)
  );
}
