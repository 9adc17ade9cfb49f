import { gymBall as colours } from '#demo/catalog/colourways/more-equipment.ts';
import { defineArchetype, wholeCanvas, type Brandmark, type PaletteOf } from '../archetype.ts';
import { shade } from '../lib/colour.ts';
import { Drawing } from '../lib/drawing.ts';
import { polygon } from '../lib/geometry.ts';
import { ballLight, ballOutline, ballShadow, project, ribbon } from '../lib/sphere.ts';
import { add, cross, times, unit, type Vector } from '../lib/vectors.ts';
import { printMotif, printText } from './balls/print.ts';

type Palette = PaletteOf<'base' | 'mark' | 'plug'>;

const pole = unit([0.24, 0.92, 0.3]);
const acrossPole = unit(cross(pole, [0, 0, 1]));
const third = unit(cross(pole, acrossPole));

/** A circle of latitude round the pole, in radians from the equator. */
function latitude(angle: number): Vector[] {
  return Array.from({ length: 120 }, (_, step) => {
    const turn = (step / 120) * 2 * Math.PI;
    const around = add(times(acrossPole, Math.cos(turn)), times(third, Math.sin(turn)));
    return unit(add(times(pole, Math.sin(angle)), times(around, Math.cos(angle))));
  });
}

/** Ribs against slipping: rings in groups to both sides of the smooth belt that carries the name. */
function ribs(drawing: Drawing, { base }: Palette): string {
  const degrees = [...[20, 26, 32, 38, 47, 53, 59, 65], ...[-20, -26, -32, -38, -47, -53, -59, -65]];
  const rings = (halfWidth: number, shift: number): string =>
    degrees.map((angle) => ribbon(latitude((angle * Math.PI) / 180), halfWidth, true, shift)).join('');
  return (
    `<path d="${rings(0.014, -0.016)}" fill="${shade(base, -0.42)}" opacity=".6" filter="${drawing.blur(2)}"/>` +
    `<path d="${rings(0.017, 0)}" fill="${shade(base, 0.06)}"/>` +
    `<path d="${rings(0.006, 0.009)}" fill="#fff" opacity=".4" filter="${drawing.blur(1.4)}"/>`
  );
}

/** The valve with its plug, in a hollow near the pole. */
function valve(drawing: Drawing, { base, plug }: Palette): string {
  const disc = (size: number, shift = 0): string =>
    polygon(latitude(Math.PI / 2 - size).map((point) => project(unit(add(point, times([0, 1, 0], shift))))));
  return (
    `<path d="${disc(0.12)}" fill="${shade(base, -0.3)}" filter="${drawing.blur(3)}" opacity=".7"/>` +
    `<path d="${disc(0.1)}" fill="${shade(base, -0.12)}"/>` +
    drawing.panel(disc(0.05), plug, { roundness: 7, shadow: drawing.dropShadow(2, 4, 4, 0.4) }) +
    drawing.panel(disc(0.022), shade(plug, -0.2), { roundness: 4 })
  );
}

function print(palette: Palette, { name, motif }: Brandmark): string {
  const front = unit(cross(acrossPole, pole));
  const facing: Vector = front[2] > 0 ? front : times(front, -1);
  const beside = (share: number): Vector => unit(add(facing, times(acrossPole, share)));
  const text = printText(name, { centre: beside(-0.05), up: pole }, { size: 120, maxWidth: 470, fill: palette.mark });
  return text + printMotif(motif, { centre: beside(0.62), up: pole }, 0.3, 0.17, palette.mark);
}

/** A large exercise ball with ribs and a plugged valve. */
export const gymBall = defineArchetype<Palette>({
  name: 'gym-ball',
  colourways: {
    blue: { ...colours.blue, palette: { base: '#2f6fb5', mark: '#f3f6f9', plug: '#e9ebee' } },
    graphite: { ...colours.graphite, palette: { base: '#565c65', mark: '#f0f1ef', plug: '#e4e5e3' } },
    rose: { ...colours.rose, palette: { base: '#b9708c', mark: '#fdf5f7', plug: '#f1e9ec' } },
    sage: { ...colours.sage, palette: { base: '#7c9c82', mark: '#f7f8f0', plug: '#eeefe6' } },
    violet: { ...colours.violet, palette: { base: '#705a9f', mark: '#f6f2fa', plug: '#ebe7f0' } },
  },
  views: [wholeCanvas, { name: 'detail', viewBox: '330 480 480 480' }],
  draw(palette, brand) {
    const drawing = new Drawing(palette.base);
    const cover =
      `<path d="${ballOutline}" fill="${palette.base}"/>` +
      drawing.grain(ballOutline, { frequency: 0.6, octaves: 2, scale: 0.22, opacity: 0.35 }) +
      ribs(drawing, palette) +
      valve(drawing, palette) +
      print(palette, brand) +
      ballLight(drawing, 0.55);
    return drawing.add(
      drawing.studio(),
      '<g transform="translate(600 600) scale(1.06) translate(-600 -594)">',
      ballShadow(drawing),
      drawing.clip(ballOutline, cover),
      '</g>',
    );
  },
});
