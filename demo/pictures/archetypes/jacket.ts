import { jacket as colours } from '#demo/catalog/colourways/clothing.ts';
import { defineArchetype, otherSide, wholeCanvas, type Colourway } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { bothSides, wallShadow } from './clothing/cut.ts';
import { hollow } from './clothing/wearer.ts';
import { body } from './jacket/body.ts';
import { diagonal } from './jacket/designs/diagonal.ts';
import { shell } from './jacket/designs/shell.ts';
import { storm } from './jacket/designs/storm.ts';
import { yoke } from './jacket/designs/yoke.ts';
import { hood } from './jacket/hood.ts';
import type { JacketDesign, JacketPalette } from './jacket/pieces.ts';
import { sleeves } from './jacket/sleeve.ts';

const colourways: Record<keyof typeof colours, Colourway<JacketPalette>> = {
  yellow: {
    ...colours.yellow,
    palette: {
      base: '#f2b61c',
      lower: '#2b3440',
      accent: '#e4572e',
      zip: '#20252c',
      lining: '#3a4450',
      print: '#20252c',
    },
  },
  petrol: {
    ...colours.petrol,
    palette: {
      base: '#1e6f8a',
      lower: '#123f55',
      accent: '#ffb03a',
      zip: '#ffb03a',
      lining: '#0d2a38',
      print: '#f4f5f2',
    },
  },
  black: {
    ...colours.black,
    palette: {
      base: '#2a2d33',
      lower: '#1b1d22',
      accent: '#e6402f',
      zip: '#e6402f',
      lining: '#101216',
      print: '#e9e9e4',
    },
  },
  flame: {
    ...colours.flame,
    palette: {
      base: '#d3402f',
      lower: '#7f1f22',
      accent: '#f6c04b',
      zip: '#31181a',
      lining: '#3a1518',
      print: '#fdf4ea',
    },
  },
  pine: {
    ...colours.pine,
    palette: {
      base: '#2c6150',
      lower: '#173a31',
      accent: '#e9d36c',
      zip: '#12261f',
      lining: '#10241e',
      print: '#f1efe2',
    },
  },
  aqua: {
    ...colours.aqua,
    palette: {
      base: '#58b5b5',
      lower: '#2d6f7a',
      accent: '#f4efe0',
      zip: '#1f4f58',
      lining: '#1c4650',
      print: '#133840',
    },
  },
  orchid: {
    ...colours.orchid,
    palette: {
      base: '#8a4f8f',
      lower: '#512b5a',
      accent: '#7fe0d2',
      zip: '#2f1836',
      lining: '#2d1733',
      print: '#f7eef8',
    },
  },
  stone: {
    ...colours.stone,
    palette: {
      base: '#8b9094',
      lower: '#4d5359',
      accent: '#e2703a',
      zip: '#2c3136',
      lining: '#2a2e33',
      print: '#1e2226',
    },
  },
};

const designs: Readonly<Record<string, JacketDesign>> = { shell, yoke, diagonal, storm };

/** A hooded jacket from the front and from behind, in four cuts. */
export const jacket = defineArchetype<JacketPalette>({
  name: 'jacket',
  colourways,
  views: [wholeCanvas, otherSide, { name: 'detail', viewBox: '360 60 520 520' }],
  draw(palette, brand, view, name) {
    const drawing = new Drawing(palette.base);
    const design = designs[name] ?? shell;
    const { sleevePath } = design.pattern;
    const isBack = view === 'back';
    const { bodyPath } = isBack ? (design.back.pattern ?? design.pattern) : design.pattern;
    return drawing.add(
      drawing.studio(),
      wallShadow(drawing, `<g transform="${design.frame}">${bothSides(bodyPath, sleevePath)}</g>`),
      `<g transform="${design.frame}">`,
      isBack ? '' : design.behind(drawing, palette, brand) + hollow(view, ''),
      sleeves(drawing, palette, brand, design, isBack),
      body(drawing, palette, brand, design, isBack),
      hood(drawing, design.hood(palette), brand, view),
      isBack ? '' : design.front(drawing, palette, brand),
      '</g>',
    );
  },
});
