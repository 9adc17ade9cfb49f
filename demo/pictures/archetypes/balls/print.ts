import type { Motif } from '../../archetype.ts';
import type { Point } from '../../lib/geometry.ts';
import { motifPaths } from '../../lib/motifs.ts';
import { project, sphereWordmark } from '../../lib/sphere.ts';
import { add, cross, times, unit, type Vector } from '../../lib/vectors.ts';
import { wordmark, type WordmarkOptions } from '../../lib/wordmark.ts';

/** Radians on the ball per px of lettering. */
export const radiansPerPixel = 0.00165;

/** Where something is printed: a point of the ball and which way is up there, both as unit vectors. */
export interface PrintPlace {
  centre: Vector;
  up: Vector;
}

/** How a text is printed: size in px, and the options of the wordmark. */
export interface PrintText extends WordmarkOptions {
  size: number;
  fill: string;
  opacity?: number;
}

/** Lettering bent with the ball. */
export function printText(text: string, { centre, up }: PrintPlace, style: PrintText): string {
  const { size, fill, opacity = 0.93, ...options } = style;
  const path = sphereWordmark(wordmark(text, size, options), centre, up, radiansPerPixel);
  return `<path d="${path}" fill="${fill}" opacity="${opacity}"/>`;
}

/** A motif bent with the ball; width and height in radians. */
export function printMotif(
  motif: Motif,
  { centre, up }: PrintPlace,
  width: number,
  height: number,
  fill: string,
): string {
  const right = unit(cross(up, centre));
  const upright = unit(cross(centre, right));
  const corner = (across: number, upwards: number): Point =>
    project(
      unit(
        add(
          centre,
          add(times(right, Math.tan((across * width) / 2)), times(upright, Math.tan((upwards * height) / 2))),
        ),
      ),
    );
  const region = [corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1)] as const;
  return motifPaths(motif, region)
    .map((path) => `<path d="${path}" fill="${fill}" opacity=".93"/>`)
    .join('');
}
