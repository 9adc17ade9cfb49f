import { boot as colours } from '#demo/catalog/colourways/footwear.ts';
import { defineArchetype, wholeCanvas, type Brandmark, type Colourway } from '../archetype.ts';
import { Drawing, type GroundContact } from '../lib/drawing.ts';
import { alpine } from './boot/alpine.ts';
import { lacing } from './boot/lacing.ts';
import type { BootPalette } from './boot/last.ts';
import { mid } from './boot/mid.ts';
import { collarPadding, heelLoop, inside } from './boot/shaft.ts';
import { midsole, outsole } from './boot/sole.ts';
import { anklePanel, eyeStay, formLight, heel, shell, sideOverlay, toeRand } from './boot/upper.ts';
import { firstPose, pose, type Stance } from './footwear/pose.ts';
import { drawSide, type ShoeDesign } from './footwear/sketch.ts';

const colourways: Record<keyof typeof colours, Colourway<BootPalette>> = {
  brown: {
    ...colours.brown,
    palette: {
      base: '#7a4a2b',
      panel: '#3f3a36',
      accent: '#e08a2e',
      rand: '#24252a',
      mid: '#4a4540',
      sole: '#1d1e22',
      lace: '#e08a2e',
      lining: '#2a2624',
    },
  },
  grey: {
    ...colours.grey,
    palette: {
      base: '#6f7681',
      panel: '#3a4048',
      accent: '#c8e04a',
      rand: '#23262b',
      mid: '#3a4048',
      sole: '#191b1f',
      lace: '#c8e04a',
      lining: '#20242a',
    },
  },
  sand: {
    ...colours.sand,
    palette: {
      base: '#c59a62',
      panel: '#5d6b4f',
      accent: '#d9482b',
      rand: '#33302c',
      mid: '#efe7d8',
      sole: '#2b2926',
      lace: '#d9482b',
      lining: '#33392c',
    },
  },
  black: {
    ...colours.black,
    palette: {
      base: '#2b2c2f',
      panel: '#46494e',
      accent: '#d9d5c9',
      rand: '#1b1c1f',
      mid: '#3c3e43',
      sole: '#151619',
      lace: '#b9b6ac',
      lining: '#17181b',
    },
  },
  forest: {
    ...colours.forest,
    palette: {
      base: '#3f5a41',
      panel: '#2b332c',
      accent: '#e9b949',
      rand: '#202321',
      mid: '#d9d2bf',
      sole: '#1b1e1c',
      lace: '#e9b949',
      lining: '#1f2620',
    },
  },
  indigo: {
    ...colours.indigo,
    palette: {
      base: '#35486e',
      panel: '#26304a',
      accent: '#f08a4b',
      rand: '#1e222b',
      mid: '#dfe1e4',
      sole: '#181b22',
      lace: '#f08a4b',
      lining: '#1a2133',
    },
  },
  rust: {
    ...colours.rust,
    palette: {
      base: '#96412c',
      panel: '#3d3a39',
      accent: '#f2d8a7',
      rand: '#262423',
      mid: '#e8dcc8',
      sole: '#1e1c1b',
      lace: '#f2d8a7',
      lining: '#2b211e',
    },
  },
  plum: {
    ...colours.plum,
    palette: {
      base: '#5e4160',
      panel: '#38303f',
      accent: '#8fd3b6',
      rand: '#25212a',
      mid: '#dcd6de',
      sole: '#1d1a21',
      lace: '#8fd3b6',
      lining: '#261f2a',
    },
  },
};

const designs: Readonly<Record<string, ShoeDesign<BootPalette>>> = { mid, alpine };

const contacts: readonly GroundContact[] = [
  [548, 968, 430, 20],
  [540, 966, 320, 12, 0.5],
];

/** The trek: leather with a textile ankle, laced with rings and hooks, rubber rand, lugged sole. */
function drawTrek(palette: BootPalette, brand: Brandmark, how: Stance): Drawing {
  const drawing = new Drawing(palette.base);
  return pose(drawing, how, {
    transform: 'translate(-30 -118) scale(1.16)',
    contacts,
    parts: () => [
      `<g transform="translate(0 138) scale(1 .84)">${inside(drawing, palette)}`,
      shell(drawing, palette),
      anklePanel(drawing, palette, brand),
      collarPadding(drawing, palette),
      heelLoop(drawing, palette),
      heel(drawing, palette),
      eyeStay(drawing, palette),
      sideOverlay(drawing, palette, brand),
      toeRand(drawing, palette),
      formLight(drawing),
      lacing(drawing, palette),
      '</g><g transform="translate(0 85) scale(1 .9)">',
      outsole(drawing, palette),
      midsole(drawing, palette),
      '</g>',
    ],
  });
}

/** A hiking boot of medium height, in the pose of its brand and design. */
export const boot = defineArchetype<BootPalette>({
  name: 'boot',
  colourways,
  views: [wholeCanvas, { name: 'detail', viewBox: '430 340 500 500' }],
  draw(palette, brand, view, name) {
    const design = designs[name];
    const how = firstPose('boot', brand, view, name);
    return design ? drawSide(design, palette, brand, how) : drawTrek(palette, brand, how);
  },
});
