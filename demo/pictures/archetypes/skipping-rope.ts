import { skippingRope as colours } from '#demo/catalog/colourways/equipment.ts';
import { defineArchetype, wholeCanvas } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { cable, handles } from './skipping-rope/cable.ts';
import { handle, type SkippingRopePalette } from './skipping-rope/handle.ts';

/** A coiled skipping rope with ball-bearing handles, seen from above. */
export const skippingRope = defineArchetype<SkippingRopePalette>({
  name: 'skipping-rope',
  colourways: {
    black: {
      ...colours.black,
      palette: { base: '#24262b', cable: '#2c2e34', accent: '#d8392f', mark: '#f1efe8' },
    },
    lime: { ...colours.lime, palette: { base: '#2a2d33', cable: '#a8d129', accent: '#a8d129', mark: '#f1efe8' } },
    blue: { ...colours.blue, palette: { base: '#1d4f9c', cable: '#e9ebec', accent: '#e9ebec', mark: '#ffffff' } },
    coral: {
      ...colours.coral,
      palette: { base: '#e2604a', cable: '#e2604a', accent: '#33333b', mark: '#fff8f0' },
    },
  },
  views: [wholeCanvas, { name: 'detail', viewBox: '96 514 420 420' }],
  draw(palette, brand) {
    const drawing = new Drawing(palette.base);
    return drawing.add(
      drawing.studio(),
      cable(drawing, palette.cable),
      ...handles.map((place) => handle(drawing, palette, brand, place)),
    );
  },
});
