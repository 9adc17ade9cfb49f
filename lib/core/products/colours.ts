import { fold } from '#lib/core/text/fold.ts';

/** Families of colours by which the shop filters, each with its swatch. */
const families: Readonly<Record<string, string>> = {
  fekete: '#2a2c31',
  fehér: '#f7f7f4',
  szürke: '#9aa0a6',
  kék: '#1f5fd6',
  türkiz: '#22a7a0',
  zöld: '#2f7d4f',
  // Before the yellow that its name ends with.
  narancssárga: '#ee7b25',
  sárga: '#f2c230',
  piros: '#c62a35',
  rózsaszín: '#e58fb1',
  lila: '#7d5bb5',
  barna: '#7a5537',
  bézs: '#d8c8ab',
};

/** Shades that are not called after their family. */
const shades: Readonly<Record<string, readonly [family: string, swatch: string]>> = {
  antracit: ['szürke', '#43474d'],
  arany: ['sárga', '#c9a24b'],
  black: ['fekete', '#2a2c31'],
  blue: ['kék', '#1f5fd6'],
  bordó: ['piros', '#6f1d2b'],
  brown: ['barna', '#7a5537'],
  cián: ['türkiz', '#1fb6c9'],
  ekrü: ['bézs', '#ece3cf'],
  ezüst: ['szürke', '#b9bdc2'],
  grafit: ['szürke', '#41454c'],
  green: ['zöld', '#2f7d4f'],
  grey: ['szürke', '#9aa0a6'],
  homok: ['bézs', '#d6c3a0'],
  khaki: ['zöld', '#7c7a55'],
  keki: ['zöld', '#7c7a55'],
  korall: ['narancssárga', '#f0705a'],
  krém: ['bézs', '#efe6d2'],
  lime: ['zöld', '#b6d63a'],
  magenta: ['rózsaszín', '#c2378f'],
  menta: ['zöld', '#a7d9c1'],
  mustár: ['sárga', '#c99a2e'],
  navy: ['kék', '#1d2b4f'],
  narancs: ['narancssárga', '#ee7b25'],
  olív: ['zöld', '#6b6f3f'],
  olíva: ['zöld', '#6b6f3f'],
  orange: ['narancssárga', '#ee7b25'],
  pink: ['rózsaszín', '#e0569b'],
  purple: ['lila', '#7d5bb5'],
  red: ['piros', '#c62a35'],
  rózsa: ['rózsaszín', '#e58fb1'],
  tégla: ['piros', '#a4452f'],
  vörös: ['piros', '#a8232d'],
  white: ['fehér', '#f7f7f4'],
  yellow: ['sárga', '#f2c230'],
};

const known: readonly (readonly [word: string, family: string, swatch: string])[] = [
  ...Object.entries(families).map(([family, swatch]) => [fold(family), family, swatch] as const),
  ...Object.entries(shades).map(([shade, [family, swatch]]) => [fold(shade), family, swatch] as const),
];

/** What stands for a colour whose name says nothing that the shop knows. */
const unknownColour = { family: 'egyéb', swatch: '#c9ccc6' };

/** Family and swatch of a colour by its name, "sötétkék" or "fekete-fehér"; `isKnown` is false for one that is a guess. */
export function colourNamed(name: string): { family: string; swatch: string; isKnown: boolean } {
  for (const part of fold(name)
    .split(/[^a-z]+/)
    .filter(Boolean)) {
    const own = known.find(([word]) => part === word) ?? known.find(([word]) => part.endsWith(word));
    if (own) return { family: own[1], swatch: own[2], isKnown: true };
  }
  return { ...unknownColour, isKnown: false };
}
