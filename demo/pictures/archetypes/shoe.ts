import { shoe as colours } from '#demo/catalog/colourways/footwear.ts';
import { defineArchetype, wholeCanvas, type Colourway } from '../archetype.ts';
import { firstPose } from './footwear/pose.ts';
import { drawSide, type ShoeDesign } from './footwear/sketch.ts';
import { cushion } from './shoe/cushion.ts';
import { daily } from './shoe/daily.ts';
import type { ShoePalette } from './shoe/palette.ts';
import { stable } from './shoe/stable.ts';
import { tempo } from './shoe/tempo.ts';
import { drawUnderside } from './shoe/underside.ts';

const colourways: Record<keyof typeof colours, Colourway<ShoePalette>> = {
  blue: {
    ...colours.blue,
    palette: {
      base: '#1f5fd6',
      accent: '#ff6a3d',
      sole: '#f7f6f1',
      foam: '#ff9d78',
      rubber: '#23262e',
      lace: '#f4f4f0',
      lining: '#16213f',
      overlay: '#1747a8',
    },
  },
  coral: {
    ...colours.coral,
    palette: {
      base: '#f2efe8',
      accent: '#e8452c',
      sole: '#ffffff',
      foam: '#f3a48f',
      rubber: '#c9352a',
      lace: '#e8452c',
      lining: '#d8d3c8',
      overlay: '#dcd6ca',
    },
  },
  black: {
    ...colours.black,
    palette: {
      base: '#2b2e35',
      accent: '#c6f24a',
      sole: '#33363d',
      foam: '#c6f24a',
      rubber: '#15171b',
      lace: '#c6f24a',
      lining: '#16181d',
      overlay: '#1b1d22',
    },
  },
  midnight: {
    ...colours.midnight,
    palette: {
      base: '#22304f',
      accent: '#f2b84b',
      sole: '#f4f1e8',
      foam: '#e9c98a',
      rubber: '#1a2033',
      lace: '#eceae2',
      lining: '#141b2e',
      overlay: '#182340',
    },
  },
  pine: {
    ...colours.pine,
    palette: {
      base: '#1f5a4a',
      accent: '#f0e6c8',
      sole: '#f3f2ea',
      foam: '#a9cdb8',
      rubber: '#20302b',
      lace: '#f0e6c8',
      lining: '#12352c',
      overlay: '#174538',
    },
  },
  crimson: {
    ...colours.crimson,
    palette: {
      base: '#b3202f',
      accent: '#fbf4ea',
      sole: '#f8f5ef',
      foam: '#e59a94',
      rubber: '#2a2023',
      lace: '#fbf4ea',
      lining: '#5a1119',
      overlay: '#8c1826',
    },
  },
  silver: {
    ...colours.silver,
    palette: {
      base: '#a9aeb6',
      accent: '#1d6fe0',
      sole: '#f6f7f7',
      foam: '#8fb6ee',
      rubber: '#2b2f37',
      lace: '#f3f4f5',
      lining: '#4b5058',
      overlay: '#868c96',
    },
  },
  lilac: {
    ...colours.lilac,
    palette: {
      base: '#a58fd0',
      accent: '#3b2a72',
      sole: '#fbfaf7',
      foam: '#d9ccf2',
      rubber: '#453a6b',
      lace: '#f6f2fb',
      lining: '#57478a',
      overlay: '#8a72bb',
    },
  },
};

const designs: Readonly<Record<string, ShoeDesign<ShoePalette>>> = { daily, tempo, cushion, stable };

/** A road running shoe, toe at the left, with the sole from below as its second drawing. */
export const shoe = defineArchetype<ShoePalette>({
  name: 'shoe',
  colourways,
  views: [wholeCanvas, { name: 'detail', viewBox: '300 395 470 470' }, { name: 'sole', viewBox: '0 0 1200 1200' }],
  draw: (palette, brand, view, design) =>
    view === 'sole'
      ? drawUnderside(palette, brand)
      : drawSide(designs[design] ?? daily, palette, brand, firstPose('shoe', brand, view, design)),
});
