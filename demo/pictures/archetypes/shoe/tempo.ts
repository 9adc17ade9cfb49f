import { lightness, mix, shade } from '../../lib/colour.ts';
import { clearest } from '../footwear/contrast.ts';
import { laces, punchedEyelet, throat } from '../footwear/throat.ts';
import type { ShoeDesign } from '../footwear/sketch.ts';
import { collarBand, formLight, inside, shell, sideMotif } from '../footwear/side-upper.ts';
import type { ShoePalette } from './palette.ts';
import { cut } from './tempo/cut.ts';
import { lettering, midsole, outsole } from './tempo/sole.ts';
import { overlays, sheerKnit } from './tempo/upper.ts';

/** The racer: a low last whose toe rises, a sheer knit, foam in the accent's colour that rocks on a plate. */
export const tempo: ShoeDesign<ShoePalette> = {
  cut,
  stretch: [1.03, 0.88],
  paint: ({ base, accent, sole, foam, rubber, lace, lining, overlay: dark }) => {
    const print = clearest(base, [sole, lace, rubber], 0.2);
    const bright = lightness(accent) > 0.88 ? foam : accent;
    return {
      upper: base,
      rear: mix(base, dark, 0.8),
      film: dark,
      motif: print,
      collar: shade(dark, -0.1),
      tongue: dark,
      lip: print,
      lining,
      stay: shade(dark, -0.12),
      lace: clearest(base, [lace, rubber]),
      tab: accent,
      sole: bright,
      foam: mix(bright, '#ffffff', 0.5),
      rubber,
    };
  },
  parts: [
    inside,
    shell(sheerKnit),
    overlays,
    sideMotif(
      {
        blades: { x: 640, y: 700, width: 470, height: 230 },
        others: { x: 690, y: 696, width: 420, height: 120, rotation: -15, skew: 20 },
      },
      true,
    ),
    throat,
    collarBand,
    laces(punchedEyelet),
    formLight,
    midsole,
    lettering,
    outsole,
  ],
};
