import { loop, mirror, reverse, type Run } from '../../../lib/geometry.ts';
import { whole } from '../../clothing/cut.ts';

/** The left half of a bra's pattern, from the strap down to its lower edge; the right one is its mirror image. */
interface Half {
  /** The end of the strap, from its outer to its inner edge. */
  strap: Run;
  /** From the strap to the middle. */
  neckline: Run;
  armhole: Run;
  side: Run;
  /** From the side to the middle. */
  lower: Run;
  /** The same of the back, whose strap, side and lower edge are those of the front. */
  backNeckline: Run;
  backArmhole: Run;
}

/** The lines of a bra, front and back. */
export interface BraCut {
  frontPath: string;
  neckline: Run;
  armhole: Run;
  lower: Run;
  backPath: string;
  backEdge: Run;
  backArmhole: Run;
}

/** The outlines of a bra from its half pattern. */
export function cutFrom({ strap, neckline, armhole, side, lower, backNeckline, backArmhole }: Half): BraCut {
  const outline = (neck: Run, arm: Run): string =>
    loop(
      strap,
      neck,
      reverse(mirror(strap)),
      mirror(arm),
      mirror(side),
      reverse(whole(lower)),
      reverse(side),
      reverse(arm),
    );
  const [front, back] = [whole(neckline), whole(backNeckline)];
  return {
    frontPath: outline(front, armhole),
    neckline: front,
    armhole,
    lower: whole(lower),
    backPath: outline(back, backArmhole),
    backEdge: back,
    backArmhole,
  };
}
