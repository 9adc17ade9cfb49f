import { obliqueCamera } from '../archetypes/oblique/camera.ts';
import { shade } from '../lib/colour.ts';
import { loop, reverse, smooth, type Point, type Run } from '../lib/geometry.ts';
import type { Vector } from '../lib/vectors.ts';
import { dusk, flesh, gleam, turns, type Sketch } from './figure.ts';
import { strands } from './hair.ts';
import { skinIn } from './person.ts';
import { bust } from './portrait.ts';

/** How a head that looks to the left is seen: radians, px per mm, and where the bridge of its nose is, px. */
export interface Turned {
  yaw: number;
  pitch: number;
  scale: number;
  bridge: readonly [x: number, y: number];
  /** The colour of the shirt. */
  shirt: string;
  /** Whether a cap hides the hair above the ears. */
  isCapped?: boolean;
}

/** A level of the head: mm above the eyes, half its width and length, and how far its middle is before the bridge. */
type Level = readonly [up: number, wide: number, long: number, middle: number];

const skull: readonly Level[] = [
  [114, 12, 16, -98],
  [108, 40, 52, -98],
  [90, 62, 78, -96],
  [60, 73, 91, -95],
  [30, 75, 93, -95],
  [6, 71, 86, -92],
  [-20, 69, 74, -78],
  [-45, 65, 62, -64],
  [-68, 58, 50, -50],
  [-88, 47, 38, -38],
  [-104, 33, 25, -26],
  [-114, 16, 13, -18],
];
/** Long hair behind the neck. */
const mane: readonly Level[] = [
  [60, 78, 70, -120],
  [0, 82, 62, -126],
  [-80, 84, 54, -130],
  [-150, 76, 44, -128],
  [-172, 50, 30, -126],
];
/** Short hair down to the nape. */
const cropped: readonly Level[] = [
  [70, 75, 82, -106],
  [20, 75, 78, -108],
  [-20, 73, 72, -108],
  [-50, 66, 60, -104],
  [-72, 52, 46, -98],
  [-84, 34, 30, -96],
];
const hairline: readonly Vector[] = [
  [-58, 66, -50],
  [-40, 80, -22],
  [0, 84, -10],
  [36, 78, -18],
  [60, 58, -44],
  [70, 34, -62],
  [73, 8, -74],
  [73, -12, -80],
  [74, -8, -92],
  [75, 14, -102],
  [75, -8, -116],
  [73, -18, -134],
];

/** A head between its front and its side, in px of what is worn on it. */
export class TurnedHead {
  readonly #sketch: Sketch;
  readonly #how: Turned;
  readonly #place: (point: Vector) => Point;

  constructor(sketch: Sketch, how: Turned) {
    this.#sketch = sketch;
    this.#how = how;
    const { yaw, pitch, scale, bridge } = how;
    const { place } = obliqueCamera({ yaw, pitch, scale, origin: bridge, light: [-0.4, 0.8, 0.5] });
    // A child's face is short below the eyes.
    const below = sketch.person.isChild ? 0.84 : 1;
    this.#place = ([x, y, z]) => place([x, y < 0 ? y * below : y, z]);
  }

  /** The outermost places of some levels on the left (-1) or the right, grown by a share. */
  #edge(levels: readonly Level[], side: 1 | -1, by = 1): Point[] {
    const [cos, sin] = [Math.cos(this.#how.yaw), Math.sin(this.#how.yaw)];
    return levels.map(([up, wide, long, middle]) => {
      const [w, l] = [wide * by, long * by];
      const reach = Math.hypot(w * cos, l * sin);
      return this.#place([(side * w * w * cos) / reach, up * by, middle + (side * l * l * sin) / reach]);
    });
  }

  #run(points: readonly Vector[]): Point[] {
    return points.map((point) => this.#place(point));
  }

  #outline(levels: readonly Level[], by = 1): string {
    return smooth([...this.#edge(levels, -1, by), ...reverse(this.#edge(levels, 1, by))], true);
  }

  #features(): string {
    const { drawing, person } = this.#sketch;
    const { scale } = this.#how;
    const skin = (by: number): string => skinIn(person.skin, by);
    const stroke = (run: readonly Vector[], colour: string, width: number): string =>
      `<path d="${smooth(this.#run(run))}" fill="none" stroke="${colour}" stroke-width="${width * scale}" stroke-linecap="round"/>`;
    const nose = this.#run([
      [-7, 6, -4],
      [-6, -14, 8],
      [-5, -32, 20],
      [-4, -44, 23],
      [0, -49, 18],
      [9, -50, 10],
    ]);
    const wing = this.#run([
      [16, -38, 4],
      [19, -45, 2],
      [14, -50, 6],
    ]);
    const lips: Vector[] = [
      [-22, -71, -6],
      [-10, -72, 6],
      [0, -73, 8],
      [12, -72, 5],
      [25, -68, -8],
    ];
    const lower: Vector[] = [
      [-12, -79, 2],
      [0, -81, 6],
      [13, -79, 1],
    ];
    const eyes = ([-1, 1] as const).flatMap((side) => [
      stroke(
        [
          [side * 17, -1, -8],
          [side * 24, 4, -8],
          [side * 33, 5, -12],
          [side * 42, 2, -18],
          [side * 46, -3, -22],
        ],
        '#1d1412',
        2.4,
      ),
      stroke(
        [
          [side * 14, 18, -3],
          [side * 30, 24, -6],
          [side * 50, 17, -22],
        ],
        shade(person.hair, 0.06),
        4,
      ),
    ]);
    const [cheekX, cheekY] = this.#place([44, -34, -18]);
    const blush = `<ellipse cx="${cheekX}" cy="${cheekY}" rx="${17 * scale}" ry="${13 * scale}" fill="#c8503c" opacity=".2" filter="${drawing.blur(Math.round(6 * scale))}"/>`;
    return (
      blush +
      turns(this.#sketch, [nose, wing], 0.6, 3.4 * scale) +
      gleam(
        this.#sketch,
        [
          this.#run([
            [0, 0, 2],
            [0, -24, 16],
            [1, -40, 22],
          ]),
        ],
        0.4,
        7 * scale,
      ) +
      drawing.softLine(smooth(this.#run(lower)), '#b5564a', 0.6, 5 * scale, 1.6 * scale) +
      stroke(lips, skin(-0.62), 1.7) +
      eyes.join('')
    );
  }

  /** The near ear. */
  ear(): string {
    const path = smooth(
      this.#run([
        [76, -30, -86],
        [78, -8, -82],
        [81, 10, -86],
        [84, 16, -98],
        [85, 6, -108],
        [83, -16, -106],
        [80, -36, -94],
      ]),
      true,
    );
    const within = this.#run([
      [80, -22, -92],
      [82, -6, -90],
      [84, 7, -96],
      [84, 0, -103],
    ]);
    const { scale } = this.#how;
    return flesh(this.#sketch, path, turns(this.#sketch, [within], 0.5, 2.6 * scale), { rim: 4 * scale });
  }

  #hair(): string {
    const { person, drawing } = this.#sketch;
    const { isCapped } = this.#how;
    const grown = 1.035;
    const top = skull.filter(([up]) => up >= -20);
    const line = this.#run(isCapped ? hairline.slice(4) : hairline);
    const near = reverse(this.#edge(top, 1, grown));
    const far = this.#edge(
      top.filter(([up]) => up >= 60),
      -1,
      grown,
    );
    const around = isCapped ? near.slice(0, -3) : [...near, ...far];
    const path = loop(around, line);
    const paint = drawing.linear([
      [0, shade(person.hair, 0.16)],
      [0.6, person.hair],
      [1, shade(person.hair, -0.3)],
    ]);
    const combed = strands(
      person.hair,
      this.#run([
        [-36, 104, -70],
        [-46, 92, -40],
        [-58, 68, -44],
      ]),
      this.#run([
        [20, 108, -150],
        [70, 50, -150],
        [70, -46, -142],
      ]),
      { count: 120, fall: 0, width: 1.1 * this.#how.scale },
    );
    const shadeOfCap = isCapped ? dusk(this.#sketch, path, 0.3, 8) : '';
    return `<path d="${path}" fill="${paint}"/>` + drawing.clip(path, combed) + shadeOfCap;
  }

  /** Shoulders, neck, face and hair; the near ear is drawn over what is worn. */
  toString(): string {
    const { person } = this.#sketch;
    const { scale, bridge, shirt } = this.#how;
    const [neckX] = this.#place([0, -120, -88]);
    const k = scale * (this.#sketch.person.isChild ? 0.46 : 0.56);
    const chin = this.#place([0, -112, -20])[1];
    const behind = `<path d="${this.#outline(person.cut === 'short' ? cropped : mane)}" fill="${shade(person.hair, -0.16)}"/>`;
    const jaw: Run = this.#edge(
      skull.filter(([up]) => up <= -45),
      1,
    );
    const upon =
      dusk(this.#sketch, loop(jaw, reverse(jaw.map(([x, y]): Point => [x + 60, y - 10]))), 0.4, 5 * scale) +
      this.#features();
    const path = this.#outline(skull);
    return (
      behind +
      `<g transform="translate(${neckX - 600} 0)">${bust(this.#sketch, { chin, k, shirt })}</g>` +
      flesh(this.#sketch, path, upon, { from: bridge[0] - 50 * scale, to: bridge[0] + 110 * scale, rim: 9 * scale }) +
      this.#hair()
    );
  }
}
