import { skiBoot as colours } from '#demo/catalog/colourways/footwear.ts';
import { defineArchetype, wholeCanvas, type Colourway } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { bareMetal } from './footwear/fittings.ts';
import { buckles, cuff, pivot, powerStrap } from './ski-boot/cuff.ts';
import { liner } from './ski-boot/liner.ts';
import type { SkiBootPalette } from './ski-boot/parts.ts';
import { lowerShell } from './ski-boot/shell.ts';
import { sole } from './ski-boot/sole.ts';

const colourways: Record<keyof typeof colours, Colourway<SkiBootPalette>> = {
  red: {
    ...colours.red,
    palette: {
      base: '#c92a2a',
      cuff: '#22252c',
      accent: '#f4f4f0',
      lever: bareMetal,
      sole: '#17191e',
      liner: '#2b2e36',
      strap: '#15171b',
    },
  },
  white: {
    ...colours.white,
    palette: {
      base: '#f1f1ec',
      cuff: '#e2e3df',
      accent: '#1f7a8c',
      lever: '#1f7a8c',
      sole: '#2a2e35',
      liner: '#3a3f48',
      strap: '#23272e',
    },
  },
  lime: {
    ...colours.lime,
    palette: {
      base: '#2c3038',
      cuff: '#2c3038',
      accent: '#b8e62e',
      lever: '#b8e62e',
      sole: '#15171b',
      liner: '#1d2026',
      strap: '#0f1114',
    },
  },
  blue: {
    ...colours.blue,
    palette: {
      base: '#1f5fae',
      cuff: '#1a5299',
      accent: '#f5c63a',
      lever: bareMetal,
      sole: '#1a1e26',
      liner: '#20283a',
      strap: '#151a24',
    },
  },
  orange: {
    ...colours.orange,
    palette: {
      base: '#e0662a',
      cuff: '#25272c',
      accent: '#f2ede1',
      lever: '#e0662a',
      sole: '#18191d',
      liner: '#2c2e34',
      strap: '#141518',
    },
  },
};

/** An alpine ski boot, toe at the left: overlap shell, pivoting cuff, four buckles, power strap. */
export const skiBoot = defineArchetype<SkiBootPalette>({
  name: 'ski-boot',
  colourways,
  views: [wholeCanvas, { name: 'detail', viewBox: '420 210 540 540' }],
  draw(palette, brand) {
    const drawing = new Drawing(palette.base);
    return drawing.add(
      drawing.studio(),
      '<g transform="translate(30 -22) scale(.99)">',
      drawing.ground([
        [580, 1056, 410, 20],
        [620, 1054, 300, 12, 0.5],
      ]),
      liner(drawing, palette, brand),
      lowerShell(drawing, palette, brand),
      cuff(drawing, palette, brand),
      pivot(drawing),
      powerStrap(drawing, palette),
      buckles(drawing, palette),
      sole(drawing, palette),
      '</g>',
    );
  },
});
