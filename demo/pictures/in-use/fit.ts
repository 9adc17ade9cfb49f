import type { Sketch } from './figure.ts';
import type { Side } from './person.ts';

/** How close a garment and its wearer are seen, and how they stand. */
export interface Frame {
  /** The place of the garment that is in the picture's middle when the weight rests on the left, px. */
  middle: readonly [x: number, y: number];
  scale: number;
  /** Degrees by which the shoulders or the hips slope. */
  slope: number;
  /** Degrees by which the body's axis leans against the slope. */
  lean: number;
}

/** A garment on a figure: how it is framed, and what is drawn of its wearer. */
export interface Fit {
  frame: Frame;
  /** What comes in the place of the inside of a garment of a design; `plain` is the colour of the clothes beside it. */
  body(sketch: Sketch, plain: string, design: string): string;
  /** What comes before the lining of a hood. */
  inHood?(sketch: Sketch, plain: string): string;
}

/** Fits by the names of their kinds. */
export type Fits = Readonly<Record<string, Fit>>;

/** The picture's upper edge in the middle of the garment, px. */
export const topOf = ({ middle, scale }: Frame): number => middle[1] - 600 / scale;

/** Moves garment and wearer to where they are in the picture. */
export function placeOf({ middle, scale, slope, lean }: Frame, rests: Side): string {
  const x = 600 + (middle[0] - 600) * rests;
  return `translate(600 600) rotate(${slope * rests}) skewX(${lean * rests}) scale(${scale}) translate(${-x} ${-middle[1]})`;
}
