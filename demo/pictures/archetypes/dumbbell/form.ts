import type { PaletteOf } from '../../archetype.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { polygon } from '../../lib/geometry.ts';
import type { Vector } from '../../lib/vectors.ts';
import { obliqueCamera, type Camera } from '../oblique/camera.ts';

/** Colours, and as text the kilograms that are printed on the end. */
export type DumbbellPalette = PaletteOf<'base' | 'plate' | 'mark' | 'accent' | 'weight'>;

/** A ring of a slab: mm from its inner end, and its share of the head's radius. */
export type Ring = readonly [along: number, share: number];

/** One piece of a head, a hexagon about the axis; convex, so that it can be drawn by itself. */
export interface Slab {
  rings: readonly Ring[];
  /** Which colour of the palette it has. */
  colour: 'base' | 'accent' | 'plate';
}

/** How a design is built. */
interface Build {
  /** From the handle outwards, at the length of a head of ten kilograms. */
  slabs: readonly Slab[];
  /** Radius of a corner in mm at ten kilograms. */
  radius: number;
  /** What is set into the end: a printed plate of the palette's colour, round or hexagonal, or a disc of turned steel. */
  end: 'print' | 'hexagon' | 'steel';
  /** Radius of that in mm at ten kilograms. */
  endRadius: number;
}

/** A dumbbell of a design and a weight, in mm. */
export interface Form extends Build {
  /** Size of a head beside that of ten kilograms. */
  size: number;
  /** Length of a head. */
  length: number;
  /** Height of the axis above the floor. */
  axisHeight: number;
  camera: Camera;
}

/** Half the length of the handle between the heads in mm. */
export const headStart = 62;

const builds: Readonly<Record<string, Build>> = {
  // Hexagons of 94 mm across the flats, their edges chamfered by 11 mm.
  hex: {
    slabs: [
      {
        rings: [
          [0, 0.8],
          [11, 1],
          [62, 1],
          [73, 0.8],
        ],
        colour: 'base',
      },
    ],
    radius: 94 / Math.sqrt(3),
    end: 'print',
    endRadius: 33,
  },
  // A wide hexagon and a smaller one before it, with a ring of the accent between them.
  step: {
    slabs: [
      {
        rings: [
          [0, 0.92],
          [5, 1],
          [29, 1],
          [34, 0.92],
        ],
        colour: 'base',
      },
      {
        rings: [
          [33, 0.78],
          [39, 0.78],
        ],
        colour: 'accent',
      },
      {
        rings: [
          [39, 0.76],
          [43, 0.83],
          [65, 0.83],
          [70, 0.75],
        ],
        colour: 'base',
      },
    ],
    radius: 62,
    end: 'print',
    endRadius: 36,
  },
  // Bevelled far towards a disc of steel: the heads look like cut stones.
  bevel: {
    slabs: [
      {
        rings: [
          [0, 0.56],
          [20, 1],
          [44, 1],
          [74, 0.66],
        ],
        colour: 'base',
      },
    ],
    radius: 61,
    end: 'steel',
    endRadius: 31,
  },
  // Wide and flat, with a sunk hexagon in the end.
  slab: {
    slabs: [
      {
        rings: [
          [0, 0.88],
          [7, 1],
          [40, 1],
          [47, 0.88],
        ],
        colour: 'base',
      },
    ],
    radius: 67,
    end: 'hexagon',
    endRadius: 42,
  },
};

/** The form of a design at a weight: the handle is the same for all, the heads grow with the kilograms. */
export function formOf(design: string, kilograms: number): Form {
  const build = builds[design] ?? builds.hex!;
  const size = Math.cbrt(kilograms / 10);
  const length = Math.max(...build.slabs.flatMap(({ rings }) => rings.map(([along]) => along))) * size;
  const axisHeight = build.radius * size * Math.cos(Math.PI / 6);
  // A light one is photographed from nearer, so that it fills the picture almost as a heavy one does.
  const scale = 3.55 * (135 / (headStart + length)) ** 0.75;
  const camera = obliqueCamera({
    yaw: 0.7,
    pitch: 0.4,
    scale,
    origin: [604, 600 + (axisHeight - 4) * scale],
    light: [-0.52, 0.74, 0.5],
  });
  return { ...build, size, length, axisHeight, camera };
}

/** A point about the axis: mm along it, angle from the front upwards, mm from it. */
export const around = ({ axisHeight }: Form, x: number, angle: number, radius: number): Vector => [
  x,
  axisHeight + Math.sin(angle) * radius,
  Math.cos(angle) * radius,
];

export function floorShadow(drawing: Drawing, { camera, length, radius, size }: Form): string {
  const footprint = (from: number, to: number, depth: number, x = 0, z = 0): string => {
    const corners: Vector[] = [
      [from, 0, -depth],
      [to, 0, -depth],
      [to, 0, depth],
      [from, 0, depth],
    ];
    return polygon(corners.map(([cornerX, y, cornerZ]) => camera.place([cornerX + x, y, cornerZ + z])));
  };
  const wide = radius * size;
  const underHead = (from: number, to: number): string =>
    drawing.softShape(footprint(from - 8, to + 12, wide * 0.95, 16, 4), '#3b3a44', 0.26, 26) +
    drawing.softShape(footprint(from - 2, to + 4, wide * 0.66, 6, 2), '#23222c', 0.5, 10) +
    drawing.softShape(footprint(from + 2, to - 2, wide * 0.5, 0, 1), '#0f0e16', 0.65, 5);
  const end = headStart + length;
  return (
    underHead(-end + 4, -headStart - 4) +
    underHead(headStart + 4, end - 4) +
    drawing.softShape(footprint(-headStart, headStart, 16, 16, 10), '#23222c', 0.22, 16)
  );
}
