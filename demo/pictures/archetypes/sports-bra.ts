import { sportsBra as colours } from '#demo/catalog/colourways/clothing.ts';
import { defineArchetype, otherSide, wholeCanvas, type Brandmark, type Colourway } from '../archetype.ts';
import { lightness, shade } from '../lib/colour.ts';
import { Drawing } from '../lib/drawing.ts';
import { offset, smooth } from '../lib/geometry.ts';
import { ribLines } from '../lib/hardware.ts';
import { openMesh, overlay } from '../lib/materials.ts';
import { motifPaths } from '../lib/motifs.ts';
import { cord } from '../lib/strokes.ts';
import { wordmark } from '../lib/wordmark.ts';
import { lit } from './cloth/light.ts';
import { wallShadow, wovenLabel } from './clothing/cut.ts';
import { hollow } from './clothing/wearer.ts';
import { bindings, front } from './sports-bra/front.ts';
import { racerback } from './sports-bra/racerback.ts';
import {
  backEdge,
  backPath,
  bandBottom,
  bandPath,
  bandTop,
  frontPath,
  type SportsBraPalette,
} from './sports-bra/pieces.ts';

const colourways: Record<keyof typeof colours, Colourway<SportsBraPalette>> = {
  berry: { ...colours.berry, palette: { base: '#b02a5b', panel: '#7f1d45', accent: '#ffb59a', print: '#fff3ee' } },
  black: { ...colours.black, palette: { base: '#33353c', panel: '#212329', accent: '#35d0c2', print: '#e8e8e6' } },
  sky: { ...colours.sky, palette: { base: '#5f93c4', panel: '#35608f', accent: '#f5f3ee', print: '#f5f3ee' } },
  white: { ...colours.white, palette: { base: '#f0eee8', panel: '#d3cfc6', accent: '#c4574f', print: '#34302c' } },
  plum: { ...colours.plum, palette: { base: '#6b3a72', panel: '#47244e', accent: '#f3b7c9', print: '#f8eff8' } },
  jade: { ...colours.jade, palette: { base: '#2f8a6b', panel: '#1c5c47', accent: '#f6dc8c', print: '#f1f7f0' } },
  apricot: { ...colours.apricot, palette: { base: '#ec9a6d', panel: '#c36f46', accent: '#fff2e0', print: '#4a2716' } },
};

/** The racerback seen through the neckline. */
function back(drawing: Drawing, palette: SportsBraPalette, brand: Brandmark): string {
  const cloth = drawing.linear([
    [0, shade(palette.panel, -0.12)],
    [1, shade(palette.panel, -0.55)],
  ]);
  const depth = smooth(
    [
      [480, 420],
      [600, 380],
      [720, 420],
      [760, 620],
      [440, 620],
    ],
    true,
  );
  const inner =
    overlay(backPath, openMesh(drawing), 0.7) +
    drawing.softShape(depth, '#000', 0.45, 30) +
    lit(
      drawing,
      [
        [440, 190],
        [500, 190],
        [530, 290],
        [500, 300],
      ],
      0.1,
      14,
    );
  return (
    drawing.panel(backPath, cloth, { roundness: 10, strength: 0.7, inner }) +
    cord(smooth(backEdge), 7, shade(palette.panel, -0.2)) +
    wovenLabel(brand, 600, 369, 68, 34)
  );
}

/** The elastic underband with the motif and the wordmark. */
function underband(drawing: Drawing, palette: SportsBraPalette, { name, motif }: Brandmark, isBack: boolean): string {
  const cloth = drawing.linear([
    [0, shade(palette.panel, 0.06)],
    [1, shade(palette.panel, -0.12)],
  ]);
  const title = wordmark(name, 34, { maxWidth: 236 });
  const middle = motif === 'plain' ? 600 : 642;
  const graphic = motifPaths(motif, { x: middle - title.width / 2 - 56, y: 902, width: 62, height: 30 });
  const inner =
    ribLines(bandTop, bandBottom, 150, 1.5, 0.3) +
    drawing.softShape('M300 790H470V960H300Z', '#fff', lightness(palette.base) < 0.45 ? 0.1 : 0.14, 30) +
    drawing.softShape('M770 790H910V970H750Z', drawing.ink, 0.46, 26) +
    drawing.softShape('M290 790H322V960H290Z', drawing.ink, 0.36, 10) +
    drawing.softLine(smooth(offset(bandTop, 14)), '#000', 0.3, 3, 1) +
    drawing.softLine(smooth(offset(bandBottom, -14)), '#000', 0.3, 3, 1) +
    (isBack
      ? ''
      : graphic.map((path) => overlay(path, palette.accent, 0.96)).join('') +
        title.at(middle, 903, { fill: palette.print, opacity: 0.94 }));
  const shadow = drawing.dropShadow(0, -3, 5, 0.35);
  return drawing.panel(bandPath, cloth, { roundness: 13, strength: 0.8, shadow, inner });
}

/** A racerback sports bra with a wide underband, from the front and from behind. */
export const sportsBra = defineArchetype<SportsBraPalette>({
  name: 'sports-bra',
  colourways,
  views: [wholeCanvas, otherSide, { name: 'detail', viewBox: '270 490 520 520' }],
  draw(palette, brand, view) {
    const drawing = new Drawing(palette.base);
    const isBack = view === 'back';
    const shapes = [frontPath, bandPath, backPath].map((path) => `<path d="${path}"/>`).join('');
    return drawing.add(
      drawing.studio(),
      '<g transform="translate(600 600) scale(1.02) translate(-600 -578)">',
      wallShadow(drawing, shapes),
      ...(isBack
        ? [racerback(drawing, palette, brand)]
        : [hollow(view, back(drawing, palette, brand)), front(drawing, palette, brand), bindings(drawing, palette)]),
      underband(drawing, palette, brand, isBack),
      '</g>',
    );
  },
});
