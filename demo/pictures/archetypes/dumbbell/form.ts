import type { PaletteOf } from '../../archetype.ts';
import type { Drawing } from '../../lib/drawing.ts';
import { polygon } from '../../lib/geometry.ts';
import type { Vector } from '../../lib/vectors.ts';
import { obliqueCamera } from '../oblique/camera.ts';

/** Colours, and as text the kilograms that are printed on the end. */
export type DumbbellPalette = PaletteOf<'base' | 'plate' | 'mark' | 'accent' | 'weight'>;

/** 270 mm long, hexagons of 94 mm across the flats, their edges chamfered by 11 mm. */
export const headStart = 62;
export const headEnd = 135;
export const chamfer = 11;
export const cornerRadius = 94 / Math.sqrt(3);
/** Height of the axis above the floor in mm. */
export const axisHeight = 47;

export const camera = obliqueCamera({
  yaw: 0.7,
  pitch: 0.4,
  scale: 3.55,
  origin: [604, 752],
  light: [-0.52, 0.74, 0.5],
});

/** A point about the axis: mm along it, angle from the front upwards, mm from it. */
export const around = (x: number, angle: number, radius: number): Vector => [
  x,
  axisHeight + Math.sin(angle) * radius,
  Math.cos(angle) * radius,
];

export function floorShadow(drawing: Drawing): string {
  const footprint = (from: number, to: number, depth: number, x = 0, z = 0): string => {
    const corners: Vector[] = [
      [from, 0, -depth],
      [to, 0, -depth],
      [to, 0, depth],
      [from, 0, depth],
    ];
    return polygon(corners.map(([cornerX, y, cornerZ]) => camera.place([cornerX + x, y, cornerZ + z])));
  };
  const underHead = (from: number, to: number): string =>
    drawing.softShape(footprint(from - 8, to + 12, cornerRadius * 0.95, 16, 4), '#3b3a44', 0.26, 26) +
    drawing.softShape(footprint(from - 2, to + 4, cornerRadius * 0.66, 6, 2), '#23222c', 0.5, 10) +
    drawing.softShape(footprint(from + 2, to - 2, cornerRadius * 0.5, 0, 1), '#0f0e16', 0.65, 5);
  return (
    underHead(-headEnd + 4, -headStart - 4) +
    underHead(headStart + 4, headEnd - 4) +
    drawing.softShape(footprint(-headStart, headStart, 16, 16, 10), '#23222c', 0.22, 16)
  );
}
