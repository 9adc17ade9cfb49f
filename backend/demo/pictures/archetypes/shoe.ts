import { shoe as colours } from '#backend/demo/catalogue/colourways/footwear.ts';
import { defineArchetype, wholeCanvas, type Brandmark, type Colourway } from '../archetype.ts';
import { mix, readableOn } from '../lib/colour.ts';
import { Drawing } from '../lib/drawing.ts';
import { wordmark } from '../lib/wordmark.ts';
import { laces, throat } from './shoe/lacing.ts';
import type { ShoePalette } from './shoe/last.ts';
import { midsole, outsole } from './shoe/sole-side.ts';
import { drawUnderside } from './shoe/underside.ts';
import { collarBand, formLight, inside, overlays, pullTab, shell, sideMotif } from './shoe/upper.ts';

const colourways: Record<keyof typeof colours, Colourway<ShoePalette>> = {
  blue: {
    ...colours.blue,
    palette: {
      base: '#1f5fd6', accent: '#ff6a3d', sole: '#f7f6f1', foam: '#ff9d78', rubber: '#23262e', lace: '#f4f4f0',
      lining: '#16213f', overlay: '#1747a8',
    },
  },
  coral: {
    ...colours.coral,
    palette: {
      base: '#f2efe8', accent: '#e8452c', sole: '#ffffff', foam: '#f3a48f', rubber: '#c9352a', lace: '#e8452c',
      lining: '#d8d3c8', overlay: '#dcd6ca',
    },
  },
  black: {
    ...colours.black,
    palette: {
      base: '#2b2e35', accent: '#c6f24a', sole: '#33363d', foam: '#c6f24a', rubber: '#15171b', lace: '#c6f24a',
      lining: '#16181d', overlay: '#1b1d22',
    },
  },
  midnight: {
    ...colours.midnight,
    palette: {
      base: '#22304f', accent: '#f2b84b', sole: '#f4f1e8', foam: '#e9c98a', rubber: '#1a2033', lace: '#eceae2',
      lining: '#141b2e', overlay: '#182340',
    },
  },
  pine: {
    ...colours.pine,
    palette: {
      base: '#1f5a4a', accent: '#f0e6c8', sole: '#f3f2ea', foam: '#a9cdb8', rubber: '#20302b', lace: '#f0e6c8',
      lining: '#12352c', overlay: '#174538',
    },
  },
  crimson: {
    ...colours.crimson,
    palette: {
      base: '#b3202f', accent: '#fbf4ea', sole: '#f8f5ef', foam: '#e59a94', rubber: '#2a2023', lace: '#fbf4ea',
      lining: '#5a1119', overlay: '#8c1826',
    },
  },
  silver: {
    ...colours.silver,
    palette: {
      base: '#a9aeb6', accent: '#1d6fe0', sole: '#f6f7f7', foam: '#8fb6ee', rubber: '#2b2f37', lace: '#f3f4f5',
      lining: '#4b5058', overlay: '#868c96',
    },
  },
  lilac: {
    ...colours.lilac,
    palette: {
      base: '#a58fd0', accent: '#3b2a72', sole: '#fbfaf7', foam: '#d9ccf2', rubber: '#453a6b', lace: '#f6f2fb',
      lining: '#57478a', overlay: '#8a72bb',
    },
  },
};

function lettering(palette: ShoePalette, { name }: Brandmark): string {
  const ink = mix(palette.overlay, readableOn(palette.overlay, 0.7), 0.85);
  const tab = { rotation: 2, fill: readableOn(palette.accent), opacity: 0.95 };
  // The heel turns into the shade right of x = 1040, where dark letters would drown.
  return wordmark(name, 34, { maxWidth: 148 }).at(964, 693, { rotation: -9, fill: ink, opacity: 0.95 })
    + wordmark(name.charAt(0), 22, { maxWidth: 22 }).at(735, 319, tab);
}

function drawSide(palette: ShoePalette, brand: Brandmark): Drawing {
  const drawing = new Drawing(palette.base);
  return drawing.add(
    drawing.studio(),
    '<g transform="translate(6 0)">',
    drawing.ground([[600, 908, 480, 20], [740, 906, 320, 12, 0.5]]),
    '<g transform="translate(0 54) scale(1 .94)">',
    inside(drawing, palette),
    shell(drawing, palette),
    overlays(drawing, palette),
    sideMotif(drawing, palette, brand),
    throat(drawing, palette),
    collarBand(drawing, palette),
    pullTab(drawing, palette),
    laces(drawing, palette),
    lettering(palette, brand),
    formLight(drawing, palette),
    midsole(drawing, palette),
    outsole(drawing, palette),
    '</g></g>',
  );
}

/** A road running shoe, toe at the left, with the sole from below as its second drawing. */
export const shoe = defineArchetype<ShoePalette>({
  name: 'shoe',
  colourways,
  views: [wholeCanvas, { name: 'detail', viewBox: '300 395 470 470' }, { name: 'sole', viewBox: '0 0 1200 1200' }],
  draw: (palette, brand, view) => (view === 'sole' ? drawUnderside(palette, brand) : drawSide(palette, brand)),
});
