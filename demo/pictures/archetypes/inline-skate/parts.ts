import type { PaletteOf } from '../../archetype.ts';
import { lightness } from '../../lib/colour.ts';
import { loop, type Run } from '../../lib/geometry.ts';

/** The colours of an inline skate by part; cuff is also the colour of the lower shell. */
export type InlineSkatePalette = PaletteOf<
  'base' | 'cuff' | 'accent' | 'frame' | 'wheel' | 'lace' | 'lining' | 'lever'
>;

/** The colour of all shade on the skate. */
export const night = '#05070f';

export const isDark = (colour: string): boolean => lightness(colour) < 0.5;

const front: Run = [
  [216, 792],
  [186, 776],
  [176, 742],
  [188, 698],
  [232, 656],
  [310, 622],
  [392, 584],
  [456, 530],
  [500, 462],
  [520, 390],
];
const rear: Run = [
  [880, 390],
  [892, 480],
  [908, 570],
  [940, 650],
  [960, 720],
  [964, 790],
];
/** Outline of the boot below the cuff. */
export const bootPath = loop(
  front,
  [
    [520, 390],
    [880, 390],
  ],
  rear,
  [
    [964, 790],
    [216, 792],
  ],
);

/** Outline of the cuff. */
export const cuffPath = loop(
  [
    [486, 520],
    [504, 440],
    [500, 340],
    [484, 232],
  ],
  [
    [484, 232],
    [600, 246],
    [720, 236],
    [850, 204],
  ],
  [
    [850, 204],
    [866, 320],
    [882, 440],
    [904, 560],
    [922, 620],
  ],
  [
    [922, 620],
    [850, 650],
    [760, 640],
    [660, 590],
    [560, 540],
    [486, 520],
  ],
);
