import { resistanceBands as colours } from '#demo/catalog/colourways/more-equipment.ts';
import { defineArchetype, wholeCanvas, type Brandmark, type PaletteOf } from '../archetype.ts';
import { readableOn, shade } from '../lib/colour.ts';
import { Drawing } from '../lib/drawing.ts';
import { loop, reverse, smooth, type Point, type Run } from '../lib/geometry.ts';
import { motifPaths } from '../lib/motifs.ts';
import { tones } from './footwear/form.ts';
import { curvedWordmark } from './print/curved-wordmark.ts';

/** The five bands from the lightest to the strongest. */
type Palette = PaletteOf<'softest' | 'soft' | 'medium' | 'strong' | 'strongest'>;

/** A loop that stands on the one below: middle, half axes and lean of its upper edge, all in px. */
interface Band {
  cx: number;
  top: number;
  rx: number;
  lean: number;
  colour: string;
}

const height = 118;
const ry = 62;

/** Half of an edge of a loop, from the left to the right, on the side of the viewer or behind. */
function halfEdge({ cx, top, rx, lean }: Band, down: number, near: boolean): Run {
  return Array.from({ length: 25 }, (_, step): Point => {
    const angle = Math.PI * (1 - step / 24);
    // Rubber loops are no circles: a higher power flattens the front.
    const across = Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.86;
    const depth = Math.sin(angle) ** 0.9 * ry * (near ? 1 : -1);
    return [cx + across * rx, top + down + depth + across * lean];
  });
}

function wall(band: Band, near: boolean): string {
  const upper = halfEdge(band, 0, near);
  const lower = reverse(halfEdge(band, height, near));
  return loop(upper, [...upper.slice(-1), ...lower.slice(0, 1)], lower, [...lower.slice(-1), ...upper.slice(0, 1)]);
}

/** The inside of the far wall, the near wall with its light and print, and the cut edge of the rubber. */
function bandLoop(drawing: Drawing, band: Band, { name, motif }: Brandmark, strength: number): string {
  const { cx, rx, colour } = band;
  const along = (...stops: readonly (readonly [number, number])[]): string =>
    drawing.linear(tones(colour, ...stops), cx - rx, 0, cx + rx, 0, true);
  const inside = along([0, -0.5], [0.3, -0.36], [0.7, -0.18], [1, -0.42]);
  const outside = along([0, -0.5], [0.1, -0.16], [0.3, 0.16], [0.42, 0.06], [0.7, -0.08], [0.9, -0.34], [1, -0.58]);
  const front = wall(band, true);
  const ink = readableOn(colour, 0.72, '#24262c');
  const line = halfEdge(band, height * 0.5, true);
  const [x, y] = line[17] ?? [cx, band.top];
  const graphic = motifPaths(motif, { x: x + 6, y, width: 76 + strength * 5, height: 42, rotation: -7 })
    .map((path) => `<path d="${path}" fill="${ink}" opacity=".8"/>`)
    .join('');
  const sheen = smooth(halfEdge(band, height * 0.2, true).slice(3, 15));
  const edge = (near: boolean): string => smooth(halfEdge(band, 1, near));
  const inner =
    curvedWordmark(name, line.slice(2, 20), {
      size: 50,
      cut: 'heavyItalic',
      fill: ink,
      letterSpacing: 0.06,
      maxWidth: 300,
    }) +
    graphic +
    drawing.softLine(sheen, '#fff', 0.35, 14, 7) +
    drawing.grain(front, { frequency: 0.7, octaves: 2, scale: 0.25, opacity: 0.3 });
  return (
    `<path d="${wall(band, false)}" fill="${inside}"/>` +
    drawing.panel(front, outside, {
      roundness: 7,
      strength: 0.7,
      shadow: drawing.dropShadow(2, 7, 7, 0.32),
      inner,
    }) +
    `<path d="${edge(false)}" fill="none" stroke="${shade(colour, 0.12)}" stroke-width="${4 + strength}"/>` +
    `<path d="${edge(true)}" fill="none" stroke="${shade(colour, 0.34)}" stroke-width="${4 + strength}"/>`
  );
}

const places = [
  [604, 836, 330, 3],
  [588, 722, 322, -6],
  [612, 606, 326, 5],
  [594, 492, 316, -4],
  [606, 376, 312, 7],
] as const;

/** A set of five loop bands of rubber, one upon the other, the softest on top. */
export const resistanceBands = defineArchetype<Palette>({
  name: 'resistance-bands',
  colourways: {
    ocean: {
      ...colours.ocean,
      palette: { softest: '#bfe0ee', soft: '#7fbfe0', medium: '#3f8fcc', strong: '#245fa6', strongest: '#183a6e' },
    },
    forest: {
      ...colours.forest,
      palette: { softest: '#d3e8c8', soft: '#9dcb9a', medium: '#5aa878', strong: '#2f7a58', strongest: '#1b4c3a' },
    },
    rose: {
      ...colours.rose,
      palette: { softest: '#f6dbe1', soft: '#ecb0c0', medium: '#d9829e', strong: '#b4527a', strongest: '#7b3256' },
    },
    violet: {
      ...colours.violet,
      palette: { softest: '#e2d8f0', soft: '#bfaade', medium: '#9478c2', strong: '#6b4f9e', strongest: '#43306c' },
    },
    graphite: {
      ...colours.graphite,
      palette: { softest: '#d6d9dc', soft: '#a9aeb5', medium: '#7c828b', strong: '#50555e', strongest: '#2b2e34' },
    },
  },
  views: [wholeCanvas, { name: 'detail', viewBox: '240 300 470 470' }],
  draw(palette, brand) {
    const drawing = new Drawing(palette.strong);
    const colourOf = [palette.strongest, palette.strong, palette.medium, palette.soft, palette.softest];
    const loops = places.map(([cx, top, rx, lean], index) =>
      bandLoop(drawing, { cx, top, rx, lean, colour: colourOf[index] ?? palette.medium }, brand, 5 - index),
    );
    return drawing.add(
      drawing.studio(),
      '<g transform="translate(600 600) scale(1.12) translate(-600 -660)">',
      drawing.ground([
        [606, 990, 316, 34],
        [606, 1000, 260, 20, 0.6],
      ]),
      ...loops,
      '</g>',
    );
  },
});
