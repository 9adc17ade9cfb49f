import { lightness, mix, shade } from '../../lib/colour.ts';
import { clearest } from '../footwear/contrast.ts';
import { laces, throat, webbingEyelet } from '../footwear/throat.ts';
import type { ShoeDesign } from '../footwear/sketch.ts';
import { formLight, inside, shell } from '../footwear/side-upper.ts';
import type { ShoePalette } from './palette.ts';
import { cut } from './cushion/cut.ts';
import { lettering, midsole, outsole } from './cushion/sole.ts';
import { heelLoop, heelMotif, pillows, plushCollar, softKnit } from './cushion/upper.ts';

/** The soft one: a tall sole of two foams, a plush quilted collar, an upper that fades from pale to colour. */
export const cushion: ShoeDesign<ShoePalette> = {
  cut,
  stretch: [0.97, 0.99],
  paint: ({ base, accent, sole, foam, rubber, lining, overlay: dark }) => {
    const isPale = lightness(base) > 0.8;
    const rear = isPale ? mix(accent, base, 0.12) : base;
    const upper = isPale ? base : mix(base, '#faf8f3', 0.88);
    return {
      upper,
      rear,
      film: isPale ? shade(accent, -0.12) : dark,
      motif: clearest(mix(upper, rear, 0.6), [accent, sole, rubber], 0.24),
      collar: rear,
      tongue: upper,
      lip: rear,
      lining,
      stay: mix(upper, rear, 0.3),
      lace: clearest(upper, [rear, rubber], 0.3),
      tab: accent,
      sole,
      foam,
      rubber,
    };
  },
  parts: [
    inside,
    shell(softKnit),
    pillows,
    heelMotif,
    throat,
    plushCollar,
    heelLoop,
    laces(webbingEyelet),
    formLight,
    midsole,
    lettering,
    outsole,
  ],
};
