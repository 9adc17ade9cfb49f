import { leggings as colours } from '#demo/catalog/colourways/clothing.ts';
import { defineArchetype, otherSide, wholeCanvas, type Colourway } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { bothSides, wallShadow } from './clothing/cut.ts';
import { seatLight, seatYoke } from './clothing/seat.ts';
import { hollow } from './clothing/wearer.ts';
import { panel } from './leggings/designs/panel.ts';
import { plain } from './leggings/designs/plain.ts';
import { print } from './leggings/designs/print.ts';
import { legs } from './leggings/leg.ts';
import type { LeggingsDesign, LeggingsPalette, Pattern } from './leggings/pieces.ts';
import { centreSeam, insideBand, waistband } from './leggings/waistband.ts';

const colourways: Record<keyof typeof colours, Colourway<LeggingsPalette>> = {
  plum: { ...colours.plum, palette: { base: '#74346c', panel: '#4a2149', accent: '#ff8a5c', print: '#f4f0f2' } },
  black: { ...colours.black, palette: { base: '#33353c', panel: '#1f2126', accent: '#35d0c2', print: '#e8e8e6' } },
  lagoon: { ...colours.lagoon, palette: { base: '#1f6d78', panel: '#15505e', accent: '#f6c945', print: '#f2f5f3' } },
  navy: { ...colours.navy, palette: { base: '#27375e', panel: '#182445', accent: '#f08a9b', print: '#f1f2f5' } },
  cherry: { ...colours.cherry, palette: { base: '#8d2438', panel: '#5f1525', accent: '#f7c9a8', print: '#f8eee8' } },
  olive: { ...colours.olive, palette: { base: '#5f6740', panel: '#42492a', accent: '#e8b64c', print: '#f2efdf' } },
  rose: { ...colours.rose, palette: { base: '#c1838f', panel: '#9a5d6a', accent: '#fff0e2', print: '#fff6f1' } },
  smoke: { ...colours.smoke, palette: { base: '#747980', panel: '#4f545b', accent: '#d7ec5c', print: '#f3f4f2' } },
};

/** The seat with the seams that shape it. */
function seat(drawing: Drawing, palette: LeggingsPalette, { halfBottom, legPath, rightLegPath }: Pattern): string {
  const [hipX, hipY] = halfBottom[0] ?? [456, 236];
  return (
    seatLight(drawing, { top: 262, crotch: 424, half: 166 }, 1.1) +
    drawing.clip(
      `${legPath}${rightLegPath}`,
      seatYoke(palette.base, [
        [hipX - 8, hipY + 34],
        [500, 292],
        [556, 318],
        [600, 346],
      ]),
    )
  );
}

const designs: Readonly<Record<string, LeggingsDesign>> = { plain, panel, print };

/** Running tights with a high waistband, from the front and from behind. */
export const leggings = defineArchetype<LeggingsPalette>({
  name: 'leggings',
  colourways,
  views: [wholeCanvas, otherSide, { name: 'detail', viewBox: '370 85 460 460' }],
  draw(palette, brand, view, name) {
    const drawing = new Drawing(palette.base);
    const isBack = view === 'back';
    const front = designs[name] ?? plain;
    const design = isBack ? { ...front, ...front.behind } : front;
    const { pattern } = design;
    return drawing.add(
      drawing.studio(),
      wallShadow(drawing, `${bothSides(pattern.legPath)}<path d="${pattern.bandPath}"/>`),
      isBack ? '' : hollow(view, insideBand(drawing, palette, brand, pattern)),
      legs(drawing, palette, brand, design, isBack),
      centreSeam(drawing, palette, pattern) + (isBack ? seat(drawing, palette, pattern) : ''),
      waistband(drawing, palette, brand, design, isBack),
    );
  },
});
