import type { PaletteOf } from '../../archetype.ts';
import { loop, mirror, reverse, type Run } from '../../lib/geometry.ts';
import { whole } from '../clothing/cut.ts';

/** The colours of a shell jacket by part: lower is the second colour of body and forearms. */
export type JacketPalette = PaletteOf<'base' | 'lower' | 'accent' | 'zip' | 'lining' | 'print'>;

// The left half of the pattern; the right one is its mirror image.
const shoulder: Run = [[500, 366], [440, 378], [372, 396], [314, 428]];
export const armhole: Run = [[314, 424], [318, 470], [334, 530], [346, 580]];
const sideSeam: Run = [
  [346, 580], [355, 640], [350, 700], [352, 770], [343, 850], [340, 930], [331, 1000], [324, 1076],
];
export const hem: Run = whole([[324, 1076], [400, 1094], [500, 1103], [600, 1106]]);
export const cuff: Run = [[178, 1004], [208, 1020], [244, 1026], [276, 1022]];

export const bodyPath = loop(
  reverse(shoulder), [[500, 366], [600, 410], [700, 366]], mirror(shoulder), mirror(armhole), mirror(sideSeam),
  reverse(hem), reverse(sideSeam), reverse(armhole),
);
export const sleevePath = loop(
  [
    [314, 424], [272, 452], [244, 516], [222, 624], [207, 668], [210, 702], [196, 756], [195, 790], [184, 846],
    [186, 884], [178, 950], [178, 1004],
  ],
  cuff, [[276, 1022], [284, 960], [296, 912], [302, 800], [324, 690], [346, 580]], reverse(armhole),
);
