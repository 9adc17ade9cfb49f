import { helmet as colours } from '#demo/catalog/colourways/equipment.ts';
import { defineArchetype, wholeCanvas } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { hollow } from './clothing/wearer.ts';
import { cradle, fastened, inside, straps } from './helmet/retention.ts';
import type { HelmetPalette } from './helmet/shape.ts';
import { decals, shell } from './helmet/shell.ts';
import { ventilation } from './helmet/vents.ts';

const shadow = (drawing: Drawing, rx: number, ry: number, colour: string, opacity: number, blur: number): string =>
  `<ellipse cx="${600 + rx / 10}" cy="1010" rx="${rx}" ry="${ry}" fill="${colour}" opacity="${opacity}"` +
  ` filter="${drawing.blur(blur)}"/>`;

/** A cycling helmet from its left side, front at the left. */
export const helmet = defineArchetype<HelmetPalette>({
  name: 'helmet',
  colourways: {
    white: {
      ...colours.white,
      palette: { base: '#f3f3ef', accent: '#1f2229', pop: '#e5412d', foam: '#2b2e35', strap: '#23262d' },
    },
    flame: {
      ...colours.flame,
      palette: { base: '#e6432a', accent: '#23252c', pop: '#f6f6f2', foam: '#24262c', strap: '#1f2127' },
    },
    mint: {
      ...colours.mint,
      palette: { base: '#2a3a44', accent: '#16212a', pop: '#4fe0b0', foam: '#15191d', strap: '#1b2026' },
    },
    black: {
      ...colours.black,
      palette: { base: '#26282d', accent: '#17181c', pop: '#9aa0a9', foam: '#131418', strap: '#1a1b1f' },
    },
    lime: {
      ...colours.lime,
      palette: { base: '#d5e93a', accent: '#22252b', pop: '#f5f6f0', foam: '#24262b', strap: '#202227' },
    },
  },
  views: [wholeCanvas, { name: 'detail', viewBox: '238 300 560 560' }],
  draw(palette, brand, view) {
    const drawing = new Drawing(palette.base);
    return drawing.add(
      drawing.studio(),
      '<g transform="translate(600 620) scale(1.14) translate(-600 -628)">',
      drawing.room(shadow(drawing, 400, 34, '#3b3a44', 0.2, 28)),
      drawing.room(shadow(drawing, 120, 12, '#23222c', 0.3, 10)),
      inside(drawing) + hollow(view, ''),
      cradle(drawing, palette),
      view === 'scene' ? fastened(drawing, palette) : straps(drawing, palette),
      shell(drawing, palette),
      ventilation(drawing, palette),
      decals(drawing, palette, brand),
      '</g>',
    );
  },
});
