import type { Brandmark } from '../../../archetype.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { body } from '../body.ts';
import type { DuffelPalette } from '../pieces.ts';
import { frontHandle, frontPocket, hardware, rearHandle } from '../trims.ts';

/** A barrel seen from its long side, with a pocket and compression straps. */
export const barrel = (drawing: Drawing, palette: DuffelPalette, brand: Brandmark): string =>
  rearHandle(drawing, palette) +
  body(drawing, palette, brand) +
  frontPocket(drawing, palette, brand) +
  frontHandle(drawing, palette) +
  hardware(drawing, palette);
