import { ball as colours } from '#demo/catalog/colourways/equipment.ts';
import { defineArchetype, wholeCanvas, type Brandmark, type PaletteOf } from '../archetype.ts';
import { mix, shade } from '../lib/colour.ts';
import { Drawing } from '../lib/drawing.ts';
import { polygon } from '../lib/geometry.ts';
import { ballLight, ballOutline, ballShadow, project, type Face } from '../lib/sphere.ts';
import { between, rotation, unit, type Vector } from '../lib/vectors.ts';
import { edges, insetOutline, meetsPentagon, seamOutline, visibleFaces } from './balls/panels.ts';
import { printMotif, printText } from './balls/print.ts';

type Palette = PaletteOf<'base' | 'pentagon' | 'accent' | 'mark'>;

const turn = rotation(0.36, 0.52, 0.2);

/** A leaf of colour that swells from an edge into the hexagon. */
function leaf(centre: Vector, from: Vector, to: Vector, height: number, inset: number): string {
  const at = (along: number, out: number): Vector => unit(between(centre, unit(between(from, to, along)), out));
  const crest = Array.from({ length: 25 }, (_, step) =>
    at(inset + ((1 - 2 * inset) * step) / 24, 1.03 - height * Math.sin((Math.PI * step) / 24) ** 0.75),
  );
  return polygon([...crest, at(1.02, 1.06), at(-0.02, 1.06)].map(project));
}

function hexagonGraphic(face: Face, faces: readonly Face[], palette: Palette): string {
  return edges(face)
    .filter(({ from, to }) => meetsPentagon(from, to, faces))
    .map(
      ({ from, to }) =>
        `<path d="${leaf(face.centre, from, to, 0.3, -0.02)}" fill="${palette.accent}"/>` +
        `<path d="${leaf(face.centre, from, to, 0.2, 0.03)}" fill="${palette.pentagon}"/>`,
    )
    .join('');
}

function pentagonGraphic(face: Face, palette: Palette): string {
  const width = (7 * Math.max(0.3, face.centre[2])).toFixed(1);
  const colour = mix(palette.pentagon, palette.accent, 0.9);
  return `<path d="${insetOutline(face, 0.66)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
}

function panels(drawing: Drawing, palette: Palette, faces: readonly Face[]): string {
  const light = { shade: 0.42, highlight: 0.6, edge: 0.55 };
  return faces
    .map((face) => {
      const isPentagon = face.corners === 5;
      const inner = isPentagon ? pentagonGraphic(face, palette) : hexagonGraphic(face, faces, palette);
      const colour = isPentagon ? palette.pentagon : palette.base;
      return drawing.panel(seamOutline(face), colour, { roundness: 15, strength: 0.85, light, inner });
    })
    .join('');
}

/** The name on the hexagon that faces the viewer and the motif on the one beside it. */
function print(palette: Palette, { name, motif }: Brandmark, faces: readonly Face[]): string {
  const hexagons = faces.filter(({ corners }) => corners === 6).toReversed();
  const up = turn([0.06, 1, 0.3]);
  const text = hexagons
    .slice(0, 1)
    .map(({ centre }) => printText(name, { centre, up }, { size: 60, maxWidth: 262, fill: palette.mark }));
  const graphic = hexagons.slice(1, 2).map(({ centre }) => printMotif(motif, { centre, up }, 0.36, 0.2, palette.mark));
  return [...text, ...graphic].join('');
}

/** A stitched football of 32 panels, computed on the sphere. */
export const ball = defineArchetype<Palette>({
  name: 'ball',
  colourways: {
    classic: {
      ...colours.classic,
      palette: { base: '#f6f6f3', pentagon: '#1c1f27', accent: '#d7263d', mark: '#1c1f27' },
    },
    volt: { ...colours.volt, palette: { base: '#d9f24b', pentagon: '#17324d', accent: '#ff5a36', mark: '#17324d' } },
    blue: { ...colours.blue, palette: { base: '#f4f6f8', pentagon: '#1351c4', accent: '#15b8a6', mark: '#0e2f73' } },
    flame: { ...colours.flame, palette: { base: '#ef7a32', pentagon: '#22252d', accent: '#ffe6c9', mark: '#22252d' } },
    red: { ...colours.red, palette: { base: '#f6f4f0', pentagon: '#d02f35', accent: '#f3b53c', mark: '#7d161d' } },
  },
  views: [wholeCanvas, { name: 'detail', viewBox: '330 330 540 540' }],
  draw(palette, brand) {
    const drawing = new Drawing(palette.base);
    const faces = visibleFaces(turn);
    const cover =
      `<path d="${ballOutline}" fill="${shade(palette.base, -0.62)}"/>` +
      panels(drawing, palette, faces) +
      print(palette, brand, faces) +
      drawing.grain(ballOutline, { frequency: 0.26, octaves: 2, scale: 0.34, opacity: 0.42, highlights: 0.8 }) +
      ballLight(drawing);
    return drawing.add(drawing.studio(), ballShadow(drawing), drawing.clip(ballOutline, cover));
  },
});
