import { fleece as colours } from '#demo/catalog/colourways/more-clothing.ts';
import { defineArchetype, otherSide, wholeCanvas, type Colourway } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { bothSides, wallShadow } from './clothing/cut.ts';
import { hollow } from './clothing/wearer.ts';
import { backCollar, body, collarAndZip, insideCollar } from './fleece/body.ts';
import { bodyPath, collarPath, sleevePath, type FleeceCut, type FleecePalette } from './fleece/pieces.ts';
import { sleeves } from './fleece/sleeve.ts';

const colourways: Record<keyof typeof colours, Colourway<FleecePalette>> = {
  petrol: {
    ...colours.petrol,
    palette: {
      base: '#2b5f74',
      yoke: '#1b3f50',
      accent: '#ffb03a',
      zip: '#1b3f50',
      lining: '#1b3f50',
      print: '#f4f5f2',
    },
  },
  graphite: {
    ...colours.graphite,
    palette: {
      base: '#4c5057',
      yoke: '#2b2e33',
      accent: '#b7dc3a',
      zip: '#2b2e33',
      lining: '#25272c',
      print: '#ecebe6',
    },
  },
  oat: {
    ...colours.oat,
    palette: {
      base: '#d8cbb0',
      yoke: '#6b5540',
      accent: '#d98a3a',
      zip: '#6b5540',
      lining: '#a8977a',
      print: '#f6efe0',
    },
  },
  moss: {
    ...colours.moss,
    palette: {
      base: '#5f6c4a',
      yoke: '#343c2a',
      accent: '#e8b23c',
      zip: '#343c2a',
      lining: '#343c2a',
      print: '#f0ecd8',
    },
  },
  wine: {
    ...colours.wine,
    palette: {
      base: '#7c2a3c',
      yoke: '#2c2f36',
      accent: '#f0a58a',
      zip: '#2c2f36',
      lining: '#461522',
      print: '#f6ebe4',
    },
  },
  black: {
    ...colours.black,
    palette: {
      base: '#303237',
      yoke: '#1e1f23',
      accent: '#e6402f',
      zip: '#e6402f',
      lining: '#17181b',
      print: '#ecebe6',
    },
  },
};

/** A full-zip fleece jacket with a smooth yoke and a stand collar, from the front and from behind. */
export const fleece = defineArchetype<FleecePalette>({
  name: 'fleece',
  colourways,
  views: [wholeCanvas, otherSide, { name: 'detail', viewBox: '430 90 520 520' }],
  draw(palette, brand, view, design) {
    const drawing = new Drawing(palette.base);
    const cut: FleeceCut = design === 'half' ? 'half' : 'zip';
    const isBack = view === 'back';
    return drawing.add(
      drawing.studio(),
      '<g transform="translate(600 600) scale(1 .98) translate(-600 -598)">',
      wallShadow(drawing, bothSides(bodyPath, sleevePath, collarPath)),
      isBack ? '' : hollow(view, insideCollar(drawing, palette, brand)),
      sleeves(drawing, palette, brand),
      body(drawing, palette, brand, cut, isBack),
      isBack ? backCollar(drawing, palette, cut) : collarAndZip(drawing, palette, cut),
      '</g>',
    );
  },
});
