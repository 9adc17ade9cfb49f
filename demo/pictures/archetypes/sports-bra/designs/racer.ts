import { hollow } from '../../clothing/wearer.ts';
import { bindings, front } from '../front.ts';
import { insideBack } from '../inside.ts';
import { backEdge, backPath, bandPath, frontPath, type SportsBraDesign } from '../pieces.ts';
import { racerback } from '../racerback.ts';
import { underband } from '../underband.ts';

/** A round neck between straps of usual width, mesh between the cups. */
export const racer: SportsBraDesign = {
  shapes: [frontPath, bandPath, backPath],
  layers: (drawing, palette, brand, view) => [
    ...(view === 'back'
      ? [racerback(drawing, palette, brand)]
      : [
          hollow(view, insideBack(drawing, palette, brand, { path: backPath, edge: backEdge, label: 369 })),
          front(drawing, palette, brand),
          bindings(drawing, palette),
        ]),
    underband(drawing, palette, brand, view === 'back'),
  ],
};
