/** Words of sizes, of their systems and their tables in English. */
const words: Readonly<Record<string, string>> = {
  'Egy méret': 'One size',
  Nemzetközi: 'International',
  Mondopoint: 'Mondopoint',
  'magasság, cm': 'height, cm',
  markolat: 'grip',
  életkor: 'age',
  kesztyű: 'glove',
  cm: 'cm',
  oz: 'oz',
  Méret: 'Size',
  Vázméret: 'Frame size',
  'Vázméret (cm)': 'Frame size (cm)',
  'Lábhossz (cm)': 'Foot length (cm)',
  'Mellbőség (cm)': 'Chest (cm)',
  'Mell alatti bőség (cm)': 'Underbust (cm)',
  'Derékbőség (cm)': 'Waist (cm)',
  'Csípőbőség (cm)': 'Hips (cm)',
  'Magasság (cm)': 'Height (cm)',
  'Testmagasság (cm)': 'Height (cm)',
  'Belső lábhossz (cm)': 'Inside leg (cm)',
  'Testsúly (kg)': 'Body weight (kg)',
  'Súly (oz)': 'Weight (oz)',
  'US (női)': 'US (women)',
  'US (férfi)': 'US (men)',
  'US (gyerek)': 'US (children)',
  'EU (tájékoztató)': 'EU (for guidance)',
  'Fejkerület (cm)': 'Head (cm)',
  'Tenyérkerület (cm)': 'Palm (cm)',
  'Kerület (cm)': 'Girth (cm)',
  'Kerület (mm)': 'Girth (mm)',
  Életkor: 'Age',
  Kinek: 'For',
  Hossz: 'Length',
  Átmérő: 'Diameter',
  gyerek: 'children',
  nő: 'women',
  férfi: 'men',
  'nő, fiú 12–16 év': 'women, boys 12–16',
};

const patterns: readonly [RegExp, string][] = [
  [/^(\d+) év alatt$/, 'under $1'],
  [/^(\d+) év felett$/, 'over $1'],
  [/^(\d+–\d+) év$/, '$1 years'],
  [/^(\d+)-ig$/, 'up to $1'],
  [/^(\d+)-t[óő]l$/, 'from $1'],
];

/** A word of sizes in English. Throws for one that has none; undefined for what is no word: "42", "XL". */
export function englishSize(text: string): string | undefined {
  const known = words[text];
  if (known !== undefined) return known;
  const pattern = patterns.find(([form]) => form.test(text));
  if (pattern) return text.replace(...pattern);
  if (/\p{Ll}{2}/u.test(text)) throw new Error(`"${text}" of sizes has no English name`);
  return undefined;
}
