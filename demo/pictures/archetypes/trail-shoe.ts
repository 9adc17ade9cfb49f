import { trailShoe as colours } from '#demo/catalog/colourways/footwear.ts';
import { defineArchetype, wholeCanvas, type Brandmark, type Colourway } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { firstPose, pose, type Stance } from './footwear/pose.ts';
import { drawSide, type ShoeDesign } from './footwear/sketch.ts';
import { mud } from './trail-shoe/mud.ts';
import type { TrailShoePalette } from './trail-shoe/palette.ts';
import { skyline } from './trail-shoe/skyline.ts';
import { lugs, midsole, outsole, tip } from './trail-shoe/sole.ts';
import { cuff, laces, pullLoop, throat } from './trail-shoe/throat.ts';
import { cage, formLight, heelCounter, inside, shell, toeBumper } from './trail-shoe/upper.ts';

const colourways: Record<keyof typeof colours, Colourway<TrailShoePalette>> = {
  moss: {
    ...colours.moss,
    palette: {
      base: '#5b6b45',
      cage: '#2b3523',
      accent: '#f28c28',
      foam: '#e9e3d2',
      wedge: '#f28c28',
      rubber: '#23251f',
      lace: '#f28c28',
      lining: '#23281d',
    },
  },
  ember: {
    ...colours.ember,
    palette: {
      base: '#c8402a',
      cage: '#6d1f18',
      accent: '#f6c445',
      foam: '#2c2f36',
      wedge: '#f6c445',
      rubber: '#191b20',
      lace: '#f4efe4',
      lining: '#2a1716',
    },
  },
  glacier: {
    ...colours.glacier,
    palette: {
      base: '#8fb6c4',
      cage: '#2f4d5e',
      accent: '#e5f04a',
      foam: '#f5f6f2',
      wedge: '#2f4d5e',
      rubber: '#2a3138',
      lace: '#2f4d5e',
      lining: '#22333d',
    },
  },
  night: {
    ...colours.night,
    palette: {
      base: '#2a2c31',
      cage: '#15161a',
      accent: '#e9e6dd',
      foam: '#3a3d44',
      wedge: '#8b9098',
      rubber: '#16171a',
      lace: '#d8d6cf',
      lining: '#111215',
    },
  },
  ochre: {
    ...colours.ochre,
    palette: {
      base: '#d9a232',
      cage: '#3c3a34',
      accent: '#1d6c74',
      foam: '#f4efe0',
      wedge: '#1d6c74',
      rubber: '#2a2824',
      lace: '#2b2a27',
      lining: '#34302a',
    },
  },
  slate: {
    ...colours.slate,
    palette: {
      base: '#6a7480',
      cage: '#343b45',
      accent: '#e2572f',
      foam: '#eef0ef',
      wedge: '#e2572f',
      rubber: '#22262c',
      lace: '#e9ebea',
      lining: '#23282f',
    },
  },
  heather: {
    ...colours.heather,
    palette: {
      base: '#8a6a9e',
      cage: '#45305a',
      accent: '#9be3c6',
      foam: '#f4f1f4',
      wedge: '#45305a',
      rubber: '#2a2233',
      lace: '#f2ecf5',
      lining: '#2d2139',
    },
  },
  pine: {
    ...colours.pine,
    palette: {
      base: '#1f6a72',
      cage: '#11383f',
      accent: '#f4b942',
      foam: '#f1efe6',
      wedge: '#f4b942',
      rubber: '#1a2426',
      lace: '#f1efe6',
      lining: '#0f2b30',
    },
  },
};

const designs: Readonly<Record<string, ShoeDesign<TrailShoePalette>>> = { mud, skyline };

/** The ridge: ripstop upper, welded cage, rubber bumper, deep lugs. */
function drawRidge(palette: TrailShoePalette, brand: Brandmark, how: Stance): Drawing {
  const drawing = new Drawing(palette.base);
  return pose(drawing, how, {
    transform: 'translate(4 70) scale(1 .92)',
    contacts: [
      [590, 908, 470, 18],
      [640, 906, 320, 12, 0.5],
    ],
    parts: () => [
      inside(drawing, palette),
      shell(drawing, palette),
      cage(drawing, palette, brand),
      toeBumper(drawing, palette),
      heelCounter(drawing, palette, brand),
      throat(drawing, palette),
      cuff(drawing, palette),
      pullLoop(drawing, palette),
      laces(drawing, palette),
      formLight(drawing),
      lugs(drawing, palette),
      midsole(drawing, palette),
      outsole(drawing, palette),
      tip(drawing, palette),
    ],
  });
}

/** A trail running shoe, toe at the left. */
export const trailShoe = defineArchetype<TrailShoePalette>({
  name: 'trail-shoe',
  colourways,
  views: [wholeCanvas, { name: 'detail', viewBox: '60 480 460 460' }],
  draw(palette, brand, view, name) {
    const design = designs[name];
    const how = firstPose('trail-shoe', brand, view, name);
    return design ? drawSide(design, palette, brand, how) : drawRidge(palette, brand, how);
  },
});
