import type { Stretch } from './backdrop.ts';
import type { Sketch } from './figure.ts';

/** A garment on a figure: where it is in the picture, and what is drawn of its wearer. */
export interface Fit {
  /** Moves the garment and its wearer. */
  frame: string;
  hair: 'long' | 'any';
  /** What comes in the place of the inside of a garment of a design; `plain` is the colour of the clothes beside it. */
  body(sketch: Sketch, plain: string, design: string): string;
  /** What comes before the lining of a hood. */
  head?(sketch: Sketch): string;
  /** The stretch of the landscape behind, where it is not the usual one. */
  behind?: Omit<Stretch, 'scene'>;
}

/** Fits by the names of their kinds. */
export type Fits = Readonly<Record<string, Fit>>;

/** The usual stretch of a landscape behind somebody. */
export const outside: Omit<Stretch, 'scene'> = { scale: 1.25, middle: [565, 620], blur: 7 };
