import { hikingPoles as colours } from '#demo/catalog/colourways/equipment.ts';
import { defineArchetype, wholeCanvas, type Brandmark, type PaletteOf } from '../archetype.ts';
import { lightness, mix, shade } from '../lib/colour.ts';
import { Drawing } from '../lib/drawing.ts';
import { loop, smooth, type Point, type Run } from '../lib/geometry.ts';
import { motifPaths } from '../lib/motifs.ts';
import { wordmark } from '../lib/wordmark.ts';

type Palette = PaletteOf<'base' | 'shaft' | 'grip' | 'strap' | 'accent'>;

/** One pole of the pair: its axis, and the side to which it leans and its grip faces. */
interface Pole {
  x: number;
  side: 1 | -1;
}

const poles: readonly Pole[] = [
  { x: 520, side: -1 },
  { x: 680, side: 1 },
];
const tipHeight = 1128;
const plastic = { colour: '#07080c', highlight: 0.75 } as const;

/** Points given from a pole's axis, with the grip's front towards its side. */
const fromAxis = ({ x, side }: Pole, points: Run): Point[] => points.map(([across, y]) => [x + across * side, y]);
const isCork = (colour: string): boolean => lightness(colour) > 0.5;

/** Paint of an upright tube: a sharp streak of light at the left. */
function tubePaint(drawing: Drawing, colour: string, x: number, width: number, contrast = 1): string {
  const tone = (amount: number): string => shade(colour, amount * contrast);
  return drawing.linear(
    [
      [0, tone(-0.4)],
      [0.12, tone(-0.08)],
      [0.26, tone(0.5)],
      [0.36, tone(0.22)],
      [0.55, colour],
      [0.82, tone(-0.45)],
      [0.94, tone(-0.55)],
      [1, tone(-0.36)],
    ],
    x - width / 2,
    0,
    x + width / 2,
    0,
    true,
  );
}

function band(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${x - width / 2}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
}

function sections(drawing: Drawing, palette: Palette, { x }: Pole): string {
  const tube = (top: number, bottom: number, width: number, colour: string): string =>
    band(x, top, width, bottom - top, tubePaint(drawing, colour, x, width));
  const carbide = tubePaint(drawing, '#b9bdc4', x, 9);
  const ferrule = tubePaint(drawing, '#24262b', x, 19);
  return (
    `<path d="M${x - 2.6} 1128L${x - 4.5} 1100H${x + 4.5}L${x + 2.6} 1128Z" fill="${carbide}"/>` +
    `<path d="M${x - 6} 1104L${x - 9.5} 1030H${x + 9.5}L${x + 6} 1104Z" fill="${ferrule}"/>` +
    tube(800, 1034, 15, palette.shaft) +
    tube(520, 806, 18, palette.base) +
    tube(330, 528, 21, palette.base)
  );
}

function print(drawing: Drawing, palette: Palette, { x }: Pole, brand: Brandmark): string {
  const scale = Array.from({ length: 9 }, (_, index) => {
    const look = 'height="1.4" fill="#2a2c31" opacity=".75"';
    return `<rect x="${x - 1}" y="${822 + index * 7}" width="${index % 4 ? 4 : 7}" ${look}/>`;
  }).join('');
  const graphic = motifPaths(brand.motif, { x, y: 420, width: 104, height: 21, rotation: 90 })
    .map((path) => `<path d="${path}" fill="${tubePaint(drawing, palette.accent, x, 21)}"/>`)
    .join('');
  const shaft = `M${x - 10.5} 330h21v198h-21Z`;
  const rings =
    band(x, 900, 15, 5, palette.base) + band(x, 482, 21, 7, palette.accent) + band(x, 742, 18, 5, palette.accent);
  return (
    scale +
    drawing.clip(shaft, graphic) +
    rings +
    wordmark(brand.name, 14.5, { letterSpacing: 0.1, maxWidth: 158 }).at(x - 0.5, 640, {
      rotation: -90,
      fill: '#fff',
      opacity: 0.95,
    })
  );
}

/** The basket is an ellipse, seen slightly from above, with two cut-outs. */
function basket(drawing: Drawing, { x }: Pole): string {
  const hole = (cx: number): string =>
    `<ellipse cx="${cx}" cy="1030" rx="11" ry="5" fill="#e4e5e1"/>` +
    `<ellipse cx="${cx}" cy="1028.5" rx="11" ry="4" fill="#000" opacity=".45"/>`;
  const disc = drawing.panel(`M${x - 46} 1030a46 13 0 1 0 92 0a46 13 0 1 0 -92 0Z`, '#26282e', {
    roundness: 6,
    strength: 1.1,
    light: plastic,
    shadow: drawing.dropShadow(2, 4, 4, 0.3),
    inner: hole(x - 27) + hole(x + 27),
  });
  const collar = tubePaint(drawing, '#2c2f36', x, 20);
  return `${disc}<rect x="${x - 10}" y="1010" width="20" height="26" rx="4" fill="${collar}"/>`;
}

function leverLock(drawing: Drawing, palette: Palette, pole: Pole, y: number, width: number): string {
  const { x, side } = pole;
  const edge = width / 2;
  const clamp = drawing.panel(`M${x - edge} ${y - 26}h${width}v46q${-edge} 8 ${-width} 0Z`, '#22242a', {
    roundness: 5,
    strength: 1.1,
    light: plastic,
    shadow: drawing.dropShadow(2, 3, 3, 0.35),
  });
  const lever = loop(
    fromAxis(pole, [
      [edge - 3, y - 24],
      [edge + 10, y - 20],
      [edge + 13, y - 4],
    ]),
    fromAxis(pole, [
      [edge + 13, y - 4],
      [edge + 9, y + 20],
      [edge + 3, y + 25],
    ]),
    fromAxis(pole, [
      [edge + 3, y + 25],
      [edge - 1, y + 8],
      [edge - 3, y - 24],
    ]),
  );
  const screwX = x - side * 4;
  const steel = drawing.linear(
    [
      [0, '#eef0f2'],
      [1, '#5a5e67'],
    ],
    0,
    0,
    1,
    1,
  );
  return (
    clamp +
    drawing.panel(lever, palette.base, {
      roundness: 4,
      light: { highlight: 0.7 },
      shadow: drawing.dropShadow(1, 3, 3, 0.4),
    }) +
    `<circle cx="${screwX}" cy="${y - 3}" r="5" fill="${steel}"/>` +
    `<path d="M${screwX - 3} ${y - 3}h6" stroke="#222" stroke-width="1.4"/>`
  );
}

/** The foam below the grip, for steep ground. */
function foamExtension(drawing: Drawing, palette: Palette, { x }: Pole): string {
  const path = `M${x - 15} 232Q${x - 17} 290 ${x - 14} 340Q${x} 346 ${x + 14} 340Q${x + 17} 290 ${x + 15} 232Z`;
  const colour = mix(palette.grip, '#2a2c31', isCork(palette.grip) ? 0.75 : 0.1);
  let grooves = '';
  for (let y = 250; y < 336; y += 11) {
    const groove = (top: number, look: string): string =>
      `<path d="M${x - 20} ${top}Q${x} ${top + 7} ${x + 20} ${top}" fill="none" ${look}/>`;
    grooves +=
      groove(y, 'stroke="#000" stroke-opacity=".4" stroke-width="3"') +
      groove(y + 3.4, 'stroke="#fff" stroke-opacity=".14" stroke-width="1.6"');
  }
  const inner = drawing.grain(path, { frequency: 0.5, octaves: 2, scale: 0.5, opacity: 0.4 }) + grooves;
  const paint = tubePaint(drawing, colour, x, 32, 0.9);
  return drawing.panel(path, paint, { roundness: 7, strength: 0.8, light: plastic, inner });
}

function corkPores({ x }: Pole): string {
  return Array.from({ length: 46 }, (_, index) => {
    const at = `cx="${x - 24 + ((index * 37) % 50)}" cy="${90 + ((index * 53) % 150)}"`;
    return `<ellipse ${at} rx="${1.4 + (index % 3)}" ry="1.3" fill="#5d3a1e" opacity=".5"/>`;
  }).join('');
}

/** Palm swell at the back, finger bumps in front, and a hard cap. */
function grip(drawing: Drawing, palette: Palette, pole: Pole): string {
  const path = loop(
    fromAxis(pole, [
      [-16, 240],
      [-23, 214],
      [-21, 176],
      [-24, 140],
      [-22, 112],
      [-16, 92],
    ]),
    fromAxis(pole, [
      [-16, 92],
      [2, 78],
      [26, 80],
      [37, 92],
    ]),
    fromAxis(pole, [
      [37, 92],
      [34, 106],
      [23, 118],
      [20, 136],
      [25, 156],
      [19, 172],
      [24, 192],
      [18, 208],
      [22, 226],
      [15, 242],
    ]),
    fromAxis(pole, [
      [15, 242],
      [0, 247],
      [-16, 240],
    ]),
  );
  const cork = isCork(palette.grip);
  const creases = [146, 182, 217]
    .map((y) => {
      const line = smooth(
        fromAxis(pole, [
          [26, y - 7],
          [10, y],
          [-6, y - 4],
        ]),
      );
      const look = 'fill="none" stroke="#000" stroke-opacity=".34" stroke-width="4"';
      return `<path d="${line}" ${look} filter="${drawing.blurOfShape(2)}"/>`;
    })
    .join('');
  const inner =
    drawing.grain(path, { frequency: 0.42, scale: cork ? 1 : 0.6, opacity: cork ? 0.75 : 0.45 }) +
    (cork ? corkPores(pole) : '') +
    creases;
  const handle = drawing.panel(path, tubePaint(drawing, palette.grip, pole.x, 52, 0.8), {
    roundness: 13,
    strength: 1.15,
    light: plastic,
    inner,
    shadow: drawing.dropShadow(2, 4, 4, 0.25),
  });
  const cap = loop(
    fromAxis(pole, [
      [-19, 100],
      [-12, 80],
      [6, 70],
      [28, 73],
      [40, 88],
    ]),
    fromAxis(pole, [
      [40, 88],
      [38, 98],
      [30, 102],
    ]),
    fromAxis(pole, [
      [30, 102],
      [4, 98],
      [-19, 100],
    ]),
  );
  return (
    handle +
    drawing.panel(cap, palette.base, {
      roundness: 7,
      strength: 1.1,
      light: { highlight: 0.8 },
      shadow: drawing.dropShadow(1, 3, 3, 0.4),
    })
  );
}

function webbing(drawing: Drawing, points: Run, width: number, colour: string): string {
  const path = smooth(points);
  const line = (look: string): string => `<path d="${path}" ${look}/>`;
  return (
    `<g fill="none" stroke-linecap="round" filter="${drawing.dropShadow(3, 5, 4, 0.26)}">` +
    line(`stroke="${shade(colour, -0.6)}" stroke-width="${width + 2}"`) +
    line(`stroke="${colour}" stroke-width="${width}"`) +
    line(`stroke="#fff" stroke-opacity=".2" stroke-width="${width * 0.36}" transform="translate(-3 -1)"`) +
    line(`stroke="#000" stroke-opacity=".25" stroke-width="${width}" stroke-dasharray="1.5 3"`) +
    '</g>'
  );
}

/** The wrist strap's half behind the grip. */
function strapBehind(drawing: Drawing, palette: Palette, pole: Pole): string {
  const points = fromAxis(pole, [
    [8, 98],
    [36, 112],
    [72, 178],
    [88, 250],
    [76, 306],
    [58, 320],
  ]);
  return webbing(drawing, points, 15, shade(palette.strap, -0.25));
}

/** The wrist strap's half before the grip, with its sewn seam. */
function strapInFront(drawing: Drawing, palette: Palette, pole: Pole): string {
  const points = fromAxis(pole, [
    [8, 98],
    [22, 126],
    [34, 190],
    [40, 254],
    [46, 300],
    [58, 320],
  ]);
  const colour = lightness(palette.accent) > 0.5 ? palette.accent : palette.base;
  const thread = `stroke="${colour}" stroke-width="2.4" stroke-dasharray="6 4"`;
  return (
    webbing(drawing, points, 17, palette.strap) +
    `<path d="${smooth(points.slice(1))}" fill="none" ${thread} transform="translate(${-4 * pole.side} 0)"/>`
  );
}

function groundShadow(drawing: Drawing, { x }: Pole): string {
  const pool = `cx="${x + 60}" cy="1134" rx="120" ry="9" fill="#3b3a44" opacity=".22"`;
  const contact = `cx="${x + 3}" cy="1129" rx="15" ry="3.5" fill="#0f0e16" opacity=".6"`;
  return `<ellipse ${pool} filter="${drawing.blur(11)}"/><ellipse ${contact} filter="${drawing.blur(3)}"/>`;
}

function wholePole(drawing: Drawing, palette: Palette, pole: Pole, brand: Brandmark): string {
  const { x, side } = pole;
  const wall =
    `<rect x="${x + 14}" y="110" width="20" height="1000" fill="#3b3a44" opacity=".13"` +
    ` filter="${drawing.blur(11)}"/>`;
  return (
    `<g transform="rotate(${side * 7} ${x} ${tipHeight})">${wall}` +
    strapBehind(drawing, palette, pole) +
    sections(drawing, palette, pole) +
    print(drawing, palette, pole, brand) +
    basket(drawing, pole) +
    leverLock(drawing, palette, pole, 806, 25) +
    leverLock(drawing, palette, pole, 524, 28) +
    foamExtension(drawing, palette, pole) +
    grip(drawing, palette, pole) +
    strapInFront(drawing, palette, pole) +
    wordmark(brand.name.charAt(0), 15).at(x + side * 8, 88, { fill: '#fff', opacity: 0.9 }) +
    '</g>'
  );
}

/** A pair of three-section trekking poles, standing fanned about their tips. */
export const hikingPoles = defineArchetype<Palette>({
  name: 'hiking-poles',
  colourways: {
    orange: {
      ...colours.orange,
      palette: { base: '#e2581e', shaft: '#c9cdd2', grip: '#23252a', strap: '#2b2d33', accent: '#1d2025' },
    },
    blue: {
      ...colours.blue,
      palette: { base: '#1d62b4', shaft: '#c4c9cf', grip: '#26282d', strap: '#23384f', accent: '#f0c020' },
    },
    moss: {
      ...colours.moss,
      palette: { base: '#5d7a35', shaft: '#bfc2bd', grip: '#b98556', strap: '#3a3d36', accent: '#e8e2cf' },
    },
    black: {
      ...colours.black,
      palette: { base: '#2a2c30', shaft: '#c2c6cc', grip: '#1f2125', strap: '#2c2f35', accent: '#e4572b' },
    },
  },
  views: [wholeCanvas, { name: 'detail', viewBox: '585 52 450 450' }],
  draw(palette, brand) {
    const drawing = new Drawing(palette.base);
    return drawing.add(
      drawing.studio(),
      ...poles.map((pole) => groundShadow(drawing, pole)),
      ...poles.map((pole) => wholePole(drawing, palette, pole, brand)),
    );
  },
});
