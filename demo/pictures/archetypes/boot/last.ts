import type { PaletteOf } from '../../archetype.ts';
import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, type Run } from '../../lib/geometry.ts';
import { stitch } from '../../lib/strokes.ts';
import { tones } from '../footwear/form.ts';

/** The colours of a hiking boot by part; panel is its textile, mid its midsole. */
export type BootPalette = PaletteOf<'base' | 'panel' | 'accent' | 'rand' | 'mid' | 'sole' | 'lace' | 'lining'>;

// All panels and seams derive from these runs; the toe is at the left.
export const front: Run = [
  [136, 846],
  [134, 806],
  [158, 760],
  [210, 724],
  [290, 704],
  [372, 678],
  [440, 632],
  [494, 570],
  [534, 498],
  [560, 424],
  [576, 352],
  [590, 300],
];
const collar: Run = [
  [590, 300],
  [640, 312],
  [700, 322],
  [760, 316],
  [820, 298],
  [862, 286],
];
const back: Run = [
  [862, 286],
  [886, 300],
  [890, 350],
  [878, 430],
  [872, 520],
  [884, 610],
  [912, 690],
  [934, 770],
  [940, 836],
];
export const feather: Run = [
  [940, 836],
  [860, 846],
  [740, 858],
  [600, 864],
  [440, 866],
  [300, 866],
  [190, 862],
  [136, 846],
];
/** Outline of the whole upper. */
export const upperPath = loop(front, collar, back, feather);

/** A piece of full-grain leather laid upon the upper. */
export function leather(drawing: Drawing, path: string, colour: string, roundness = 9): string {
  const paint = drawing.linear(tones(colour, [0, 0.1], [1, -0.12]));
  const inner = drawing.grain(path, { frequency: 0.085, scale: 0.45, opacity: 0.4, seed: 4 });
  return drawing.panel(path, paint, { roundness, strength: 0.9, shadow: drawing.dropShadow(2, 4, 4, 0.42), inner });
}

/** Leather thread along a run, in a light tone of the leather. */
export function sewn(run: Run, { base }: BootPalette): string {
  return stitch(run, shade(base, 0.36));
}

/** The rubber of toe rand and heel cup. */
export const randGrain = { frequency: 0.5, octaves: 2, scale: 0.45, opacity: 0.6 };
