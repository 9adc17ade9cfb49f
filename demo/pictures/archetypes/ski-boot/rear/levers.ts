import type { Drawing } from '../../../lib/drawing.ts';
import { bareMetal, polished } from '../../footwear/fittings.ts';
import { tones } from '../../footwear/form.ts';
import type { SkiBootPalette } from '../parts.ts';

/** A boot from behind, by its design: how many buckles it has, and whether its spine lets the wearer walk. */
export interface Rear {
  buckles: 3 | 4;
  walks: boolean;
  /** Colour of name and rib on the shell. */
  heel: string;
  /** On which side its buckles are. */
  outer: 1 | -1;
}

/** The levers of the buckles, which stand out at the outer side. */
export function levers(drawing: Drawing, palette: SkiBootPalette, { buckles, outer }: Rear): string {
  const heights = buckles === 3 ? [506, 632, 880] : [492, 612, 832, 908];
  const paint =
    palette.lever === bareMetal
      ? polished(drawing)
      : drawing.linear(tones(palette.lever, [0, 0.3], [0.5, 0], [1, -0.4]));
  return heights
    .map((y) => {
      const edge = y > 700 ? 404 : Math.round(424 - (y - 490) * 0.1);
      const x = outer === 1 ? edge : 1200 - edge;
      const tip = outer * -26;
      const path = `M${x + outer * 16} ${y - 15}L${x + Math.round(tip * 0.6)} ${y - 17}Q${x + tip} ${y - 14} ${x + tip} ${y}Q${x + tip} ${y + 14} ${x + Math.round(tip * 0.6)} ${y + 17}L${x + outer * 16} ${y + 15}Z`;
      return drawing.panel(path, paint, { roundness: 7, strength: 0.9, shadow: drawing.dropShadow(2, 4, 4, 0.45) });
    })
    .join('');
}
