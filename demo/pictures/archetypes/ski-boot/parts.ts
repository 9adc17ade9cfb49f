import type { PaletteOf } from '../../archetype.ts';
import { lightness } from '../../lib/colour.ts';
import { loop, type Run } from '../../lib/geometry.ts';

/** The colours of a ski boot by part; base is the lower shell. */
export type SkiBootPalette = PaletteOf<'base' | 'cuff' | 'accent' | 'lever' | 'sole' | 'liner' | 'strap'>;

/** The colour of all shade on the boot. */
export const night = '#05070f';

/** Fine grain of moulded plastic. */
export const plasticGrain = { frequency: 0.7, octaves: 2, scale: 0.22, opacity: 0.3 };

export const isDark = (colour: string): boolean => lightness(colour) < 0.5;

const shellTop: Run = [
  [206, 968],
  [206, 934],
  [226, 900],
  [276, 872],
  [340, 842],
  [402, 800],
  [450, 748],
  [480, 694],
  [500, 640],
];
const shellBack: Run = [
  [900, 640],
  [916, 720],
  [936, 790],
  [956, 850],
  [966, 910],
  [962, 968],
];
/** Outline of the lower shell. */
export const shellPath = loop(
  shellTop,
  [
    [500, 640],
    [900, 640],
  ],
  shellBack,
  [
    [962, 968],
    [950, 1000],
    [780, 1000],
    [690, 978],
    [560, 980],
    [470, 1000],
    [230, 1000],
    [206, 968],
  ],
);

// The cuff leans forward by 14 degrees.
const cuffFront: Run = [
  [476, 716],
  [492, 650],
  [484, 560],
  [462, 460],
  [436, 360],
  [420, 292],
];
const cuffTop: Run = [
  [420, 292],
  [520, 300],
  [640, 290],
  [740, 268],
  [820, 232],
];
const cuffBack: Run = [
  [820, 232],
  [840, 300],
  [856, 400],
  [876, 500],
  [904, 600],
  [930, 690],
  [938, 760],
];
export const cuffLow: Run = [
  [938, 760],
  [880, 776],
  [806, 796],
  [736, 806],
  [666, 790],
  [600, 756],
  [536, 728],
  [476, 716],
];
/** Outline of the cuff. */
export const cuffPath = loop(cuffFront, cuffTop, cuffBack, cuffLow);
