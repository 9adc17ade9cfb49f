import { mirror } from '../../../lib/geometry.ts';
import { hollow } from '../../clothing/wearer.ts';
import { band } from '../../footwear/form.ts';
import { bandPath, type SportsBraDesign } from '../pieces.ts';
import { underband } from '../underband.ts';
import { back } from './slim/back.ts';
import { backStrap, frontPath, frontStrap } from './slim/outline.ts';
import { behind, front } from './slim/front.ts';
import { straps } from './slim/straps.ts';

/** Slender straps and a pointed neck for easy sports; behind, the straps meet above the spine. */
export const slim: SportsBraDesign = {
  shapes: [
    frontPath,
    bandPath,
    ...[frontStrap, mirror(frontStrap), backStrap, mirror(backStrap)].map((line) => band(line, 13)),
  ],
  layers: (drawing, palette, brand, view) => [
    ...(view === 'back'
      ? [back(drawing, palette, brand)]
      : [
          hollow(view, behind(drawing, palette)),
          front(drawing, palette, brand),
          straps(drawing, palette, frontStrap, palette.panel),
        ]),
    underband(drawing, palette, brand, view === 'back'),
  ],
};
