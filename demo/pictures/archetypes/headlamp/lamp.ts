import type { PaletteOf } from '../../archetype.ts';
import { mix, readableOn, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, polygon, smooth, type Point } from '../../lib/geometry.ts';
import { wordmark } from '../../lib/wordmark.ts';

type LampPalette = PaletteOf<'base' | 'accent'>;

/** The middle of the lamp's front. */
const front = { x: 600, y: 704 } as const;
const plastic = { colour: '#06070b', highlight: 0.75 } as const;

/** A rounded rectangle as a superellipse: the higher its power, the squarer. */
function superellipse(halfWidth: number, halfHeight: number, power: number): string {
  const along = (value: number, reach: number): number => reach * Math.sign(value) * Math.abs(value) ** (2 / power);
  const points = Array.from({ length: 40 }, (_, index): Point => {
    const angle = (index / 40) * 2 * Math.PI;
    return [front.x + along(Math.cos(angle), halfWidth), front.y + along(Math.sin(angle), halfHeight)];
  });
  return smooth(points, true);
}

/** The plate behind the lamp with the two joints about which the lamp tilts. */
function bracket(drawing: Drawing): string {
  const path = loop(
    [
      [424, 632],
      [600, 650],
      [776, 632],
    ],
    [
      [776, 632],
      [790, 720],
      [770, 790],
    ],
    [
      [770, 790],
      [600, 822],
      [430, 790],
    ],
    [
      [430, 790],
      [410, 720],
      [424, 632],
    ],
  );
  const steel = drawing.linear(
    [
      [0, '#9a9ea7'],
      [1, '#2e3138'],
    ],
    0,
    0,
    1,
    1,
  );
  const joint = (x: number): string =>
    drawing.panel(`M${x - 16} 676h32q6 0 6 6v52q0 6 -6 6h-32q-6 0 -6 -6v-52q0 -6 6 -6Z`, '#2b2e35', {
      roundness: 6,
      light: plastic,
    }) + `<circle cx="${x}" cy="708" r="9" fill="${steel}"/>`;
  const shadow = drawing.dropShadow(6, 10, 10, 0.45);
  return drawing.panel(path, '#1d1f24', { roundness: 12, light: plastic, shadow }) + joint(424) + joint(776);
}

function button(drawing: Drawing, palette: LampPalette): string {
  const grooves = [568, 584, 600, 616, 632]
    .map((x) => `<path d="M${x} 574v30" stroke="#000" stroke-opacity=".35" stroke-width="4"/>`)
    .join('');
  return drawing.panel('M540 586Q600 566 660 586V612H540Z', palette.accent, {
    roundness: 8,
    light: { highlight: 0.8 },
    shadow: drawing.dropShadow(2, 4, 4, 0.4),
    inner: grooves,
  });
}

/** The grooves at both ends of the shell, by which a finger tilts it. */
function gripGrooves(): string {
  const groove = (side: 1 | -1, y: number, look: string): string =>
    `<path d="M${front.x + side * 160} ${y}h${-side * 22}" ${look} stroke-linecap="round"/>`;
  return ([-1, 1] as const)
    .flatMap((side) =>
      [0, 1, 2, 3].map((row) => {
        const y = front.y - 48 + row * 30;
        return (
          groove(side, y, 'stroke="#000" stroke-opacity=".4" stroke-width="7"') +
          groove(side, y + 5, 'stroke="#fff" stroke-opacity=".22" stroke-width="2"')
        );
      }),
    )
    .join('');
}

function shell(drawing: Drawing, palette: LampPalette): string {
  const path = superellipse(172, 112, 4.2);
  const sheen: Point[] = [
    [450, 640],
    [520, 606],
    [640, 598],
    [700, 606],
    [640, 622],
    [520, 634],
    [470, 680],
  ];
  const inner =
    drawing.grain(path, { frequency: 0.5, octaves: 2, scale: 0.35, opacity: 0.35 }) +
    drawing.softShape(smooth(sheen, true), '#fff', 0.55, 9) +
    gripGrooves();
  const paint = drawing.linear([
    [0, shade(palette.base, 0.12)],
    [0.6, palette.base],
    [1, shade(palette.base, -0.25)],
  ]);
  return drawing.panel(path, paint, {
    roundness: 22,
    strength: 0.95,
    light: { highlight: 0.6, shade: 0.6 },
    inner,
    shadow: drawing.dropShadow(5, 9, 8, 0.45),
  });
}

/** One ring of a faceted reflector: every second sector is lighter. */
function facets(x: number, y: number, outer: number, inner: number, count: number, turn: number): string {
  return Array.from({ length: count }, (_, index) => {
    const from = (index / count) * 2 * Math.PI + turn;
    const to = from + (Math.PI / count) * 1.9;
    const light = 0.5 + 0.5 * Math.cos((from + to) / 2 - 0.9);
    const corner = (angle: number, radius: number): Point => [
      x + radius * Math.cos(angle),
      y + radius * Math.sin(angle),
    ];
    const sector = polygon([corner(from, outer), corner(to, outer), corner(to, inner), corner(from, inner)]);
    return `<path d="${sector}" fill="${mix('#3e424b', '#fdfdfb', light * 0.85 + (index % 2) * 0.13)}"/>`;
  }).join('');
}

/** A light source: reflector, diode with its yellow phosphor, and the gleam of the lens. */
function optic(drawing: Drawing, x: number, y: number, radius: number, sectors: number): string {
  const bowl = drawing.linear(
    [
      [0, '#4b4f58'],
      [0.4, '#b9bdc5'],
      [0.7, '#eef0f3'],
      [1, '#fbfbfa'],
    ],
    0.1,
    0,
    0.9,
    1,
  );
  const circle = (r: number, look: string): string => `<circle cx="${x}" cy="${y}" r="${r}" ${look}/>`;
  const chip = (reach: number, rounding: number, fill: string): string =>
    `<rect x="${x - reach}" y="${y - reach}" width="${2 * reach}" height="${2 * reach}" rx="${rounding}"` +
    ` fill="${fill}"/>`;
  const gleam =
    `M${x - radius * 0.72} ${y - radius * 0.2}` +
    `A${radius * 0.76} ${radius * 0.76} 0 0 1 ${x + radius * 0.1} ${y - radius * 0.74}`;
  return (
    circle(radius + 5, 'fill="#05060a"') +
    circle(radius, `fill="${bowl}"`) +
    facets(x, y, radius * 0.96, radius * 0.66, sectors, 0) +
    facets(x, y, radius * 0.64, radius * 0.34, Math.floor(sectors * 0.66), 0.2) +
    circle(radius * 0.34, 'fill="#6c7079"') +
    chip(radius * 0.24, 3, '#f6e27a') +
    chip(radius * 0.15, 2, '#ffc93d') +
    circle(radius, 'fill="none" stroke="#000" stroke-opacity=".55" stroke-width="4"') +
    drawing.softLine(gleam, '#fff', 0.8, radius * 0.12, 1.4)
  );
}

/** The black front with all three light sources under one glossy cover. */
function cover(drawing: Drawing): string {
  const path = superellipse(132, 82, 3.6);
  const reflection = '<path d="M440 780L560 600H640L520 800ZM560 800L680 610H700L584 800Z" fill="#fff" opacity=".07"/>';
  const inner =
    optic(drawing, 560, front.y, 57, 28) +
    optic(drawing, 668, front.y - 20, 29, 18) +
    optic(drawing, 662, front.y + 39, 15, 10) +
    reflection;
  const edge = 'fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="2" transform="translate(1 2)"';
  return (
    drawing.panel(path, '#101217', { roundness: 7, strength: 0.9, light: plastic, inner }) +
    `<path d="${path}" ${edge}/>`
  );
}

/** The tilting lamp on its bracket, with its luminous flux printed below the cover. */
export function lamp(drawing: Drawing, palette: LampPalette): string {
  const flux = wordmark('400 LM', 16, { cut: 'bold', letterSpacing: 0.12 }).at(front.x, front.y + 97, {
    fill: readableOn(palette.base, 0.7, '#22242a'),
    opacity: 0.9,
  });
  return bracket(drawing) + button(drawing, palette) + shell(drawing, palette) + cover(drawing) + flux;
}
