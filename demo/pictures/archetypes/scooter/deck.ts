import type { Brandmark } from '../../archetype.ts';
import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { loop, polygon, smooth } from '../../lib/geometry.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { wordmark } from '../../lib/wordmark.ts';
import { tube } from '../bicycle/turned-parts.ts';
import { column, place, placed, rearAxle, type ScooterPalette } from './form.ts';

/** Rear dropout, the low deck with its grip tape and print, and the folded-up stand. */
export function deck(drawing: Drawing, palette: ScooterPalette, { name, motif }: Brandmark): string {
  const { base, accent, mark, grip } = palette;
  const side = loop(
    placed([86, 118], [120, 122], [540, 122]),
    placed([540, 122], [574, 128], [604, 150]),
    placed([604, 150], [612, 130], [592, 100]),
    placed([592, 100], [560, 76], [520, 72]),
    placed([520, 72], [160, 72]),
    placed([160, 72], [112, 80], [86, 118]),
  );
  const top = polygon(placed([112, 128], [546, 128], [552, 119], [106, 119]));
  const dropout = loop(
    placed([-26, 108], [0, 126], [110, 118]),
    placed([110, 118], [150, 80]),
    placed([150, 80], [40, 82], [-14, 78]),
    placed([-14, 78], [-30, 94], [-26, 108]),
  );
  const [x, y] = place([300, 97]);
  const [motifX, motifY] = place([452, 97]);
  const graphic = motifPaths(motif, { x: motifX, y: motifY, width: 74, height: 26, mirrored: true })
    .map((path) => `<path d="${path}" fill="${accent}"/>`)
    .join('');
  const stand = tube(placed([176, 66], [236, 60], [292, 58]), 20, '#2a2c32');
  const inner =
    `<path d="${smooth(placed([140, 80], [520, 80]))}" stroke="${accent}" stroke-width="4"/>${graphic}` +
    wordmark(name, 34, { letterSpacing: 0.06, maxWidth: 230 }).at(x, y, { fill: mark, opacity: 0.96 }) +
    drawing.softLine(smooth(placed([120, 116], [540, 116])), '#fff', 0.4, 4, 2);
  const [axleX, axleY] = place(rearAxle);
  return (
    stand +
    drawing.panel(dropout, shade(base, -0.12), {
      roundness: 8,
      shadow: drawing.dropShadow(2, 4, 4, 0.35),
    }) +
    drawing.panel(side, base, { roundness: 13, shadow: drawing.dropShadow(3, 6, 6, 0.3), inner }) +
    drawing.panel(top, grip, {
      roundness: 3,
      inner: drawing.grain(top, { frequency: 0.8, octaves: 2, scale: 0.6, opacity: 0.7 }),
    }) +
    `<circle cx="${axleX}" cy="${axleY}" r="12" fill="#8f949d" filter="${drawing.volume(5, 1)}"/>` +
    `<circle cx="${axleX}" cy="${axleY}" r="5" fill="#1c1d21"/>`
  );
}

/** The neck between deck and head tube, with the hinge by which the scooter folds. */
export function foldingNeck(drawing: Drawing, { base, metal, accent }: ScooterPalette): string {
  const neck = loop(
    placed([548, 122], [590, 140], [634, 208], column(92, -26)),
    [place(column(92, -26)), place(column(18, -26))],
    placed(column(18, -26), [648, 150], [604, 92], [548, 76]),
    placed([548, 76], [548, 122]),
  );
  const hinge = smooth(placed([584, 152], [612, 166], [640, 148], [636, 114], [606, 98], [580, 116]), true);
  const lever = smooth(placed([598, 150], [618, 156], [660, 204], [668, 232], [654, 232], [612, 178]), true);
  const bolt = (x: number, y: number, radius: number): string => {
    const [cx, cy] = place([x, y]);
    return (
      `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="#c9ccd2" filter="${drawing.volume(4, 1)}"/>` +
      `<circle cx="${cx}" cy="${cy}" r="${radius * 0.4}" fill="#1b1c20"/>`
    );
  };
  return (
    drawing.panel(neck, base, { roundness: 14, shadow: drawing.dropShadow(3, 5, 5, 0.35) }) +
    drawing.panel(hinge, metal, { roundness: 9, shadow: drawing.dropShadow(2, 4, 4, 0.4) }) +
    drawing.panel(lever, accent, { roundness: 6, shadow: drawing.dropShadow(2, 4, 3, 0.4) }) +
    bolt(608, 130, 10) +
    bolt(628, 146, 6)
  );
}
