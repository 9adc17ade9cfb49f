/** What pictures of goods show, in English, by how the catalog says it. */
const views: Readonly<Record<string, string>> = {
  oldalnézet: 'side view',
  'oldalnézet jobbról': 'right side view',
  'orrára állítva': 'standing on the toe',
  'a pár': 'the pair',
  elölnézet: 'front view',
  hátulnézet: 'back view',
  'tenyér felől': 'palm side',
  'belső sátor': 'inner tent',
  összecsomagolva: 'packed',
  'teljes kép': 'full view',
  részlet: 'detail',
  talp: 'sole',
  viselve: 'worn',
  'használat közben': 'in use',
};

const places: Readonly<Record<string, string>> = {
  'friss hóban': 'in fresh snow',
  tóparton: 'by a lake',
  'esti rakparton': 'on an embankment at dusk',
  'erdei ösvényen': 'on a forest trail',
  sportcsarnokban: 'in a sports hall',
  'esti focipályán': 'on a football pitch under floodlights',
  salakpályán: 'on a clay court',
  pingpongasztalon: 'on a table tennis table',
};

/** A view in English: "in use, by a lake". Throws for one that has no English words. */
export function englishView(text: string): string {
  return text
    .split(', ')
    .map((part) => {
      const known = views[part] ?? places[part];
      if (known === undefined) throw new Error(`The view "${part}" has no English words`);
      return known;
    })
    .join(' ');
}
