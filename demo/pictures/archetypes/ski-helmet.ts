import { skiHelmet as colours } from '#demo/catalog/colourways/more-equipment.ts';
import { defineArchetype, wholeCanvas, type Colourway } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { hollow } from './clothing/wearer.ts';
import { shell } from './ski-helmet/shell.ts';
import type { SkiHelmetPalette } from './ski-helmet/shape.ts';
import { chinStrap, earPads, fastened, goggleClip, lining } from './ski-helmet/soft-parts.ts';

const colourways: Record<keyof typeof colours, Colourway<SkiHelmetPalette>> = {
  black: {
    ...colours.black,
    palette: {
      base: '#2b2d33',
      second: '#1d1f24',
      accent: '#e0553a',
      mark: '#d9dbe0',
      pad: '#33363d',
      strap: '#1b1d22',
    },
  },
  white: {
    ...colours.white,
    palette: {
      base: '#f1f1ee',
      second: '#dfe1e2',
      accent: '#2c86c2',
      mark: '#2a2d34',
      pad: '#3a3e46',
      strap: '#24272d',
    },
  },
  petrol: {
    ...colours.petrol,
    palette: {
      base: '#1c6472',
      second: '#124a56',
      accent: '#f2a03c',
      mark: '#f1f5f2',
      pad: '#2b3338',
      strap: '#1a2125',
    },
  },
  wine: {
    ...colours.wine,
    palette: {
      base: '#7d2433',
      second: '#5a1825',
      accent: '#e7c48a',
      mark: '#f8efe6',
      pad: '#3a2f33',
      strap: '#241c1f',
    },
  },
  olive: {
    ...colours.olive,
    palette: {
      base: '#646d48',
      second: '#474e32',
      accent: '#e8b23f',
      mark: '#f3f1e0',
      pad: '#33352c',
      strap: '#23241e',
    },
  },
  fog: {
    ...colours.fog,
    palette: {
      base: '#a8afb6',
      second: '#868e97',
      accent: '#d9465f',
      mark: '#22262d',
      pad: '#3c4047',
      strap: '#282b31',
    },
  },
};

/** A ski helmet from its left side, front at the left: closed shell, ear pads, clip for the goggles. */
export const skiHelmet = defineArchetype<SkiHelmetPalette>({
  name: 'ski-helmet',
  colourways,
  views: [wholeCanvas, { name: 'detail', viewBox: '560 460 480 480' }],
  draw(palette, brand, view) {
    const drawing = new Drawing(palette.base);
    const pool = (rx: number, ry: number, colour: string, opacity: number, blur: number): string =>
      `<ellipse cx="${610 + rx / 10}" cy="1046" rx="${rx}" ry="${ry}" fill="${colour}" opacity="${opacity}"` +
      ` filter="${drawing.blur(blur)}"/>`;
    return drawing.add(
      drawing.studio(),
      '<g transform="translate(600 606) scale(1.06) translate(-604 -632)">',
      drawing.room(pool(380, 32, '#3b3a44', 0.2, 28)),
      drawing.room(pool(130, 12, '#23222c', 0.34, 9)),
      lining(drawing, palette) + hollow(view, ''),
      view === 'scene' ? fastened(drawing, palette) : chinStrap(drawing, palette),
      earPads(drawing, palette),
      shell(drawing, palette, brand),
      goggleClip(drawing, palette),
      '</g>',
    );
  },
});
