import { hoodie as colours } from '#demo/catalog/colourways/clothing.ts';
import { defineArchetype, otherSide, wholeCanvas, type Colourway } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { bothSides, wallShadow } from './clothing/cut.ts';
import { hollow } from './clothing/wearer.ts';
import { body, hemRib } from './hoodie/body.ts';
import { block } from './hoodie/designs/block.ts';
import { pullover } from './hoodie/designs/pullover.ts';
import { zip } from './hoodie/designs/zip.ts';
import { frontZip, hood, hoodBack } from './hoodie/hood.ts';
import { cuffPath, ribHemPath, type HoodieDesign, type HoodiePalette } from './hoodie/pieces.ts';
import { pocket } from './hoodie/pocket.ts';
import { sleeves } from './hoodie/sleeve.ts';

const hoodShadow = 'M470 330Q420 200 500 150Q600 100 700 150Q780 200 730 330Z';

const colourways: Record<keyof typeof colours, Colourway<HoodiePalette>> = {
  moss: {
    ...colours.moss,
    palette: { base: '#5d6b4a', rib: '#526041', cord: '#efe9da', lining: '#46523a', print: '#f2ecdd' },
  },
  grey: {
    ...colours.grey,
    palette: { base: '#a9adb1', rib: '#9a9ea3', cord: '#24407a', lining: '#24407a', print: '#24407a' },
  },
  claret: {
    ...colours.claret,
    palette: { base: '#7e2536', rib: '#6d1f2f', cord: '#f1e4d6', lining: '#4f1622', print: '#f6ece2' },
  },
  black: {
    ...colours.black,
    palette: { base: '#2b2c30', rib: '#222327', cord: '#e0553f', lining: '#191a1d', print: '#ecebe6' },
  },
  navy: {
    ...colours.navy,
    palette: { base: '#26365a', rib: '#1f2d4c', cord: '#f0b84a', lining: '#182440', print: '#f3f1ea' },
  },
  oat: {
    ...colours.oat,
    palette: { base: '#dccfb6', rib: '#cfc1a6', cord: '#7a4a2c', lining: '#a8987a', print: '#4a3323' },
  },
  rose: {
    ...colours.rose,
    palette: { base: '#c98b93', rib: '#bb7d86', cord: '#fbeee8', lining: '#945c65', print: '#fdf5f0' },
  },
  caramel: {
    ...colours.caramel,
    palette: { base: '#a8713f', rib: '#976436', cord: '#f4e3c6', lining: '#6b4524', print: '#fbf1df' },
  },
};

const designs: Readonly<Record<string, HoodieDesign>> = { pullover, zip, block };

/** A hooded sweatshirt with a kangaroo pocket, from the front and from behind. */
export const hoodie = defineArchetype<HoodiePalette>({
  name: 'hoodie',
  colourways,
  views: [wholeCanvas, otherSide, { name: 'detail', viewBox: '355 80 520 520' }],
  draw(palette, brand, view, name) {
    const drawing = new Drawing(palette.base);
    const design = designs[name] ?? pullover;
    const { bodyPath, sleevePath } = design.pattern;
    const isBack = view === 'back';
    const shapes = `<path d="${ribHemPath}"/><path d="${hoodShadow}"/>`;
    return drawing.add(
      drawing.studio(),
      '<g transform="translate(600 600) scale(.99) translate(-600 -612)">',
      wallShadow(drawing, bothSides(bodyPath, sleevePath + cuffPath) + shapes),
      hollow(view, '') + sleeves(drawing, palette, brand, design),
      hemRib(drawing, design.ribs(palette)),
      body(drawing, palette, brand, design, isBack),
      isBack ? '' : pocket(drawing, design.pocket(palette), design.zipped),
      isBack ? hoodBack(drawing, palette) : hood(drawing, palette, brand, design, view),
      design.zipped && !isBack ? frontZip(drawing, palette) : '',
      '</g>',
    );
  },
});
