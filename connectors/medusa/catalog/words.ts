/** What the engine leaves to words, in Hungarian and English: whose goods they are, and what a colour looks like. */

/** In small letters without accents. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** As a part of an address; empty where nothing is left. */
export const slugOf = (text: string, most = 80): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, most)
    .replace(/-+$/, '');

export const oneSize = 'Egy méret';
export const oneColour = 'Egy szín';
export const usualCategory = 'Termékek';

const sizeTitles = new Set(['meret', 'size', 'meretek', 'sizes']);
const colourTitles = new Set(['szin', 'color', 'colour', 'szinek']);

/** What an option of the engine is in the shop; null for a title that says neither. */
export function axisOf(title: string): 'size' | 'colour' | null {
  const folded = fold(title).trim();
  if (sizeTitles.has(folded)) return 'size';
  return colourTitles.has(folded) ? 'colour' : null;
}

export type Gender = 'unisex' | 'female' | 'male' | 'kinder';
const genderWords: readonly (readonly [Gender, readonly string[]])[] = [
  ['female', ['noi', 'female', 'women', 'womens', 'lady']],
  ['male', ['ferfi', 'male', 'men', 'mens']],
  ['kinder', ['gyerek', 'gyermek', 'kislany', 'kisfiu', 'junior', 'kids', 'kinder', 'baba']],
  ['unisex', ['uniszex', 'unisex']],
];

/** Whose goods they are, by the first of some texts that says so. */
export function genderOf(...texts: readonly unknown[]): Gender {
  for (const text of texts) {
    const words = new Set(fold(typeof text === 'string' ? text : '').split(/[^a-z]+/));
    const found = genderWords.find(([, names]) => names.some((name) => words.has(name)));
    if (found) return found[0];
  }
  return 'unisex';
}

/** Families of colours by which the shop filters, each with its swatch and the words that belong to it. */
const families: readonly (readonly [family: string, swatch: string, words: readonly string[]])[] = [
  ['fekete', '#2a2c31', ['fekete', 'black']],
  ['fehér', '#f7f7f4', ['feher', 'white']],
  ['szürke', '#9aa0a6', ['szurke', 'grey', 'gray', 'antracit', 'ezust', 'silver']],
  ['türkiz', '#22a7a0', ['turkiz', 'turquoise', 'cian']],
  ['kék', '#1f5fd6', ['kek', 'blue', 'navy']],
  ['zöld', '#2f7d4f', ['zold', 'green', 'khaki', 'keki', 'oliva', 'menta']],
  // Before the yellow that its name ends with.
  ['narancssárga', '#ee7b25', ['narancs', 'narancssarga', 'orange', 'korall']],
  ['sárga', '#f2c230', ['sarga', 'yellow', 'arany', 'mustar']],
  ['rózsaszín', '#e58fb1', ['rozsaszin', 'pink', 'magenta', 'rozsa']],
  ['piros', '#c62a35', ['piros', 'red', 'voros', 'bordo']],
  ['lila', '#7d5bb5', ['lila', 'purple', 'violet']],
  ['barna', '#7a5537', ['barna', 'brown']],
  ['bézs', '#d8c8ab', ['bezs', 'beige', 'krem', 'homok', 'ekru']],
];

/** Family and swatch of a colour by its name, “sötétkék” or “fekete-fehér”; null for one that says nothing. */
export function colourNamed(name: string): { family: string; swatch: string } | null {
  for (const part of fold(name).split(/[^a-z]+/)) {
    for (const [family, swatch, words] of families)
      if (words.some((word) => part === word || part.endsWith(word))) return { family, swatch };
  }
  return null;
}
/** What stands for one that says nothing. */
export const unknownColour = { family: 'egyéb', swatch: '#c9ccc6' };
