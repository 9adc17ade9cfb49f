import type { PaletteOf } from '../../archetype.ts';
import { tenth, type Point, type Run } from '../../lib/geometry.ts';
import type { Vector } from '../../lib/vectors.ts';
import { obliqueCamera } from '../oblique/camera.ts';

/** The frame, the mirrored lens from its sky down to its floor, the accent and the rubber. */
export type SunglassesPalette = PaletteOf<
  'base' | 'lensSky' | 'lensUpper' | 'lensLower' | 'lensFloor' | 'accent' | 'rubber'
>;

/** One construction, in mm along the bent front: from the nose (0) to the right temple, and up from the middle. */
export interface Frame {
  /** Radius of the front's bend: small where it wraps around the face. */
  bend: number;
  /** The right lens, or the right half of a single one, from its upper inner corner clockwise as it is worn. */
  lens: Run;
  /** Whether one lens reaches from temple to temple. */
  isSingle?: boolean;
  /** How wide a full rim is around the lens, at its top and elsewhere; none where the lens is free below. */
  rim?: readonly [top: number, elsewhere: number];
  /** The middle of a bar over the lens and half its height, in place of a rim. */
  bar?: { line: Run; half: number };
  /** The middle of the bridge from the nose to the right lens, and half its height; none for a single lens. */
  bridge?: { line: Run; half: number };
  /** The corner between front and temple. */
  corner: Run;
  /** Where the temple begins, how high it is there and at its end, and the share of it that is rubber. */
  temple: { at: Point; from: number; to: number; rubber: number };
  /** Whether soft pads stand at the nose, instead of the rim itself. */
  hasPads: boolean;
}

export const pxPerMm = 5.1;
export const camera = obliqueCamera({
  yaw: -0.34,
  pitch: 0.085,
  scale: pxPerMm,
  origin: [474, 636],
  light: [-0.4, 0.8, 0.5],
});

/** A place on the front in space: bent about the head, its upper edge a little forward. */
export function onFront({ bend }: Frame, [along, up]: Point): Vector {
  return [bend * Math.sin(along / bend), up, bend * (Math.cos(along / bend) - 1) + up * 0.1];
}

/** Points of the front on the canvas, of the right side or the left one, moved back by mm. */
export function shown(frame: Frame, points: Run, side: 1 | -1, back = 0): Point[] {
  return points.map(([along, up]) => {
    const [x, y, z] = onFront(frame, [along * side, up]);
    return camera.place([x, y, z - back]);
  });
}

/** Where a side of the frame stands on the ground, on the canvas. */
export function lowest(frame: Frame, side: 1 | -1): [x: number, y: number] {
  const rim = frame.rim ? around(frame.lens, () => frame.rim![1]) : frame.lens;
  const [x, y] = shown(frame, rim, side).reduce((low, point) => (point[1] > low[1] ? point : low));
  return [x, y + 6];
}

/** Points around a lens, moved outwards from its middle by mm. */
export function around(lens: Run, by: (up: number) => number): Point[] {
  const middle = (axis: 0 | 1): number => lens.reduce((sum, point) => sum + point[axis], 0) / lens.length;
  const [x, y] = [middle(0), middle(1)];
  return lens.map(([px, py]): Point => {
    const factor = 1 + by(py - y) / Math.hypot(px - x, py - y);
    return [x + (px - x) * factor, y + (py - y) * factor];
  });
}

const templeLength = 132;
// Share of the length, then mm up and inwards: straight to the ear, where the end sinks a little.
const templePath = [
  [0, 0, 0],
  [0.1, 0, 0.4],
  [0.35, 0.2, 1.2],
  [0.6, 0.3, 2.4],
  [0.75, -0.2, 3.4],
  [0.88, -2.4, 4.6],
  [1, -6.5, 6],
] as const;

/** The middle of a temple in space. */
export function templeLine(frame: Frame, side: 1 | -1): Vector[] {
  const [x, y, z] = onFront(frame, [frame.temple.at[0] * side, frame.temple.at[1]]);
  return templePath.map(([share, up, inwards]): Vector => [x - side * inwards, y + up, z - share * templeLength]);
}

/** The share of a picture's width that glasses take, and where their middle is in it. */
const room = { width: 0.9 * 1200, middle: [600, 656] } as const;

/** The transform by which glasses fill their picture: the canvas they are drawn on leaves them small, and to the right. */
export function inRoom(frame: Frame): string {
  const sides = [-1, 1] as const;
  const points = sides.flatMap((side) => [
    ...shown(frame, [...frame.lens, ...frame.corner], side),
    ...templeLine(frame, side).map(camera.place),
  ]);
  const [left, right, top, bottom] = ([0, 1] as const).flatMap((axis) => {
    const along = points.map((point) => point[axis]);
    return [Math.min(...along), Math.max(...along)];
  }) as [number, number, number, number];
  const scale = room.width / (right - left);
  const [x, y] = [room.middle[0] - (scale * (left + right)) / 2, room.middle[1] - (scale * (top + bottom)) / 2];
  return `translate(${tenth(x)} ${tenth(y)}) scale(${tenth(scale * 100) / 100})`;
}

/** A round lens, its first point at the upper left. */
const ring = (cx: number, cy: number, rx: number, ry: number): Point[] =>
  Array.from({ length: 16 }, (_, index): Point => {
    const turn = Math.PI * 0.75 - (index / 16) * 2 * Math.PI;
    return [cx + rx * Math.cos(turn), cy + ry * Math.sin(turn)];
  });

/** Every frame by the name of its design. */
export const frames: Readonly<Record<string, Frame>> = {
  shield: {
    bend: 72,
    isSingle: true,
    lens: [
      [0, 17],
      [16, 19.4],
      [36, 20],
      [56, 17],
      [70, 9, 1],
      [70, 0],
      [63, -12],
      [50, -21],
      [36, -24],
      [24, -20],
      [14, -11],
      [7, -5],
      [0, -3],
    ],
    bar: {
      line: [
        [0, 18],
        [16, 20.4],
        [36, 21],
        [56, 18],
        [71, 10],
      ],
      half: 2.7,
    },
    corner: [
      [62, 17.4],
      [70, 14],
      [75, 11.4],
      [75, 5.6],
      [70, 7],
      [62, 12.6],
    ],
    temple: { at: [73.4, 8.4], from: 6, to: 4, rubber: 0.42 },
    hasPads: true,
  },
  wayfarer: {
    bend: 150,
    lens: [
      [8.6, 12],
      [13, 17],
      [34, 18.4],
      [54, 17.6],
      [59.4, 13.4],
      [58, 1],
      [54, -12],
      [46, -18],
      [28, -19.4],
      [16, -17],
      [10, -8],
    ],
    rim: [5.8, 4.2],
    bridge: {
      line: [
        [0, 9],
        [4, 9],
        [9, 8],
      ],
      half: 4.6,
    },
    corner: [
      [54, 23],
      [64, 22.6],
      [69.4, 19.6],
      [69, 11.6],
      [64, 10.6],
      [57, 15],
    ],
    temple: { at: [68.6, 15.4], from: 7.6, to: 4.4, rubber: 0.1 },
    hasPads: false,
  },
  round: {
    bend: 150,
    lens: ring(33, 0, 24.4, 23.4),
    rim: [2.5, 2.3],
    bridge: {
      line: [
        [0, 8.4],
        [4, 7.8],
        [9, 5],
      ],
      half: 1.9,
    },
    corner: [
      [57, 8.8],
      [62, 9.4],
      [65.6, 8.4],
      [65.6, 5.8],
      [62, 5.4],
      [57, 5.8],
    ],
    temple: { at: [64.6, 7.2], from: 3, to: 3.4, rubber: 0.34 },
    hasPads: true,
  },
  half: {
    bend: 86,
    lens: [
      [6, 8],
      [14, 14],
      [34, 17.4],
      [54, 16],
      [69, 9.4, 1],
      [66, 0],
      [56, -11],
      [42, -17],
      [28, -16.6],
      [16, -10],
      [8, 0],
    ],
    bar: {
      line: [
        [4.4, 4],
        [7, 9.6],
        [14, 15],
        [34, 18.6],
        [54, 17],
        [69.4, 10.4],
      ],
      half: 2,
    },
    bridge: {
      line: [
        [0, 8.6],
        [4, 8],
        [8, 9],
      ],
      half: 2.4,
    },
    corner: [
      [60, 16.6],
      [68, 13.6],
      [73, 11.2],
      [73, 6.8],
      [68, 8.2],
      [60, 13],
    ],
    temple: { at: [71.6, 9], from: 4.8, to: 3.6, rubber: 0.5 },
    hasPads: true,
  },
};
