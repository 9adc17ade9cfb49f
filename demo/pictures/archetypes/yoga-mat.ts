import { yogaMat as colours } from '#demo/catalog/colourways/bags.ts';
import { defineArchetype, wholeCanvas } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { floorShadow, print, skin, spiralEnd, type YogaMatPalette } from './yoga-mat/roll.ts';
import { carryingStrap } from './yoga-mat/strap.ts';

/** A rolled yoga mat in its carrying strap. */
export const yogaMat = defineArchetype<YogaMatPalette>({
  name: 'yoga-mat',
  colourways: {
    plum: { ...colours.plum, palette: { base: '#7d5a8c', back: '#b79bc0', strap: '#2b2a30', mark: '#f4eef5' } },
    sage: { ...colours.sage, palette: { base: '#7fa08a', back: '#b9cdb9', strap: '#e9e1cf', mark: '#f5f7ef' } },
    ocean: { ...colours.ocean, palette: { base: '#1f6f8b', back: '#79b3bf', strap: '#e8b23f', mark: '#f3f7f6' } },
    coral: { ...colours.coral, palette: { base: '#dd7a62', back: '#f0c3ae', strap: '#2f3f55', mark: '#fdf3ec' } },
    charcoal: {
      ...colours.charcoal,
      palette: { base: '#484b52', back: '#8d929b', strap: '#d0a86a', mark: '#eceae4' },
    },
    rose: { ...colours.rose, palette: { base: '#cf9aa4', back: '#ecd3d5', strap: '#6a3f4c', mark: '#fdf6f5' } },
  },
  views: [wholeCanvas, { name: 'detail', viewBox: '92 450 480 480' }],
  draw(palette, brand) {
    const drawing = new Drawing(palette.base);
    return drawing.add(
      drawing.studio(),
      floorShadow(drawing),
      skin(drawing, palette),
      print(palette, brand),
      spiralEnd(drawing, palette),
      carryingStrap(drawing, palette.strap),
    );
  },
});
