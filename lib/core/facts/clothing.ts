import { choiceFact, flagFact, numberFact } from './fact.ts';

const jackets = ['kabatok-es-dzsekik'];
const clothing = ['ruhazat'];

/** Facts of clothes, and of what weather does to other goods as well. */
export const clothingFacts = [
  choiceFact({
    key: 'water',
    id: 102_000,
    goods: ['cipok', 'ruhazat', 'felszereles'],
    values: {
      waterproof: [1, 'vízálló', 'vízhatlan', 'vízállóság', 'esőálló', 'waterproof', 'membrános', 'membrán', 'havatex'],
      repellent: [2, 'vízlepergető', 'víztaszító', 'cseppálló'],
      none: [3, 'nem vízálló'],
    },
  }),
  numberFact({
    key: 'waterColumn',
    id: 102_100,
    goods: ['kabatok-es-dzsekik', 'nadragok', 'satrak'],
    unit: 'mm',
    within: [500, 60_000],
    bands: {
      1: [null, 3000],
      2: [3000, 5000],
      3: [5000, 10_000],
      4: [10_000, 15_000],
      5: [15_000, 20_000],
      6: [20_000, null],
    },
    units: { mm: 1, milliméter: 1, milliméteres: 1 },
    names: ['vízoszlop', 'vízoszlopos', 'vízállóság'],
  }),
  numberFact({
    key: 'breathability',
    id: 102_200,
    goods: ['kabatok-es-dzsekik', 'nadragok'],
    unit: 'g_m2_24h',
    within: [500, 80_000],
    bands: { 1: [null, 10_000], 2: [10_000, 15_000], 3: [15_000, 20_000], 4: [20_000, null] },
    units: {},
    names: ['légáteresztés', 'légáteresztő', 'páraáteresztés', 'lélegző'],
  }),
  choiceFact({
    key: 'insulation',
    id: 102_300,
    goods: jackets,
    values: {
      down: [1, 'pehely', 'pehelytöltet', 'pelyhes', 'tolltöltet'],
      synthetic: [2, 'szintetikus', 'műszálas', 'szintetikus töltet', 'melegmag'],
    },
  }),
  numberFact({
    key: 'fillPower',
    id: 102_400,
    goods: jackets,
    unit: 'cuin',
    within: [300, 1000],
    bands: { 1: [null, 600], 2: [600, 700], 3: [700, 800], 4: [800, null] },
    units: { cuin: 1 },
    names: ['töltőerő'],
  }),
  choiceFact({
    key: 'hood',
    id: 102_500,
    goods: clothing,
    values: {
      adjustable: [1, 'kapucni', 'kapucnis', 'állítható kapucni'],
      helmet: [2, 'sisakra húzható', 'sisakkompatibilis'],
      none: [3, 'kapucni nélkül', 'kapucni nélküli', 'álló gallér'],
    },
  }),
  choiceFact({
    key: 'season',
    id: 102_600,
    goods: ['cipok', 'ruhazat', 'kemping-es-tura'],
    takesSeveral: true,
    values: {
      spring: [1, 'tavasz', 'tavaszi', 'átmeneti'],
      summer: [2, 'nyár', 'nyári'],
      autumn: [3, 'ősz', 'őszi', 'átmeneti'],
      winter: [4, 'tél', 'téli'],
    },
  }),
  choiceFact({
    key: 'fit',
    id: 102_700,
    goods: clothing,
    values: {
      narrow: [1, 'testhezálló', 'szűk', 'feszes', 'slim', 'karcsúsított', 'versenyszabás'],
      tapered: [2, 'szűkülő', 'szűkülő szárú'],
      regular: [3, 'normál szabás', 'regular'],
      wide: [4, 'laza', 'bő', 'oversize', 'bő szabás', 'laza szabás'],
    },
  }),
  numberFact({
    key: 'fabricWeight',
    id: 102_800,
    goods: clothing,
    unit: 'g_m2',
    within: [30, 800],
    bands: {
      1: [null, 120],
      2: [120, 150],
      3: [150, 200],
      4: [200, 250],
      5: [250, 300],
      6: [300, null],
    },
    units: { 'g/m2': 1, 'g/m²': 1 },
    names: ['anyagsúly'],
  }),
  choiceFact({
    key: 'legLength',
    id: 102_900,
    goods: ['nadragok'],
    values: {
      long: [1, 'hosszú', 'hosszú szárú'],
      knee: [2, 'térdig érő', 'térd fölé érő'],
      short: [3, 'rövid', 'rövid szárú'],
    },
  }),
  flagFact({
    key: 'innerShorts',
    id: 103_000,
    goods: ['nadragok', 'sportszoknyak'],
    yes: ['belső nadrág', 'alsónadrágos', 'béléssel'],
    no: ['belső nadrág nélkül'],
  }),
  choiceFact({
    key: 'support',
    id: 103_100,
    goods: ['sportmelltartok'],
    values: {
      light: [1, 'könnyű tartás', 'enyhe tartás'],
      medium: [2, 'közepes tartás'],
      strong: [3, 'erős tartás', 'nagy tartás', 'jó tartás'],
    },
  }),
  choiceFact({
    key: 'thickness',
    id: 103_200,
    goods: ['zoknik', 'fejpantok'],
    values: {
      thin: [1, 'vékony'],
      medium: [2, 'közepes vastagságú', 'közepesen vastag'],
      thick: [3, 'vastag'],
    },
  }),
  choiceFact({
    key: 'uvProtection',
    id: 103_300,
    goods: clothing,
    values: { upf30: [1, 'upf 30', 'upf30', 'fényvédelem', 'uv-szűrős'], upf50: [2, 'upf 50', 'upf50'] },
  }),
];
