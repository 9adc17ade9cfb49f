import { trackPants as colours } from '#demo/catalog/colourways/clothing.ts';
import { defineArchetype, otherSide, wholeCanvas, type Brandmark, type Colourway } from '../archetype.ts';
import { lightness, shade } from '../lib/colour.ts';
import { Drawing } from '../lib/drawing.ts';
import { offset, smooth } from '../lib/geometry.ts';
import { puller, ribLines } from '../lib/hardware.ts';
import { seam, stitch } from '../lib/strokes.ts';
import { bothSides, wallShadow, wovenLabel } from './clothing/cut.ts';
import { seatLight, seatYoke } from './clothing/seat.ts';
import { hollow } from './clothing/wearer.ts';
import { block } from './track-pants/designs/block.ts';
import { plain } from './track-pants/designs/plain.ts';
import { zip } from './track-pants/designs/zip.ts';
import { legs } from './track-pants/leg.ts';
import {
  backBandPath,
  backBandTop,
  bandBottom,
  bandPath,
  bandTop,
  insidePath,
  type Pattern,
  type TrackPantsDesign,
  type TrackPantsPalette,
} from './track-pants/pieces.ts';

const colourways: Record<keyof typeof colours, Colourway<TrackPantsPalette>> = {
  navy: { ...colours.navy, palette: { base: '#24375a', stripe: '#f2f2ee', accent: '#e4572e', print: '#f4f5f2' } },
  heather: { ...colours.heather, palette: { base: '#8d9299', stripe: '#2a2e35', accent: '#f2b134', print: '#2a2e35' } },
  black: { ...colours.black, palette: { base: '#2b2d32', stripe: '#c8f03a', accent: '#c8f03a', print: '#ecebe6' } },
  bottle: { ...colours.bottle, palette: { base: '#214a3c', stripe: '#e8d9a8', accent: '#d98a3a', print: '#f2efe2' } },
  burgundy: {
    ...colours.burgundy,
    palette: { base: '#6b2437', stripe: '#f3e3d3', accent: '#e0a04a', print: '#f6ebe0' },
  },
  sand: { ...colours.sand, palette: { base: '#c7b391', stripe: '#4a3a29', accent: '#8c4f2c', print: '#3f3122' } },
  plum: { ...colours.plum, palette: { base: '#573a63', stripe: '#f0c9d8', accent: '#f08fb0', print: '#f6eef6' } },
  chocolate: {
    ...colours.chocolate,
    palette: { base: '#57402f', stripe: '#efdcc0', accent: '#d9863f', print: '#f4ead9' },
  },
};

function insideBand(drawing: Drawing, palette: TrackPantsPalette, brand: Brandmark): string {
  const depth = drawing.linear([
    [0, shade(palette.base, -0.3)],
    [1, shade(palette.base, -0.62)],
  ]);
  const inner =
    ribLines(
      [
        [462, 118],
        [600, 106],
        [738, 118],
      ],
      [
        [462, 140],
        [600, 142],
        [738, 140],
      ],
      60,
      2.4,
    ) + wovenLabel(brand, 600, 126, 60, 20);
  return drawing.panel(insidePath, depth, { roundness: 7, strength: 0.6, inner });
}

function centreSeam(drawing: Drawing, palette: TrackPantsPalette, { crotch }: Pattern): string {
  const thread = { length: 6, gap: 4, width: 1.6 };
  return (
    seam([
      [600, 204],
      [601, 300],
      [600, crotch - 2],
    ]) +
    stitch(
      [
        [607, 206],
        [608, 300],
        [606, crotch - 16],
      ],
      shade(palette.base, 0.3),
      thread,
    ) +
    drawing.softLine(`M600 ${crotch - 14}L600 ${crotch + 28}`, drawing.ink, 0.5, 12, 5)
  );
}

function waistband(drawing: Drawing, palette: TrackPantsPalette, colour: string, isBack: boolean): string {
  const [top, path] = isBack ? [backBandTop, backBandPath] : [bandTop, bandPath];
  const cloth = drawing.linear([
    [0, shade(colour, 0.02)],
    [1, shade(colour, -0.12)],
  ]);
  const inner =
    ribLines(top, bandBottom, 84, 2, 0.34) +
    drawing.softLine(smooth(offset(top, 20)), '#000', 0.34, 3, 1) +
    drawing.softLine(smooth(offset(top, 40)), '#000', 0.34, 3, 1) +
    drawing.softShape('M450 120H540V200H450Z', '#fff', lightness(palette.base) < 0.42 ? 0.1 : 0.14, 22) +
    drawing.softShape('M690 120H760V200H690Z', drawing.ink, 0.45, 18);
  const shadow = drawing.dropShadow(1, 4, 4, 0.45);
  return drawing.panel(path, cloth, { roundness: 11, strength: 0.8, shadow, inner });
}

/** The pullers of both pockets. */
function pocketPullers(drawing: Drawing, palette: TrackPantsPalette, { pocket }: TrackPantsDesign): string {
  const [x, y] = pocket[0] ?? [486, 246];
  return puller(drawing, x, y, palette.stripe, 8, 0.7) + puller(drawing, 1200 - x, y, palette.stripe, -8, 0.7);
}

/** The seat below its yoke; the hip panel of another tone has a seam of its own. */
function seat(drawing: Drawing, palette: TrackPantsPalette, { pattern, isYoked }: TrackPantsDesign): string {
  return (
    seatLight(drawing, { top: 204, crotch: pattern.crotch, half: 172 }) +
    (isYoked
      ? ''
      : drawing.clip(
          `${pattern.legPath}${pattern.rightLegPath}`,
          seatYoke(palette.base, [
            [440, 250],
            [500, 270],
            [556, 290],
            [600, 302],
          ]),
        ))
  );
}

const designs: Readonly<Record<string, TrackPantsDesign>> = { plain, zip, block };

/** Joggers with rib cuffs and a side tape, from the front and from behind. */
export const trackPants = defineArchetype<TrackPantsPalette>({
  name: 'track-pants',
  colourways,
  views: [wholeCanvas, otherSide, { name: 'detail', viewBox: '365 85 470 470' }],
  draw(palette, brand, view, name) {
    const drawing = new Drawing(palette.base);
    const design = designs[name] ?? plain;
    const { pattern } = design;
    const isBack = view === 'back';
    return drawing.add(
      drawing.studio(),
      '<g transform="translate(0 -6)">',
      wallShadow(drawing, `${bothSides(pattern.legPath, pattern.cuffPath)}<path d="${bandPath}"/>`),
      isBack ? '' : hollow(view, insideBand(drawing, palette, brand)),
      legs(drawing, palette, brand, design, isBack),
      isBack ? '' : pocketPullers(drawing, palette, design),
      centreSeam(drawing, palette, pattern),
      isBack ? seat(drawing, palette, design) : design.print(drawing, palette, brand),
      waistband(drawing, palette, design.band(palette), isBack),
      isBack ? '' : design.front(drawing, palette, brand),
      '</g>',
    );
  },
});
