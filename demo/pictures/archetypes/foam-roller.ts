import { foamRoller as colours } from '#demo/catalog/colourways/more-equipment.ts';
import { defineArchetype, wholeCanvas, type Brandmark } from '../archetype.ts';
import { shade } from '../lib/colour.ts';
import { Drawing } from '../lib/drawing.ts';
import { polygon, reverse, type Point } from '../lib/geometry.ts';
import { motifPaths } from '../lib/motifs.ts';
import { wordmark } from '../lib/wordmark.ts';
import { camera, halfLength, normalAt, radius, skin, type FoamRollerPalette } from './foam-roller/form.ts';
import { convexHull, facetColour } from './oblique/camera.ts';

const turnOf = Math.PI * 2;
const circle = (along: number, size: number): Point[] =>
  Array.from({ length: 72 }, (_, step) => camera.place(skin(along, (step / 72) * turnOf, size - radius)));
const silhouette = (above: number): string =>
  polygon(convexHull([...circle(-halfLength, radius + above), ...circle(halfLength, radius + above)]));

/** A raised pad of the skin between two places along the axis and two angles, lit strip by strip. */
function pad(colour: string, from: number, to: number, start: number, end: number): string {
  const middle = (start + end) / 2;
  if (!camera.faces(normalAt(middle), -0.04)) return '';
  const steps = 5;
  const edge = (along: number, above: number, grow = 0): Point[] =>
    Array.from({ length: steps + 1 }, (_, step) =>
      camera.place(skin(along, start - grow + ((end - start + 2 * grow) * step) / steps, above)),
    );
  const top = polygon([...edge(from, 4), ...reverse(edge(to, 4))]);
  const foot = polygon([...edge(from - 1.6, 0, 0.02), ...reverse(edge(to + 1.6, 0, 0.02))]);
  const lit = facetColour(colour, normalAt(middle), camera, -0.3, 0.42);
  const rim = polygon([...edge(from, 4)], false);
  return (
    `<path d="${foot}" fill="${shade(lit, -0.42)}"/><path d="${top}" fill="${lit}" stroke="${lit}"` +
    ` stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="${rim}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="2.4"/>`
  );
}

/** Rows of pads round the roller: long bars and small squares at both ends, none on the band in the middle. */
function pads(colour: string): string {
  const ring = (count: number, from: number, to: number, gap: number, shift = 0): string =>
    Array.from({ length: count }, (_, index) => {
      const start = ((index + shift) / count) * turnOf;
      return pad(colour, from, to, start + gap, start + turnOf / count - gap);
    }).join('');
  const end = (side: 1 | -1): string => {
    const span = (near: number, far: number): [number, number] => (side === 1 ? [near, far] : [-far, -near]);
    return (
      ring(12, ...span(33, 68), 0.045) +
      ring(24, ...span(74, 88), 0.03) +
      ring(24, ...span(94, 108), 0.03, 0.5) +
      ring(24, ...span(114, 128), 0.03) +
      ring(12, ...span(134, 163), 0.045, 0.5)
    );
  };
  return end(1) + end(-1);
}

/** The smooth band in the middle with the name and the motif. */
function band(palette: FoamRollerPalette, { name, motif }: Brandmark): string {
  const strips = Array.from({ length: 60 }, (_, index) => {
    const [start, end] = [(index / 60) * turnOf, ((index + 1.2) / 60) * turnOf];
    if (!camera.faces(normalAt((start + end) / 2), -0.05)) return '';
    const path = polygon(
      [skin(-27, start, 4), skin(27, start, 4), skin(27, end, 4), skin(-27, end, 4)].map(camera.place),
    );
    return `<path d="${path}" fill="${facetColour(palette.base, normalAt((start + end) / 2), camera, -0.3, 0.42)}"/>`;
  }).join('');
  const angle = 0.62;
  const upwards = [0, Math.cos(angle), -Math.sin(angle)] as const;
  const text = wordmark(name, 170, { maxWidth: 760 }).at(0, 0, { rotation: -90, fill: palette.mark, opacity: 0.95 });
  const graphic = motifPaths(motif, { x: 0, y: 0, width: 250, height: 150, rotation: -90 })
    .map((path) => `<path d="${path}" fill="${palette.accent}"/>`)
    .join('');
  const upper = 1.52;
  const above = [0, Math.cos(upper), -Math.sin(upper)] as const;
  return (
    strips +
    `<g transform="${camera.printOn(skin(0, angle, 4.2), [1, 0, 0], upwards)}">${text}</g>` +
    `<g transform="${camera.printOn(skin(0, upper, 4.2), [1, 0, 0], above)}">${graphic}</g>`
  );
}

/** The near end: foam, the hard tube that carries it, and the hollow. */
function end(drawing: Drawing, { base, core }: FoamRollerPalette): string {
  const face = (size: number): string => polygon(circle(halfLength, size));
  const foam = facetColour(base, [1, 0, 0], camera, -0.3, 0.3);
  const [x, y] = camera.place([halfLength, 0, 0]);
  const depth = drawing.radial(
    [
      [0, '#0a0b0e'],
      [0.6, '#15171b'],
      [1, '#30333a'],
    ],
    x - 40,
    y + 10,
    150,
    true,
  );
  return (
    `<path d="${face(radius + 3)}" fill="${foam}"/>` +
    drawing.grain(face(radius + 3), { frequency: 0.5, octaves: 2, scale: 0.7, opacity: 0.6 }) +
    `<path d="${face(radius + 3)}" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="4"/>` +
    `<path d="${face(56)}" fill="${shade(core, 0.2)}" filter="${drawing.volume(6, 1)}"/>` +
    `<path d="${face(50)}" fill="${depth}"/>` +
    drawing.clip(face(50), drawing.softShape(polygon(circle(halfLength - 36, 49)), '#3b3f48', 0.5, 8))
  );
}

function shadows(drawing: Drawing): string {
  const floor = ([x, , z]: readonly [number, number, number]): Point => camera.place([x, -radius - 3, z]);
  const area = (reach: number, width: number): string =>
    polygon(
      (
        [
          [-halfLength - reach, 0, -width],
          [halfLength + reach, 0, -width],
          [halfLength + reach, 0, width],
          [-halfLength - reach, 0, width],
        ] as const
      ).map(floor),
    );
  return (
    drawing.softShape(area(6, 74), '#3b3a44', 0.24, 30, 'transform="translate(30 22)"') +
    drawing.softShape(area(0, 40), '#23222c', 0.45, 16, 'transform="translate(14 8)"') +
    drawing.softShape(area(-2, 14), '#0f0e16', 0.75, 6)
  );
}

/** A massage roller of grooved foam on a hollow tube, lying at an angle; computed in mm. */
export const foamRoller = defineArchetype<FoamRollerPalette>({
  name: 'foam-roller',
  colourways: {
    black: { ...colours.black, palette: { base: '#33363c', mark: '#f0f1ee', core: '#1c1d21', accent: '#e7b63a' } },
    blue: { ...colours.blue, palette: { base: '#2a66b0', mark: '#f3f6f9', core: '#1c1e24', accent: '#f4c53c' } },
    coral: { ...colours.coral, palette: { base: '#e0664c', mark: '#fdf5ef', core: '#22242a', accent: '#2b3a55' } },
    mint: { ...colours.mint, palette: { base: '#4fae9c', mark: '#f6faf7', core: '#22262a', accent: '#1f4a50' } },
    violet: { ...colours.violet, palette: { base: '#6d55a0', mark: '#f6f2fa', core: '#201e28', accent: '#f2c65a' } },
  },
  views: [wholeCanvas, { name: 'detail', viewBox: '560 400 470 470' }],
  draw(palette, brand) {
    const drawing = new Drawing(palette.base);
    const body = silhouette(1);
    return drawing.add(
      drawing.studio(),
      shadows(drawing),
      `<path d="${body}" fill="${shade(palette.base, -0.55)}"/>`,
      pads(palette.base),
      band(palette, brand),
      drawing.clip(
        silhouette(5),
        drawing.grain(silhouette(5), {
          frequency: 0.55,
          octaves: 2,
          scale: 0.5,
          opacity: 0.4,
        }),
      ),
      end(drawing, palette),
    );
  },
});
