import { armhole, bodyPath, hem, rightSleevePath, shoulder, sleeveHem, sleevePath } from '../../clothing/tee.ts';
import { turnedDown } from '../collar.ts';
import { backNeckline, leafPath, neckline, type PoloDesign } from '../pieces.ts';

/** Set-in sleeves and one cloth, with lines on collar and cuffs. */
export const classic: PoloDesign = {
  pattern: {
    frontPath: bodyPath(neckline),
    backPath: bodyPath(backNeckline),
    sleevePath,
    rightSleevePath,
    shoulder,
    armhole,
    hem,
    sleeveHem,
  },
  collar: turnedDown,
  collarPath: leafPath,
};
