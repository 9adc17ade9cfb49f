import { waistBag as colours } from '#demo/catalog/colourways/more-equipment.ts';
import { defineArchetype, wholeCanvas } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { hollow } from './clothing/wearer.ts';
import { body, farBelt, nearBelt, type WaistBagPalette } from './waist-bag/bag.ts';

/** A running belt from the front, slightly from above, its clip closed at the back. */
export const waistBag = defineArchetype<WaistBagPalette>({
  name: 'waist-bag',
  colourways: {
    black: {
      ...colours.black,
      palette: { base: '#2b2e34', second: '#202228', accent: '#d8e84a', mark: '#e8eaec', belt: '#24262c' },
    },
    volt: {
      ...colours.volt,
      palette: { base: '#d4e83e', second: '#2a2d33', accent: '#f0652f', mark: '#f1f3ea', belt: '#2a2d33' },
    },
    blue: {
      ...colours.blue,
      palette: { base: '#2260ab', second: '#194a86', accent: '#f5c93e', mark: '#f3f6f9', belt: '#1c2a40' },
    },
    coral: {
      ...colours.coral,
      palette: { base: '#e5634d', second: '#c24a38', accent: '#ffd79a', mark: '#fdf4ee', belt: '#3a3036' },
    },
    petrol: {
      ...colours.petrol,
      palette: { base: '#1f6672', second: '#174d57', accent: '#f29a4a', mark: '#f2f6f4', belt: '#1e2c31' },
    },
  },
  views: [wholeCanvas, { name: 'detail', viewBox: '470 520 430 430' }],
  draw(palette, brand, view) {
    const drawing = new Drawing(palette.base);
    return drawing.add(
      drawing.studio(),
      '<g transform="translate(0 -6)">',
      drawing.room(
        drawing.ground([
          [600, 872, 330, 20],
          [600, 878, 240, 12, 0.6],
        ]),
      ),
      hollow(view, farBelt(drawing, palette)),
      nearBelt(drawing, palette),
      body(drawing, palette, brand),
      '</g>',
    );
  },
});
