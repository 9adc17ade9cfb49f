import { tent as named } from '#demo/catalog/colourways/bags.ts';
import { defineArchetype, packed, withoutFly, wholeCanvas } from '../archetype.ts';
import { readableOn } from '../lib/colour.ts';
import { Drawing } from '../lib/drawing.ts';
import { polygon, smooth, type Run } from '../lib/geometry.ts';
import { lettersTurned } from '../lib/wordmark.ts';
import { lyingSack } from './stuff-sack/lying.ts';
import { door } from './tent/door.ts';
import { floorTub, frontFace, sideFace } from './tent/fly.ts';
import type { TentPalette } from './tent/form.ts';
import { innerTent } from './tent/inner-tent.ts';
import { guyLine, poleSleeves, print } from './tent/rigging.ts';
import { shapes } from './tent/shapes/index.ts';

/** A wide pool that falls to the right, and the contact under both hems. */
function groundShadow(drawing: Drawing): string {
  const pool: Run = [
    [110, 846],
    [424, 958],
    [1090, 896],
    [1180, 930],
    [700, 1000],
    [380, 990],
    [90, 880],
  ];
  return (
    drawing.softShape(polygon(pool), '#3b3a44', 0.3, 22) +
    drawing.softLine(
      smooth([
        [120, 846],
        [300, 902],
        [424, 952],
      ]),
      '#14131b',
      0.55,
      12,
      6,
    ) +
    drawing.softLine(
      smooth([
        [424, 952],
        [620, 942],
        [850, 918],
        [1072, 890],
      ]),
      '#14131b',
      0.6,
      13,
      6,
    )
  );
}

/** A tent, pitched, with its door open: the side at the left faces the light. */
export const tent = defineArchetype<TentPalette>({
  name: 'tent',
  colourways: {
    lichen: {
      ...named.lichen,
      palette: {
        base: '#7f9455',
        low: '#46532f',
        sleeve: '#f08a24',
        inner: '#d8c98e',
        rope: '#f08a24',
        pole: '#cfd3d8',
      },
    },
    signal: {
      ...named.signal,
      palette: {
        base: '#e4702b',
        low: '#5a5f66',
        sleeve: '#2a2e35',
        inner: '#f3c27e',
        rope: '#2f6db5',
        pole: '#cfd3d8',
      },
    },
    alpine: {
      ...named.alpine,
      palette: {
        base: '#2f7795',
        low: '#1d4257',
        sleeve: '#e9e6da',
        inner: '#9fd0dc',
        rope: '#f1c232',
        pole: '#d9dce0',
      },
    },
    sand: {
      ...named.sand,
      palette: {
        base: '#c9b48a',
        low: '#6b5d44',
        sleeve: '#b4532a',
        inner: '#efe3c4',
        rope: '#b4532a',
        pole: '#cfd3d8',
      },
    },
    red: {
      ...named.red,
      palette: {
        base: '#bb3a30',
        low: '#4b4a50',
        sleeve: '#efc04a',
        inner: '#f0bfa3',
        rope: '#efc04a',
        pole: '#d3d6db',
      },
    },
  },
  views: [wholeCanvas, withoutFly, packed, { name: 'detail', viewBox: '500 400 540 540' }],
  draw(colours, brand, view, design) {
    const isTurned = design === 'turned';
    const palette = isTurned ? { ...colours, base: colours.low, low: colours.base } : colours;
    if (view === 'packed') {
      const { low: cloth, rope } = palette;
      return lyingSack({ cloth, strap: '#22252b', cord: rope, print: readableOn(cloth, 0.72) }, brand);
    }
    const drawing = new Drawing(palette.base);
    const shape = shapes[design];
    if (shape) {
      const layer = view === 'inner' ? 'inner' : 'fly';
      return drawing.add(drawing.studio(), ...shape(drawing, palette, brand, layer));
    }
    if (view === 'inner') return drawing.add(drawing.studio(), groundShadow(drawing), ...innerTent(drawing, palette));
    const parts = [
      groundShadow(drawing),
      guyLine(drawing, palette, [166, 650], [44, 842]),
      guyLine(drawing, palette, [1016, 660], [1152, 900]),
      floorTub(drawing),
      sideFace(drawing, palette, brand),
      frontFace(drawing, palette),
      door(drawing, palette),
      poleSleeves(drawing, palette),
      print(palette, brand),
      guyLine(drawing, palette, [430, 650], [322, 1010]),
    ];
    drawing.add(drawing.studio());
    // Mirrored as pixels, as shoes are that stand to the right (ADR-0156).
    return isTurned && view === 'main' ? drawing.add(lettersTurned(parts.join('\n'))).mirror() : drawing.add(...parts);
  },
});
