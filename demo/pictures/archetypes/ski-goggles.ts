import { skiGoggles as colours } from '#demo/catalog/colourways/equipment.ts';
import { defineArchetype, wholeCanvas, type Colourway } from '../archetype.ts';
import { lightness, shade } from '../lib/colour.ts';
import { Drawing } from '../lib/drawing.ts';
import { smooth, type Run } from '../lib/geometry.ts';
import { hollow } from './clothing/wearer.ts';
import { lens } from './ski-goggles/lens.ts';
import { frame, framePath, type SkiGogglesPalette } from './ski-goggles/shape.ts';
import { backBand, sideBands } from './ski-goggles/strap.ts';

const colourways: Record<keyof typeof colours, Colourway<SkiGogglesPalette>> = {
  fire: {
    ...colours.fire,
    palette: {
      base: '#1d2026',
      lensSky: '#ffb13b',
      lensUpper: '#f0512e',
      lensLower: '#7c1f6b',
      lensFloor: '#241238',
      strap: '#1d2026',
      accent: '#f0512e',
      foam: '#2a2d33',
    },
  },
  ice: {
    ...colours.ice,
    palette: {
      base: '#f2f3f0',
      lensSky: '#9fe9ff',
      lensUpper: '#2f8fe0',
      lensLower: '#2a3fa6',
      lensFloor: '#141a4a',
      strap: '#f2f3f0',
      accent: '#2f8fe0',
      foam: '#3a3f48',
    },
  },
  forest: {
    ...colours.forest,
    palette: {
      base: '#23463c',
      lensSky: '#e9f28a',
      lensUpper: '#5fbf6a',
      lensLower: '#12746b',
      lensFloor: '#0a2b38',
      strap: '#23463c',
      accent: '#e9d44a',
      foam: '#1b2420',
    },
  },
  amber: {
    ...colours.amber,
    palette: {
      base: '#474c54',
      lensSky: '#ffe7a3',
      lensUpper: '#f2a33a',
      lensLower: '#a8541d',
      lensFloor: '#3a1f14',
      strap: '#3f444c',
      accent: '#f2a33a',
      foam: '#2b2e34',
    },
  },
};

function floorShadow(drawing: Drawing): string {
  return (
    drawing.ground([
      [600, 806, 330, 18],
      [420, 808, 120, 10, 0.7],
      [780, 808, 120, 10, 0.7],
    ]) + `<ellipse cx="610" cy="800" rx="520" ry="34" fill="#3b3a44" opacity=".14" filter="${drawing.blur(26)}"/>`
  );
}

/** The foam that lies on the face, a little larger than the frame. */
function foam(drawing: Drawing, { foam: colour }: SkiGogglesPalette): string {
  const path = smooth(
    frame.map(([x, y]) => [600 + (x - 600) * 1.035, 598 + (y - 592) * 1.05]),
    true,
  );
  const inner = drawing.grain(path, { frequency: 0.35, octaves: 2, scale: 0.6, opacity: 0.6 });
  const paint = drawing.linear([
    [0, shade(colour, 0.14)],
    [1, shade(colour, -0.3)],
  ]);
  return drawing.panel(path, paint, { roundness: 12, inner });
}

function shell(drawing: Drawing, { base }: SkiGogglesPalette): string {
  const isDark = lightness(base) < 0.5;
  const brow: Run = [
    [240, 480],
    [300, 410],
    [460, 376],
    [600, 370],
    [740, 376],
    [740, 392],
    [600, 388],
    [460, 394],
    [320, 430],
    [262, 500],
  ];
  const inner =
    drawing.grain(framePath, { frequency: 0.7, octaves: 2, scale: 0.25, opacity: 0.3 }) +
    drawing.softShape(smooth(brow, true), '#fff', isDark ? 0.42 : 0.8, 7);
  const paint = drawing.linear([
    [0, shade(base, 0.16)],
    [0.5, base],
    [1, shade(base, -0.25)],
  ]);
  const vents = [-4, -3, -2, -1, 1, 2, 3, 4]
    .map((place) => {
      const [x, y] = [600 + place * 62, 389 + place * place * 0.95];
      const turn = `transform="rotate(${place * 1.2} ${x} ${y})"`;
      return (
        `<rect x="${x - 20}" y="${y}" width="40" height="7.5" rx="3.7" ${turn} fill="#05060a" opacity=".85"/>` +
        `<rect x="${x - 18}" y="${y + 7.5}" width="36" height="2" rx="1" ${turn} fill="#fff"` +
        ` opacity="${isDark ? 0.22 : 0.7}"/>`
      );
    })
    .join('');
  return drawing.panel(framePath, paint, { roundness: 17, inner }) + vents;
}

function lowerLip(drawing: Drawing, { base }: SkiGogglesPalette): string {
  const lip = smooth([
    [300, 752],
    [370, 786],
    [440, 790],
    [508, 762],
    [560, 712],
    [600, 694],
    [640, 712],
    [692, 762],
    [760, 790],
    [830, 786],
    [900, 752],
  ]);
  return drawing.clip(framePath, drawing.softLine(lip, '#fff', lightness(base) < 0.5 ? 0.26 : 0.5, 3.5, 1.4));
}

/** Ski goggles from the front, slightly from above, the strap looped behind. */
export const skiGoggles = defineArchetype<SkiGogglesPalette>({
  name: 'ski-goggles',
  colourways,
  views: [wholeCanvas, { name: 'detail', viewBox: '660 440 500 500' }],
  draw(palette, brand, view) {
    const drawing = new Drawing(palette.base);
    return drawing.add(
      drawing.studio(),
      '<g transform="translate(0 92)">',
      drawing.room(floorShadow(drawing)),
      hollow(view, backBand(drawing, palette)),
      foam(drawing, palette),
      sideBands(drawing, palette, brand.motif),
      shell(drawing, palette),
      lens(drawing, palette, brand.name),
      lowerLip(drawing, palette),
      '</g>',
    );
  },
});
