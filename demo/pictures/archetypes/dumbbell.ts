import { dumbbell as colours } from '#demo/catalog/colourways/equipment.ts';
import { defineArchetype, wholeCanvas } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { floorShadow, formOf, type DumbbellPalette } from './dumbbell/form.ts';
import { handle } from './dumbbell/handle.ts';
import { head } from './dumbbell/head.ts';

const weight = ({ kilograms }: { kilograms: number }): { weight: string } => ({ weight: String(kilograms) });

const black = { base: '#2b2d31', plate: '#1c1d20', mark: '#e9e7e0', accent: '#e8b32c', ...weight(colours.black) };
const red = { base: '#a3262b', plate: '#7d181d', mark: '#f6efe4', accent: '#f6efe4', ...weight(colours.red) };
const blue = { base: '#234a7d', plate: '#183659', mark: '#f1f2ee', accent: '#7fd0d6', ...weight(colours.blue) };
const green = { base: '#2c6b4a', plate: '#1d4a34', mark: '#f2f1e6', accent: '#d3e26a', ...weight(colours.green) };
const grey = { base: '#6b7078', plate: '#34383f', mark: '#f1f1ee', accent: '#f0803c', ...weight(colours.grey) };

/** A dumbbell with rubber heads and a chromed handle, lying on the floor: the heavier, the larger its heads. */
export const dumbbell = defineArchetype<DumbbellPalette>({
  name: 'dumbbell',
  colourways: {
    black: { ...colours.black, palette: black },
    red: { ...colours.red, palette: red },
    blue: { ...colours.blue, palette: blue },
    green: { ...colours.green, palette: green },
    grey: { ...colours.grey, palette: grey },
  },
  views: [wholeCanvas, { name: 'detail', viewBox: '84 424 500 500' }],
  draw(palette, brand, _view, design) {
    const drawing = new Drawing(palette.base);
    const form = formOf(design, Number(palette.weight));
    return drawing.add(
      drawing.studio(),
      floorShadow(drawing, form),
      head(drawing, palette, brand, form, 1),
      handle(drawing, form),
      head(drawing, palette, brand, form, -1),
    );
  },
});
