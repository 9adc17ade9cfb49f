import { shade } from '../../../lib/colour.ts';
import type { Drawing } from '../../../lib/drawing.ts';
import { loop, mirror, reverse, smooth, type Run } from '../../../lib/geometry.ts';
import { overlay, stretch } from '../../../lib/materials.ts';
import { whole } from '../../clothing/cut.ts';
import { binding } from '../front.ts';
import type { SportsBraPalette } from '../pieces.ts';

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

/** The base cloth of a part, lighter above. */
export const knitted = (drawing: Drawing, colour: string): string =>
  drawing.linear([
    [0, shade(colour, 0.06)],
    [1, shade(colour, -0.1)],
  ]);

/** The tapes round a neck and two armholes; widths in px. */
export function edges(drawing: Drawing, palette: SportsBraPalette, neck: Run, arm: Run, width: number): string {
  return (
    binding(drawing, palette, neck, width, 0.16) +
    binding(drawing, palette, arm, -width * 0.9, 0.16) +
    binding(drawing, palette, mirror(arm), width * 0.9, 0.02)
  );
}

/** The inside of the front beside the back, in the back's shade. */
export function lining(drawing: Drawing, palette: SportsBraPalette, { frontPath, backArmhole }: BraCut): string {
  const cloth = drawing.linear([
    [0, shade(palette.panel, -0.2)],
    [1, shade(palette.panel, -0.5)],
  ]);
  const inner =
    overlay(frontPath, stretch(drawing), 0.7) +
    [backArmhole, mirror(backArmhole)].map((line) => drawing.softLine(smooth(line), '#05060c', 0.4, 30, 10)).join('');
  return drawing.panel(frontPath, cloth, { roundness: 12, strength: 0.6, inner });
}
