import { polo as colours } from '#demo/catalog/colourways/more-clothing.ts';
import { defineArchetype, otherSide, wholeCanvas, type Colourway } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { bothSides, wallShadow } from './clothing/cut.ts';
import { hollow } from './clothing/wearer.ts';
import { body } from './polo/body.ts';
import { insideNeck, placket } from './polo/collar.ts';
import { classic } from './polo/designs/classic.ts';
import { court } from './polo/designs/court.ts';
import { hoops } from './polo/designs/hoops.ts';
import { raglan } from './polo/designs/raglan.ts';
import type { PoloDesign, PoloPalette } from './polo/pieces.ts';
import { sleeves } from './polo/sleeves.ts';

const colourways: Record<keyof typeof colours, Colourway<PoloPalette>> = {
  white: {
    ...colours.white,
    palette: { base: '#f3f3ef', collar: '#eceeed', tipping: '#25365a', accent: '#c73434', print: '#25365a' },
  },
  navy: {
    ...colours.navy,
    palette: { base: '#25365a', collar: '#1d2b49', tipping: '#f2f2ee', accent: '#e8b84a', print: '#f4f5f2' },
  },
  red: {
    ...colours.red,
    palette: { base: '#c73434', collar: '#a62a2d', tipping: '#ffffff', accent: '#ffffff', print: '#ffffff' },
  },
  sage: {
    ...colours.sage,
    palette: { base: '#8fa286', collar: '#7d9175', tipping: '#f4efe0', accent: '#3c4a38', print: '#2d382a' },
  },
  sky: {
    ...colours.sky,
    palette: { base: '#7fb0d6', collar: '#6a9dc5', tipping: '#ffffff', accent: '#1d3f66', print: '#16324f' },
  },
  graphite: {
    ...colours.graphite,
    palette: { base: '#3b3e45', collar: '#2d3036', tipping: '#ff7a45', accent: '#ff7a45', print: '#ecebe6' },
  },
};

const designs: Readonly<Record<string, PoloDesign>> = { classic, raglan, hoops, court };

/** A piqué polo shirt with a rib collar and a placket, from the front and from behind, in four makes. */
export const polo = defineArchetype<PoloPalette>({
  name: 'polo',
  colourways,
  views: [wholeCanvas, otherSide, { name: 'detail', viewBox: '380 110 480 480' }],
  draw(palette, brand, view, name) {
    const drawing = new Drawing(palette.base);
    const design = designs[name] ?? classic;
    const isBack = view === 'back';
    const { frontPath, sleevePath } = design.pattern;
    const ofCollar = design.collarPalette?.(palette) ?? palette;
    return drawing.add(
      drawing.studio(),
      '<g transform="translate(0 -6)">',
      wallShadow(drawing, bothSides(frontPath, sleevePath, design.collarPath)),
      isBack ? '' : hollow(view, insideNeck(drawing, ofCollar, brand)),
      sleeves(drawing, palette, design),
      body(drawing, palette, brand, design, isBack),
      isBack ? '' : placket(drawing, { ...palette, tipping: ofCollar.tipping }),
      design.collar(drawing, ofCollar, view),
      '</g>',
    );
  },
});
