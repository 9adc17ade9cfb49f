import { duffelBag as colours } from '#demo/catalog/colourways/bags.ts';
import { defineArchetype, wholeCanvas, type Brandmark, type Colourway } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { barrel } from './duffel-bag/designs/barrel.ts';
import { expedition } from './duffel-bag/designs/expedition.ts';
import { locker } from './duffel-bag/designs/locker.ts';
import { tubeBag } from './duffel-bag/designs/tube.ts';
import type { DuffelPalette } from './duffel-bag/pieces.ts';

const colourways: Record<keyof typeof colours, Colourway<DuffelPalette>> = {
  blue: {
    ...colours.blue,
    palette: { base: '#2458a6', low: '#1d2430', webbing: '#20242c', accent: '#f2b233', print: '#ffffff' },
  },
  rust: {
    ...colours.rust,
    palette: { base: '#c4512b', low: '#2b2a2c', webbing: '#26262a', accent: '#f1e7d3', print: '#fff7ea' },
  },
  graphite: {
    ...colours.graphite,
    palette: { base: '#4a5058', low: '#22252a', webbing: '#17191d', accent: '#b9e34a', print: '#f2f4ef' },
  },
  black: {
    ...colours.black,
    palette: { base: '#28292d', low: '#17181b', webbing: '#131417', accent: '#e4573a', print: '#f0eeea' },
  },
  olive: {
    ...colours.olive,
    palette: { base: '#5d6740', low: '#2a2d22', webbing: '#22241c', accent: '#e6a03c', print: '#f3efdd' },
  },
  burgundy: {
    ...colours.burgundy,
    palette: { base: '#742a3c', low: '#2b1c22', webbing: '#221a1e', accent: '#edc49a', print: '#f8ece2' },
  },
  sand: {
    ...colours.sand,
    palette: { base: '#c9b48f', low: '#4a3f31', webbing: '#3a3128', accent: '#8c3f2a', print: '#3a2f24' },
  },
};

type Draw = (drawing: Drawing, palette: DuffelPalette, brand: Brandmark) => string;

const designs: Readonly<Record<string, Draw>> = { barrel, expedition, locker, tube: tubeBag };

/** A sports bag with two handles, in four makes. */
export const duffelBag = defineArchetype<DuffelPalette>({
  name: 'duffel-bag',
  colourways,
  views: [wholeCanvas, { name: 'detail', viewBox: '250 340 500 500' }],
  draw(palette, brand, _view, design) {
    const drawing = new Drawing(palette.base);
    const soft = `fill="#3b3a44" opacity=".2" filter="${drawing.blur(24)}"`;
    const standing = `${drawing.ground([[600, 942, 420, 26]])}\n<ellipse cx="660" cy="962" rx="520" ry="30" ${soft}/>`;
    return drawing.add(
      drawing.studio(),
      design === 'tube' ? '' : standing,
      (designs[design] ?? barrel)(drawing, palette, brand),
    );
  },
});
