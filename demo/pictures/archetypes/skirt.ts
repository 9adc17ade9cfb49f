import { skirt as colours } from '#demo/catalog/colourways/more-clothing.ts';
import { defineArchetype, otherSide, wholeCanvas, type Colourway } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { loop } from '../lib/geometry.ts';
import { bothSides, wallShadow } from './clothing/cut.ts';
import { hollow } from './clothing/wearer.ts';
import { insideBand, middle, pleats, shorts, skirtLight, waistband } from './skirt/parts.ts';
import { bandPath, outline, shortsRuns, type SkirtPalette } from './skirt/pieces.ts';

const colourways: Record<keyof typeof colours, Colourway<SkirtPalette>> = {
  white: {
    ...colours.white,
    palette: { base: '#f2f2ee', band: '#f0f0ec', shorts: '#d9dcdc', accent: '#25498f', print: '#25365c' },
  },
  navy: {
    ...colours.navy,
    palette: { base: '#25365c', band: '#1d2b4a', shorts: '#1a2540', accent: '#f2f2ee', print: '#f4f5f2' },
  },
  black: {
    ...colours.black,
    palette: { base: '#2d2f35', band: '#232529', shorts: '#1d1e22', accent: '#c8f03a', print: '#ecebe6' },
  },
  coral: {
    ...colours.coral,
    palette: { base: '#e26a52', band: '#c9523c', shorts: '#2a3442', accent: '#fff0e2', print: '#fff7ef' },
  },
  sage: {
    ...colours.sage,
    palette: { base: '#8fa58c', band: '#7b9279', shorts: '#4c5f4b', accent: '#f6f0dc', print: '#2c382b' },
  },
  lilac: {
    ...colours.lilac,
    palette: { base: '#9b88c8', band: '#8471b4', shorts: '#4e3f78', accent: '#fdf0c4', print: '#ffffff' },
  },
};

/** A pleated sports skirt with shorts below it, from the front and from behind. */
export const skirt = defineArchetype<SkirtPalette>({
  name: 'skirt',
  colourways,
  views: [wholeCanvas, otherSide, { name: 'detail', viewBox: '470 520 500 500' }],
  draw(palette, brand, view) {
    const drawing = new Drawing(palette.base);
    const isBack = view === 'back';
    return drawing.add(
      drawing.studio(),
      '<g transform="translate(600 600) scale(1.06) translate(-600 -602)">',
      wallShadow(drawing, `${bothSides(loop(...shortsRuns))}<path d="${outline}${bandPath}"/>`),
      isBack ? '' : hollow(view, insideBand(drawing, palette, brand)),
      shorts(drawing, palette),
      pleats(drawing, palette),
      middle(drawing, palette, brand, isBack),
      skirtLight(drawing),
      waistband(drawing, palette, isBack),
      '</g>',
    );
  },
});
