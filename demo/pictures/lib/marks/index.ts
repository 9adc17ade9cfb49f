import * as made from './made.ts';
import * as nature from './nature.ts';

/** Marks that keep their proportions, by the name of their motif. */
export const marks = { ...nature, ...made };

export type MarkName = keyof typeof marks;
