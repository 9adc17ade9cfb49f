import { sleepingBag as named } from '#demo/catalog/colourways/bags.ts';
import { defineArchetype, packed, wholeCanvas } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { polygon, smooth, type Run } from '../lib/geometry.ts';
import { body, hood } from './sleeping-bag/body.ts';
import { bagPath, type SleepingBagPalette } from './sleeping-bag/outline.ts';
import { packSack } from './sleeping-bag/pack-sack.ts';
import { drawcord, faceOpening, hangLoop, print, sideZip } from './sleeping-bag/trims.ts';
import { uprightSack } from './stuff-sack/upright.ts';

/** The bag lies on the floor and is seen from above, so its shadow falls on all of the ground. */
function floorShadow(drawing: Drawing): string {
  return (
    drawing.softShape(bagPath, '#3b3a44', 0.26, 22, 'transform="translate(20 22)"') +
    drawing.softShape(bagPath, '#23222c', 0.28, 8, 'transform="translate(6 8)"')
  );
}

/** The light over the whole bag: sheen at the upper left, a right side that falls off, a tucked foot. */
function formLight(drawing: Drawing): string {
  const sheen: Run = [
    [390, 420],
    [430, 330],
    [480, 200],
    [560, 110],
    [600, 130],
    [500, 260],
    [470, 420],
    [470, 640],
    [430, 640],
  ];
  const shaded: Run = [
    [840, 300],
    [790, 420],
    [770, 640],
    [710, 900],
    [690, 1120],
    [860, 1120],
    [860, 300],
  ];
  return drawing.clip(
    bagPath,
    drawing.softShape(smooth(sheen, true), '#fff', 0.2, 26) +
      drawing.softShape(polygon(shaded), drawing.ink, 0.38, 30) +
      drawing.softShape('M440 1070Q600 1130 760 1070V1130H440Z', drawing.ink, 0.5, 16),
  );
}

/** A mummy sleeping bag, spread out and seen from above; packed, its compression sack. */
export const sleepingBag = defineArchetype<SleepingBagPalette>({
  name: 'sleeping-bag',
  colourways: {
    petrol: {
      ...named.petrol,
      palette: { base: '#1c5f73', low: '#163f4e', lining: '#f2a43c', cord: '#f2a43c', print: '#ffffff' },
    },
    brick: {
      ...named.brick,
      palette: { base: '#c2452d', low: '#7e2a22', lining: '#3c434b', cord: '#23262c', print: '#fff4e6' },
    },
    olive: {
      ...named.olive,
      palette: { base: '#6f7d3c', low: '#465026', lining: '#d9d3b4', cord: '#e07a2c', print: '#fbf8ea' },
    },
    navy: {
      ...named.navy,
      palette: { base: '#2a3f6b', low: '#1b2947', lining: '#7fb2d6', cord: '#e9b63c', print: '#f3f6fb' },
    },
    graphite: {
      ...named.graphite,
      palette: { base: '#45494f', low: '#2c2f34', lining: '#d9652f', cord: '#e8733a', print: '#f4f2ee' },
    },
  },
  views: [wholeCanvas, packed, { name: 'detail', viewBox: '340 62 540 540' }],
  draw(colours, brand, view, design) {
    const isTrek = design === 'trek';
    const palette = isTrek ? { ...colours, base: colours.low, low: colours.base } : colours;
    if (view === 'packed') {
      const { low: cloth, cord, print: letters } = palette;
      return uprightSack({ cloth, strap: '#22252b', cord, print: letters }, brand);
    }
    const drawing = new Drawing(palette.base);
    const isTurned = isTrek && view === 'main';
    return drawing.add(
      drawing.studio(),
      isTurned ? '<g transform="translate(-58 -8) rotate(27 600 600) scale(.98)">' : '',
      floorShadow(drawing),
      body(drawing, palette),
      hood(drawing, palette),
      faceOpening(drawing, palette),
      drawcord(drawing, palette),
      sideZip(drawing, palette),
      formLight(drawing),
      print(drawing, palette, brand),
      hangLoop(palette),
      isTurned ? '</g>' : '',
      isTurned ? packSack(drawing, palette, brand) : '',
    );
  },
});
