import { headlamp as colours } from '#demo/catalog/colourways/equipment.ts';
import { defineArchetype, wholeCanvas, type PaletteOf } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { hollow } from './clothing/wearer.ts';
import { backStrap, frontStrap, groundShadow } from './headlamp/strap.ts';
import { lamp } from './headlamp/lamp.ts';

type Palette = PaletteOf<'base' | 'band' | 'stripe' | 'print' | 'accent'>;

/** A head torch from the front and slightly above: an elastic strap and a tilting lamp with three light sources. */
export const headlamp = defineArchetype<Palette>({
  name: 'headlamp',
  colourways: {
    orange: {
      ...colours.orange,
      palette: { base: '#e5622a', band: '#2a2d34', stripe: '#e5622a', print: '#f2f2ee', accent: '#23262c' },
    },
    ice: {
      ...colours.ice,
      palette: { base: '#3b9fb8', band: '#23303a', stripe: '#63c6dc', print: '#eef6f7', accent: '#1c2329' },
    },
    black: {
      ...colours.black,
      palette: { base: '#33373e', band: '#24262b', stripe: '#c8ee3f', print: '#e9ece6', accent: '#c8ee3f' },
    },
    red: {
      ...colours.red,
      palette: { base: '#c23230', band: '#2b2b30', stripe: '#e2564e', print: '#f6efe9', accent: '#25262b' },
    },
  },
  views: [wholeCanvas, { name: 'detail', viewBox: '330 480 540 540' }],
  draw(palette, brand, view) {
    const drawing = new Drawing(palette.base);
    return drawing.add(
      drawing.studio(),
      '<g transform="translate(600 640) scale(1.17) translate(-600 -600)">',
      drawing.room(groundShadow(drawing)),
      backStrap(drawing, palette) + hollow(view, ''),
      frontStrap(drawing, palette, brand),
      lamp(drawing, palette),
      '</g>',
    );
  },
});
