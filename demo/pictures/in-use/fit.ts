import type { Sketch } from './figure.ts';
import type { Person } from './person.ts';

/** How close a garment and its wearer are seen, and how they stand. */
export interface Frame {
  /** The place of the garment that is in the picture's middle when the weight rests on the left, px. */
  middle: readonly [x: number, y: number];
  scale: number;
  /** Degrees by which the shoulders or the hips slope. */
  slope: number;
  /** Degrees by which the body's axis leans against the slope. */
  lean: number;
  /** How much narrower and shorter the garment is on a child, and how far down the child is, px: its head is seen up to the eyes. */
  child?: readonly [wide: number, high: number, down: number];
}

/** A garment on a figure: how it is framed, and what is drawn of its wearer. */
export interface Fit {
  frame: Frame;
  /** What comes in the place of the inside of a garment of a design; `plain` is the colour of the clothes beside it. */
  body(sketch: Sketch, plain: string, design: string): string;
  /** Of a pair whose parts lie side by side: how far each is turned outwards, degrees, and moved aside, px. */
  apart?: readonly [degrees: number, by: number];
  /** Whether straps stand out of its outline, whose shade would show as stripes upon it. */
  isStrapped?: boolean;
  /** What comes before the lining of a hood. */
  inHood?(sketch: Sketch, plain: string): string;
}

/** Fits by the names of their kinds. */
export type Fits = Readonly<Record<string, Fit>>;

/** The picture's upper edge in the middle of the garment, px. */
export const topOf = ({ middle, scale }: Frame): number => middle[1] - 600 / scale;

/** A child of which no head is seen. */
const headless = [0.94, 0.84, 80] as const;

/** Moves garment and wearer to where they are in the picture. */
export function placeOf({ middle, scale, slope, lean, child = headless }: Frame, { rests, isChild }: Person): string {
  const x = 600 + (middle[0] - 600) * rests;
  const [wide, high, down] = isChild ? child : [1, 1, 0];
  const size = isChild ? `${scale * wide} ${scale * high}` : scale;
  return `translate(600 ${600 + down}) rotate(${slope * rests}) skewX(${lean * rests}) scale(${size}) translate(${-x} ${-middle[1]})`;
}
