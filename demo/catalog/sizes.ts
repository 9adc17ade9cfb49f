import type { Gender } from '../model.ts';
import { footLength, onScale } from '#lib/core/products/shoe-sizes.ts';
import type { Random } from '#lib/core/random.ts';

/** How a kind of product is sized. */
export type Sizing =
  | 'shoe'
  | 'mondopoint'
  | 'skate'
  | 'garment'
  | 'hooded'
  | 'bra'
  | 'sock'
  | 'beanie'
  | 'football'
  | 'basketball'
  | 'handball'
  | 'grip'
  | 'weight'
  | 'ski'
  | 'snowboard'
  | 'frame'
  | 'helmet'
  | 'sleepingBag'
  | 'one'
  | 'roadFrame'
  | 'keeperGlove'
  | 'shinGuard'
  | 'crossCountry'
  | 'skiHelmet'
  | 'gymBall'
  | 'boxing'
  | 'glove'
  | 'swimsuit';

export interface SizeRange {
  sizeSystem: string;
  sizes: string[];
  sizeTable: { columns: string[]; rows: string[][] } | null;
}

const decimal = (value: number): string => (Math.round(value * 10) / 10).toString().replace('.', ',');
const steps = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);

const oneSize: SizeRange = { sizeSystem: '', sizes: ['Egy méret'], sizeTable: null };

/** EU shoe sizes in whole numbers, by gender. */
const shoeSizes: Readonly<Record<Gender, readonly [number, number]>> = {
  female: [36, 42],
  male: [40, 47],
  unisex: [36, 46],
  kinder: [28, 38],
};

const americanColumn: Readonly<Record<Gender, string>> = {
  female: 'US (női)',
  male: 'US (férfi)',
  unisex: 'US (férfi)',
  kinder: 'US (gyerek)',
};

function shoeRange(gender: Gender, random: Random): SizeRange {
  const [low, high] = shoeSizes[gender];
  const hasHalves = gender !== 'kinder' && gender !== 'unisex' && random.chance(0.25);
  const numbers = steps(low, high - random.int(0, 1), hasHalves ? 0.5 : 1);
  return {
    sizeSystem: 'EU',
    sizes: numbers.map(decimal),
    sizeTable: {
      columns: ['EU', 'UK', americanColumn[gender], 'Lábhossz (cm)'],
      rows: numbers.map((size) =>
        [size, onScale('uk', size, gender), onScale('us', size, gender), footLength(size)].map(decimal),
      ),
    },
  };
}

function rangeTable(sizeSystem: string, columns: string[], rows: string[][]): SizeRange {
  return { sizeSystem, sizes: rows.map(([size]) => size ?? ''), sizeTable: { columns, rows } };
}

const bodyColumns = ['Méret', 'Mellbőség (cm)', 'Derékbőség (cm)', 'Csípőbőség (cm)'];
const womenRows = [
  ['XS', '80–84', '62–66', '88–92'],
  ['S', '84–88', '66–70', '92–96'],
  ['M', '88–94', '70–76', '96–102'],
  ['L', '94–100', '76–82', '102–108'],
  ['XL', '100–107', '82–90', '108–114'],
  ['XXL', '107–114', '90–98', '114–120'],
];
const menRows = [
  ['S', '88–94', '76–82', '90–95'],
  ['M', '94–100', '82–88', '95–101'],
  ['L', '100–106', '88–94', '101–107'],
  ['XL', '106–114', '94–102', '107–113'],
  ['XXL', '114–122', '102–110', '113–119'],
  ['3XL', '122–130', '110–118', '119–125'],
];
const childColumns = ['Méret', 'Magasság (cm)', 'Mellbőség (cm)', 'Derékbőség (cm)'];
const childRows = [
  ['116', '111–116', '60', '54'],
  ['128', '123–128', '64', '57'],
  ['140', '135–140', '70', '61'],
  ['152', '147–152', '76', '65'],
  ['164', '159–164', '82', '69'],
];

function garmentRange(gender: Gender, random: Random, childFrom: string): SizeRange {
  if (gender === 'kinder') {
    const rows = childRows.slice(childRows.findIndex(([size]) => size === childFrom));
    return rangeTable('magasság, cm', childColumns, rows);
  }
  const rows = gender === 'female' ? womenRows : menRows;
  return rangeTable('Nemzetközi', bodyColumns, rows.slice(0, random.int(5, 6)));
}

const helmetRows = {
  adult: [
    ['S (51–55)', '51–55'],
    ['M (54–58)', '54–58'],
    ['L (58–62)', '58–62'],
  ],
  child: [
    ['XS (46–51)', '46–51'],
    ['S (50–55)', '50–55'],
  ],
};

const skiLengths = (gender: Gender): number[] =>
  gender === 'female' ? [149, 156, 163, 170] : gender === 'male' ? [163, 170, 177, 184] : [156, 163, 170, 177];
/** Skis for pistes reach from the chin to the forehead: they are 5 to 15 cm shorter than whoever stands on them. */
const skiRows = (gender: Gender): string[][] =>
  skiLengths(gender).map((length) => [String(length), `${length + 5}–${length + 15}`]);
/** The weight that a board bears, by its length. */
const boardRows = (gender: Gender): string[][] =>
  gender === 'female'
    ? [
        ['140', '45–55'],
        ['144', '50–60'],
        ['148', '55–65'],
        ['152', '60–75'],
      ]
    : [
        ['150', '55–68'],
        ['153', '60–75'],
        ['156', '68–82'],
        ['159', '75–90'],
        ['162', '82–100'],
      ];

function mondopointRange(gender: Gender): SizeRange {
  const sizes = gender === 'female' ? steps(22.5, 27.5) : steps(25.5, 31.5);
  return rangeTable(
    'Mondopoint',
    ['Mondopoint', 'Lábhossz (cm)', 'EU (tájékoztató)'],
    sizes.map((size) => [decimal(size), decimal(size), decimal(Math.round((size + 1.5) * 1.5))]),
  );
}

const ball = (sizes: string[], columns: string[], rows: string[][]): SizeRange => ({
  sizeSystem: '',
  sizes,
  sizeTable: { columns, rows },
});

const makers: Readonly<Record<Sizing, (gender: Gender, random: Random) => SizeRange>> = {
  shoe: shoeRange,
  mondopoint: mondopointRange,
  skate: (gender, random) =>
    gender === 'kinder'
      ? rangeTable(
          'EU',
          ['EU', 'Lábhossz (cm)'],
          [
            ['29–32', '18–20'],
            ['33–36', '20,5–22,5'],
            ['37–40', '23–25'],
          ],
        )
      : shoeRange(gender, random),
  garment: (gender, random) => garmentRange(gender, random, '116'),
  // Cords at hoods are for children from seven years only (EN 14682).
  hooded: (gender, random) => garmentRange(gender, random, '140'),
  bra: () =>
    rangeTable(
      'Nemzetközi',
      ['Méret', 'Mell alatti bőség (cm)', 'Mellbőség (cm)'],
      [
        ['XS', '63–67', '78–82'],
        ['S', '68–72', '83–87'],
        ['M', '73–77', '88–93'],
        ['L', '78–83', '94–99'],
        ['XL', '84–90', '100–106'],
      ],
    ),
  sock: (gender) =>
    rangeTable(
      'EU',
      ['EU', 'Lábhossz (cm)'],
      gender === 'kinder'
        ? [
            ['27–30', '16,5–18,5'],
            ['31–34', '19–21'],
          ]
        : [
            ['35–38', '22–24'],
            ['39–42', '24,5–26,5'],
            ['43–46', '27–29'],
          ],
    ),
  beanie: (gender) =>
    gender === 'kinder'
      ? rangeTable(
          'cm',
          ['Fejkerület (cm)', 'Életkor'],
          [
            ['48–52', '3–6 év'],
            ['52–55', '7–12 év'],
          ],
        )
      : oneSize,
  football: () =>
    ball(
      ['3', '4', '5'],
      ['Méret', 'Kerület (cm)', 'Kinek'],
      [
        ['3', '58–61', '8 év alatt'],
        ['4', '63–66', '8–12 év'],
        ['5', '68–70', '12 év felett'],
      ],
    ),
  basketball: () =>
    ball(
      ['5', '6', '7'],
      ['Méret', 'Kerület (cm)', 'Kinek'],
      [
        ['5', '69–71', 'gyerek'],
        ['6', '72–74', 'nő'],
        ['7', '75–77', 'férfi'],
      ],
    ),
  handball: () =>
    ball(
      ['0', '1', '2', '3'],
      ['Méret', 'Kerület (cm)', 'Kinek'],
      [
        ['0', '46–48', '8 év alatt'],
        ['1', '50–52', '8–14 év'],
        ['2', '54–56', 'nő, fiú 12–16 év'],
        ['3', '58–60', 'férfi'],
      ],
    ),
  grip: () =>
    rangeTable(
      'markolat',
      ['Méret', 'Kerület (mm)'],
      [
        ['L1', '105'],
        ['L2', '108'],
        ['L3', '111'],
        ['L4', '114'],
      ],
    ),
  weight: () => oneSize,
  ski: (gender) => rangeTable('cm', ['Hossz', 'Testmagasság (cm)'], skiRows(gender)),
  snowboard: (gender) => rangeTable('cm', ['Hossz', 'Testsúly (kg)'], boardRows(gender)),
  frame: () =>
    rangeTable(
      'Nemzetközi',
      ['Vázméret', 'Testmagasság (cm)', 'Belső lábhossz (cm)'],
      [
        ['S', '155–168', '70–77'],
        ['M', '168–178', '76–83'],
        ['L', '178–187', '82–88'],
        ['XL', '187–198', '87–94'],
      ],
    ),
  helmet: (gender) =>
    rangeTable('cm', ['Méret', 'Fejkerület (cm)'], gender === 'kinder' ? helmetRows.child : helmetRows.adult),
  sleepingBag: () =>
    rangeTable(
      'cm',
      ['Hossz', 'Testmagasság (cm)'],
      [
        ['185', '170-ig'],
        ['200', '185-ig'],
        ['215', '200-ig'],
      ],
    ),
  one: () => oneSize,
  glove: (gender) =>
    gender === 'kinder'
      ? rangeTable(
          'életkor',
          ['Életkor', 'Tenyérkerület (cm)'],
          [
            ['4–6 év', '13–14'],
            ['6–8 év', '14–15'],
            ['8–10 év', '15–16'],
            ['10–12 év', '16–17'],
          ],
        )
      : rangeTable(
          'Nemzetközi',
          ['Méret', 'Tenyérkerület (cm)'],
          [
            ['S', '17–18,5'],
            ['M', '18,5–20'],
            ['L', '20–22'],
            ['XL', '22–24'],
          ],
        ),
  swimsuit: () => rangeTable('Nemzetközi', bodyColumns, womenRows),
  roadFrame: () =>
    rangeTable(
      'cm',
      ['Vázméret (cm)', 'Testmagasság (cm)', 'Belső lábhossz (cm)'],
      [
        ['49', '158–166', '72–77'],
        ['52', '165–173', '76–81'],
        ['54', '172–179', '80–84'],
        ['56', '178–185', '83–88'],
        ['58', '184–192', '87–92'],
      ],
    ),
  keeperGlove: (gender) =>
    rangeTable(
      'kesztyű',
      ['Méret', 'Tenyérkerület (cm)'],
      gender === 'kinder'
        ? [
            ['4', '14–15'],
            ['5', '15–16,5'],
            ['6', '16,5–18'],
          ]
        : [
            ['7', '18–19'],
            ['8', '19–20,5'],
            ['9', '20,5–22'],
            ['10', '22–23,5'],
            ['11', '23,5–25'],
          ],
    ),
  shinGuard: (gender) =>
    rangeTable(
      'cm',
      ['Méret', 'Testmagasság (cm)'],
      gender === 'kinder'
        ? [
            ['XS (120–140)', '120–140'],
            ['S (140–155)', '140–155'],
          ]
        : [
            ['S (150–160)', '150–160'],
            ['M (160–175)', '160–175'],
            ['L (175–190)', '175–190'],
          ],
    ),
  crossCountry: (gender) =>
    rangeTable(
      'cm',
      ['Hossz', 'Testsúly (kg)'],
      [
        ['176', '45–55'],
        ['184', '55–65'],
        ['190', '65–75'],
        ['198', '75–90'],
        ['206', '90–105'],
      ].slice(...(gender === 'female' ? [0, 4] : gender === 'male' ? [2, 5] : [0, 5])),
    ),
  skiHelmet: (gender) =>
    rangeTable('cm', ['Méret', 'Fejkerület (cm)'], gender === 'kinder' ? helmetRows.child : helmetRows.adult),
  gymBall: () =>
    rangeTable(
      'cm',
      ['Átmérő', 'Testmagasság (cm)'],
      [
        ['55', '165-ig'],
        ['65', '165–185'],
        ['75', '185-től'],
      ],
    ),
  boxing: () =>
    rangeTable(
      'oz',
      ['Súly (oz)', 'Testsúly (kg)'],
      [
        ['10', '60-ig'],
        ['12', '60–70'],
        ['14', '70–85'],
        ['16', '85-től'],
      ],
    ),
};

/** The sizes in which a product is made, in order, with the table that helps to choose. */
export function sizesFor(sizing: Sizing, gender: Gender, random: Random): SizeRange {
  return makers[sizing](gender, random);
}
