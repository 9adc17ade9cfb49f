import { snowboard as colours } from '#demo/catalog/colourways/equipment.ts';
import { defineArchetype, wholeCanvas, type Colourway } from '../archetype.ts';
import { Drawing } from '../lib/drawing.ts';
import { binding } from './snowboard/binding.ts';
import { basePrint, topPrint } from './snowboard/prints.ts';
import { boardBottom, boardOutline, boardTop, type SnowboardPalette } from './snowboard/shape.ts';

const colourways: Record<keyof typeof colours, Colourway<SnowboardPalette>> = {
  glacier: {
    ...colours.glacier,
    palette: {
      base: '#1f6fa3',
      sky: '#dfeef2',
      sun: '#ff7f50',
      binding: '#22252b',
      strap: '#2f343c',
      accent: '#ff7f50',
      mark: '#0f2b40',
    },
  },
  sunset: {
    ...colours.sunset,
    palette: {
      base: '#b5352f',
      sky: '#ffd9a0',
      sun: '#fff3d0',
      binding: '#1f2024',
      strap: '#35302f',
      accent: '#ffb03a',
      mark: '#3a1220',
    },
  },
  pine: {
    ...colours.pine,
    palette: {
      base: '#1f5b4a',
      sky: '#e9efe0',
      sun: '#e8d24a',
      binding: '#24272a',
      strap: '#30383a',
      accent: '#d7e64c',
      mark: '#0d2b26',
    },
  },
  dusk: {
    ...colours.dusk,
    palette: {
      base: '#54438a',
      sky: '#e8dcf0',
      sun: '#f7b267',
      binding: '#232128',
      strap: '#332f3d',
      accent: '#f59a6b',
      mark: '#231a44',
    },
  },
};

const topAt = 420;
const baseAt = 790;

function floorShadow(drawing: Drawing, cx: number): string {
  return (
    `<ellipse cx="${cx + 60}" cy="${boardBottom + 6}" rx="170" ry="16" fill="#3b3a44" opacity=".2"` +
    ` filter="${drawing.blur(16)}"/>` +
    `<ellipse cx="${cx + 2}" cy="${boardBottom + 1}" rx="58" ry="6" fill="#0f0e16" opacity=".6"` +
    ` filter="${drawing.blur(5)}"/>`
  );
}

/** The shine of the turned-up ends, a soft strip of light down the left and the window's reflection. */
function gloss(drawing: Drawing, cx: number, reflection: number): string {
  const nose = drawing.linear([
    [0, '#fff', 0.5],
    [0.35, '#fff', 0.1],
    [0.62, '#000', 0.16],
    [1, '#000', 0],
  ]);
  const tail = drawing.linear([
    [0, '#000', 0],
    [0.3, '#fff', 0.16],
    [0.55, '#000', 0.1],
    [1, '#000', 0.4],
  ]);
  const across = drawing.linear(
    [
      [0, '#fff', 0.24],
      [0.12, '#fff', 0.05],
      [0.3, '#fff', 0.2],
      [0.42, '#fff', 0],
      [0.7, '#000', 0],
      [1, '#000', 0.3],
    ],
    cx - 100,
    0,
    cx + 100,
    0,
    true,
  );
  const [left, right] = [cx - 120, cx + 120];
  const box = (y: number, height: number, fill: string): string =>
    `<rect x="${cx - 110}" y="${y}" width="220" height="${height}" fill="${fill}"/>`;
  return (
    box(boardTop, 150, nose) +
    box(boardBottom - 140, 140, tail) +
    box(0, 1200, across) +
    `<path d="M${left} 420L${right} 250V330L${left} 500ZM${left} 530L${right} 360V376L${left} 546Z" fill="#fff"` +
    ` opacity="${reflection}"/>`
  );
}

/** A board with its steel edge around the printed surface. */
function board(drawing: Drawing, cx: number, print: string, reflection: number): string {
  const surface = boardOutline(cx, 5);
  const steel = drawing.linear(
    [
      [0, '#eceef0'],
      [0.4, '#9a9ea6'],
      [1, '#4c5059'],
    ],
    cx - 100,
    0,
    cx + 100,
    0,
    true,
  );
  const rim = `<path d="${surface}" fill="none" stroke`;
  const shadow = drawing.dropShadow(9, 7, 11, 0.22, '#2a2932');
  return (
    `<g filter="${shadow}"><path d="${boardOutline(cx)}" fill="${steel}"/></g>` +
    `<path d="${boardOutline(cx, 2.4)}" fill="#1a1b20"/>` +
    drawing.clip(surface, print + gloss(drawing, cx, reflection)) +
    `${rim}="#fff" stroke-opacity=".4" stroke-width="1.6" transform="translate(.8 1)"/>` +
    `${rim}="#000" stroke-opacity=".5" stroke-width="1.2"/>`
  );
}

/** The screw holes between the bindings. */
function inserts(cx: number): string {
  return [576, 604, 632]
    .flatMap((y) =>
      [-16, 16].map(
        (x) =>
          `<circle cx="${cx + x}" cy="${y}" r="4" fill="#23262b" opacity=".7"/>` +
          `<circle cx="${cx + x - 0.8}" cy="${y - 0.8}" r="1.6" fill="#cfd2d6"/>`,
      ),
    )
    .join('');
}

/** A snowboard from above with its bindings, and its running base beside it. */
export const snowboard = defineArchetype<SnowboardPalette>({
  name: 'snowboard',
  colourways,
  views: [wholeCanvas, { name: 'detail', viewBox: '190 130 460 460' }],
  draw(palette, brand) {
    const drawing = new Drawing(palette.base);
    return drawing.add(
      drawing.studio(),
      floorShadow(drawing, topAt),
      floorShadow(drawing, baseAt),
      board(drawing, topAt, topPrint(drawing, palette, brand, topAt), 0.1),
      inserts(topAt),
      binding(drawing, palette, brand.name, topAt + 14, 390, -12),
      binding(drawing, palette, brand.name, topAt + 14, 792, 8),
      board(drawing, baseAt, basePrint(palette, brand, baseAt), 0.05),
    );
  },
});
