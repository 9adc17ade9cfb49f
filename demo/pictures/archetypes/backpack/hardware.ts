import type { PaletteOf } from '../../archetype.ts';
import { shade } from '../../lib/colour.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { smooth, type Run } from '../../lib/geometry.ts';
import { cord } from '../../lib/strokes.ts';

/** The colours of a backpack by part. */
export type BackpackPalette = PaletteOf<'base' | 'panel' | 'accent' | 'strap' | 'side'>;

/** A strap of webbing along a run, width in px. */
export function webbing(drawing: Drawing, points: Run, width: number, colour: string): string {
  const path = smooth(points);
  const light = `stroke-width="${width * 0.3}" transform="translate(-${width * 0.2} -1)"`;
  return `<g fill="none" filter="${drawing.dropShadow(3, 6, 4, 0.45)}">
<path d="${path}" stroke="${shade(colour, -0.5)}" stroke-width="${width + 2}"/>
<path d="${path}" stroke="${colour}" stroke-width="${width}"/>
<path d="${path}" stroke="#fff" stroke-opacity=".16" ${light}/>
<path d="${path}" stroke="#000" stroke-opacity=".28" stroke-width="${width}" stroke-dasharray="1.5 3"/></g>`;
}

/** A side-release buckle of black plastic with its middle at x, y. */
export function releaseBuckle(drawing: Drawing, x: number, y: number, rotation: number, scale: number): string {
  const plastic = drawing.linear([
    [0, '#4a4e57'],
    [1, '#15171b'],
  ]);
  const shadow = drawing.dropShadow(3, 5, 4, 0.5);
  const body = drawing.panel('M-20 -26h40l5 8v36l-5 8h-40l-5 -8v-36z', plastic, { roundness: 7, shadow });
  return `<g transform="translate(${x} ${y}) rotate(${rotation}) scale(${scale})">${body}
<path d="M-14 -9h28M-14 8h28" stroke="#000" stroke-opacity=".6" stroke-width="4"/>
<path d="M-14 -6h28M-14 11h28" stroke="#fff" stroke-opacity=".18" stroke-width="2"/></g>`;
}

/** Elastic cord laced crosswise between anchors at the left and the right, at three or more heights. */
export function bungee(
  drawing: Drawing,
  palette: BackpackPalette,
  [left, right]: readonly [number, number],
  heights: readonly number[],
  colour = palette.accent,
): string {
  const anchors = heights.flatMap((y) =>
    [left, right].map((x) =>
      drawing.panel(`M${x - 14} ${y - 10}h28v20h-28z`, palette.strap, {
        roundness: 5,
        shadow: drawing.dropShadow(2, 3, 2),
      }),
    ),
  );
  const laced = (first: 0 | 1): string => {
    const places = heights.map((y, index) => `${index % 2 === first ? left : right} ${y}`);
    return cord(`M${places.join('L')}`, 8, colour);
  };
  return `<g filter="${drawing.dropShadow(3, 6, 4, 0.45)}">${laced(0)}
${laced(1)}</g>${anchors.join('')}`;
}
