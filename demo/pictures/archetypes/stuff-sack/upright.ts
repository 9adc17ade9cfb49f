import type { Brandmark } from '../../archetype.ts';
import { shade } from '../../lib/colour.ts';
import { Drawing } from '../../lib/drawing.ts';
import { loop, mirror, offset, reverse, smooth, type Run } from '../../lib/geometry.ts';
import { stitch } from '../../lib/strokes.ts';
import { lit, shaded } from '../cloth/light.ts';
import { releaseBuckle, webbing } from '../backpack/hardware.ts';
import { whole } from '../clothing/cut.ts';
import { drawnIn, filled, sackPrint, type SackColours } from './sack.ts';

const side: Run = [
  [396, 372],
  [372, 470],
  [364, 620],
  [370, 780],
  [384, 910],
];
const foot: Run = [
  [384, 910],
  [420, 966],
  [500, 988],
  [600, 994],
];
const shoulder: Run = [
  [396, 372],
  [480, 398],
  [600, 406],
];
const bodyPath = loop(whole(shoulder), mirror(side), reverse(whole(foot)), reverse(side));
const rim: Run = whole([
  [372, 362],
  [390, 398],
  [480, 424],
  [600, 432],
]);
const lidPath = loop(
  rim,
  reverse(
    whole([
      [372, 362],
      [384, 296],
      [450, 250],
      [600, 236],
    ]),
  ),
);
/** The compression strap in front of the left side, from the lid to the foot. */
const strap: Run = [
  [474, 246],
  [438, 320],
  [428, 420],
  [424, 600],
  [428, 800],
  [444, 976],
];

function lid(drawing: Drawing, { cloth }: SackColours): string {
  const thread = { length: 6, gap: 4, width: 1.7 };
  const inner =
    lit(
      drawing,
      [
        [400, 320],
        [450, 272],
        [560, 258],
        [580, 290],
        [470, 310],
        [420, 360],
      ],
      0.28,
      16,
    ) +
    shaded(
      drawing,
      [
        [740, 240],
        [840, 290],
        [840, 420],
        [700, 440],
        [770, 340],
      ],
      0.42,
      20,
    );
  return (
    filled(drawing, lidPath, shade(cloth, 0.03), { folds: [], inner, seed: 12 }) +
    stitch(offset(rim, -13, 80), shade(cloth, 0.3), thread) +
    drawing.clip(bodyPath, drawing.softLine(smooth(offset(rim, 12, 80)), drawing.ink, 0.5, 18, 7))
  );
}

/** A compression sack on the ground, drawn together by four straps, of which two are seen. */
export function uprightSack(colours: SackColours, brand: Brandmark): Drawing {
  const drawing = new Drawing(colours.cloth);
  const pulled = strap.filter(([, y]) => y > 440 && y < 940);
  const folds = [...drawnIn(pulled, 92), ...drawnIn(mirror(pulled), 92, 0.34)];
  const light =
    lit(
      drawing,
      [
        [400, 440],
        [470, 430],
        [500, 600],
        [480, 820],
        [430, 900],
        [396, 800],
        [390, 600],
      ],
      0.16,
      30,
    ) +
    shaded(
      drawing,
      [
        [700, 400],
        [860, 400],
        [860, 1000],
        [690, 1000],
        [756, 700],
      ],
      0.42,
      34,
    ) +
    drawing.softShape('M350 910Q600 1000 850 910V1010H350Z', drawing.ink, 0.4, 20);
  const carry: Run = [
    [546, 256],
    [560, 214],
    [600, 204],
    [640, 214],
    [654, 256],
  ];
  return drawing.add(
    drawing.studio(),
    drawing.ground([
      [604, 986, 236, 26],
      [600, 986, 180, 16, 0.7],
    ]),
    // Squat, for straps press it together.
    '<g transform="translate(600 994) scale(1.14 .84) translate(-600 -994)">',
    webbing(drawing, carry, 22, colours.strap),
    filled(drawing, bodyPath, colours.cloth, { folds, inner: light }),
    lid(drawing, colours),
    webbing(drawing, strap, 24, colours.strap),
    webbing(drawing, mirror(strap), 24, colours.strap),
    releaseBuckle(drawing, 425, 548, 1, 0.92),
    releaseBuckle(drawing, 775, 548, -1, 0.92),
    '</g>',
    sackPrint(brand, colours, [600, 690]),
  );
}
