import type { PaletteOf } from '../../archetype.ts';
import { loop, type Run } from '../../lib/geometry.ts';

/** The shell, its lower half, the accent line and dial, the foam in the vents, the straps. */
export type HelmetPalette = PaletteOf<'base' | 'accent' | 'pop' | 'foam' | 'strap'>;

const crown: Run = [
  [196, 640],
  [192, 566],
  [226, 462],
  [310, 366],
  [436, 300],
  [590, 272],
  [740, 288],
  [862, 346],
  [950, 440],
  [1000, 552],
  [1010, 632],
  [990, 690],
];
/** The lower edge, from the rear to the front. */
export const rim: Run = [
  [990, 690],
  [950, 724],
  [896, 726],
  [850, 700],
  [806, 666],
  [742, 652],
  [672, 664],
  [612, 690],
  [540, 702],
  [430, 706],
  [320, 706],
  [240, 694],
  [196, 640],
];
export const shellOutline = loop(crown, rim);

/** Where the air flows over the shell, from front to back; vents and ribs are cut along these lines. */
export const flowLines: readonly Run[] = [
  [
    [318, 420],
    [440, 344],
    [596, 314],
    [750, 332],
    [890, 420],
  ],
  [
    [254, 500],
    [392, 412],
    [592, 376],
    [790, 402],
    [944, 520],
  ],
  [
    [226, 588],
    [378, 502],
    [592, 464],
    [806, 490],
    [966, 610],
  ],
  [
    [262, 650],
    [410, 598],
    [590, 560],
    [760, 562],
    [890, 628],
  ],
];
