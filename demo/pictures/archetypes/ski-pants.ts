import { skiPants as colours } from '#demo/catalog/colourways/more-clothing.ts';
import { defineArchetype, otherSide, wholeCanvas, type Colourway } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { puller } from '../lib/hardware.ts';
import { bothSides, wallShadow } from './clothing/cut.ts';
import { hollow } from './clothing/wearer.ts';
import { backWaistband, seat } from './ski-pants/back.ts';
import { leg } from './ski-pants/leg.ts';
import { bandPath, legPath, type SkiPantsPalette } from './ski-pants/pieces.ts';
import { insideWaist, print, waistband } from './ski-pants/waist.ts';

const colourways: Record<keyof typeof colours, Colourway<SkiPantsPalette>> = {
  black: {
    ...colours.black,
    palette: { base: '#2b2d32', panel: '#1e1f23', accent: '#e6402f', zip: '#e6402f', print: '#ecebe6' },
  },
  navy: {
    ...colours.navy,
    palette: { base: '#263a60', panel: '#1a2946', accent: '#f2b134', zip: '#f2b134', print: '#f4f5f2' },
  },
  graphite: {
    ...colours.graphite,
    palette: { base: '#565b62', panel: '#35393f', accent: '#b7dc3a', zip: '#2a2d32', print: '#f1f1ec' },
  },
  flame: {
    ...colours.flame,
    palette: { base: '#c43a2c', panel: '#7c1f1f', accent: '#f6c04b', zip: '#31181a', print: '#fdf4ea' },
  },
  white: {
    ...colours.white,
    palette: { base: '#eeeeea', panel: '#c9cdcf', accent: '#2d5f8f', zip: '#2d5f8f', print: '#26303a' },
  },
  pine: {
    ...colours.pine,
    palette: { base: '#2b5b4b', panel: '#193a31', accent: '#e9d36c', zip: '#12261f', print: '#f1efe2' },
  },
};

/** Padded ski trousers with thigh pockets, ankle guards and snow gaiters, from the front and from behind. */
export const skiPants = defineArchetype<SkiPantsPalette>({
  name: 'ski-pants',
  colourways,
  views: [wholeCanvas, otherSide, { name: 'detail', viewBox: '350 70 530 530' }],
  draw(palette, brand, view) {
    const drawing = new Drawing(palette.base);
    const isBack = view === 'back';
    return drawing.add(
      drawing.studio(),
      '<g transform="translate(600 600) scale(.99 .96) translate(-600 -616)">',
      wallShadow(drawing, `${bothSides(legPath)}<path d="${bandPath}"/>`),
      isBack ? '' : hollow(view, insideWaist(drawing, palette, brand)),
      leg(drawing, palette, brand, true, isBack),
      leg(drawing, palette, brand, false, isBack),
      ...(isBack
        ? [seat(drawing, palette), backWaistband(drawing, palette, brand)]
        : [
            puller(drawing, 470, 236, palette.accent, 16, 0.72),
            puller(drawing, 730, 236, palette.accent, -16, 0.72),
            waistband(drawing, palette),
            print(palette, brand),
          ]),
      '</g>',
    );
  },
});
