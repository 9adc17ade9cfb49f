import { lightness, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, offset, part, reverse, smooth, type Run } from '../../lib/geometry.ts';
import { folds } from '../../lib/hardware.ts';
import { crumple } from '../../lib/materials.ts';
import { stitch } from '../../lib/strokes.ts';
import { lit } from '../cloth/light.ts';
import { gathers } from '../clothing/gathers.ts';
import { fleece } from './pieces.ts';

const topEdge: Run = [
  [478, 742],
  [540, 748],
  [600, 750],
  [660, 748],
  [722, 742],
];
const opening: Run = [
  [478, 742],
  [452, 790],
  [424, 850],
  [408, 884],
];
const halfRuns: Run[] = [
  [
    [478, 742],
    [530, 747],
    [572, 749],
  ],
  [
    [572, 749],
    [572, 1008],
  ],
  [
    [572, 1008],
    [500, 1007],
    [410, 1000],
  ],
  [
    [410, 1000],
    [406, 940],
    [408, 884],
  ],
  reverse(opening),
];
const halfPath = loop(...halfRuns);
const rightHalfPath = loop(...halfRuns.map(mirror));
const pocketPath = loop(
  topEdge,
  mirror(opening),
  [
    [792, 884],
    [794, 940],
    [790, 1000],
  ],
  [
    [790, 1000],
    [700, 1007],
    [600, 1010],
    [500, 1007],
    [410, 1000],
  ],
  [
    [410, 1000],
    [406, 940],
    [408, 884],
  ],
  reverse(opening),
);

function pocketCloth(drawing: Drawing, isDark: boolean): string {
  const gathered = gathers(77, {
    from: 416,
    to: 788,
    pitch: [11, 10],
    height: [14, 26],
    width: [5, 2],
    line: () => 1008,
    direction: 'up',
  });
  const sheen: Run = [
    [480, 770],
    [560, 770],
    [570, 860],
    [500, 900],
    [450, 860],
  ];
  return (
    fleece(drawing, pocketPath) +
    crumple(drawing, pocketPath, { seed: 7, opacity: 0.42, frequency: 0.008, frequencyY: 0.006, scale: 11 }) +
    folds(
      drawing,
      [
        [
          [
            [424, 900],
            [480, 918],
            [540, 912],
          ],
          15,
        ],
        [
          [
            [776, 910],
            [720, 930],
            [664, 926],
          ],
          15,
          -1,
        ],
        [
          [
            [560, 770],
            [552, 860],
            [560, 960],
          ],
          20,
        ],
        [
          [
            [650, 780],
            [660, 870],
            [650, 970],
          ],
          18,
          -1,
        ],
        [
          [
            [470, 780],
            [500, 830],
            [510, 880],
          ],
          13,
          -1,
        ],
        [
          [
            [730, 780],
            [700, 830],
            [694, 890],
          ],
          13,
        ],
      ],
      0.2,
      6,
    ) +
    lit(drawing, sheen, isDark ? 0.09 : 0.16, 22) +
    drawing.softShape('M700 740H800V1010H740Z', drawing.ink, 0.26, 26) +
    folds(drawing, gathered, 0.26, 2.6)
  );
}

/** The kangaroo pocket with its two slanted openings; a zip down the front parts it. */
export function pocket(drawing: Drawing, base: string, parted: boolean): string {
  const thread = { length: 6, gap: 4, width: 1.6 };
  const colour = shade(base, 0.3);
  const cloth = drawing.linear([
    [0, shade(base, 0.05)],
    [1, shade(base, -0.1)],
  ]);
  const depth = [opening, mirror(opening)]
    .map((line) => drawing.softLine(smooth(line), drawing.ink, 0.5, 16, 6))
    .join('');
  const rows = [10, 20].map(
    (inwards) =>
      stitch(offset(opening, inwards), colour, thread) + stitch(offset(mirror(opening), -inwards), colour, thread),
  );
  const bartacks = [
    [478, 744],
    [722, 744],
    [410, 886],
    [790, 886],
  ].map(
    ([x = 0, y = 0]) =>
      `<path d="M${x - 7} ${y + 4}h14" stroke="${shade(base, 0.4)}" stroke-width="4" stroke-linecap="round"/>`,
  );
  const shadow = drawing.dropShadow(2, 5, 6, 0.42);
  const inner = pocketCloth(drawing, lightness(base) < 0.5);
  const bag = (path: string): string => drawing.panel(path, cloth, { roundness: 10, strength: 0.7, shadow, inner });
  const bags = parted ? bag(halfPath) + bag(rightHalfPath) : bag(pocketPath);
  const top = parted ? [part(topEdge, 0, 0.38), part(topEdge, 0.62, 1)] : [topEdge];
  const edges = top.map((line) => stitch(offset(line, 9), colour, thread)).join('');
  return depth + bags + edges + rows.join('') + bartacks.join('');
}
