import { hungarian } from '../../search/collator.ts';
import { districtNumerals } from './districts.ts';
import { towns } from './towns.ts';

/** Postcodes of the towns that have more than one: the first, the last, the town. */
const ranges: readonly (readonly [from: number, to: number, town: string])[] = [
  [2030, 2036, 'Érd'],
  [2400, 2407, 'Dunaújváros'],
  [3100, 3109, 'Salgótarján'],
  [3300, 3304, 'Eger'],
  [3501, 3535, 'Miskolc'],
  [4024, 4034, 'Debrecen'],
  [4400, 4405, 'Nyíregyháza'],
  [5000, 5008, 'Szolnok'],
  [5600, 5603, 'Békéscsaba'],
  [6000, 6008, 'Kecskemét'],
  [6720, 6729, 'Szeged'],
  [6800, 6806, 'Hódmezővásárhely'],
  [7621, 7636, 'Pécs'],
  [8000, 8019, 'Székesfehérvár'],
  [8800, 8809, 'Nagykanizsa'],
  [9021, 9030, 'Győr'],
  [9400, 9408, 'Sopron'],
  [9700, 9707, 'Szombathely'],
];

/** Villages that share a postcode, some of them with the town that it is the main one of. */
const shared: Readonly<Record<string, readonly string[]>> = {
  3881: ['Abaújszántó', 'Baskó', 'Sima'],
  3992: ['Kovácsvágás', 'Vágáshuta'],
  3994: ['Bózsva', 'Filkeháza', 'Füzérkajata', 'Kishuta', 'Nagyhuta', 'Pálháza'],
  7300: ['Komló', 'Mecsekpölöske'],
  7664: ['Berkesd', 'Pereked', 'Szilágy'],
  7720: ['Apátvarasd', 'Lovászhetény', 'Martonfa', 'Pécsvárad', 'Zengővárkony'],
  7800: ['Kisharsány', 'Nagytótfalu', 'Siklós'],
  7838: ['Besence', 'Hirics', 'Lúzsok', 'Nagycsány', 'Páprád', 'Piskó', 'Vajszló', 'Vejti'],
  7900: ['Botykapeterd', 'Csertő', 'Szigetvár'],
  8256: ['Ábrahámhegy', 'Salföld'],
  8300: ['Raposka', 'Tapolca'],
  8318: ['Lesencefalu', 'Lesencetomaj'],
  8700: ['Csömend', 'Marcali'],
  8887: ['Bázakerettye', 'Lasztonya'],
  8888: ['Kiscsehi', 'Lispeszentadorján', 'Maróc'],
  9900: ['Körmend', 'Magyarnádalja'],
  9941: ['Ispánk', 'Őriszentpéter'],
};

/** Smaller places that many parcels go to: round the Balaton and round Budapest. */
const smallTowns: Readonly<Record<string, string>> = {
  2011: 'Budakalász',
  2014: 'Csobánka',
  2016: 'Leányfalu',
  2017: 'Pócsmegyer',
  2025: 'Visegrád',
  2045: 'Törökbálint',
  2049: 'Diósd',
  2085: 'Pilisvörösvár',
  2092: 'Budakeszi',
  2141: 'Csömör',
  2144: 'Kerepes',
  2314: 'Halásztelek',
  8171: 'Balatonvilágos',
  8174: 'Balatonkenese',
  8175: 'Balatonfűzfő',
  8220: 'Balatonalmádi',
  8237: 'Tihany',
  8253: 'Révfülöp',
  8258: 'Badacsonytomaj',
  8313: 'Balatongyörök',
  8315: 'Gyenesdiás',
  8380: 'Hévíz',
  8621: 'Zamárdi',
  8622: 'Szántód',
  8623: 'Balatonföldvár',
  8624: 'Balatonszárszó',
  8630: 'Balatonboglár',
  8636: 'Balatonszemes',
  8638: 'Balatonlelle',
  8640: 'Fonyód',
  8646: 'Balatonfenyves',
};

/** Postcodes of the capital: 1, the district in two digits, and one digit of the neighbourhood. */
function districtOf(postal: string): string | undefined {
  return postal.startsWith('1') ? districtNumerals[Number(postal.slice(1, 3)) - 1] : undefined;
}

/**
 * Towns of a postcode as they stand in an address, in Hungarian order; none where it is not in the table, which is a
 * demo's: all of the capital, the larger towns and some of the postcodes that villages share.
 */
export function townsOf(postal: string): string[] {
  const district = districtOf(postal);
  if (district !== undefined) return [`Budapest, ${district}. kerület`];
  const number = Number(postal);
  const found = [
    ...(shared[postal] ?? []),
    ...ranges.filter(([from, to]) => number >= from && number <= to).map(([, , town]) => town),
    ...towns.filter(([, main]) => main === postal).map(([town]) => town),
    ...(smallTowns[postal] === undefined ? [] : [smallTowns[postal]]),
  ];
  return [...new Set(found)].toSorted(hungarian.compare);
}
