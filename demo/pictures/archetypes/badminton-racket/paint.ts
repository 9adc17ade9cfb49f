import { shade } from '../../lib/colour.ts';
import type { BadmintonRacketPalette, RacketDesign } from './form.ts';

/** A stretch of the frame's paint: angles (0 at the right, π/2 at the tip), colour, from mm to mm inside its outline. */
export type Stretch = readonly [from: number, to: number, colour: string, outer?: number, inner?: number];

/** The colours of a model by part. */
export interface Paint {
  /** The left of it bears the name. */
  frame: string;
  stretches: readonly Stretch[];
  strings: string;
  stencil: string;
  joint: string;
  shaft: string;
  /** Stripes round the shaft: from mm to mm above the butt. */
  bands: readonly (readonly [from: number, to: number, colour: string])[];
  cone: string;
  /** The edge of the grip tape where it overlaps, if it has a colour of its own. */
  edge?: string;
}

const left = (from: number): number => Math.PI - from;
const both = (from: number, to: number, colour: string, outer?: number, inner?: number): Stretch[] => [
  [from, to, colour, outer, inner],
  [left(from), left(to), colour, outer, inner],
];

/** Chrome and bare steel. */
const bright = '#c4c9cf';

const paints: Readonly<Record<RacketDesign, (palette: BadmintonRacketPalette) => Paint>> = {
  classic: ({ base, accent, shaft, string }) => ({
    frame: base,
    stretches: [
      ...both(0.5, 1.1, accent),
      ...both(1.13, 1.16, accent),
      ...both(-0.9, -0.4, shaft),
      ...both(-0.36, -0.33, accent),
      [-1.85, -1.29, accent],
    ],
    strings: string,
    stencil: accent,
    joint: base,
    shaft,
    bands: [
      [384, 392, accent],
      [262, 266, accent],
    ],
    cone: '#1b1c20',
  }),
  isometric: ({ base, accent, shaft }) => ({
    frame: base,
    stretches: [
      [-Math.PI + 0.42, -0.42, accent],
      ...both(-0.38, -0.35, accent),
      ...both(-0.3, -0.28, accent),
      [1.2, 1.94, shaft, -2, 4],
    ],
    strings: shade(accent, 0.12),
    stencil: base,
    joint: accent,
    shaft: base,
    bands: [
      [358, 380, accent],
      [351, 354, accent],
      [268, 271, accent],
      [258, 264, accent],
    ],
    cone: accent,
  }),
  attack: ({ base, accent, shaft }) => ({
    frame: shaft,
    stretches: [
      [0.62, Math.PI - 0.62, base],
      ...both(0.55, 0.59, accent),
      ...both(-0.75, -0.12, base, -2, 6),
      [-1.95, -1.19, accent],
    ],
    strings: '#30343b',
    stencil: accent,
    joint: base,
    shaft,
    bands: [
      [378, 400, base],
      [371, 374, accent],
      [240, 268, base],
      [271, 274, accent],
    ],
    cone: base,
    edge: accent,
  }),
  steel: ({ base, accent, string }) => ({
    frame: base,
    stretches: [
      [1, Math.PI - 1, '#f0f0ec', -2, 3.4],
      ...both(0.5, 0.56, accent),
      ...both(0.6, 0.66, accent),
      ...both(-0.98, -0.92, accent),
      ...both(-0.88, -0.82, accent),
    ],
    strings: string,
    stencil: accent,
    joint: bright,
    shaft: bright,
    bands: [],
    cone: base,
  }),
};

export const paintOf = (design: RacketDesign, palette: BadmintonRacketPalette): Paint => paints[design](palette);
