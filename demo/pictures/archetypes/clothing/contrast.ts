import { lightness, shade } from '../../lib/colour.ts';

/** The colour of a panel beside a ground: as it is, or a lighter tone of the ground where the two are too near. */
export function setOff(colour: string, ground: string, least = 0.1): string {
  return Math.abs(lightness(colour) - lightness(ground)) < least ? shade(ground, 0.26) : colour;
}
