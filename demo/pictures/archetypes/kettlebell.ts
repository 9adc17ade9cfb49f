import { kettlebell as colours } from '#demo/catalog/colourways/equipment.ts';
import { defineArchetype, wholeCanvas, type Brandmark } from '../archetype.ts';
import { lightness, readableOn } from '../lib/colour.ts';
import { Drawing } from '../lib/drawing.ts';
import { motifPaths } from '../lib/motifs.ts';
import { wordmark } from '../lib/wordmark.ts';
import { casting, type KettlebellPalette } from './kettlebell/casting.ts';

const weight = ({ kilograms }: { kilograms: number }): { weight: string } => ({ weight: String(kilograms) });

const iron = { base: '#34363a', dip: '#1d1e21', band: '#e0a92a', mark: '#f0ece0', ...weight(colours.iron) };
const red = { base: '#3b3d41', dip: '#b3262e', band: '#b3262e', mark: '#f6f0e6', ...weight(colours.red) };
const teal = { base: '#d5d4cd', dip: '#1f8085', band: '#1f8085', mark: '#f3f6f2', ...weight(colours.teal) };
const yellow = { base: '#34363a', dip: '#d9a520', band: '#d9a520', mark: '#f6f0e6', ...weight(colours.yellow) };
const violet = { base: '#d2d1d3', dip: '#6b4a9c', band: '#6b4a9c', mark: '#f3f1f6', ...weight(colours.violet) };

/** Wordmark and weight on the body, the motif on the dip. */
function print(palette: KettlebellPalette, brand: Brandmark): string {
  const ink = lightness(palette.base) > 0.6 ? '#26282c' : palette.mark;
  const graphic = motifPaths(brand.motif, { x: 600, y: 922, width: 186, height: 78 });
  const paint = palette.dip === iron.dip ? palette.band : readableOn(palette.dip, 0.7, '#26282c');
  return (
    wordmark(brand.name, 62, { maxWidth: 350 }).at(600, 566, { fill: ink, opacity: 0.94 }) +
    wordmark(palette.weight, 168, { cut: 'bold' }).at(600, 692, { fill: ink, opacity: 0.96 }) +
    wordmark('KG', 42, { cut: 'bold', letterSpacing: 0.1 }).at(600, 790, { fill: ink, opacity: 0.9 }) +
    graphic.map((path) => `<path d="${path}" fill="${paint}" opacity=".92"/>`).join('')
  );
}

/** A kettlebell of cast iron, seen from the front. */
export const kettlebell = defineArchetype<KettlebellPalette>({
  name: 'kettlebell',
  colourways: {
    iron: { ...colours.iron, palette: iron },
    red: { ...colours.red, palette: red },
    teal: { ...colours.teal, palette: teal },
    yellow: { ...colours.yellow, palette: yellow },
    violet: { ...colours.violet, palette: violet },
  },
  views: [wholeCanvas, { name: 'detail', viewBox: '330 330 520 520' }],
  draw(palette, brand) {
    const drawing = new Drawing(palette.base);
    const floor = `<ellipse cx="690" cy="1022" rx="330" ry="40" fill="#3b3a44" opacity=".22"
 filter="${drawing.blur(32)}"/>`;
    return drawing.add(
      drawing.studio(),
      floor,
      drawing.ground([[606, 1010, 170, 24, 1.25]]),
      casting(drawing, palette, print(palette, brand)),
    );
  },
});
