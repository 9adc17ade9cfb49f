import { backpack as colours } from '#demo/catalog/colourways/bags.ts';
import { defineArchetype, otherSide, wholeCanvas, type Brandmark, type Colourway } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { drawCity } from './backpack/city.ts';
import { frontPocket } from './backpack/front-pocket.ts';
import type { BackpackPalette } from './backpack/hardware.ts';
import { frontStraps, harness } from './backpack/harness.ts';
import { lid } from './backpack/lid.ts';
import { drawRoll } from './backpack/roll.ts';
import { drawBack } from './backpack/back.ts';
import { bottlePocket, sack } from './backpack/sack.ts';

const colourways: Record<keyof typeof colours, Colourway<BackpackPalette>> = {
  forest: {
    ...colours.forest,
    palette: { base: '#2f5d46', panel: '#1f3d30', accent: '#f0a531', strap: '#20252a', side: '#274e3b' },
  },
  ember: {
    ...colours.ember,
    palette: { base: '#d9532c', panel: '#8f2f1d', accent: '#f4f1e6', strap: '#24252a', side: '#b8431f' },
  },
  slate: {
    ...colours.slate,
    palette: { base: '#56657a', panel: '#333e4e', accent: '#58d0c4', strap: '#1e2228', side: '#465468' },
  },
  black: {
    ...colours.black,
    palette: { base: '#2a2c31', panel: '#1a1b1f', accent: '#e8593a', strap: '#121316', side: '#232529' },
  },
  azure: {
    ...colours.azure,
    palette: { base: '#2a6cb3', panel: '#1a4478', accent: '#f7d04a', strap: '#1d2127', side: '#235a98' },
  },
  mustard: {
    ...colours.mustard,
    palette: { base: '#cf9a2f', panel: '#7d581a', accent: '#2b3a4c', strap: '#26221d', side: '#b38325' },
  },
  claret: {
    ...colours.claret,
    palette: { base: '#82293a', panel: '#521724', accent: '#f0c9a0', strap: '#221a1d', side: '#6d2130' },
  },
  lagoon: {
    ...colours.lagoon,
    palette: { base: '#237f86', panel: '#15535a', accent: '#ff9a6b', strap: '#1b2226', side: '#1c6b72' },
  },
};

type Draw = (palette: BackpackPalette, brand: Brandmark) => Drawing;

/** The trek: a sack with lid, front pocket and hip belt. */
function drawTrek(palette: BackpackPalette, brand: Brandmark): Drawing {
  const drawing = new Drawing(palette.base);
  return drawing.add(
    drawing.studio(),
    '<g transform="translate(-18 -8)">',
    drawing.ground([
      [616, 1098, 290, 26],
      [600, 1098, 200, 16, 0.7],
    ]),
    harness(drawing, palette),
    sack(drawing, palette),
    bottlePocket(drawing, palette),
    frontPocket(drawing, palette, brand),
    lid(drawing, palette, brand),
    frontStraps(drawing, palette),
    '</g>',
  );
}

const designs: Readonly<Record<string, Draw>> = { trek: drawTrek, city: drawCity, roll: drawRoll };

/** A hiking backpack with hip belt, a little turned to the left; and its harness, straight from behind. */
export const backpack = defineArchetype<BackpackPalette>({
  name: 'backpack',
  colourways,
  views: [wholeCanvas, otherSide, { name: 'detail', viewBox: '260 150 520 520' }],
  draw(palette, brand, view, design) {
    return view === 'back' ? drawBack(palette, brand, design) : (designs[design] ?? drawTrek)(palette, brand);
  },
});
