import type { ColourwayTable } from './colourway.ts';

export const cap = {
  navy: { label: 'tengerészkék', family: 'kék', swatch: '#243a5e' },
  black: { label: 'fekete', family: 'fekete', swatch: '#26282c' },
  white: { label: 'fehér', family: 'fehér', swatch: '#f1f1ed' },
  sand: { label: 'homok', family: 'bézs', swatch: '#cdb88f' },
  coral: { label: 'korall', family: 'narancssárga', swatch: '#e2603f' },
  forest: { label: 'erdőzöld', family: 'zöld', swatch: '#2f5a43' },
} satisfies ColourwayTable;

export const gloves = {
  black: { label: 'fekete', family: 'fekete', swatch: '#2a2c31' },
  charcoal: { label: 'antracit', family: 'szürke', swatch: '#55595f' },
  petrol: { label: 'petrol', family: 'kék', swatch: '#1f5d76' },
  lime: { label: 'lime-fekete', family: 'zöld', swatch: '#a9c832' },
  berry: { label: 'málna', family: 'rózsaszín', swatch: '#a83259' },
  flame: { label: 'lángvörös', family: 'piros', swatch: '#c63a2c' },
} satisfies ColourwayTable;

export const polo = {
  white: { label: 'fehér', family: 'fehér', swatch: '#f3f3ef' },
  navy: { label: 'tengerészkék', family: 'kék', swatch: '#25365a' },
  red: { label: 'piros', family: 'piros', swatch: '#c73434' },
  sage: { label: 'zsályazöld', family: 'zöld', swatch: '#8fa286' },
  sky: { label: 'égkék', family: 'kék', swatch: '#7fb0d6' },
  graphite: { label: 'grafit', family: 'szürke', swatch: '#3b3e45' },
} satisfies ColourwayTable;

export const vest = {
  black: { label: 'fekete', family: 'fekete', swatch: '#26282c' },
  navy: { label: 'éjkék', family: 'kék', swatch: '#27395c' },
  rust: { label: 'rozsda', family: 'narancssárga', swatch: '#b9542a' },
  olive: { label: 'olívzöld', family: 'zöld', swatch: '#666d45' },
  fog: { label: 'ködszürke', family: 'szürke', swatch: '#9aa0a6' },
  berry: { label: 'málna', family: 'rózsaszín', swatch: '#a5375d' },
} satisfies ColourwayTable;

export const swimsuit = {
  navy: { label: 'tengerészkék', family: 'kék', swatch: '#22365f' },
  black: { label: 'fekete', family: 'fekete', swatch: '#26282d' },
  lagoon: { label: 'lagúna', family: 'türkiz', swatch: '#1c7d88' },
  coral: { label: 'korall', family: 'narancssárga', swatch: '#e0614a' },
  plum: { label: 'szilva', family: 'lila', swatch: '#65376c' },
  cherry: { label: 'meggy', family: 'piros', swatch: '#93263d' },
} satisfies ColourwayTable;

export const fleece = {
  petrol: { label: 'petrol', family: 'kék', swatch: '#2b5f74' },
  graphite: { label: 'grafit', family: 'szürke', swatch: '#45494f' },
  oat: { label: 'zabszín', family: 'bézs', swatch: '#d8cbb0' },
  moss: { label: 'mohazöld', family: 'zöld', swatch: '#5f6c4a' },
  wine: { label: 'borvörös', family: 'piros', swatch: '#7c2a3c' },
  black: { label: 'fekete', family: 'fekete', swatch: '#2a2b2f' },
} satisfies ColourwayTable;

export const skiPants = {
  black: { label: 'fekete', family: 'fekete', swatch: '#26282c' },
  navy: { label: 'éjkék', family: 'kék', swatch: '#263a60' },
  graphite: { label: 'grafit', family: 'szürke', swatch: '#565b62' },
  flame: { label: 'lángvörös', family: 'piros', swatch: '#c43a2c' },
  white: { label: 'hófehér', family: 'fehér', swatch: '#eeeeea' },
  pine: { label: 'fenyőzöld', family: 'zöld', swatch: '#2b5b4b' },
} satisfies ColourwayTable;

export const cyclingJersey = {
  volt: { label: 'neonsárga', family: 'sárga', swatch: '#d6e03a' },
  red: { label: 'piros', family: 'piros', swatch: '#c9342f' },
  azure: { label: 'azúrkék', family: 'kék', swatch: '#2774b8' },
  black: { label: 'fekete', family: 'fekete', swatch: '#292b30' },
  teal: { label: 'pávazöld', family: 'türkiz', swatch: '#17807c' },
  white: { label: 'fehér', family: 'fehér', swatch: '#f2f2ee' },
} satisfies ColourwayTable;

export const headband = {
  black: { label: 'fekete', family: 'fekete', swatch: '#2a2b30' },
  petrol: { label: 'petrol', family: 'türkiz', swatch: '#1f6674' },
  berry: { label: 'málna', family: 'rózsaszín', swatch: '#aa3560' },
  mustard: { label: 'mustár', family: 'sárga', swatch: '#cf9b2d' },
  fog: { label: 'ködszürke', family: 'szürke', swatch: '#9ba0a6' },
  navy: { label: 'tengerészkék', family: 'kék', swatch: '#283a60' },
} satisfies ColourwayTable;

export const skirt = {
  white: { label: 'fehér', family: 'fehér', swatch: '#f2f2ee' },
  navy: { label: 'tengerészkék', family: 'kék', swatch: '#25365c' },
  black: { label: 'fekete', family: 'fekete', swatch: '#2a2c31' },
  coral: { label: 'korall', family: 'narancssárga', swatch: '#e26a52' },
  sage: { label: 'zsályazöld', family: 'zöld', swatch: '#8fa58c' },
  lilac: { label: 'levendula', family: 'lila', swatch: '#9b88c8' },
} satisfies ColourwayTable;
