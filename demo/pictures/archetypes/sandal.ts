import { poseOf } from '#demo/catalog/poses.ts';
import { sandal as named } from '#demo/catalog/colourways/footwear.ts';
import { defineArchetype, wholeCanvas, type Colourway } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { pose, worn } from './footwear/pose.ts';
import { footbed, outsole, wall } from './sandal/sole.ts';
import { farStraps, flaps, footStraps, heelStraps, ladderLock, type SandalPalette } from './sandal/straps.ts';

const colourways: Record<keyof typeof named, Colourway<SandalPalette>> = {
  petrol: {
    ...named.petrol,
    palette: {
      strap: '#1f5a66',
      tape: '#16434d',
      accent: '#f2b134',
      foam: '#3a3f46',
      bed: '#7d8790',
      rubber: '#1b1e22',
    },
  },
  terra: {
    ...named.terra,
    palette: {
      strap: '#a8492c',
      tape: '#7f3520',
      accent: '#f1e3c8',
      foam: '#e9e1d0',
      bed: '#b98f62',
      rubber: '#3a2f28',
    },
  },
  black: {
    ...named.black,
    palette: {
      strap: '#2a2d33',
      tape: '#1a1c20',
      accent: '#6fd0c0',
      foam: '#24272c',
      bed: '#4a4f57',
      rubber: '#141619',
    },
  },
  olive: {
    ...named.olive,
    palette: {
      strap: '#66703f',
      tape: '#47502a',
      accent: '#f08a3c',
      foam: '#e4dfcd',
      bed: '#a3946c',
      rubber: '#2b2c22',
    },
  },
  sand: {
    ...named.sand,
    palette: {
      strap: '#c9ad82',
      tape: '#8a6d45',
      accent: '#f6ecd6',
      foam: '#efe6d4',
      bed: '#b48f5f',
      rubber: '#4a3a2a',
    },
  },
  navy: {
    ...named.navy,
    palette: {
      strap: '#273d66',
      tape: '#1a2a49',
      accent: '#ff7f5a',
      foam: '#dfe1e3',
      bed: '#8791a2',
      rubber: '#1d2330',
    },
  },
  mauve: {
    ...named.mauve,
    palette: {
      strap: '#b5708a',
      tape: '#834a62',
      accent: '#f9ecd8',
      foam: '#efe7e6',
      bed: '#a98793',
      rubber: '#3b2a33',
    },
  },
};

/** A sport sandal, toe at the left, seen from a little above: webbing straps, buckle, contoured foam. */
export const sandal = defineArchetype<SandalPalette>({
  name: 'sandal',
  colourways,
  views: [wholeCanvas, { name: 'detail', viewBox: '470 490 520 520' }],
  draw(colours, brand, view, design) {
    const { strap, accent } = colours;
    const palette = design === 'duo' ? { ...colours, strap: accent, tape: strap, accent: strap } : colours;
    const drawing = new Drawing(palette.strap);
    return pose(drawing, view === 'main' ? poseOf('sandal', brand.name, design) : worn(view), {
      transform: 'translate(-4 40)',
      contacts: [
        [600, 900, 480, 18],
        [640, 898, 320, 12, 0.6],
      ],
      parts: () => [
        `${farStraps(drawing, palette)}\n${footbed(drawing, palette)}`,
        heelStraps(drawing, palette),
        footStraps(drawing, palette, brand),
        flaps(drawing, palette, brand),
        ladderLock(drawing, palette),
        wall(drawing, palette),
        outsole(drawing, palette),
      ],
    });
  },
});
