import { boxingGloves as colours } from '#demo/catalog/colourways/more-equipment.ts';
import { defineArchetype, wholeCanvas } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { glove, gloveOutline, type BoxingPalette, type Hand } from './boxing-gloves/glove.ts';

const standing = (hand: Hand, inner: string): string => {
  const [x, y, turn] = hand === 1 ? [212, 8, 9] : [-212, 8, -9];
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn} 600 640)` +
    ` translate(600 600) scale(.98) translate(-600 -624)">${inner}</g>`
  );
};

/** A pair of boxing gloves from the back of the hand. */
export const boxingGloves = defineArchetype<BoxingPalette>({
  name: 'boxing-gloves',
  colourways: {
    red: {
      ...colours.red,
      palette: { base: '#b9232a', second: '#23252b', accent: '#f3efe6', mark: '#fdf5ec', strap: '#22242a' },
    },
    black: {
      ...colours.black,
      palette: { base: '#2a2c32', second: '#1c1e22', accent: '#e9e8e3', mark: '#f1f1ee', strap: '#eceae5' },
    },
    white: {
      ...colours.white,
      palette: { base: '#efefec', second: '#1f55a8', accent: '#1f55a8', mark: '#1d3c70', strap: '#1f55a8' },
    },
    blue: {
      ...colours.blue,
      palette: { base: '#1e4f9e', second: '#16366c', accent: '#f2f3f1', mark: '#f4f6f8', strap: '#f0f1ef' },
    },
    olive: {
      ...colours.olive,
      palette: { base: '#5d6644', second: '#2b2d26', accent: '#d8a545', mark: '#f2efdd', strap: '#2b2d27' },
    },
  },
  views: [wholeCanvas, { name: 'detail', viewBox: '140 560 480 480' }],
  draw(palette, brand) {
    const drawing = new Drawing(palette.base);
    const shadow = (hand: Hand): string => standing(hand, `<path d="${gloveOutline(hand)}"/>`);
    return drawing.add(
      drawing.studio(),
      drawing.room(
        `<g fill="#3b3a44" opacity=".26" filter="${drawing.blur(22)}" transform="translate(26 38)">${shadow(
          1,
        )}${shadow(-1)}</g>`,
      ),
      standing(-1, glove(drawing, palette, brand, -1)),
      standing(1, glove(drawing, palette, brand, 1)),
    );
  },
});
