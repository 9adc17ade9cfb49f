import type { PaletteOf } from '../../archetype.ts';
import type { Vector } from '../../lib/vectors.ts';
import { obliqueCamera } from '../oblique/camera.ts';

/** The foam, the lettering, the tube inside and the accent of the motif. */
export type FoamRollerPalette = PaletteOf<'base' | 'mark' | 'core' | 'accent'>;

/** Half the length and the radius of the roller in mm; it lies along x. */
export const halfLength = 166;
export const radius = 71;

export const camera = obliqueCamera({
  yaw: -0.62,
  pitch: 0.36,
  scale: 2.62,
  origin: [604, 590],
  light: [-0.5, 0.85, 0.62],
});

/** A point of the skin: mm along the axis, angle in radians (0 towards the viewer, π/2 up), mm above the skin. */
export function skin(along: number, angle: number, above = 0): Vector {
  return [along, Math.sin(angle) * (radius + above), Math.cos(angle) * (radius + above)];
}

export const normalAt = (angle: number): Vector => [0, Math.sin(angle), Math.cos(angle)];
