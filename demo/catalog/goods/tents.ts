import type { Kind } from './kind.ts';

/** What all tents have in common. */
const common = {
  archetype: 'tent',
  category: 'felszereles/kemping-es-tura/satrak',
  sports: ['kemping', 'satorozas', 'tura'],
  genders: { unisex: 1 },
  sizing: 'one',
  canBeRefurbished: true,
  materials: [
    'Ponyva: 100% poliészter, poliuretán bevonattal; belső sátor: 100% poliészter; padló: 100% poliészter',
    'Ponyva: 100% poliamid, szilikonbevonattal; belső sátor: 100% poliamid; padló: 100% poliamid',
  ],
  care: 'Nedvesen ne tedd el. Langyos vízzel mosd le, kiterítve szárítsd, a ponyvát évente impregnáld.',
  warnings: ['A sátorban ne főzz és ne gyújts nyílt lángot. Szellőzéséről mindig gondoskodj.'],
} satisfies Partial<Kind>;

const waterColumns = {
  'Vízoszlop (ponyva)': { entry: ['2000 mm'], advanced: ['3000 mm'], race: ['4000 mm'] },
  'Vízoszlop (padló)': { entry: ['3\u00A0000 mm'], advanced: ['5\u00A0000 mm'], race: ['8\u00A0000 mm'] },
} satisfies Kind['attributes'];

const seams: Kind['features'][number] = [
  'Ragasztott varrások',
  'A ponyva varrásait szalag zárja, így felhőszakadásban sem csöpög.',
];
const net: Kind['features'][number] = ['Szúnyoghálós ajtó', 'A szúnyoghálós ajtó nyitott ponyvával is védelmet ad.'];
const aluminium: Kind['features'][number] = [
  'Alumíniumrudazat',
  'Az alumíniumrudak könnyebbek, és szélben kevésbé törnek.',
  { levels: ['advanced', 'race'], attribute: ['Rudazat', 'alumínium'] },
];
const reflective: Kind['features'][number] = [
  'Fényvisszaverő zsinórok',
  'A feszítőzsinórok lámpafényben világítanak, így nem botlasz el bennük.',
];
const closings = [
  'Indulás előtt egyszer otthon is állítsd fel.',
  'Bontáskor a ponyvát mindig máshol hajtsd, hogy a bevonat ne törjön.',
  'Alátétponyvával tovább kíméled a sátorpadlót.',
];

/** Data of a tent for two and three seasons, by its weight. */
const ofTwoPersons = (weight: NonNullable<Kind['attributes']>[string]): Kind['attributes'] => ({
  Férőhely: ['2 fő'],
  ...waterColumns,
  Súly: weight,
  Rudazat: { entry: ['üvegszál'], advanced: ['alumínium'], race: ['alumínium'] },
  Évszak: ['tavasz, nyár, ősz'],
});

/** Tents: their nouns name their shapes, by which their pictures are chosen (`designsFor`). */
export const tents: readonly Kind[] = [
  {
    ...common,
    noun: 'kétszemélyes kupolasátor',
    share: 0.45,
    prices: { entry: [29990, 42990], advanced: [54990, 84990], race: [109990, 169990] },
    models: ['Kupola', 'Égbolt', 'Tábor', 'Csillaghegy', 'Réti Farkas', 'Szálláshely', 'Fenyves', 'Szentjánosbogár'],
    intros: [
      '{A_NÉV} kétszemélyes kupolasátor, amelyet egyedül is tíz perc alatt felállítasz.',
      'Nyári fesztiválra, Balaton-partra és hegyi táborhelyre: {a_név} szélben is stabilan áll.',
      '{A_NÉV} előterében két hátizsák és két pár bakancs is szárazon marad.',
    ],
    features: [
      ['Gyorsan felállítható', 'A két íves rúd színkód szerint a helyére csúszik.'],
      seams,
      ['Előtér a csomagoknak', 'A fedett előtérben marad a hátizsák és a cipő.'],
      net,
      aluminium,
      reflective,
    ],
    closings,
    attributes: ofTwoPersons({ entry: ['3,2 kg'], advanced: ['2,6 kg'], race: ['1,9 kg'] }),
    dimensions: {
      Alapterület: { entry: ['2,9 m²', '3,1 m²'], advanced: ['2,8 m²', '3 m²'], race: ['2,7 m²', '2,8 m²'] },
      'Belső magasság': { entry: ['115 cm', '120 cm'], advanced: ['110 cm', '115 cm'], race: ['105 cm', '108 cm'] },
      Csomagméret: {
        entry: ['58 × 17 cm', '60 × 18 cm'],
        advanced: ['50 × 16 cm', '52 × 16 cm'],
        race: ['44 × 14 cm', '45 × 14 cm'],
      },
    },
    synonyms: ['sátor', 'iglusátor', 'kempingsátor', 'túrasátor'],
  },
  {
    ...common,
    noun: 'kétszemélyes alagútsátor',
    share: 0.45,
    prices: { entry: [34990, 49990], advanced: [64990, 94990], race: [119990, 179990] },
    models: ['Nádas', 'Szélcsend', 'Vándorfészek', 'Kenuút', 'Partfutó', 'Alkonyat', 'Harmatos', 'Füzes', 'Gázló'],
    intros: [
      '{A_NÉV} kétszemélyes alagútsátor, amelyben a kis súlyhoz sok hely jár.',
      'Kerékpár- és kenutúrára: {a_név} hosszú előterében a csomagok is elférnek.',
      '{A_NÉV} három íves rúdon feszül, és háttal a szélnek nyugodtan áll.',
    ],
    features: [
      ['Három íves rúd', 'A három ív kívülről a ponyvába csúszik, így esőben a belső sátor is száraz marad.'],
      seams,
      ['Hosszú előtér', 'Az előtérben két hátizsák mellett is marad hely az öltözködéshez.'],
      net,
      aluminium,
      reflective,
    ],
    closings,
    attributes: ofTwoPersons({ entry: ['3,4 kg'], advanced: ['2,7 kg'], race: ['2 kg'] }),
    dimensions: {
      Alapterület: { entry: ['3,1 m²', '3,3 m²'], advanced: ['3 m²', '3,2 m²'], race: ['2,9 m²', '3 m²'] },
      'Belső magasság': { entry: ['108 cm', '112 cm'], advanced: ['105 cm', '108 cm'], race: ['100 cm', '104 cm'] },
      Csomagméret: {
        entry: ['54 × 17 cm', '56 × 18 cm'],
        advanced: ['48 × 16 cm', '50 × 16 cm'],
        race: ['42 × 14 cm', '43 × 14 cm'],
      },
    },
    synonyms: ['sátor', 'tunnelsátor', 'kempingsátor', 'túrasátor'],
  },
  {
    ...common,
    noun: 'négyszemélyes családi sátor',
    sports: ['kemping', 'satorozas'],
    share: 0.45,
    prices: { entry: [69990, 94990], advanced: [119990, 179990] },
    models: ['Nyaraló', 'Veranda', 'Tanya', 'Nagycsalád', 'Diófa', 'Vasárnap', 'Kisház', 'Tóparti Tanya', 'Lugas'],
    intros: [
      '{A_NÉV} négyszemélyes családi sátor, amelyben állva is elférsz.',
      'Autós kempinghez és hosszú nyaraláshoz: {a_név} előtetője alatt esőben is együtt reggeliztek.',
      '{A_NÉV} egyenes falai között négy matrac és egy kis asztal is elfér.',
    ],
    features: [
      ['Állómagasság', 'Egyenes falai és {Belső magasság} magas teteje alatt felnőtt is kiegyenesedik.'],
      ['Előtető két rúddal', 'Az előtető két rúdon áll, árnyékot ad, és esőben szárazon tartja a bejáratot.'],
      ['Ablakok minden oldalon', 'Az átlátszó ablakok napfényt engednek be, este függöny zárja őket.'],
      seams,
      net,
      reflective,
    ],
    closings,
    attributes: {
      Férőhely: ['4 fő'],
      ...waterColumns,
      Súly: { entry: ['9,8 kg'], advanced: ['8,6 kg'] },
      Rudazat: { entry: ['üvegszál'], advanced: ['alumínium'] },
      Évszak: ['tavasz, nyár, ősz'],
    },
    dimensions: {
      Alapterület: { entry: ['9,6 m²', '10,4 m²'], advanced: ['9,9 m²', '10,8 m²'] },
      'Belső magasság': { entry: ['200 cm', '205 cm'], advanced: ['205 cm', '210 cm'] },
      Csomagméret: { entry: ['72 × 27 cm', '75 × 28 cm'], advanced: ['68 × 25 cm', '70 × 26 cm'] },
    },
    synonyms: ['sátor', 'nagy sátor', 'kempingsátor', 'négyszemélyes sátor'],
  },
  {
    ...common,
    noun: 'kétszemélyes hegyi sátor',
    sports: ['kemping', 'satorozas', 'tura', 'magashegyi-tura'],
    share: 0.45,
    prices: { advanced: [89990, 129990], race: [149990, 219990] },
    models: [
      'Bivak',
      'Hófúvás',
      'Sziklaperem',
      'Kőszáli Sas',
      'Hegygerinc',
      'Hóhatár',
      'Orkán',
      'Csúcstábor',
      'Zúzmara',
    ],
    intros: [
      '{A_NÉV} kétszemélyes hegyi sátor, amely hóban és viharban is tartja az alakját.',
      'Magashegyi táborhelyre, télire is: {a_név} egymást keresztező rúdjai elosztják a szél erejét.',
      '{A_NÉV} alacsony és zömök, ezért a szél átsiklik fölötte.',
    ],
    features: [
      ['Négy keresztező rúd', 'A négy rúd több helyen keresztezi egymást, így a sátor magától is megáll.'],
      ['Hógallér', 'A ponyva alján körben hógallér van: havat vagy követ tehetsz rá.'],
      seams,
      net,
      aluminium,
      reflective,
    ],
    closings,
    attributes: {
      Férőhely: ['2 fő'],
      'Vízoszlop (ponyva)': { advanced: ['4000 mm'], race: ['5000 mm'] },
      'Vízoszlop (padló)': { advanced: ['8\u00A0000 mm'], race: ['10\u00A0000 mm'] },
      Súly: { advanced: ['3,1 kg'], race: ['2,4 kg'] },
      Rudazat: ['alumínium'],
      Évszak: ['egész évben'],
    },
    dimensions: {
      Alapterület: { advanced: ['2,7 m²', '2,8 m²'], race: ['2,6 m²', '2,7 m²'] },
      'Belső magasság': { advanced: ['102 cm', '105 cm'], race: ['98 cm', '100 cm'] },
      Csomagméret: { advanced: ['46 × 17 cm', '48 × 17 cm'], race: ['40 × 15 cm', '42 × 15 cm'] },
    },
    synonyms: ['sátor', 'geodéziai sátor', 'expedíciós sátor', 'téli sátor'],
  },
];
