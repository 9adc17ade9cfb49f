import { bottle as colours } from '#demo/catalog/colourways/bags.ts';
import { defineArchetype, wholeCanvas, type Brandmark, type PaletteOf } from '../archetype.ts';
import { readableOn, shade } from '../lib/colour.ts';
import { Drawing } from '../lib/drawing.ts';
import { loop, mirror, reverse, smooth, type Run } from '../lib/geometry.ts';
import { motifPaths } from '../lib/motifs.ts';
import { wordmark } from '../lib/wordmark.ts';

type Palette = PaletteOf<'base' | 'cap' | 'accent'>;

// Long straight walls need flagged corners, or the spline bulges beside them.
const leftWall: Run = [
  [536, 262],
  [536, 300],
  [508, 346],
  [466, 396],
  [450, 460, 1],
  [450, 1014, 1],
  [462, 1050],
  [500, 1062],
];
const bodyPath = loop(
  leftWall,
  [
    [500, 1062],
    [600, 1068],
    [700, 1062],
  ],
  reverse(mirror(leftWall)),
);

function cylinder(drawing: Drawing, colour: string, contrast = 1): string {
  const tone = (amount: number): string => shade(colour, amount * contrast);
  return drawing.linear(
    [
      [0, tone(-0.42)],
      [0.1, tone(-0.16)],
      [0.26, tone(0.32)],
      [0.36, tone(0.1)],
      [0.6, tone(-0.12)],
      [0.88, tone(-0.42)],
      [0.96, tone(-0.3)],
      [1, tone(-0.5)],
    ],
    0,
    0,
    1,
    0,
  );
}

function print(palette: Palette, brand: Brandmark): string {
  const ink = readableOn(palette.base, 0.75, '#23272d');
  const graphic = motifPaths(brand.motif, { x: 600, y: 962, width: 320, height: 104 });
  const band = graphic.map((path) => `<path d="${path}" fill="${palette.accent}"/>`).join('');
  return (
    `${band}<path d="M440 1032Q600 1056 760 1032V1044Q600 1068 440 1044Z" fill="${palette.accent}"/>` +
    wordmark(brand.name, 76, { maxWidth: 372 }).at(596, 660, { rotation: -90, fill: ink, opacity: 0.93 }) +
    wordmark('750 ML', 22, { cut: 'bold', letterSpacing: 0.2 }).at(664, 792, { rotation: -90, fill: ink, opacity: 0.7 })
  );
}

function body(drawing: Drawing, palette: Palette, brand: Brandmark): string {
  const shoulderLight: Run = [
    [470, 380],
    [540, 300],
    [560, 300],
    [520, 380],
    [500, 440],
    [470, 430],
  ];
  const inner =
    print(palette, brand) +
    drawing.grain(bodyPath, { frequency: 0.75, octaves: 2, scale: 0.4 }) +
    drawing.softShape('M496 420H520V1030H496Z', '#fff', 0.55, 9) +
    drawing.softShape('M690 420H700V1040H690Z', '#fff', 0.18, 6) +
    drawing.softShape('M700 420H770V1070H716Z', drawing.ink, 0.22, 22) +
    drawing.softShape('M440 1020Q600 1060 760 1020V1090H440Z', drawing.ink, 0.45, 14) +
    drawing.softShape(smooth(shoulderLight, true), '#fff', 0.35, 12);
  return drawing.panel(bodyPath, cylinder(drawing, palette.base), { roundness: 12, strength: 0.7, inner });
}

function neck(drawing: Drawing): string {
  const steel = drawing.linear(
    [
      [0, '#5c6068'],
      [0.25, '#f4f5f7'],
      [0.45, '#9da2ab'],
      [0.8, '#555a63'],
      [1, '#7b808a'],
    ],
    0,
    0,
    1,
    0,
  );
  return drawing.panel('M544 236H656V268Q600 280 544 268Z', steel, { roundness: 3, strength: 0.5 });
}

function cap(drawing: Drawing, palette: Palette): string {
  const path = loop(
    [
      [532, 150],
      [540, 132],
      [600, 126],
      [660, 132],
      [668, 150],
    ],
    [
      [668, 150],
      [672, 236],
    ],
    [
      [672, 236],
      [600, 248],
      [528, 236],
    ],
    [
      [528, 236],
      [532, 150],
    ],
  );
  const count = 26;
  const grip = Array.from({ length: count }, (_, index) => {
    const angle = (Math.PI * (index + 0.5)) / count;
    const x = 600 - Math.cos(angle) * 72;
    const ridge = (at: number, colour: string, opacity: number, width: number): string =>
      `<path d="M${at} 160V240" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width.toFixed(1)}"/>`;
    return ridge(x, '#000', 0.34, 3.4 * Math.sin(angle)) + ridge(x + 2.5, '#fff', 0.12, 1.8 * Math.sin(angle));
  }).join('');
  const shadow = drawing.dropShadow(2, 5, 5);
  const paint = cylinder(drawing, palette.cap, 1.1);
  return drawing.panel(path, paint, { roundness: 10, strength: 0.9, shadow, inner: grip });
}

function handle(drawing: Drawing, palette: Palette): string {
  const path = 'M548 150Q548 78 600 76Q652 78 652 150';
  return `<g fill="none" filter="${drawing.dropShadow(3, 5, 4, 0.35)}">
<path d="${path}" stroke="${shade(palette.cap, -0.5)}" stroke-width="28"/>
<path d="${path}" stroke="${palette.cap}" stroke-width="24"/>
<path d="${path}" stroke="#fff" stroke-opacity=".28" stroke-width="6" transform="translate(-4 -4)"
 filter="${drawing.blur(2)}"/></g>`;
}

/** An insulated drinking bottle of steel, standing. */
export const bottle = defineArchetype<Palette>({
  name: 'bottle',
  colourways: {
    steel: { ...colours.steel, palette: { base: '#2f6f8f', cap: '#1d2126', accent: '#f2b134' } },
    sand: { ...colours.sand, palette: { base: '#d9b38c', cap: '#2b2a28', accent: '#b4462b' } },
    ice: { ...colours.ice, palette: { base: '#eef1f0', cap: '#23272d', accent: '#1f7a6d' } },
    graphite: { ...colours.graphite, palette: { base: '#3a3d44', cap: '#17191d', accent: '#ff6a3d' } },
    coral: { ...colours.coral, palette: { base: '#e5654a', cap: '#2a2321', accent: '#fbe6cf' } },
    pine: { ...colours.pine, palette: { base: '#285343', cap: '#1a1f1c', accent: '#d7e36b' } },
  },
  views: [wholeCanvas, { name: 'detail', viewBox: '360 40 480 480' }],
  draw(palette, brand) {
    const drawing = new Drawing(palette.base);
    const soft = `fill="#3b3a44" opacity=".2" filter="${drawing.blur(24)}"`;
    const floor = `<ellipse cx="740" cy="1074" rx="230" ry="22" ${soft}/>`;
    return drawing.add(
      drawing.studio(),
      drawing.ground([[600, 1066, 150, 20]]),
      floor,
      body(drawing, palette, brand),
      neck(drawing),
      cap(drawing, palette),
      handle(drawing, palette),
    );
  },
});
