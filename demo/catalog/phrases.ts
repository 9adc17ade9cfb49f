import type { Gender, CatalogPhrase } from '../model.ts';
import { brands } from './brands.ts';
import { kinds } from './goods/kinds.ts';
import { brandLines } from './lines.ts';

/** What shoppers type beside names of goods and brands, with how often. */
const typed: Readonly<Record<string, number>> = {
  'fekete leggings': 410,
  'téli kabát': 640,
  'női télikabát': 480,
  'férfi télikabát': 455,
  'gyerek télikabát': 390,
  'vízálló bakancs': 430,
  'vízálló túracipő': 350,
  'fehér sneaker': 360,
  'fehér cipő': 340,
  'fekete cipő': 310,
  'stoplis cipő gyerek': 370,
  'sátor 2 személyes': 280,
  'téli hálózsák': 190,
  'kétszemélyes sátor': 260,
  sí: 380,
  bicikli: 620,
  bringa: 410,
  'mountain bike 29': 350,
  hegyikerékpár: 300,
  'bicikli sisak': 320,
  foci: 430,
  'focilabda 5': 270,
  'kosárlabda 7': 210,
  görkori: 390,
  'görkori gyerek': 230,
  súlyzó: 460,
  'súlyzó 10 kg': 240,
  'kettlebell 16 kg': 200,
  ugrálókötél: 260,
  'jógamatrac 6 mm': 150,
  tornaszőnyeg: 200,
  pulcsi: 420,
  'kapucnis pulcsi': 360,
  mackónadrág: 250,
  cicanadrág: 240,
  'karbonos futócipő': 130,
  'maratoni cipő': 90,
  'terepfutó cipő női': 180,
  'kulacs 750 ml': 160,
  'acél kulacs': 210,
  termosz: 230,
  homloklámpa: 150,
  'kötött sapka': 220,
  'merinó zokni': 180,
  bakancszokni: 130,
  'esőkabát gyerek': 210,
  'síkabát női': 250,
  'síkabát férfi': 230,
  'síszemüveg gyerek': 140,
  'úszószemüveg gyerek': 190,
  'teniszütő kezdő': 120,
  strandröplabda: 140,
  'sporttáska 60 l': 90,
  'hátizsák 38 l': 170,
  'ping-pong ütő': 150,
  'női futócipő 38': 260,
  'férfi bakancs 43': 150,
  'kék hátizsák': 90,
  'piros sisak': 70,
  'fekete pulóver': 180,
  'vízálló kabát': 240,
  'steppelt kabát': 160,
  'országúti bringa': 220,
  'roller gyerek': 260,
  'felnőtt roller': 170,
  'kapus kesztyű': 160,
  'sípcsontvédő gyerek': 140,
  'sífutó léc': 120,
  'sísisak gyerek': 170,
  'smr henger': 150,
  gumiszalag: 210,
  fitball: 140,
  boxkesztyű: 200,
  'tollas ütő': 160,
  'futóöv telefonnak': 110,
  'bringás szemüveg': 140,
  'baseball sapka': 280,
  'téli kesztyű gyerek': 190,
  polár: 260,
  'sínadrág gyerek': 240,
  fürdőruha: 330,
  'bringás mez': 140,
  'női mellény': 170,
};

const genderWords: Readonly<Partial<Record<Gender, string>>> = { female: 'női', male: 'férfi', kinder: 'gyerek' };
const limit = 300;

const bareNoun = (noun: string): string => noun.replace(/,.*$/, '').replace(/ kötéssel$/, '');

/** Phrases for autosuggest, in lower case, the most typed first. */
export function catalogPhrases(): CatalogPhrase[] {
  const weights = new Map<string, number>();
  const add = (phrase: string, weight: number): void => {
    const lower = phrase.toLocaleLowerCase('hu');
    weights.set(lower, Math.max(weights.get(lower) ?? 0, Math.round(weight)));
  };
  for (const { noun, share, genders, synonyms, archetype } of kinds) {
    const bare = bareNoun(noun);
    add(bare, share * 150);
    for (const gender of Object.keys(genders) as Gender[]) {
      const word = genderWords[gender];
      if (word) add(`${word} ${bare}`, share * 14 * (genders[gender] ?? 1));
    }
    for (const [index, synonym] of synonyms.slice(0, 2).entries()) add(synonym, share * (40 - 8 * index));
    for (const { brand } of brandLines(archetype).slice(0, 2)) add(`${brands[brand].name} ${bare}`, share * 16);
  }
  for (const { name } of Object.values(brands)) add(name, 60);
  for (const [phrase, weight] of Object.entries(typed)) add(phrase, weight);
  return [...weights]
    .map(([phrase, weight]) => ({ phrase, weight }))
    .toSorted((a, b) => b.weight - a.weight || (a.phrase < b.phrase ? -1 : 1))
    .slice(0, limit);
}
