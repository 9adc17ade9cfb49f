import type { ColourwayTable } from './colourway.ts';

export const roadBike = {
  carbon: { label: 'karbonfekete', family: 'fekete', swatch: '#24272d' },
  scarlet: { label: 'skarlátvörös', family: 'piros', swatch: '#c4232b' },
  pearl: { label: 'gyöngyfehér', family: 'fehér', swatch: '#ebe9e3' },
  royal: { label: 'királykék', family: 'kék', swatch: '#1d4fa6' },
  sage: { label: 'zsályazöld', family: 'zöld', swatch: '#7f9a86' },
} satisfies ColourwayTable;

export const goalkeeperGloves = {
  volt: { label: 'neonsárga-fekete', family: 'sárga', swatch: '#d7ee3c' },
  white: { label: 'fehér-kék', family: 'fehér', swatch: '#f1f2f0' },
  black: { label: 'fekete-piros', family: 'fekete', swatch: '#202329' },
  orange: { label: 'narancssárga-grafit', family: 'narancssárga', swatch: '#ee6b2a' },
  green: { label: 'zöld-fehér', family: 'zöld', swatch: '#1f8a5b' },
} satisfies ColourwayTable;

export const shinGuards = {
  white: { label: 'fehér-piros', family: 'fehér', swatch: '#f2f2ef' },
  black: { label: 'fekete-neonsárga', family: 'fekete', swatch: '#24272d' },
  blue: { label: 'kék-fehér', family: 'kék', swatch: '#1c4fb0' },
  red: { label: 'piros-fekete', family: 'piros', swatch: '#c9252d' },
  silver: { label: 'ezüstszürke', family: 'szürke', swatch: '#a9b0b8' },
} satisfies ColourwayTable;

export const scooter = {
  black: { label: 'fekete-lime', family: 'fekete', swatch: '#25282e' },
  mint: { label: 'menta', family: 'türkiz', swatch: '#58b8a4' },
  red: { label: 'piros', family: 'piros', swatch: '#cb2a2c' },
  blue: { label: 'kék', family: 'kék', swatch: '#2462b8' },
  rose: { label: 'rózsaszín', family: 'rózsaszín', swatch: '#d987a4' },
  silver: { label: 'ezüst-narancssárga', family: 'szürke', swatch: '#b4bac1' },
} satisfies ColourwayTable;

export const crossCountrySkis = {
  glacier: { label: 'fehér-jégkék', family: 'fehér', swatch: '#eff1f1' },
  red: { label: 'piros-fehér', family: 'piros', swatch: '#c7262c' },
  black: { label: 'fekete-neonsárga', family: 'fekete', swatch: '#1d2025' },
  pine: { label: 'fenyőzöld', family: 'zöld', swatch: '#1f5c49' },
  violet: { label: 'lila-narancssárga', family: 'lila', swatch: '#54408e' },
} satisfies ColourwayTable;

export const skiHelmet = {
  black: { label: 'matt fekete', family: 'fekete', swatch: '#292b30' },
  white: { label: 'fehér', family: 'fehér', swatch: '#f1f1ee' },
  petrol: { label: 'petrol', family: 'türkiz', swatch: '#1c6472' },
  wine: { label: 'borvörös', family: 'piros', swatch: '#7d2433' },
  olive: { label: 'olívzöld', family: 'zöld', swatch: '#646d48' },
  fog: { label: 'ködszürke', family: 'szürke', swatch: '#a8afb6' },
} satisfies ColourwayTable;

export const foamRoller = {
  black: { label: 'fekete', family: 'fekete', swatch: '#2b2d32' },
  blue: { label: 'kék', family: 'kék', swatch: '#2a66b0' },
  coral: { label: 'korall', family: 'narancssárga', swatch: '#e0664c' },
  mint: { label: 'menta', family: 'türkiz', swatch: '#4fae9c' },
  violet: { label: 'lila', family: 'lila', swatch: '#6d55a0' },
} satisfies ColourwayTable;

export const resistanceBands = {
  ocean: { label: 'kék', family: 'kék', swatch: '#2a6fb2' },
  forest: { label: 'zöld', family: 'zöld', swatch: '#3d8a62' },
  rose: { label: 'rózsaszín', family: 'rózsaszín', swatch: '#d07896' },
  violet: { label: 'lila', family: 'lila', swatch: '#71549f' },
  graphite: { label: 'grafit', family: 'szürke', swatch: '#4a4f57' },
} satisfies ColourwayTable;

export const badmintonRacket = {
  volt: { label: 'fekete-neonsárga', family: 'fekete', swatch: '#20242a' },
  red: { label: 'piros', family: 'piros', swatch: '#c32a2e' },
  sky: { label: 'fehér-égkék', family: 'fehér', swatch: '#ebeeee' },
  blue: { label: 'kék-narancssárga', family: 'kék', swatch: '#1f4fa0' },
  teal: { label: 'türkiz', family: 'türkiz', swatch: '#1c8a8c' },
} satisfies ColourwayTable;

export const gymBall = {
  blue: { label: 'kék', family: 'kék', swatch: '#2f6fb5' },
  graphite: { label: 'grafit', family: 'szürke', swatch: '#565c65' },
  rose: { label: 'mályva', family: 'rózsaszín', swatch: '#b9708c' },
  sage: { label: 'zsályazöld', family: 'zöld', swatch: '#7c9c82' },
  violet: { label: 'lila', family: 'lila', swatch: '#705a9f' },
} satisfies ColourwayTable;

export const boxingGloves = {
  red: { label: 'piros-fekete', family: 'piros', swatch: '#b9232a' },
  black: { label: 'fekete-fehér', family: 'fekete', swatch: '#26282d' },
  white: { label: 'fehér-kék', family: 'fehér', swatch: '#efefec' },
  blue: { label: 'kék-fehér', family: 'kék', swatch: '#1e4f9e' },
  olive: { label: 'olívzöld', family: 'zöld', swatch: '#5d6644' },
} satisfies ColourwayTable;

export const waistBag = {
  black: { label: 'fekete', family: 'fekete', swatch: '#26292f' },
  volt: { label: 'neonsárga', family: 'sárga', swatch: '#d4e83e' },
  blue: { label: 'kék', family: 'kék', swatch: '#2260ab' },
  coral: { label: 'korall', family: 'narancssárga', swatch: '#e5634d' },
  petrol: { label: 'petrol', family: 'türkiz', swatch: '#1f6672' },
} satisfies ColourwayTable;

export const sunglasses = {
  fire: { label: 'fekete-tűzvörös', family: 'fekete', swatch: '#1f2227' },
  ice: { label: 'fehér-jégkék', family: 'fehér', swatch: '#f0f1ef' },
  volt: { label: 'grafit-zöld', family: 'szürke', swatch: '#464b53' },
  navy: { label: 'éjkék-arany', family: 'kék', swatch: '#22385e' },
  red: { label: 'piros-füst', family: 'piros', swatch: '#c12b31' },
} satisfies ColourwayTable;
