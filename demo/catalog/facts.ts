import { factOf, isFactOf } from '#lib/core/facts/all-facts.ts';
import type { Attribute, Facts } from '../model.ts';

/** What a row of a kind's data says in facts, and what it says beyond them. */
interface Read {
  facts: Facts;
  rest?: Attribute;
}

type Rule = (value: string, category: string) => Read | null;

/** "10 000 mm", "27,5", "−2 °C" as a number. */
function numberIn(text: string): number {
  const [digits = ''] = /^−?[\d ]+(?:,\d+)?/.exec(text) ?? [];
  return Number(digits.replaceAll(' ', '').replace('−', '-').replace(',', '.'));
}

const isQuantity = (text: string, unit: string): boolean => /^−?[\d ]+(?:,\d+)?/.test(text) && text.endsWith(unit);

/** A number in a unit; what is written in another way stays as it is. */
const measured =
  (key: string, unit: string): Rule =>
  (value) =>
    isQuantity(value, unit) ? { facts: { [key]: numberIn(value) } } : null;

/** Words for values; what is said in other words stays as it is. */
const worded =
  (key: string, values: Readonly<Record<string, Facts[string]>>): Rule =>
  (value) => {
    const found = values[value];
    return found === undefined ? null : { facts: { [key]: found } };
  };

/** The first rule that reads a text. */
const firstOf =
  (...rules: readonly Rule[]): Rule =>
  (value, category) =>
    rules.map((rule) => rule(value, category)).find((read) => read !== null) ?? null;

function grams(text: string): number {
  return text.endsWith(' kg') ? Math.round(numberIn(text) * 1000) : numberIn(text);
}

const weighed: Rule = (value, category) => {
  if (/kezisulyzok|kettlebellek/.test(category)) return { facts: { mass: numberIn(value) } };
  return { facts: { [category.endsWith('tollasutok') ? 'racketWeight' : 'weight']: grams(value) } };
};

const allYear = ['spring', 'summer', 'autumn', 'winter'];
const frames = { alumínium: 'aluminium', karbon: 'carbon' };
const membrane: Attribute = { name: 'Membrán', value: 'HavaTex' };

/** Width of a ski boot's last as shops call it. */
const lastWidths: Readonly<Record<string, string>> = { '98 mm': 'narrow', '100 mm': 'regular', '102 mm': 'wide' };

/** How the rows of the kinds' data are read, by their names. */
const rules: Readonly<Record<string, Rule>> = {
  Terep: worded('terrain', {
    aszfalt: ['asphalt'],
    'aszfalt, salak': ['asphalt', 'cinder'],
    'terem, futópad': ['indoor'],
    'erdei ösvény, sár': ['forest', 'mud'],
    'köves hegyi ösvény': ['mountain'],
    'vegyes terep': ['mixed'],
    'erdei út, jelzett ösvény': ['forest'],
    'középhegység, erdei ösvény': ['forest', 'hills'],
    'hegyvidék, köves ösvény': ['mountain'],
    'könnyű ösvény, vízpart, város': ['easy', 'city', 'waterside'],
    'előkészített pálya': ['piste'],
    'pálya és pálya mellett': ['piste', 'off-piste'],
  }),
  Talpesés: measured('drop', ' mm'),
  Csillapítás: worded('cushioning', { közepes: 'medium', erős: 'strong' }),
  Pronáció: worded('pronation', { semleges: ['neutral'], 'semleges, enyhe túlpronáció': ['neutral', 'over'] }),
  'Súly (egy cipő)': measured('shoeWeight', ' g'),
  'Súly (egy bakancs)': measured('shoeWeight', ' g'),
  'Súly (egy szandál)': measured('shoeWeight', ' g'),
  Bordamélység: measured('lugDepth', ' mm'),
  Merevítőlap: worded('plate', { karbon: 'carbon', üvegszál: 'fibreglass' }),
  Hőmérséklet: measured('coldRating', ' °C-ig'),
  Flex: measured('flex', ''),
  Kaptafaszélesség: (value) => {
    const width = lastWidths[value];
    return width === undefined ? null : { facts: { lastWidth: numberIn(value), width } };
  },
  Vízállóság: firstOf(
    worded('water', {
      vízálló: 'waterproof',
      vízlepergető: 'repellent',
      'nem vízálló, gyorsan szárad': 'none',
    }),
    (value) => (value === 'vízálló, HavaTex membrán' ? { facts: { water: 'waterproof' }, rest: membrane } : null),
    (value) => (isQuantity(value, ' mm') ? { facts: { water: 'waterproof', waterColumn: numberIn(value) } } : null),
  ),
  'Vízoszlop (ponyva)': (value) => ({ facts: { water: 'waterproof', waterColumn: numberIn(value) } }),
  Légáteresztés: measured('breathability', ' g/m²/24 h'),
  Töltet: (value) => {
    if (!/pehely/.test(value)) return { facts: { insulation: 'synthetic' } };
    return { facts: { insulation: 'down' }, rest: { name: 'Töltet összetétele', value } };
  },
  Töltőerő: measured('fillPower', ' cuin'),
  Kapucni: worded('hood', {
    'fix, állítható': 'adjustable',
    'igen, zsinórral állítható': 'adjustable',
    'fix, sisakra húzható': 'helmet',
    'nincs, álló gallér': 'none',
  }),
  Évszak: worded('season', {
    'egész évben': allYear,
    'tavasz, nyár, ősz': ['spring', 'summer', 'autumn'],
    'ősz, tél, tavasz': ['spring', 'autumn', 'winter'],
    'ősz, tél': ['autumn', 'winter'],
    nyár: ['summer'],
    tél: ['winter'],
  }),
  Szabás: worded('fit', {
    testhezálló: 'narrow',
    'feszes, versenyszabás': 'narrow',
    'szűkülő szárú': 'tapered',
    normál: 'regular',
    laza: 'wide',
    bő: 'wide',
  }),
  Anyagsúly: measured('fabricWeight', ' g/m²'),
  Hossz: worded('legLength', { hosszú: 'long', 'térd fölé érő': 'knee', rövid: 'short' }),
  'Belső nadrág': worded('innerShorts', { van: true, nincs: false }),
  Tartás: worded('support', { könnyű: 'light', közepes: 'medium', erős: 'strong' }),
  Vastagság: worded('thickness', { vékony: 'thin', közepes: 'medium', vastag: 'thick' }),
  Fényvédelem: worded('uvProtection', { 'UPF 30+': 'upf30', 'UPF 50+': 'upf50' }),
  Űrtartalom: firstOf(measured('volume', ' l'), (value) => ({ facts: { volume: numberIn(value) / 1000 } })),
  Férőhely: measured('persons', ' fő'),
  Súly: weighed,
  'Súly (húrozatlan)': measured('racketWeight', ' g'),
  Terhelhetőség: measured('maxLoad', ' kg'),
  Hátrendszer: worded('backSystem', { 'szellőző, rögzített': 'fixed', állítható: 'adjustable' }),
  Esőhuzat: worded('rainCover', { tartozék: true, 'nem tartozék': false }),
  Komforthőmérséklet: measured('comfortTemperature', ' °C'),
  Rudazat: worded('tentPoles', { üvegszál: 'fibreglass', alumínium: 'aluminium' }),
  'Hidegen tart': measured('keepsCold', ' óra'),
  Szár: worded('shaft', { alumínium: 'aluminium', 'karbon és alumínium': 'carbon' }),
  Labdatípus: worded('purpose', {
    szabadidő: ['leisure'],
    iskolai: ['school'],
    edzés: ['training'],
    mérkőzés: ['match'],
  }),
  Használat: firstOf(
    worded('place', {
      kültér: ['outdoor'],
      'bel- és kültér': ['indoor', 'outdoor'],
      beltér: ['indoor'],
      'strand, szabadtér': ['outdoor', 'beach'],
    }),
    worded('purpose', {
      szabadidő: ['leisure'],
      'szabadidő, edzés': ['leisure', 'training'],
      edzés: ['training'],
      verseny: ['race'],
      zsákolás: ['bag'],
      'zsákolás, kesztyűzés': ['bag', 'sparring'],
    }),
  ),
  Pálya: worded('pitch', {
    'fű, műfű': ['grass', 'turf'],
    'fű, műfű, salak': ['grass', 'turf', 'cinder'],
    'füves és műfüves': ['grass', 'turf'],
  }),
  Borítás: worded('cover', {
    PVC: 'pvc',
    TPU: 'tpu',
    PU: 'pu',
    'PU (mikroszálas)': 'microfibre',
    gumi: 'rubber',
    'kompozit bőr': 'leather',
  }),
  Szint: worded('level', {
    hobbi: 'hobby',
    kezdő: 'beginner',
    haladó: 'advanced',
    verseny: 'race',
    profi: 'pro',
  }),
  Keret: worded('racketFrame', { alumínium: 'aluminium', grafit: 'graphite' }),
  Fejméret: measured('headSize', ' cm²'),
  Szivacs: measured('sponge', ' mm'),
  Anyag: worded('matMaterial', { 'NBR-hab': 'nbr', TPE: 'tpe', 'természetes gumi': 'rubber' }),
  Keménység: worded('hardness', { puha: ['soft'], közepes: ['medium'], kemény: ['hard'] }),
  'Keménység (flex)': worded('hardness', { puha: ['soft'], közepes: ['medium'], kemény: ['hard'] }),
  Középszélesség: measured('waistWidth', ' mm'),
  Sugár: measured('radius', ' m'),
  Lencsekategória: worded('lensCategory', { S2: 's2', S3: 's3' }),
  Váz: worded('frame', frames),
  Kerékméret: firstOf(measured('wheelSize', '"'), (value) => ({
    facts: { wheelSize: numberIn(value) },
    rest: { name: 'Abroncsátmérő', value: '622 mm' },
  })),
  'Rugóút (elöl)': measured('travel', ' mm'),
  Csapágy: worded('bearing', { 'ABEC 5': 'abec5', 'ABEC 7': 'abec7', 'ABEC 9': 'abec9' }),
};

/** Whether all of these are facts of the goods of a category, by its path. */
function areOf(facts: Facts, category: string): boolean {
  const slugs = category.split('/');
  return Object.keys(facts).every((key) => {
    const fact = factOf(key);
    return fact !== undefined && isFactOf(fact, slugs);
  });
}

/**
 * The facts that the rows of a product's data say, and the rows that say something else: a fact and its words are
 * written in one place, so that they never contradict. `category` is the path of the product's category.
 */
export function factsAndRest(
  attributes: readonly Attribute[],
  category: string,
): { facts: Facts; attributes: Attribute[] } {
  const facts: Facts = {};
  const rest: Attribute[] = [];
  for (const attribute of attributes) {
    const read = rules[attribute.name]?.(attribute.value, category);
    if (!read || !areOf(read.facts, category)) {
      rest.push(attribute);
      continue;
    }
    Object.assign(facts, read.facts);
    if (read.rest) rest.push(read.rest);
  }
  return { facts, attributes: rest };
}
