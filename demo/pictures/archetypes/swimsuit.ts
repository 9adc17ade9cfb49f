import { swimsuit as colours } from '#demo/catalog/colourways/more-clothing.ts';
import { defineArchetype, otherSide, wholeCanvas, type Colourway } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import type { SwimsuitPalette } from './swimsuit/pieces.ts';
import { suits } from './swimsuit/suits.ts';

const colourways: Record<keyof typeof colours, Colourway<SwimsuitPalette>> = {
  navy: { ...colours.navy, palette: { base: '#22365f', panel: '#1a2848', accent: '#5fc3d6', print: '#f2f5f6' } },
  black: { ...colours.black, palette: { base: '#2b2d33', panel: '#1d1f23', accent: '#ff7a5c', print: '#ecebe6' } },
  lagoon: { ...colours.lagoon, palette: { base: '#1c7d88', panel: '#125661', accent: '#ffd98a', print: '#f2f8f6' } },
  coral: { ...colours.coral, palette: { base: '#e0614a', panel: '#26384f', accent: '#ffd9c2', print: '#fff4ec' } },
  plum: { ...colours.plum, palette: { base: '#65376c', panel: '#452249', accent: '#f3b7c9', print: '#f8eff8' } },
  cherry: { ...colours.cherry, palette: { base: '#93263d', panel: '#64182b', accent: '#f7c9b0', print: '#fbf0ea' } },
};

/** A women's one-piece training swimsuit that lies flat: its front in two cuts, then its back, where straps cross or meet. */
export const swimsuit = defineArchetype<SwimsuitPalette>({
  name: 'swimsuit',
  colourways,
  views: [wholeCanvas, otherSide, { name: 'detail', viewBox: '360 250 480 480' }],
  draw(palette, brand, view, design) {
    const drawing = new Drawing(palette.base);
    const suit = suits[design] ?? suits.racer!;
    const { shapes, layers } = view === 'back' ? suit.otherSide : suit;
    return drawing.add(
      drawing.studio(),
      '<g transform="translate(600 600) scale(1.02) translate(-600 -612)">',
      drawing.room(
        `<g fill="#3b3a44" opacity=".24" filter="${drawing.blur(16)}" transform="translate(12 18)">${shapes}</g>`,
      ),
      drawing.room(
        `<g fill="#23222c" opacity=".3" filter="${drawing.blur(5)}" transform="translate(4 6)">${shapes}</g>`,
      ),
      layers(drawing, palette, brand, view),
      '</g>',
    );
  },
});
