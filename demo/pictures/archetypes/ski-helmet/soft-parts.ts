import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, smooth, type Run } from '../../lib/geometry.ts';
import { knit, overlay, twill } from '../../lib/materials.ts';
import { stitch } from '../../lib/strokes.ts';
import { earPad, type SkiHelmetPalette } from './shape.ts';

/** The padded inside of the far half, seen below the rim. */
export function lining(drawing: Drawing, { pad }: SkiHelmetPalette): string {
  const wall = loop(
    [
      [240, 610],
      [420, 590],
      [640, 600],
      [900, 660],
      [974, 740],
    ],
    [
      [974, 740],
      [900, 800],
      [760, 790],
      [600, 740],
      [430, 716],
      [300, 690],
      [240, 610],
    ],
  );
  const depth = drawing.linear([
    [0, '#0a0b0f'],
    [1, shade(pad, -0.3)],
  ]);
  const farPad = loop(
    [
      [330, 640],
      [326, 720],
      [352, 800],
      [420, 858],
      [500, 860],
    ],
    [
      [500, 860],
      [520, 700],
      [330, 640],
    ],
  );
  return (
    drawing.panel(wall, depth, { roundness: 14, strength: 0.7 }) +
    drawing.panel(farPad, shade(pad, -0.45), { roundness: 20, strength: 0.8 })
  );
}

function webbing(drawing: Drawing, points: Run, width: number, colour: string): string {
  const path = smooth(points);
  return `<g fill="none" stroke-linejoin="round" filter="${drawing.dropShadow(3, 5, 4, 0.3)}">
<path d="${path}" stroke="${shade(colour, -0.5)}" stroke-width="${width + 3}"/>
<path d="${path}" stroke="${colour}" stroke-width="${width}"/>
<path d="${path}" stroke="${shade(colour, 0.22)}" stroke-width="${width * 0.3}" transform="translate(-4 -1)"/>
<path d="${path}" stroke="#000" stroke-opacity=".3" stroke-width="${width}" stroke-dasharray="1.6 3"/></g>`;
}

/** The chin strap with its sleeve of fleece and the magnetic buckle. */
export function chinStrap(drawing: Drawing, { strap, accent, pad }: SkiHelmetPalette): string {
  const buckle = loop(
    [
      [540, 972],
      [594, 962],
    ],
    [
      [594, 962],
      [618, 1000],
      [604, 1026],
    ],
    [
      [604, 1026],
      [556, 1034],
      [532, 1012],
      [540, 972],
    ],
  );
  const button = smooth(
    [
      [556, 990],
      [588, 984],
      [596, 1006],
      [570, 1016],
    ],
    true,
  );
  const sleeve = smooth(
    [
      [430, 930],
      [500, 988],
      [560, 1006],
      [552, 1034],
      [480, 1018],
      [408, 950],
    ],
    true,
  );
  return (
    webbing(
      drawing,
      [
        [400, 820],
        [420, 920],
        [500, 1000],
        [560, 1004],
      ],
      24,
      strap,
    ) +
    drawing.panel(sleeve, shade(pad, 0.1), {
      roundness: 12,
      inner: drawing.grain(sleeve, { frequency: 0.4, octaves: 3, scale: 0.9, opacity: 0.6 }),
      shadow: drawing.dropShadow(2, 4, 4, 0.3),
    }) +
    webbing(
      drawing,
      [
        [576, 890],
        [584, 930],
        [570, 986],
      ],
      24,
      strap,
    ) +
    drawing.panel(buckle, '#1b1d23', { roundness: 10, shadow: drawing.dropShadow(3, 5, 4, 0.4) }) +
    drawing.panel(button, accent, { roundness: 6, strength: 0.9 })
  );
}

/** The same strap on a head: from below the ear it closes under the chin, in its sleeve of fleece. */
export function fastened(drawing: Drawing, { strap, accent, pad }: SkiHelmetPalette): string {
  const run: Run = [
    [548, 880],
    [500, 980],
    [436, 1064],
    [372, 1104],
  ];
  const sleeve = smooth(
    [
      [484, 990],
      [508, 1010],
      [460, 1076],
      [392, 1116],
      [366, 1100],
      [424, 1052],
    ],
    true,
  );
  return (
    webbing(drawing, run, 26, strap) +
    drawing.panel(sleeve, shade(pad, 0.1), {
      roundness: 12,
      inner: drawing.grain(sleeve, { frequency: 0.4, octaves: 3, scale: 0.9, opacity: 0.6 }),
      shadow: drawing.dropShadow(2, 4, 4, 0.3),
    }) +
    `<g transform="translate(524 950) rotate(28)">` +
    drawing.panel('M-24 -26H24V26H-24Z', '#1b1d23', { roundness: 10, shadow: drawing.dropShadow(3, 5, 4, 0.4) }) +
    drawing.panel('M-12 -13H12V13H-12Z', accent, { roundness: 6, strength: 0.9 }) +
    '</g>'
  );
}

/** The removable ear pad: soft cloth round a firmer panel with an opening for sound. */
export function earPads(drawing: Drawing, { pad, accent }: SkiHelmetPalette): string {
  const inset = loop(
    [
      [486, 690],
      [470, 760],
      [492, 826],
      [548, 862],
      [612, 860],
      [668, 828],
      [708, 772],
    ],
    [
      [708, 772],
      [724, 720],
      [700, 690],
    ],
    [
      [700, 690],
      [590, 676],
      [486, 690],
    ],
  );
  const holes = [-1, 0, 1].flatMap((row) =>
    [-1, 0, 1].map(
      (column) =>
        `<circle cx="${596 + column * 19}" cy="${772 + row * 19}" r="5" fill="#06070b" opacity=".75"/>` +
        `<circle cx="${596 + column * 19}" cy="${774 + row * 19}" r="5" fill="none" stroke="#fff"` +
        ' stroke-opacity=".14"/>',
    ),
  );
  const rim: Run = [
    [420, 700],
    [430, 786],
    [464, 856],
    [522, 896],
    [594, 905],
    [664, 884],
    [722, 830],
    [772, 768],
  ];
  const inner =
    overlay(earPad, knit(drawing), 0.45) +
    drawing.grain(earPad, { frequency: 0.35, octaves: 3, scale: 0.6, opacity: 0.45 }) +
    drawing.softShape('M380 600H860V700H380Z', '#05060c', 0.6, 22);
  return (
    drawing.panel(earPad, pad, {
      roundness: 30,
      light: { highlight: 0.6 },
      shadow: drawing.dropShadow(4, 8, 8, 0.3),
      inner,
    }) +
    drawing.panel(inset, shade(pad, -0.22), {
      roundness: 16,
      strength: 0.9,
      inner: overlay(inset, twill(drawing), 0.6),
    }) +
    holes.join('') +
    stitch(rim, accent, { width: 2.2, opacity: 0.75 })
  );
}

/** The clip that holds the strap of the goggles at the back. */
export function goggleClip(drawing: Drawing, { strap, accent }: SkiHelmetPalette): string {
  const band = loop(
    [
      [888, 548],
      [934, 532],
    ],
    [
      [934, 532],
      [966, 620],
      [972, 706],
    ],
    [
      [972, 706],
      [926, 716],
    ],
    [
      [926, 716],
      [916, 630],
      [888, 548],
    ],
  );
  const base = smooth(
    [
      [876, 540],
      [906, 516],
      [944, 514],
      [952, 540],
      [922, 562],
      [888, 566],
    ],
    true,
  );
  return (
    drawing.panel(band, strap, {
      roundness: 9,
      shadow: drawing.dropShadow(3, 5, 5, 0.45),
      inner:
        overlay(band, twill(drawing)) +
        `<path d="${smooth([
          [912, 540],
          [940, 626],
          [948, 712],
        ])}" fill="none" stroke="${accent}" stroke-width="7"/>`,
    }) +
    drawing.panel(base, '#1c1e23', { roundness: 8, shadow: drawing.dropShadow(2, 3, 3, 0.35) }) +
    `<circle cx="944" cy="682" r="17" fill="#26282e" filter="${drawing.volume(7, 1.1)}"/>` +
    '<circle cx="944" cy="682" r="9" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="2"/>'
  );
}
