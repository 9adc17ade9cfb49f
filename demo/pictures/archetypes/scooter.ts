import { scooter as colours } from '#demo/catalog/colourways/more-equipment.ts';
import { defineArchetype, wholeCanvas, type Colourway } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { deck, foldingNeck } from './scooter/deck.ts';
import { frontAxle, groundY, place, rearAxle, type ScooterPalette } from './scooter/form.ts';
import { frontFork, handlebar, steeringColumn } from './scooter/steering.ts';
import { rearFender, wheels } from './scooter/wheels.ts';

const colourways: Record<keyof typeof colours, Colourway<ScooterPalette>> = {
  black: {
    ...colours.black,
    palette: {
      base: '#2a2d33',
      metal: '#9ea3ab',
      accent: '#b7dd3a',
      wheel: '#23252a',
      mark: '#f0f1ec',
      grip: '#1c1d21',
    },
  },
  mint: {
    ...colours.mint,
    palette: {
      base: '#58b8a4',
      metal: '#c3c8cd',
      accent: '#f28a4a',
      wheel: '#2b3034',
      mark: '#f7faf7',
      grip: '#24272b',
    },
  },
  red: {
    ...colours.red,
    palette: {
      base: '#cb2a2c',
      metal: '#b3b8bf',
      accent: '#f4f1ea',
      wheel: '#25272c',
      mark: '#fdf6ee',
      grip: '#1f2024',
    },
  },
  blue: {
    ...colours.blue,
    palette: {
      base: '#2462b8',
      metal: '#c1c6cc',
      accent: '#f3c33c',
      wheel: '#24262c',
      mark: '#f3f6fa',
      grip: '#1e2025',
    },
  },
  rose: {
    ...colours.rose,
    palette: {
      base: '#d987a4',
      metal: '#d3d6da',
      accent: '#7d5aa6',
      wheel: '#8767ad',
      mark: '#fdf7f9',
      grip: '#2b282d',
    },
  },
  silver: {
    ...colours.silver,
    palette: {
      base: '#b4bac1',
      metal: '#7f858e',
      accent: '#ee6f2c',
      wheel: '#26282d',
      mark: '#23262c',
      grip: '#1f2126',
    },
  },
};

/** A folding kick scooter from its side, front at the right; computed in mm. */
export const scooter = defineArchetype<ScooterPalette>({
  name: 'scooter',
  colourways,
  views: [wholeCanvas, { name: 'detail', viewBox: '560 620 460 460' }],
  draw(palette, brand) {
    const drawing = new Drawing(palette.base);
    const [rearX] = place(rearAxle);
    const [frontX] = place(frontAxle);
    return drawing.add(
      drawing.studio(),
      drawing.ground([
        [560, groundY + 4, 430, 14, 0.7],
        [rearX, groundY + 1, 60, 8],
        [frontX, groundY + 1, 60, 8],
      ]),
      '<g transform="translate(48 0)">',
      wheels(drawing, palette),
      rearFender(drawing, palette),
      deck(drawing, palette, brand),
      frontFork(drawing, palette),
      foldingNeck(drawing, palette),
      steeringColumn(drawing, palette, brand),
      handlebar(drawing, palette),
      '</g>',
    );
  },
});
