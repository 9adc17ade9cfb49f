import { shade } from '../lib/colour.ts';
import { loop, reverse, smooth, type Point, type Run } from '../lib/geometry.ts';
import { childCrown, childFace, childHair } from './child-face.ts';
import { cloth, dusk, flesh, folds, gleam, onSide, sides, symmetric, turns, type Sketch } from './figure.ts';
import { strands } from './hair.ts';
import { skinIn } from './person.ts';

/** A head from the front: the height of its chin, its size, and what is worn below it. */
export interface Portrait {
  chin: number;
  k: number;
  /** The colour of a shirt; bare shoulders where there is none. */
  shirt?: string;
  /** The colour of a bathing cap, which hides hair and ears. */
  cap?: string;
}

const places =
  (chin: number, k: number) =>
  (run: Run): Point[] =>
    run.map(([x, y]): Point => [600 + x * k, chin + y * k]);

/** Neck and shoulders below a chin. */
export function bust(sketch: Sketch, { chin, k, shirt }: Portrait): string {
  const at = places(chin, k);
  const path = symmetric(
    at([
      [-104, -170],
      [-100, -40],
      [-102, 50],
      [-126, 96],
      [-220, 132],
      [-330, 170],
      [-400, 260],
      [-430, 420],
      [-440, 900],
    ]),
  );
  const relief =
    turns(
      sketch,
      [
        ...sides.map((side) =>
          onSide(
            at([
              [-20, 168],
              [-70, 150],
              [-150, 150],
              [-250, 160],
            ]),
            side,
          ),
        ),
        ...sides.map((side) =>
          onSide(
            at([
              [-78, 0],
              [-56, 80],
              [-22, 150],
            ]),
            side,
          ),
        ),
      ],
      0.3,
      14 * k,
    ) +
    gleam(
      sketch,
      [
        at([
          [-40, 40],
          [-38, 120],
        ]),
      ],
      0.24,
      24 * k,
    ) +
    dusk(
      sketch,
      smooth(
        at([
          [-180, -140],
          [180, -140],
          [130, 10],
          [20, 74],
          [-110, 20],
        ]),
        true,
      ),
      0.66,
      16 * k,
    );
  const skin = flesh(sketch, path, relief, { from: 600 - 420 * k, to: 600 + 420 * k, rim: 30 * k });
  if (!shirt) return skin;
  const neckline = at([
    [-124, 84],
    [-112, 128],
    [-64, 176],
    [0, 192],
  ]);
  const edge = [...neckline, ...reverse(onSide(neckline, -1)).slice(1)];
  const outside = at([
    [-124, 84],
    [-226, 122],
    [-346, 164],
    [-424, 256],
    [-456, 420],
    [-466, 900],
  ]);
  const torso = loop(edge, onSide(outside, -1), reverse(outside));
  const creased: Run[] = sides.map((side) =>
    onSide(
      at([
        [-190, 180],
        [-170, 270],
        [-180, 380],
      ]),
      side,
    ),
  );
  const rib = `<path d="${smooth(edge.map(([x, y]): Point => [x, y + 15 * k]))}" fill="none" stroke="${shade(shirt, -0.4)}" stroke-width="${3 * k}" opacity=".7"/>`;
  return skin + cloth(sketch, torso, shirt, folds(sketch, creased, 16 * k) + rib, { rim: 36 * k });
}

/** A tight cap of latex down to the brows and over the ears. */
function bathingCap(sketch: Sketch, { chin, k, cap: colour = '' }: Portrait): string {
  const at = places(chin, k);
  const half = at([
    [-184, -240],
    [-192, -320],
    [-188, -420],
    [-156, -510],
    [-90, -566],
    [0, -584],
  ]);
  const brow = at([
    [-184, -240],
    [-164, -268],
    [-144, -330],
    [-90, -366],
    [0, -376],
  ]);
  const path = loop([...half, ...reverse(onSide(half, -1)).slice(1)], [...onSide(brow, -1), ...reverse(brow).slice(1)]);
  const wrinkles: Run[] = sides.map((side) =>
    onSide(
      at([
        [-176, -300],
        [-160, -360],
        [-120, -410],
      ]),
      side,
    ),
  );
  const gloss = smooth(
    at([
      [-120, -440],
      [-80, -486],
      [-10, -506],
    ]),
  );
  const upon = folds(sketch, wrinkles, 7 * k, 0.24) + sketch.drawing.softLine(gloss, '#ffffff', 0.5, 22 * k, 12 * k);
  const under = sketch.drawing.softLine(
    smooth([...brow, ...reverse(onSide(brow, -1)).slice(1)].map(([x, y]): Point => [x, y + 5 * k])),
    '#1a0e08',
    0.4,
    12 * k,
    6 * k,
  );
  return under + cloth(sketch, path, colour, upon, { rim: 34 * k });
}

/** The skin below the hairline. */
function forehead({ person }: Sketch, chin: number, k: number): string {
  const path = smooth(
    places(
      chin,
      k,
    )([
      [-150, -390],
      [-100, -470],
      [0, -490],
      [100, -470],
      [150, -390],
    ]),
    true,
  );
  return `<path d="${path}" fill="${skinIn(person.skin, 0.02)}"/>`;
}

/** Hair above the face, combed from the parting to both sides. */
function crown(sketch: Sketch, chin: number, k: number): string {
  const at = places(chin, k);
  const outside = at([
    [-134, -530],
    [-176, -390],
    [-166, -310],
  ]);
  const parting = at([
    [-50, -566],
    [-66, -500],
    [-76, -440],
  ]);
  return (
    childCrown(sketch, chin, k) + strands(sketch.person.hair, outside, parting, { count: 40, fall: 0, width: 2.2 * k })
  );
}

/** Somebody from the front, with closed eyes that laugh: an adult's face is longer and narrower than a child's. */
export function portrait(sketch: Sketch, how: Portrait): string {
  const { chin, k, cap } = how;
  const { isChild } = sketch.person;
  const head = cap
    ? childFace(sketch, chin, k) + bathingCap(sketch, how)
    : forehead(sketch, chin, k) + childFace(sketch, chin, k) + crown(sketch, chin, k);
  const long = isChild ? [1, 1] : [0.94, 1.04];
  const eyes = chin - 255 * k;
  const place = `translate(600 ${eyes}) scale(${long.join(' ')}) translate(-600 ${-eyes})`;
  return (
    (cap ? '' : `<g transform="${place}">${childHair(sketch, chin, k)}</g>`) +
    bust(sketch, { ...how, chin: isChild ? chin : chin + 20 * k }) +
    `<g transform="${place}">${head}</g>`
  );
}
