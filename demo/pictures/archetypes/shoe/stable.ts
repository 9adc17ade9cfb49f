import { lightness, mix, shade } from '../../lib/colour.ts';
import { clearest } from '../footwear/contrast.ts';
import { laces, punchedEyelet, stayStitches, throat } from '../footwear/throat.ts';
import type { ShoeDesign } from '../footwear/sketch.ts';
import { collarBand, formLight, inside, shell } from '../footwear/side-upper.ts';
import type { ShoePalette } from './palette.ts';
import { cut } from './stable/cut.ts';
import { lettering, midsole, outsole } from './stable/sole.ts';
import { doubleMesh, heelClip, heelTape, mudguard, saddle, saddleMotif } from './stable/upper.ts';

/** The guided trainer: dark coarse mesh in a cage of welded film, heel clip and guide rail in the accent's colour. */
export const stable: ShoeDesign<ShoePalette> = {
  cut,
  stretch: [1.01, 0.92],
  paint: ({ base, accent, sole, foam, rubber, lace, lining, overlay: dark }) => {
    const isPale = lightness(base) > 0.8;
    const film = lightness(base) < 0.33 ? mix(base, '#aab0ba', 0.4) : base;
    const upper = isPale ? mix(dark, '#5b5750', 0.45) : mix(dark, rubber, 0.55);
    return {
      upper,
      rear: upper,
      film,
      motif: clearest(film, [sole, accent, lace], 0.3),
      collar: upper,
      tongue: upper,
      lip: accent,
      lining,
      stay: shade(upper, -0.12),
      lace: clearest(upper, [lace, sole, accent]),
      tab: accent,
      sole,
      foam,
      rubber,
    };
  },
  parts: [
    inside,
    shell(doubleMesh),
    mudguard,
    saddle,
    saddleMotif,
    heelClip,
    throat,
    stayStitches,
    collarBand,
    heelTape,
    laces(punchedEyelet),
    formLight,
    midsole,
    lettering,
    outsole,
  ],
};
