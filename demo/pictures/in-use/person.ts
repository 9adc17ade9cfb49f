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
  isChild: boolean;
}

const skins = ['#e5b08a', '#d89f76', '#c68b61', '#a9714c', '#83543a', '#64402d', '#ebbd9a', '#cf9569'] as const;

/** From dark to fair; darker skins go with the darkest hair. */
const hairs = ['#1c1817', '#2b2019', '#5a4028', '#8a6238', '#b08a54'] as const;
const isDark = /^#[68a]/;
const cuts: readonly Cut[] = ['short', 'long', 'plait'];

/** Red, green and blue of a colour, 0…255. */
const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
const distance = (one: string, other: string): number =>
  Math.hypot(...channels(one).map((channel, index) => channel - channels(other)[index]!));
/** So far from a garment's colour a skin is no part of it. */
const apart = 110;

/**
 * The person of a picture, by its name: the same one for ever, and, where the colour of a garment is given, one whose skin
 * nobody takes for its cloth.
 */
export function personOf(picture: string, colour?: string): Person {
  const number = hash(picture);
  const contrasting = skins.filter((skin) => !colour || distance(skin, colour) >= apart);
  const choice = contrasting.length ? contrasting : skins;
  const skin = choice.includes(skins[number % skins.length]!)
    ? skins[number % skins.length]!
    : choice[number % choice.length]!;
  return {
    skin,
    hair: hairs[isDark.test(skin) ? 0 : (number >>> 10) % hairs.length]!,
    cut: cuts[(number >>> 14) % cuts.length]!,
    rests: (number >>> 8) % 2 === 0 ? 1 : -1,
    isChild: /-child-scene$/.test(picture),
  };
}

/** Skin in shade (amount −1…0) or in light (0…1): it turns redder in shade, never grey. */
export function skinIn(skin: string, amount: number): string {
  const toned = shade(skin, amount);
  return amount < 0 ? mix(toned, '#8c2f16', Math.min(0.3, -amount * 0.42)) : mix(toned, '#ffe2bd', amount * 0.3);
}

/** Of colours one by a number, which is neither taken for the skin nor for the product. */
export function clothesBeside(colours: readonly string[], { skin }: Person, number: number, product = skin): string {
  const choice = colours.filter((colour) => [skin, product].every((other) => distance(colour, other) >= 60));
  const known = choice.length ? choice : colours;
  return known[number % known.length]!;
}

/** The plain clothes beside a product: dark where it is light, slate where it is dark itself. */
export const complementOf = (colour: string): string => (lightness(colour) < 0.36 ? '#6d7781' : '#363d47');
