import { cyclingJersey as colours } from '#demo/catalog/colourways/more-clothing.ts';
import { defineArchetype, otherSide, wholeCanvas, type Colourway } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { bothSides, wallShadow } from './clothing/cut.ts';
import { hollow } from './clothing/wearer.ts';
import { back } from './cycling-jersey/back.ts';
import { body, tail } from './cycling-jersey/body.ts';
import { bodyPath, sleevePath, tailPath, type CyclingJerseyPalette } from './cycling-jersey/pieces.ts';
import { collarAndZip, insideCollar, sleeves } from './cycling-jersey/trims.ts';

const colourways: Record<keyof typeof colours, Colourway<CyclingJerseyPalette>> = {
  volt: {
    ...colours.volt,
    palette: { base: '#d6e03a', panel: '#2b2e33', accent: '#f2f4e2', zip: '#2b2e33', print: '#22252a' },
  },
  red: {
    ...colours.red,
    palette: { base: '#c9342f', panel: '#6e1a20', accent: '#ffffff', zip: '#ffffff', print: '#ffffff' },
  },
  azure: {
    ...colours.azure,
    palette: { base: '#2774b8', panel: '#173f70', accent: '#ffcf4a', zip: '#ffcf4a', print: '#ffffff' },
  },
  black: {
    ...colours.black,
    palette: { base: '#2f3137', panel: '#202226', accent: '#ff5a3c', zip: '#ff5a3c', print: '#ecebe6' },
  },
  teal: {
    ...colours.teal,
    palette: { base: '#17807c', panel: '#0e4f56', accent: '#ffb27a', zip: '#0b3c42', print: '#f4f5f2' },
  },
  white: {
    ...colours.white,
    palette: { base: '#f2f2ee', panel: '#23427e', accent: '#e2493a', zip: '#23427e', print: '#23427e' },
  },
};

/** A close-fitting cycling jersey with a full zip and back pockets, from the front and from behind. */
export const cyclingJersey = defineArchetype<CyclingJerseyPalette>({
  name: 'cycling-jersey',
  colourways,
  views: [wholeCanvas, otherSide, { name: 'detail', viewBox: '390 110 480 480' }],
  draw(palette, brand, view) {
    const drawing = new Drawing(palette.base);
    const isBack = view === 'back';
    return drawing.add(
      drawing.studio(),
      '<g transform="translate(0 -14)">',
      wallShadow(drawing, `${bothSides(bodyPath, sleevePath)}<path d="${tailPath}"/>`),
      ...(isBack ? [] : [tail(drawing, palette), hollow(view, insideCollar(drawing, palette, brand))]),
      sleeves(drawing, palette, brand),
      ...(isBack ? [back(drawing, palette, brand)] : [body(drawing, palette, brand), collarAndZip(drawing, palette)]),
      '</g>',
    );
  },
});
