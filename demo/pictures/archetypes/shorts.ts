import { shorts as colours } from '#demo/catalog/colourways/clothing.ts';
import { defineArchetype, otherSide, wholeCanvas, type Brandmark, type Colourway } from '../archetype.ts';
import { lightness, readableOn, shade } from '../lib/colour.ts';
import { Drawing } from '../lib/drawing.ts';
import { overlay } from '../lib/materials.ts';
import { motifPaths } from '../lib/motifs.ts';
import { seam, stitch } from '../lib/strokes.ts';
import { bothSides, wallShadow } from './clothing/cut.ts';
import { seatLight, seatYoke } from './clothing/seat.ts';
import { hollow } from './clothing/wearer.ts';
import { long } from './shorts/designs/long.ts';
import { plain } from './shorts/designs/plain.ts';
import { split } from './shorts/designs/split.ts';
import { legs } from './shorts/leg.ts';
import { bandPath, type Pattern, type ShortsDesign, type ShortsPalette } from './shorts/pieces.ts';
import { insideBand, waistband } from './shorts/waistband.ts';

const colourways: Record<keyof typeof colours, Colourway<ShortsPalette>> = {
  cobalt: { ...colours.cobalt, palette: { base: '#2450a8', panel: '#18346f', accent: '#ff6b3d', print: '#f6f6f2' } },
  black: { ...colours.black, palette: { base: '#2c2e34', panel: '#1c1e22', accent: '#c8f03a', print: '#ecebe6' } },
  coral: { ...colours.coral, palette: { base: '#e2583e', panel: '#b53c2b', accent: '#22303f', print: '#fff6ee' } },
  grey: { ...colours.grey, palette: { base: '#858c94', panel: '#5f666e', accent: '#f2b134', print: '#f5f5f2' } },
  forest: { ...colours.forest, palette: { base: '#2e5d45', panel: '#1d4030', accent: '#e9d98a', print: '#f2efe0' } },
  turquoise: {
    ...colours.turquoise,
    palette: { base: '#1b9298', panel: '#126a70', accent: '#fff3d6', print: '#f4faf8' },
  },
  berry: { ...colours.berry, palette: { base: '#5a4488', panel: '#3d2d63', accent: '#f59bb4', print: '#f5f0fa' } },
  white: { ...colours.white, palette: { base: '#f1f1ed', panel: '#d4d6d6', accent: '#2456c0', print: '#23272d' } },
};

function centreSeam(drawing: Drawing, palette: ShortsPalette, { crotch }: Pattern): string {
  const thread = { length: 6, gap: 4, width: 1.6 };
  return (
    seam([
      [600, 388],
      [602, 540],
      [600, crotch - 4],
    ]) +
    stitch(
      [
        [608, 390],
        [610, 540],
        [607, crotch - 16],
      ],
      shade(palette.base, 0.3),
      thread,
    ) +
    drawing.softLine(`M600 ${crotch - 14}V${crotch + 28}`, drawing.ink, 0.5, 12, 5)
  );
}

/** The seat below its yoke. */
function seat(drawing: Drawing, palette: ShortsPalette, { pattern, cloth }: ShortsDesign): string {
  return (
    seatLight(drawing, { top: 390, crotch: pattern.crotch, half: 226 }) +
    drawing.clip(
      `${pattern.legPath}${pattern.rightLegPath}`,
      seatYoke(cloth?.(palette) ?? palette.base, [
        [366, 442],
        [450, 470],
        [540, 500],
        [600, 514],
      ]),
    )
  );
}

/** The brand's emblem in the middle of the waistband. */
function bandMark(palette: ShortsPalette, { motif }: Brandmark, band: string): string {
  const fill = Math.abs(lightness(palette.accent) - lightness(band)) < 0.16 ? readableOn(band) : palette.accent;
  return motifPaths(motif, { x: 600, y: 344, width: 56, height: 26 })
    .map((path) => overlay(path, fill, 0.94))
    .join('');
}

const designs: Readonly<Record<string, ShortsDesign>> = { plain, split, long };

/** Running shorts of light woven cloth, from the front and from behind. */
export const shorts = defineArchetype<ShortsPalette>({
  name: 'shorts',
  colourways,
  views: [wholeCanvas, otherSide, { name: 'detail', viewBox: '330 210 540 540' }],
  draw(palette, brand, view, name) {
    const drawing = new Drawing(palette.base);
    const isBack = view === 'back';
    const front = designs[name] ?? plain;
    const design = isBack ? { ...front, ...front.behind } : front;
    const { pattern } = design;
    return drawing.add(
      drawing.studio(),
      `<g transform="${design.frame}">`,
      wallShadow(drawing, `${bothSides(pattern.legPath, pattern.backPath)}<path d="${bandPath}"/>`),
      isBack ? '' : hollow(view, insideBand(drawing, palette, brand)),
      legs(drawing, palette, brand, design),
      centreSeam(drawing, palette, pattern),
      isBack ? seat(drawing, palette, design) : design.print(drawing, palette, brand),
      waistband(drawing, palette, design.band(palette), isBack),
      isBack ? bandMark(palette, brand, design.band(palette)) : design.front(drawing, palette, brand),
      '</g>',
    );
  },
});
