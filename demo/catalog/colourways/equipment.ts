import type { ColourwayTable } from './colourway.ts';

export const ball = {
  classic: { label: 'fehér-fekete', family: 'fehér', swatch: '#f6f6f3' },
  volt: { label: 'neonsárga', family: 'sárga', swatch: '#d9f24b' },
  blue: { label: 'fehér-kék', family: 'kék', swatch: '#1351c4' },
  flame: { label: 'narancssárga', family: 'narancssárga', swatch: '#ef7a32' },
  red: { label: 'fehér-piros', family: 'piros', swatch: '#d02f35' },
} satisfies ColourwayTable;

export const basketball = {
  classic: { label: 'narancsbarna', family: 'narancssárga', swatch: '#c9662b' },
  street: { label: 'fekete-narancssárga', family: 'fekete', swatch: '#23262d' },
  duo: { label: 'krém-kék', family: 'kék', swatch: '#1f4f9e' },
  brown: { label: 'sötétbarna', family: 'barna', swatch: '#7c4428' },
  teal: { label: 'krém-türkiz', family: 'türkiz', swatch: '#1d8a8c' },
} satisfies ColourwayTable;

export const handball = {
  royal: { label: 'kék-sárga', family: 'kék', swatch: '#2350b8' },
  flame: { label: 'fehér-piros', family: 'piros', swatch: '#e2452f' },
  pine: { label: 'zöld-lime', family: 'zöld', swatch: '#17644f' },
  violet: { label: 'lila-türkiz', family: 'lila', swatch: '#5b3f9c' },
} satisfies ColourwayTable;

export const volleyball = {
  classic: { label: 'fehér-kék-sárga', family: 'kék', swatch: '#1b53b5' },
  beach: { label: 'krém-korall-türkiz', family: 'narancssárga', swatch: '#f0643c' },
  club: { label: 'fehér-fekete-piros', family: 'fehér', swatch: '#f4f4f2' },
  meadow: { label: 'fehér-zöld-sárga', family: 'zöld', swatch: '#2a8a58' },
} satisfies ColourwayTable;

export const bicycle = {
  petrol: { label: 'petrol', family: 'türkiz', swatch: '#136f7d' },
  ember: { label: 'parázsvörös', family: 'piros', swatch: '#d93a22' },
  graphite: { label: 'grafit', family: 'szürke', swatch: '#3a3f47' },
  sand: { label: 'sivatagi homok', family: 'bézs', swatch: '#c9b18a' },
  olive: { label: 'olívzöld', family: 'zöld', swatch: '#5f6b42' },
} satisfies ColourwayTable;

export const helmet = {
  white: { label: 'fehér', family: 'fehér', swatch: '#f3f3ef' },
  flame: { label: 'lángvörös', family: 'piros', swatch: '#e6432a' },
  mint: { label: 'éjkék-menta', family: 'kék', swatch: '#2a3a44' },
  black: { label: 'matt fekete', family: 'fekete', swatch: '#26282d' },
  lime: { label: 'neonsárga', family: 'sárga', swatch: '#d5e93a' },
} satisfies ColourwayTable;

export const headlamp = {
  orange: { label: 'narancssárga', family: 'narancssárga', swatch: '#e5622a' },
  ice: { label: 'jégkék', family: 'kék', swatch: '#3b9fb8' },
  black: { label: 'fekete-lime', family: 'fekete', swatch: '#33373e' },
  red: { label: 'piros', family: 'piros', swatch: '#c23230' },
} satisfies ColourwayTable;

export const hikingPoles = {
  orange: { label: 'narancssárga', family: 'narancssárga', swatch: '#e2581e' },
  blue: { label: 'kék', family: 'kék', swatch: '#1d62b4' },
  moss: { label: 'mohazöld', family: 'zöld', swatch: '#5d7a35' },
  black: { label: 'fekete', family: 'fekete', swatch: '#2a2c30' },
} satisfies ColourwayTable;

export const dumbbell = {
  black: { label: 'fekete', family: 'fekete', swatch: '#2b2d31', kilograms: 10 },
  red: { label: 'piros', family: 'piros', swatch: '#a3262b', kilograms: 8 },
  blue: { label: 'kék', family: 'kék', swatch: '#234a7d', kilograms: 6 },
  green: { label: 'zöld', family: 'zöld', swatch: '#2c6b4a', kilograms: 4 },
  grey: { label: 'szürke', family: 'szürke', swatch: '#6b7078', kilograms: 12 },
} satisfies ColourwayTable;

export const kettlebell = {
  iron: { label: 'vasfekete', family: 'fekete', swatch: '#34363a', kilograms: 16 },
  red: { label: 'fekete-piros', family: 'piros', swatch: '#b3262e', kilograms: 12 },
  teal: { label: 'szürke-türkiz', family: 'türkiz', swatch: '#1f8085', kilograms: 8 },
  yellow: { label: 'fekete-sárga', family: 'sárga', swatch: '#d9a520', kilograms: 20 },
  violet: { label: 'szürke-lila', family: 'lila', swatch: '#6b4a9c', kilograms: 6 },
} satisfies ColourwayTable;

export const skippingRope = {
  black: { label: 'fekete', family: 'fekete', swatch: '#24262b' },
  lime: { label: 'lime', family: 'zöld', swatch: '#a8d129' },
  blue: { label: 'kék-fehér', family: 'kék', swatch: '#1d4f9c' },
  coral: { label: 'korall', family: 'narancssárga', swatch: '#e2604a' },
} satisfies ColourwayTable;

export const skis = {
  race: { label: 'fekete-piros', family: 'fekete', swatch: '#16181d' },
  alp: { label: 'fehér-kék', family: 'fehér', swatch: '#f2f3f1' },
  lime: { label: 'sötétzöld-lime', family: 'zöld', swatch: '#0f4a4c' },
  sunrise: { label: 'narancssárga-grafit', family: 'narancssárga', swatch: '#e2703a' },
  berry: { label: 'lila-fehér', family: 'lila', swatch: '#5d3f86' },
} satisfies ColourwayTable;

export const snowboard = {
  glacier: { label: 'gleccserkék', family: 'kék', swatch: '#1f6fa3' },
  sunset: { label: 'alkonyvörös', family: 'piros', swatch: '#b5352f' },
  pine: { label: 'fenyőzöld', family: 'zöld', swatch: '#1f5b4a' },
  dusk: { label: 'szürkületlila', family: 'lila', swatch: '#54438a' },
} satisfies ColourwayTable;

export const skiGoggles = {
  fire: { label: 'fekete-tűzvörös', family: 'fekete', swatch: '#1d2026' },
  ice: { label: 'fehér-jégkék', family: 'fehér', swatch: '#f2f3f0' },
  forest: { label: 'sötétzöld', family: 'zöld', swatch: '#23463c' },
  amber: { label: 'grafit-borostyán', family: 'szürke', swatch: '#474c54' },
} satisfies ColourwayTable;

export const swimGoggles = {
  blue: { label: 'kék', family: 'kék', swatch: '#14326e' },
  coral: { label: 'fehér-korall', family: 'fehér', swatch: '#f1f0ec' },
  smoke: { label: 'füstfekete', family: 'fekete', swatch: '#1c1f25' },
  mint: { label: 'menta', family: 'türkiz', swatch: '#3fae9f' },
} satisfies ColourwayTable;

export const tennisRacket = {
  volt: { label: 'fekete-neonsárga', family: 'fekete', swatch: '#1d2126' },
  red: { label: 'piros', family: 'piros', swatch: '#c22a2c' },
  sky: { label: 'fehér-égkék', family: 'fehér', swatch: '#eceeee' },
  violet: { label: 'lila', family: 'lila', swatch: '#5b4596' },
} satisfies ColourwayTable;

export const tableTennisBat = {
  red: { label: 'piros', family: 'piros', swatch: '#c3202b' },
  black: { label: 'fekete', family: 'fekete', swatch: '#26272b' },
  blue: { label: 'kék', family: 'kék', swatch: '#1c58b8' },
  green: { label: 'zöld', family: 'zöld', swatch: '#1f7a4d' },
} satisfies ColourwayTable;
