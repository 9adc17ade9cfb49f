import { sneaker as colours } from '#demo/catalog/colourways/footwear.ts';
import { defineArchetype, wholeCanvas, type Brandmark, type Colourway } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { firstPose, pose, type Stance } from './footwear/pose.ts';
import { drawSide, type ShoeDesign } from './footwear/sketch.ts';
import { cupSole, outsole } from './sneaker/cup-sole.ts';
import type { SneakerPalette } from './sneaker/palette.ts';
import { retro } from './sneaker/retro.ts';
import { runner } from './sneaker/runner.ts';
import { cuff, laces, throat } from './sneaker/throat.ts';
import { formLight, heel, inside, quarter, sideMotif, toe } from './sneaker/upper.ts';

const colourways: Record<keyof typeof colours, Colourway<SneakerPalette>> = {
  white: {
    ...colours.white,
    palette: {
      base: '#f6f5f0',
      over: '#f6f5f0',
      accent: '#1e6b4a',
      toe: '#f6f5f0',
      sole: '#f4f1e8',
      gum: '#e6e0d0',
      lace: '#fbfaf6',
      lining: '#cfcabd',
    },
  },
  navy: {
    ...colours.navy,
    palette: {
      base: '#25375c',
      over: '#1b2947',
      accent: '#f1ead8',
      toe: '#2d426c',
      sole: '#f5f1e6',
      gum: '#b9793f',
      lace: '#f5f1e6',
      lining: '#131c33',
    },
  },
  sand: {
    ...colours.sand,
    palette: {
      base: '#d8c3a0',
      over: '#c5a87d',
      accent: '#a5402b',
      toe: '#dfccac',
      sole: '#fbf7ee',
      gum: '#a5402b',
      lace: '#fbf7ee',
      lining: '#8b7251',
    },
  },
  black: {
    ...colours.black,
    palette: {
      base: '#2a2b2f',
      over: '#1d1e22',
      accent: '#e9e6de',
      toe: '#323338',
      sole: '#f3f1ea',
      gum: '#c9c4b6',
      lace: '#232428',
      lining: '#15161a',
    },
  },
  blush: {
    ...colours.blush,
    palette: {
      base: '#e5b9b8',
      over: '#dba6a6',
      accent: '#7d2f45',
      toe: '#eac5c3',
      sole: '#fbf6f1',
      gum: '#d9a58e',
      lace: '#fbf6f1',
      lining: '#a87272',
    },
  },
  sage: {
    ...colours.sage,
    palette: {
      base: '#94a88c',
      over: '#80967a',
      accent: '#f6f0de',
      toe: '#9fb297',
      sole: '#f7f4ea',
      gum: '#b98a52',
      lace: '#f7f4ea',
      lining: '#54664f',
    },
  },
  brick: {
    ...colours.brick,
    palette: {
      base: '#a5402f',
      over: '#8a3224',
      accent: '#f3e6cf',
      toe: '#ad4a38',
      sole: '#f6f0e4',
      gum: '#b67a48',
      lace: '#f6f0e4',
      lining: '#4d1b14',
    },
  },
  cocoa: {
    ...colours.cocoa,
    palette: {
      base: '#6e4c38',
      over: '#5a3d2c',
      accent: '#e3c48f',
      toe: '#785542',
      sole: '#f1e9da',
      gum: '#a06a3c',
      lace: '#e9dcc4',
      lining: '#35231a',
    },
  },
};

const designs: Readonly<Record<string, ShoeDesign<SneakerPalette>>> = { retro, runner };

/** The court shoe: smooth leather, perforated vamp, stitched cup sole. */
function drawCourt(palette: SneakerPalette, brand: Brandmark, how: Stance): Drawing {
  const drawing = new Drawing(palette.base);
  return pose(drawing, how, {
    transform: 'translate(8 48) scale(1 .95)',
    contacts: [
      [592, 896, 480, 18],
      [640, 894, 320, 12, 0.5],
    ],
    parts: () => [
      inside(drawing, palette, brand),
      quarter(drawing, palette),
      toe(drawing, palette),
      sideMotif(drawing, palette, brand),
      heel(drawing, palette, brand),
      cuff(drawing, palette),
      throat(drawing, palette),
      laces(drawing, palette),
      formLight(drawing),
      cupSole(drawing, palette),
      outsole(drawing, palette),
    ],
  });
}

/** A street shoe, toe at the left. */
export const sneaker = defineArchetype<SneakerPalette>({
  name: 'sneaker',
  colourways,
  views: [wholeCanvas, { name: 'detail', viewBox: '80 500 470 470' }],
  draw(palette, brand, view, name) {
    const design = designs[name];
    const how = firstPose('sneaker', brand, view, name);
    return design ? drawSide(design, palette, brand, how) : drawCourt(palette, brand, how);
  },
});
