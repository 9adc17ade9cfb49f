import { mix, shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, smooth, type Run } from '../../lib/geometry.ts';
import { crumple } from '../../lib/materials.ts';
import { doorArch, doorPath, moved, type TentPalette } from './form.ts';

/** The inner tent behind the door, lit through the fly, with its own dark entrance. */
function innerTent(drawing: Drawing, palette: TentPalette): string {
  const path = loop(
    [
      [596, 900],
      [606, 770],
      [640, 660],
      [690, 606],
      [728, 592],
      [770, 608],
      [822, 676],
      [856, 780],
      [872, 880],
    ],
    [
      [872, 880],
      [740, 880],
      [600, 900],
    ],
  );
  const entrance = loop(
    [
      [628, 892],
      [636, 780],
      [660, 700],
      [698, 658],
      [730, 650],
      [764, 662],
      [804, 726],
      [828, 800],
      [838, 878],
    ],
    [
      [838, 878],
      [740, 878],
      [628, 892],
    ],
  );
  const glow: Run = [
    [660, 700],
    [740, 640],
    [800, 720],
    [800, 820],
    [680, 830],
  ];
  const inner =
    drawing.softShape(smooth(glow, true), '#fff', 0.4, 26) +
    '<path d="M726 590V890" stroke="#000" stroke-opacity=".25" stroke-width="3"/>' +
    drawing.fold(
      [
        [730, 600],
        [690, 700],
        [640, 880],
      ],
      10,
      0.25,
    ) +
    drawing.fold(
      [
        [730, 600],
        [790, 700],
        [850, 860],
      ],
      10,
      0.25,
      { side: -1 },
    );
  const cloth = drawing.linear([
    [0, mix(palette.inner, palette.base, 0.35)],
    [0.6, palette.inner],
    [1, shade(palette.inner, -0.3)],
  ]);
  return (
    drawing.panel(path, cloth, { strength: 0.8, inner }) +
    `<path d="${entrance}" fill="#14161b" opacity=".58"/>` +
    `<path d="${entrance}" fill="none" stroke="${palette.sleeve}" stroke-width="3.5"/>`
  );
}

function porchFloor(drawing: Drawing): string {
  const path = loop(
    [
      [540, 936],
      [610, 892],
      [740, 876],
      [880, 876],
    ],
    [
      [880, 876],
      [930, 902],
      [730, 925],
      [540, 940],
    ],
  );
  return `<path d="${path}" fill="${drawing.linear([
    [0, '#3a3e45'],
    [1, '#24272c'],
  ])}"/>`;
}

/** The edge of the opening with its zip. */
function binding(drawing: Drawing, palette: TentPalette): string {
  const path = smooth(doorArch);
  const line = (colour: string, width: number, dashes = ''): string =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"${dashes}/>`;
  return (
    drawing.softLine(smooth(moved(doorArch, -4, -3)), '#fff', 0.3, 2, 0.8) +
    line(shade(palette.low, -0.35), 10) +
    line(shade(palette.low, 0.12), 6) +
    line('#0a0b0f', 2.6, ' stroke-dasharray="2.4 2"')
  );
}

/** The door's leaf, rolled up at the right and tied with two toggles. */
function rolledLeaf(drawing: Drawing, palette: TentPalette): string {
  const path = loop(
    [
      [790, 548],
      [846, 640],
      [888, 760],
      [896, 880],
    ],
    [
      [896, 880],
      [914, 902],
      [932, 880],
    ],
    [
      [932, 880],
      [926, 760],
      [884, 640],
      [812, 534],
    ],
    [
      [812, 534],
      [796, 528],
      [790, 548],
    ],
  );
  const inner =
    drawing.fold(
      [
        [806, 548],
        [866, 650],
        [906, 770],
        [914, 890],
      ],
      11,
      0.45,
    ) +
    drawing.fold(
      [
        [798, 552],
        [850, 650],
        [890, 770],
        [898, 880],
      ],
      8,
      0.35,
    ) +
    crumple(drawing, path, { seed: 2, opacity: 0.4, frequency: 0.02, frequencyY: 0.008 });
  const cloth = drawing.linear(
    [
      [0, shade(palette.base, 0.12)],
      [0.5, palette.base],
      [1, shade(palette.base, -0.45)],
    ],
    0,
    0,
    1,
    0,
  );
  const tie = (x: number, y: number, rotation: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${rotation})">` +
    `<path d="M-27 0Q0 9 27 0" fill="none" stroke="${palette.sleeve}" stroke-width="9"/>` +
    '<path d="M-27 -2Q0 7 27 -2" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>' +
    '<rect x="-5" y="-5" width="10" height="20" rx="4" fill="#1c1e23"/></g>';
  return (
    drawing.panel(path, cloth, { inner, shadow: drawing.dropShadow(-4, 6, 7, 0.5) }) +
    tie(858, 636, -32) +
    tie(910, 780, -10)
  );
}

/** The open door: what is seen inside, its zipped edge and its rolled leaf. */
export function door(drawing: Drawing, palette: TentPalette): string {
  const dim = (amount: number): string => mix(shade(palette.base, amount), '#211f22', 0.28);
  const fly = drawing.linear([
    [0, dim(-0.38)],
    [0.5, dim(-0.24)],
    [1, dim(-0.5)],
  ]);
  const inside =
    `<path d="${doorPath}" fill="${fly}"/>` +
    innerTent(drawing, palette) +
    porchFloor(drawing) +
    drawing.softLine(smooth(moved(doorArch, 8, 8)), '#000', 0.7, 22, 12) +
    drawing.softLine(smooth(moved(doorArch, 2, 2)), '#000', 0.6, 6, 2);
  return drawing.clip(doorPath, inside) + binding(drawing, palette) + rolledLeaf(drawing, palette);
}
