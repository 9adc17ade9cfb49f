import { sportsBra as colours } from '#demo/catalog/colourways/clothing.ts';
import { defineArchetype, otherSide, wholeCanvas, type Colourway } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { wallShadow } from './clothing/cut.ts';
import { high } from './sports-bra/designs/high.ts';
import { longline } from './sports-bra/designs/longline.ts';
import { racer } from './sports-bra/designs/racer.ts';
import { slim } from './sports-bra/designs/slim.ts';
import type { SportsBraDesign, SportsBraPalette } from './sports-bra/pieces.ts';

const colourways: Record<keyof typeof colours, Colourway<SportsBraPalette>> = {
  berry: { ...colours.berry, palette: { base: '#b02a5b', panel: '#7f1d45', accent: '#ffb59a', print: '#fff3ee' } },
  black: { ...colours.black, palette: { base: '#33353c', panel: '#212329', accent: '#35d0c2', print: '#e8e8e6' } },
  sky: { ...colours.sky, palette: { base: '#5f93c4', panel: '#35608f', accent: '#f5f3ee', print: '#f5f3ee' } },
  white: { ...colours.white, palette: { base: '#f0eee8', panel: '#d3cfc6', accent: '#c4574f', print: '#34302c' } },
  plum: { ...colours.plum, palette: { base: '#6b3a72', panel: '#47244e', accent: '#f3b7c9', print: '#f8eff8' } },
  jade: { ...colours.jade, palette: { base: '#2f8a6b', panel: '#1c5c47', accent: '#f6dc8c', print: '#f1f7f0' } },
  apricot: { ...colours.apricot, palette: { base: '#ec9a6d', panel: '#c36f46', accent: '#fff2e0', print: '#4a2716' } },
};

/** Where every bra sits on its wearer. */
const worn = 'translate(600 600) scale(1.02) translate(-600 -578)';

const designs: Readonly<Record<string, SportsBraDesign>> = { racer, high, longline, slim };

/** A pull-on sports bra with a racerback, from the front and from behind, in four cuts. */
export const sportsBra = defineArchetype<SportsBraPalette>({
  name: 'sports-bra',
  colourways,
  views: [wholeCanvas, otherSide, { name: 'detail', viewBox: '270 490 520 520' }],
  draw(palette, brand, view, name) {
    const drawing = new Drawing(palette.base);
    const design = designs[name] ?? racer;
    const shapes = design.shapes.map((path) => `<path d="${path}"/>`).join('');
    return drawing.add(
      drawing.studio(),
      `<g transform="${view === 'scene' ? worn : (design.frame ?? worn)}">`,
      wallShadow(drawing, shapes),
      ...design.layers(drawing, palette, brand, view),
      '</g>',
    );
  },
});
