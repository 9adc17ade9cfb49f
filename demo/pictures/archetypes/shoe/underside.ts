import type { Brandmark } from '../../archetype.ts';
import { lightness, readableOn, shade } from '../../lib/colour.ts';
import { Drawing } from '../../lib/drawing.ts';
import { loop, offset, polygon, sample, smooth, type Point, type Run } from '../../lib/geometry.ts';
import { carbon, overlay } from '../../lib/materials.ts';
import { wordmark } from '../../lib/wordmark.ts';
import type { ShoePalette } from './palette.ts';

const outline: Run = [
  [606, 70],
  [700, 92],
  [770, 170],
  [802, 290],
  [800, 410],
  [770, 530],
  [738, 640],
  [736, 760],
  [752, 880],
  [742, 990],
  [694, 1078],
  [616, 1110],
  [540, 1082],
  [490, 1000],
  [474, 890],
  [484, 770],
  [490, 660],
  [462, 550],
  [424, 430],
  [412, 300],
  [440, 180],
  [512, 96],
];
const channel: Run = [
  [590, 330],
  [610, 440],
  [606, 560],
  [600, 700],
  [606, 840],
  [612, 1000],
];

function leftPod(top: number, bottom: number): string {
  return loop(
    [
      [380, top - 10],
      [500, top + 16],
      [592, top + 26],
    ],
    [
      [592, top + 26],
      [600, bottom + 2],
    ],
    [
      [600, bottom + 2],
      [500, bottom - 8],
      [380, bottom - 30],
    ],
    [
      [380, bottom - 30],
      [380, top - 10],
    ],
  );
}

function rightPod(top: number, bottom: number): string {
  return loop(
    [
      [622, top + 26],
      [720, top + 8],
      [840, top - 30],
    ],
    [
      [840, top - 30],
      [840, bottom - 52],
    ],
    [
      [840, bottom - 52],
      [720, bottom - 14],
      [628, bottom + 2],
    ],
    [
      [628, bottom + 2],
      [622, top + 26],
    ],
  );
}

// The pods overrun the outline; the sole's inset clips them.
const pods: readonly string[] = [
  loop(
    [
      [380, 60],
      [840, 60],
    ],
    [
      [840, 60],
      [840, 176],
    ],
    [
      [840, 176],
      [720, 208],
      [606, 226],
      [500, 216],
      [380, 186],
    ],
    [
      [380, 186],
      [380, 60],
    ],
  ),
  leftPod(218, 316),
  rightPod(218, 316),
  leftPod(330, 420),
  rightPod(330, 420),
  leftPod(434, 522),
  rightPod(434, 522),
  loop(
    [
      [440, 548],
      [530, 566],
      [580, 600],
    ],
    [
      [580, 600],
      [556, 690],
      [520, 760],
    ],
    [
      [520, 760],
      [440, 760],
      [440, 548],
    ],
  ),
  loop(
    [
      [640, 596],
      [700, 548],
      [800, 524],
    ],
    [
      [800, 524],
      [800, 900],
      [690, 880],
    ],
    [
      [690, 880],
      [650, 740],
      [640, 596],
    ],
  ),
  loop(
    [
      [440, 850],
      [520, 846],
      [568, 880],
      [586, 960],
      [590, 1040],
      [584, 1130],
    ],
    [
      [584, 1130],
      [440, 1130],
      [440, 850],
    ],
  ),
  loop(
    [
      [690, 910],
      [760, 916],
    ],
    [
      [760, 916],
      [790, 1130],
      [630, 1130],
    ],
    [
      [630, 1130],
      [640, 1020],
      [652, 940],
      [690, 910],
    ],
  ),
];

function lugs(): string {
  let path = '';
  for (let row = 0; row < 49; row++) {
    for (let x = 400 + (row % 2 ? 13 : 0); x < 820; x += 26) {
      path += `M${x - 9} ${84 + row * 21}l4.5 -7.5h9l4.5 7.5l-4.5 7.5h-9z`;
    }
  }
  return path;
}

function tread(drawing: Drawing, palette: ShoePalette): string {
  const rim = sample(outline, 160, true);
  const inset = polygon(rim.map(({ x, y, nx, ny }): Point => [x + nx * 16, y + ny * 16]));
  const rubber = drawing.linear([
    [0, shade(palette.rubber, 0.12)],
    [1, shade(palette.rubber, -0.2)],
  ]);
  const knobs = lugs();
  const volume = drawing.volume(4, 1, { highlight: 0.6, shade: 0.7 });
  const blocks = pods.map((pod) => {
    const inner = drawing.grain(pod, { frequency: 0.5, octaves: 2, scale: 0.4 });
    const body = drawing.panel(pod, rubber, { roundness: 7, strength: 0.9, inner });
    const relief = `<g filter="${volume}"><path d="${knobs}" fill="${shade(palette.rubber, 0.13)}"/></g>`;
    return `<g filter="${drawing.dropShadow(2, 4, 4, 0.55)}">${body}</g>${drawing.clip(pod, relief)}`;
  });
  return drawing.clip(inset, blocks.join(''));
}

function archPlate(drawing: Drawing, palette: ShoePalette, brand: Brandmark): string {
  const plate = loop([
    [598, 620],
    [618, 610],
    [640, 640],
    [654, 760],
    [676, 880],
    [640, 920],
    [604, 900],
    [572, 860],
    [560, 780],
    [580, 690],
    [598, 620],
  ]);
  const paint = drawing.linear([
    [0, shade(palette.accent, 0.15)],
    [1, shade(palette.accent, -0.2)],
  ]);
  const shadow = drawing.dropShadow(1, 2, 3);
  const inner = overlay(plate, carbon(drawing, 10, 0.7));
  return (
    drawing.panel(plate, paint, { roundness: 10, strength: 0.9, shadow, inner }) +
    wordmark(brand.name, 36, { maxWidth: 190 }).at(614, 772, {
      rotation: 82,
      fill: readableOn(palette.accent),
      opacity: 0.95,
    })
  );
}

/** The shoe seen from below: foam, rubber pods, the channel and the plate in the arch. */
export function drawUnderside(palette: ShoePalette, brand: Brandmark): Drawing {
  const drawing = new Drawing(palette.base);
  const { ink } = drawing;
  const isLight = lightness(palette.sole) > 0.6;
  const path = smooth(outline, true);
  const ridge: Run = [
    [560, 120],
    [600, 110],
    [610, 1080],
    [560, 1080],
    [540, 700],
  ];
  const foam = drawing.linear(
    [
      [0, shade(palette.sole, 0.05)],
      [1, shade(palette.sole, -0.12)],
    ],
    0,
    0,
    1,
    0.3,
  );
  const inner =
    drawing.grain(path, { frequency: 0.8, octaves: 2, scale: 0.35, opacity: 0.4 }) +
    drawing.softShape(smooth(ridge, true), ink, 0.16, 30);
  return drawing.add(
    drawing.studio(),
    '<g transform="rotate(24 600 600) translate(0 6)">',
    drawing.softShape(path, '#3b3a44', 0.32, 26, 'transform="translate(34 14)"'),
    drawing.softShape(path, '#23222c', 0.3, 9, 'transform="translate(12 4)"'),
    drawing.panel(path, foam, { roundness: 26, strength: 0.85, inner }),
    tread(drawing, palette),
    drawing.softLine(smooth(channel), ink, isLight ? 0.4 : 0.7, 26, 7),
    drawing.softLine(smooth(offset(channel, -13)), '#fff', isLight ? 0.7 : 0.2, 5, 3),
    archPlate(drawing, palette, brand),
    '</g>',
  );
}
