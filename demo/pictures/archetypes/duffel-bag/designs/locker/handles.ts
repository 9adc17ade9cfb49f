import { shade } from '../../../../lib/colour.ts';
import type { Drawing } from '../../../../lib/drawing.ts';
import { loop, type Run } from '../../../../lib/geometry.ts';
import { webbing, type DuffelPalette } from '../../pieces.ts';
import { boxStitch, gripWrap } from '../../fittings.ts';
import { frontPath } from './outline.ts';

/** The handle behind the bag, or the one in front: its legs run round the bag, and a grip holds both. */
export function handles(drawing: Drawing, palette: DuffelPalette, isFar: boolean): string {
  const [dx, dy] = isFar ? [48, -30] : [0, 0];
  const at = (x: number, y: number): [number, number] => [x + dx, y + dy];
  const bow: Run = [
    at(330, 520),
    at(338, 420),
    at(376, 334),
    at(440, 292),
    at(510, 284),
    at(580, 296),
    at(636, 340),
    at(664, 424),
    at(670, 524),
  ];
  if (isFar) return webbing(drawing, bow, 28, shade(palette.webbing, -0.3), 0.2);
  const wrap = loop(
    [
      [434, 276],
      [510, 264],
      [588, 280],
    ],
    [
      [588, 280],
      [594, 298],
      [582, 316],
    ],
    [
      [582, 316],
      [510, 304],
      [442, 314],
    ],
    [
      [442, 314],
      [430, 298],
      [434, 276],
    ],
  );
  const legs = [
    [
      [330, 966],
      [329, 800],
      [330, 640],
      [330, 500],
    ],
    [
      [670, 970],
      [671, 800],
      [670, 640],
      [670, 504],
    ],
  ] satisfies Run[];
  return (
    legs.map((leg) => drawing.clip(frontPath, webbing(drawing, leg, 36, palette.webbing, 0.35))).join('') +
    [
      [330, 546],
      [670, 556],
      [330, 846],
      [670, 852],
    ]
      .map(([x = 0, y = 0]) => boxStitch(x, y, 25, 30, palette.accent))
      .join('') +
    webbing(drawing, bow, 34, palette.webbing, 0.32) +
    gripWrap(drawing, wrap, palette, [
      [446, 304],
      [510, 295],
      [578, 306],
    ])
  );
}
