import { family } from './family.ts';
import { mountain } from './mountain.ts';
import type { Shape } from './shape.ts';
import { tunnel } from './tunnel.ts';

/** The shapes of tents beside the dome, by the names of their designs. */
export const shapes: Readonly<Record<string, Shape>> = { tunnel, family, mountain };
