import { handball as colours } from '#demo/catalog/colourways/equipment.ts';
import { defineArchetype, wholeCanvas, type Brandmark, type PaletteOf } from '../archetype.ts';
import { shade } from '../lib/colour.ts';
import { Drawing } from '../lib/drawing.ts';
import { polygon, reverse } from '../lib/geometry.ts';
import { ballLight, ballOutline, ballShadow, pebbles, project, type Face } from '../lib/sphere.ts';
import { add, between, rotation, unit, type Vector } from '../lib/vectors.ts';
import { edges, insetOutline, meetsPentagon, seamOutline, visibleFaces } from './balls/panels.ts';
import { printMotif, printText } from './balls/print.ts';

type Palette = PaletteOf<'base' | 'star' | 'core' | 'mark'>;

const turn = rotation(-0.22, 0.3, 0.1);

/** A spike of the star, from the pentagon's edge towards the hexagon's middle, its sides drawn in. */
function spike(centre: Vector, from: Vector, to: Vector, width: number, height: number): string {
  const at = (along: number, out: number): Vector => unit(between(centre, unit(between(from, to, along)), out));
  const flank = (side: 1 | -1): Vector[] =>
    Array.from({ length: 15 }, (_, step) => {
      const share = step / 14;
      return at(0.5 + side * width * (1 - share) ** 1.35, 1.04 - height * share);
    });
  return polygon([...flank(-1), ...reverse(flank(1))].map(project));
}

function hexagonGraphic(face: Face, faces: readonly Face[], palette: Palette): string {
  return edges(face)
    .filter(({ from, to }) => meetsPentagon(from, to, faces))
    .map(
      ({ from, to }) =>
        `<path d="${spike(face.centre, from, to, 0.5, 0.74)}" fill="${palette.star}"/>` +
        `<path d="${spike(face.centre, from, to, 0.26, 0.44)}" fill="${palette.core}"/>`,
    )
    .join('');
}

function pentagonGraphic(face: Face, palette: Palette): string {
  return (
    `<path d="${insetOutline(face, 0.6)}" fill="${palette.core}"/>` +
    `<path d="${insetOutline(face, 0.3)}" fill="${palette.star}"/>`
  );
}

function panels(drawing: Drawing, palette: Palette, faces: readonly Face[]): string {
  const light = { shade: 0.42, highlight: 0.55, edge: 0.55 };
  return faces
    .map((face) => {
      const isPentagon = face.corners === 5;
      const inner = isPentagon ? pentagonGraphic(face, palette) : hexagonGraphic(face, faces, palette);
      const colour = isPentagon ? palette.star : palette.base;
      return drawing.panel(seamOutline(face), colour, { roundness: 12, strength: 0.8, light, inner });
    })
    .join('');
}

/** The name on the hexagon that faces the viewer, between its spikes, and the motif below it. */
function print(palette: Palette, { name, motif }: Brandmark, faces: readonly Face[]): string {
  const front = faces.findLast(({ corners }) => corners === 6);
  if (!front) return '';
  const up = turn([0.02, 1, 0.1]);
  const beside = (x: number, y: number): Vector => unit(add(front.centre, turn([x, y, 0])));
  const text = printText(name, { centre: beside(0.125, 0.015), up }, { size: 38, maxWidth: 156, fill: palette.mark });
  return text + printMotif(motif, { centre: beside(0.125, -0.052), up }, 0.13, 0.05, palette.mark);
}

/** A handball: 32 panels with stars of a pentagon and five spikes, under a grippy cover. */
export const handball = defineArchetype<Palette>({
  name: 'handball',
  colourways: {
    royal: { ...colours.royal, palette: { base: '#2350b8', star: '#f2c53a', core: '#f3efe2', mark: '#f3efe2' } },
    flame: { ...colours.flame, palette: { base: '#f4f1ea', star: '#e2452f', core: '#22252d', mark: '#22252d' } },
    pine: { ...colours.pine, palette: { base: '#17644f', star: '#d9ec5a', core: '#122a2b', mark: '#eef3d6' } },
    violet: { ...colours.violet, palette: { base: '#5b3f9c', star: '#35c4c2', core: '#f1edf8', mark: '#f1edf8' } },
  },
  views: [wholeCanvas, { name: 'detail', viewBox: '400 330 500 500' }],
  draw(palette, brand) {
    const drawing = new Drawing(palette.base);
    const faces = visibleFaces(turn);
    const cover =
      `<path d="${ballOutline}" fill="${shade(palette.base, -0.66)}"/>` +
      panels(drawing, palette, faces) +
      print(palette, brand, faces) +
      pebbles(drawing, 12_000, 4.6, '#77736e', undefined, 0.22) +
      drawing.grain(ballOutline, { frequency: 0.3, octaves: 2, scale: 0.34, opacity: 0.4, highlights: 0.8 }) +
      ballLight(drawing, 0.7);
    return drawing.add(drawing.studio(), ballShadow(drawing), drawing.clip(ballOutline, cover));
  },
});
