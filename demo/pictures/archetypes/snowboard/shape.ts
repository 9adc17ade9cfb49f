import type { PaletteOf } from '../../archetype.ts';
import { polygon, reverse, type Point } from '../../lib/geometry.ts';

/** The board, the printed sky and sun, the binding with its straps and details, the lettering. */
export type SnowboardPalette = PaletteOf<'base' | 'sky' | 'sun' | 'binding' | 'strap' | 'accent' | 'mark'>;

export const boardTop = 64;
export const boardBottom = 1124;
const endLength = 112;
const contactHalfWidth = 101;
const waistHalfWidth = 85;

function halfWidthAt(y: number): number {
  const [nose, tail] = [boardTop + endLength, boardBottom - endLength];
  if (y >= nose && y <= tail) {
    const fromWaist = (2 * (y - nose)) / (tail - nose) - 1;
    return waistHalfWidth + (contactHalfWidth - waistHalfWidth) * fromWaist ** 2;
  }
  const beyond = Math.min(1, (y < nose ? nose - y : y - tail) / endLength);
  return contactHalfWidth * (1 - beyond ** 2.25) ** (1 / 2.1);
}

/** Outline of a board around the upright line at cx, drawn in by px. */
export function boardOutline(cx: number, inset = 0): string {
  const steps = 150;
  const side = (direction: 1 | -1): Point[] =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const share = (1 - Math.cos((Math.PI * step) / steps)) / 2;
      const halfWidth = halfWidthAt(boardTop + (boardBottom - boardTop) * share);
      const width = Math.max(0, halfWidth - inset * Math.min(1, halfWidth / 30));
      return [cx + direction * width, boardTop + inset + (boardBottom - boardTop - 2 * inset) * share];
    });
  return polygon([...side(1), ...reverse(side(-1))]);
}
