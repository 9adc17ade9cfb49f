import { loop, smooth, type Run } from '../lib/geometry.ts';
import type { Sketch } from './figure.ts';

/** Glasses against wind and flies: a wrapped lens before the eye and its temple to the ear. */
export function glassesInProfile({ drawing }: Sketch): string {
  const lens = smooth(
    [
      [258, 742, 1],
      [330, 740],
      [400, 756, 1],
      [404, 800],
      [372, 836],
      [316, 842],
      [278, 822],
      [262, 786],
    ],
    true,
  );
  const tint = drawing.linear(
    [
      [0, '#20262f'],
      [0.55, '#3d4a58'],
      [1, '#14181e'],
    ],
    0,
    0,
    1,
    1,
  );
  return (
    drawing.softLine('M280 850Q330 868 396 840', '#1a0e08', 0.3, 14, 7) +
    `<path d="M396 758L660 768" fill="none" stroke="#101319" stroke-width="17" stroke-linecap="round"/>` +
    `<path d="M396 755L656 764" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="4"/>` +
    `<path d="${lens}" fill="${tint}" stroke="#0d1015" stroke-width="6"/>` +
    drawing.clip(
      lens,
      '<path d="M290 720L330 720L300 860L262 860Z" fill="#fff" opacity=".2"/><path d="M346 720L356 720L326 860L316 860Z" fill="#fff" opacity=".16"/>',
    )
  );
}

/** Ski goggles before the eye: foam on the face, frame, mirror lens, and the strap, which goes back below the helmet. */
export function gogglesInProfile({ drawing }: Sketch): string {
  const front: Run = [
    [262, 676],
    [224, 706],
    [200, 758],
    [198, 806],
    [214, 850],
    [244, 874],
  ];
  const frame = loop(
    front,
    [
      [244, 874],
      [268, 862],
      [292, 868],
      [318, 862],
      [338, 836],
    ],
    [
      [338, 836],
      [352, 770],
      [340, 704],
      [322, 676],
    ],
    [
      [322, 676],
      [262, 676],
    ],
  );
  const lens = loop(
    front.map(([x, y]) => [x + 2, y] as const),
    [
      [246, 874],
      [262, 846],
    ],
    [
      [262, 846],
      [284, 800],
      [288, 750],
      [276, 690],
      [264, 676],
    ],
  );
  const foam: Run = [
    [330, 680],
    [360, 730],
    [362, 790],
    [346, 846],
    [318, 874],
  ];
  const mirror = drawing.linear([
    [0, '#f6c15a'],
    [0.4, '#e0683c'],
    [0.75, '#7a3466'],
    [1, '#2b2140'],
  ]);
  const band = 'M336 722L700 706V786L336 812Z';
  const shades = drawing.linear([
    [0, '#3a3f48'],
    [0.5, '#2b2f37'],
    [1, '#15181d'],
  ]);
  return (
    drawing.softLine(smooth(foam), '#1a0e08', 0.4, 40, 12) +
    `<path d="${band}" fill="${shades}"/><path d="M340 740L700 722M340 794L700 770" stroke="#fff" stroke-opacity=".16" stroke-width="4"/>` +
    `<path d="${smooth(foam)}" fill="none" stroke="#22252b" stroke-width="34" stroke-linecap="round"/>` +
    `<path d="${frame}" fill="${shades}" stroke="#0d1015" stroke-width="5"/>` +
    `<path d="${lens}" fill="${mirror}" stroke="#0d1015" stroke-width="4"/>` +
    drawing.clip(
      lens,
      '<path d="M236 670L262 670L222 880L196 880Z" fill="#fff" opacity=".3"/>' +
        drawing.softLine(smooth(front), '#fff', 0.5, 8, 4),
    )
  );
}
