import type { Run } from '../../../../lib/geometry.ts';
import { whole } from '../../../clothing/cut.ts';
import { cutFrom } from '../cut.ts';

/** Down to the waist, with a deep round neck. */
export const cut = cutFrom({
  strap: [
    [424, 198],
    [448, 189],
    [474, 192],
  ],
  neckline: [
    [474, 192],
    [466, 290],
    [468, 372],
    [498, 440],
    [546, 476],
    [600, 486],
  ],
  armhole: [
    [424, 198],
    [416, 290],
    [400, 390],
    [368, 468],
    [336, 520],
    [312, 552],
  ],
  side: [
    [312, 552],
    [297, 580],
    [291, 650],
    [294, 740],
    [304, 830],
    [314, 920],
    [318, 1010],
  ],
  lower: [
    [318, 1010],
    [394, 1034],
    [490, 1046],
    [600, 1050],
  ],
  backNeckline: [
    [474, 192],
    [500, 270],
    [552, 330],
    [600, 346],
  ],
  backArmhole: [
    [424, 198],
    [452, 290],
    [488, 364],
    [496, 424],
    [462, 480],
    [396, 528],
    [312, 566],
  ],
});
/** The upper edge of the ribbed hem. */
export const waistTop: Run = whole([
  [311, 926],
  [394, 950],
  [490, 962],
  [600, 966],
]);

/** The seam that shapes the side, from the armhole to the hem. */
export const curve: Run = [
  [352, 500],
  [392, 590],
  [404, 690],
  [388, 800],
  [380, 900],
  [386, 960],
];
/** The seam below the cups. */
export const underSeam: Run = whole([
  [398, 742],
  [450, 780],
  [520, 790],
  [600, 776],
]);
