import type { Brandmark } from '../../archetype.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { mirror, reverse, type Point, type Run } from '../../lib/geometry.ts';
import { wordmark } from '../../lib/wordmark.ts';

/** A run that ends on the middle of the garment, continued to its mirror image. */
export function whole(half: Run): Point[] {
  return [...half, ...reverse(mirror(half)).slice(1)];
}

/** The markup mirrored at the middle of the canvas; it must hold no grain, which turns dark there. */
export function flipped(markup: string): string {
  return `<g transform="translate(1200 0) scale(-1 1)">${markup}</g>`;
}

/** Both halves of a garment as shapes for its shadow. */
export function bothSides(...paths: string[]): string {
  const half = paths.map((path) => `<path d="${path}"/>`).join('');
  return half + flipped(half);
}

/** The shadow of a hanging garment on the wall behind it: a wide one and a tight one. */
export function wallShadow(drawing: Drawing, shapes: string): string {
  const cast = (place: string, opacity: number, blur: number): string => {
    const look = `fill="#3b3a44" opacity="${opacity}" filter="${drawing.blur(blur)}"`;
    return `<g ${look} transform="translate(${place})">${shapes}</g>`;
  };
  return drawing.room(cast('26 36', 0.3, 26) + cast('8 10', 0.28, 8));
}

/** The woven label at the neck or the waist, its middle at x, y. */
export function wovenLabel(brand: Brandmark, x: number, y: number, width: number, height: number): string {
  const cloth = `<rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="3"`;
  return (
    `${cloth} fill="#e8e8e3"/>` +
    wordmark(brand.name, height * 0.5, { cut: 'bold', maxWidth: width * 0.82 }).at(x, y, { fill: '#22242b' })
  );
}
