import { hash } from '#lib/core/random.ts';
import { lightness, mix, shade } from '../lib/colour.ts';

/** The left side of a figure in the picture, or its mirror image. */
export type Side = 1 | -1;

/** How somebody wears the hair. */
export type Cut = 'short' | 'long' | 'plait';

/** Somebody who wears a product: of a picture's wearer the skin is seen, maybe the hair, and on which leg the weight rests. */
export interface Person {
  skin: string;
  hair: string;
  cut: Cut;
  /** The side of the arm that hangs and of the leg that stands. */
  rests: Side;
}

const skins = ['#e5b08a', '#d89f76', '#c68b61', '#a9714c', '#83543a', '#64402d', '#ebbd9a', '#cf9569'] as const;

/** From dark to fair; darker skins go with the darkest hair. */
const hairs = ['#1c1817', '#2b2019', '#5a4028', '#8a6238', '#b08a54'] as const;
const isDark = /^#[68a]/;
const cuts: readonly Cut[] = ['short', 'long', 'plait'];

/** The person of a picture, by its name: the same one for ever. */
export function personOf(picture: string): Person {
  const number = hash(picture);
  const skin = skins[number % skins.length]!;
  return {
    skin,
    hair: hairs[isDark.test(skin) ? 0 : (number >>> 10) % hairs.length]!,
    cut: cuts[(number >>> 14) % cuts.length]!,
    rests: (number >>> 8) % 2 === 0 ? 1 : -1,
  };
}

/** Skin in shade (amount −1…0) or in light (0…1): it turns redder in shade, never grey. */
export function skinIn(skin: string, amount: number): string {
  const toned = shade(skin, amount);
  return amount < 0 ? mix(toned, '#8c2f16', Math.min(0.3, -amount * 0.42)) : mix(toned, '#ffe2bd', amount * 0.3);
}

/** The plain clothes beside a product: dark where it is light, slate where it is dark itself. */
export const complementOf = (colour: string): string => (lightness(colour) < 0.36 ? '#6d7781' : '#363d47');
